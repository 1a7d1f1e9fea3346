// Articles of an erased account, and those in a person's copy.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Article } from '#shared/features/news/article/contract.ts';
import { openTestApp, TEST_PASSWORD, type TestApp } from '../../testing/app.ts';
import { insertArticleRow } from '../../testing/news.ts';
import { eraseDue } from '../personal-data/erase-person.ts';
import { newsPersonalData } from './personal-data-queries.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('the articles of an erased account remain, since they belong to the site, without its id', async () => {
  const { database } = app.services;
  const writer = await app.person();
  const id = await insertArticleRow(database, { userId: writer.id, title: 'Kvar' });
  await app.call('POST', '/api/me/erasure', { as: writer, body: { password: TEST_PASSWORD } });
  await database.pool.query(`update erasures set due_at = now() - interval '1 minute' where user_id = $1`, [
    writer.id,
  ]);
  await eraseDue(app.services);
  expect((await app.call<Article>('GET', `/api/news/${id}`)).body.title).toBe('Kvar');
  const { rows } = await database.pool.query('select user_id from news where id = $1', [id]);
  expect(rows).toEqual([{ user_id: null }]);
});

test('a copy has the articles that the person has written, and no others', async () => {
  const { database } = app.services;
  const writer = await app.person();
  await insertArticleRow(database, { userId: writer.id, title: 'Min', content: 'Hela texten' });
  await insertArticleRow(database, { title: 'Någon annans' });
  const found = await newsPersonalData.copied?.['nyhetsartiklar']?.query(writer.id).execute(database.kysely);
  expect(found?.rows).toMatchObject([{ row: { rubrik: 'Min', text: 'Hela texten', status: 'approved' } }]);
});
