// Records of the sitemap: divided into files by id.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { sitemapRecords } from './record-queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true });
});
afterAll(() => database.drop());

const records = sitemapRecords<{ slug: string }>({
  name: 'teams',
  indexedSql: () => `select n as id, 'lag-' || n as slug, '2026-11-21Z'::timestamptz as updated_at
    from generate_series(1, 5) as n where n <> 2`,
  pathOf: ({ slug }) => `/teams/${slug}`,
});

test('starts a file at every so many records', async () => {
  expect(await records.listStarts(database, 2)).toEqual([1, 4]);
});

test('lists the paths of a file in the order of ids', async () => {
  const updatedAt = new Date('2026-11-21T00:00:00Z');
  expect(await records.list(database, { start: '3', limit: 2 })).toEqual([
    { path: '/teams/lag-3', updatedAt },
    { path: '/teams/lag-4', updatedAt },
  ]);
});
