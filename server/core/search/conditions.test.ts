// Conditions in PostgreSQL: every search gives valid ones, and they match the same documents as `matchesTerms`.
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { anywhere, strongly } from './conditions.ts';
import { documentTerms } from './document-terms.ts';
import { matchesTerms } from './matches.ts';
import { readSearch } from './search-words.ts';
import { synonymsOf } from './synonyms.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const synonyms = synonymsOf([
  {
    words: ['sko', 'sneakers', "l'a", 'a b', String.raw`c\d`, '"q"', 'x & !y | (z)', ':*'],
    direction: 'same',
  },
  { words: ['tröja', 'jersey', 'skor till'], direction: 'kinds' },
]);
const word = fc.constantFrom(
  ...`sko skor basketskor barnskorna sneakers tröjan matchtröja jersey boll bollar bollpump pump stl 42 us 9 xl m 27 cm
    tf-1000 tf1000 42,5 l'a till för säljes "sko" & | ! ( ) :* \\ '`.split(/\s+/),
);
const text = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));

async function areTrue(terms: string[], conditions: string[]): Promise<boolean> {
  const { rows } = await database.pool.query<{ fits: boolean }>(
    `select coalesce(bool_and(array_to_tsvector($1::text[]) @@ condition::tsquery), true) as fits
       from unnest($2::text[]) as condition`,
    [terms, conditions],
  );
  return rows[0]?.fits ?? false;
}

test('any text gives conditions that PostgreSQL accepts', { timeout: 60_000 }, async () => {
  const anything = fc.oneof(
    text,
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constant('å'.repeat(200)),
  );
  await fc.assert(
    fc.asyncProperty(anything, async (typed) => {
      const { words } = readSearch(typed, synonyms);
      expect(await areTrue([], [...anywhere(words), ...strongly(words)])).toBe(words.length === 0);
    }),
    { numRuns: 300 },
  );
});

test('conditions match the same documents as without the database', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(text, text, text, async (title, body, typed) => {
      const terms = documentTerms([
        { text: title, level: 'title' },
        { text: body, level: 'body' },
      ]);
      const { words } = readSearch(typed, synonyms);
      const document = { terms: new Set(terms), text: '' };
      const expected = words.length === 0 || matchesTerms({ words, phrases: [] }, document);
      expect({ typed, fits: await areTrue(terms, anywhere(words)) }).toEqual({ typed, fits: expected });
    }),
    { numRuns: 300 },
  );
});

test('conditions are strong for words of the title or the group, not for words that a title only mentions', async () => {
  const terms = documentTerms([
    { text: 'Pump till boll', level: 'title' },
    { text: 'Tillbehör', level: 'group' },
    { text: 'Röd nål', level: 'body' },
  ]);
  const isStrong = (typed: string) => areTrue(terms, strongly(readSearch(typed, synonyms).words));
  expect(await Promise.all(['pumpar', 'tillbehör', 'pump tillbehör'].map(isStrong))).toEqual([
    true,
    true,
    true,
  ]);
  expect(await Promise.all(['boll', 'röd', 'pump boll'].map(isStrong))).toEqual([false, false, false]);
});
