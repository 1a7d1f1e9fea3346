// An article: its text, what a fetched article shows, and duplicates from other sources.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Article } from '#shared/features/news/article/contract.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { insertArticleRow } from '../../../testing/news.ts';
import { fillInArticleHtml } from './article-html.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

type Row = NonNullable<Parameters<typeof insertArticleRow>[1]>;
const insert = (row: Row = {}) => insertArticleRow(app.services.database, row);
const find = (id: string) => app.call<Article>('GET', `/api/news/${id}`);

test('an article of the site has its text as HTML, without markup that is not allowed', async () => {
  const id = await insert({ content: '**Fet** <script>alert(1)</script>' });
  const { status, body } = await find(id);
  expect(status).toBe(200);
  expect(body).toMatchObject({ id, source: null, url: null, duplicates: [] });
  expect(body.html).toContain('<strong>Fet</strong>');
  expect(body.html).not.toContain('<script>');
});

test('a fetched article has a source, a link and no text, even if some is stored', async () => {
  const id = await insert({
    source: 'Hallnytt',
    url: 'https://hallnytt.invalid/2',
    content: 'Kopierad text.',
  });
  const { body } = await find(id);
  expect(body).toMatchObject({ source: 'Hallnytt', url: 'https://hallnytt.invalid/2', html: '' });
  expect(JSON.stringify(body)).not.toContain('Kopierad');
});

test('the same news of other sources are listed under the first, and the first under them', async () => {
  const first = await insert({ source: 'Hallnytt', url: 'https://hallnytt.invalid/3' });
  const other = { duplicateOf: first, title: 'Samma sak' };
  const second = await insert({ ...other, source: 'Korgen', url: 'https://korgen.invalid/3' });
  await insert({ ...other, source: 'Väntar', url: 'https://vantar.invalid/3', status: 'pending' });
  expect((await find(first)).body.duplicates).toEqual([
    { id: second, source: 'Korgen', title: 'Samma sak', url: 'https://korgen.invalid/3' },
  ]);
  expect((await find(second)).body.duplicates.map(({ source }) => source)).toEqual(['Hallnytt']);
});

test('a duplicate is not found while its first article is withdrawn', async () => {
  const first = await insert({ source: 'Hallnytt', url: 'https://hallnytt.invalid/4' });
  const second = await insert({
    duplicateOf: first,
    source: 'Korgen',
    url: 'https://korgen.invalid/4',
  });
  const staff = await app.person('admin');
  const setStatus = async (status: string) =>
    (await app.call('PUT', `/api/admin/news/${first}/status`, { as: staff, body: { status } })).status;
  expect((await find(second)).status).toBe(200);
  expect(await setStatus('pending')).toBe(200);
  expect((await find(second)).status).toBe(404);
  expect(await setStatus('approved')).toBe(200);
  expect((await find(second)).status).toBe(200);
});

test('is not found while pending, once deleted, and for an unknown id', async () => {
  const pending = await insert({ status: 'pending' });
  const deleted = await insert();
  await app.services.database.pool.query('update news set deleted_at = now() where id = $1', [deleted]);
  const statuses = [pending, deleted, crypto.randomUUID()].map(async (id) => (await find(id)).status);
  expect(await Promise.all(statuses)).toEqual([404, 404, 404]);
  expect((await find('x')).status).toBe(422);
});

test('HTML of an older renderer is rendered again for the reader, and stored by the job', async () => {
  const { pool } = app.services.database;
  const id = await insert({ content: '*Ny*' });
  await pool.query(`update news set html = 'gammal', html_version = 0 where id = $1`, [id]);
  expect((await find(id)).body.html).toContain('<em>Ny</em>');
  await fillInArticleHtml(app.services.database);
  const { rows } = await pool.query<{ html: string }>('select html from news where id = $1', [id]);
  expect(rows[0]?.html).toContain('<em>Ny</em>');
});
