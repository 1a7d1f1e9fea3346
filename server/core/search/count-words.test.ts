// Counting the words of texts, and the jobs that do it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { countWords, wordJobs } from './count-words.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const counted = (...texts: string[]) =>
  ({
    table: 'association_search_words',
    texts: `select unnest(array['${texts.join("', '")}']) as text`,
  }) as const;
const read = async () =>
  (
    await database.pool.query<{ word: string; docs: number; folded: string }>(
      'select word, docs, folded from association_search_words order by word',
    )
  ).rows;

test('counts in how many texts each word is, and forgets words that no text has any more', async () => {
  await countWords(database.kysely, counted('BK Ugglorna, UGGLORNA i Åre', 'Ugglorna'));
  expect(await read()).toEqual([
    { word: 'ugglorna', docs: 2, folded: 'ugglorna' },
    { word: 'åre', docs: 1, folded: 'are' },
  ]);
  await countWords(database.kysely, counted('Åre Ugglor'));
  expect((await read()).map(({ word, docs }) => [word, docs])).toEqual([
    ['ugglor', 1],
    ['åre', 1],
  ]);
});

test('the first job counts only words that have never been counted, the other job again', async () => {
  const [again, first] = wordJobs(database, { name: 'club', minute: 3, ...counted('Svalorna') });
  const turn = { payload: null, isLastTry: false, signal: new AbortController().signal };
  await first?.run(turn);
  expect((await read()).map(({ word }) => word)).toEqual(['ugglor', 'åre']);
  await again?.run(turn);
  expect((await read()).map(({ word }) => word)).toEqual(['svalorna']);
  await database.pool.query('truncate association_search_words');
  await first?.run(turn);
  expect((await read()).map(({ word }) => word)).toEqual(['svalorna']);
  expect([again, first].map((job) => [job?.name, job?.schedule])).toEqual([
    ['count-club-words', '3 * * * *'],
    ['count-first-club-words', '* * * * *'],
  ]);
});
