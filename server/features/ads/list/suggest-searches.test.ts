// Suggestions while typing in the marketplace.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Suggestion } from '#shared/features/ads/list/suggestions.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { insertAds, insertPerson } from '../../../testing/samples/sample-ads.ts';
import { countSearchTerms } from './spelling-queries.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
  const { database } = app.services;
  const seller = await insertPerson(database, { email: 'ebba@exempel.se', name: 'Ebba Ek' });
  await insertAds(database, seller, [
    ...Array.from({ length: 3 }, () => ({ title: 'Nike skor', category: 'Basketskor' })),
    { title: 'Skorna som är snabba', category: 'Basketskor' },
    { title: 'Tröja och strumpor', category: 'Kläder' },
    { title: 'Svarta strumpor', category: 'Kläder', location: 'Upplands Väsby', county: 'Stockholm' },
    { title: 'Trasselfri nätkasse', category: 'Tillbehör' },
    { title: 'Linne strl 42', category: 'Kläder', brand: 'Zoomer' },
    { title: 'Boll', description: 'Sänds mot swish', category: 'Basketboll' },
    { title: 'Sekretess', status: 'pending' },
  ]);
  const minor = await insertPerson(database, {
    email: 'max@exempel.se',
    name: 'Max Ek',
    birth_year: new Date().getFullYear() - 15,
  });
  const ofMinor = { title: 'Strumpor', category: 'Kläder', location: 'Örebro', county: 'Örebro' };
  await insertAds(database, minor, [ofMinor]);
  await countSearchTerms(database.kysely);
  await database.pool.query(
    `insert into popular_searches values ('skor stl 42', 9), ('matchboll', 7), ('skor', 6)`,
  );
});
afterAll(() => app.close());

async function suggest(text: string): Promise<Suggestion[]> {
  const { status, body } = await app.call<{ suggestions: Suggestion[] }>(
    'GET',
    `/api/search-suggestions?text=${encodeURIComponent(text)}`,
  );
  expect(status).toBe(200);
  return body.suggestions;
}
const textsOf = async (text: string, kind: Suggestion['kind']) =>
  (await suggest(text)).flatMap((each) => (each.kind === kind ? each.text : []));

test('completes the last word with words of public ads, the most frequent items first', async () => {
  expect((await textsOf('nike sk', 'word'))[0]).toBe('nike skor');
  expect(await textsOf('strum', 'word')).toEqual(['strumpor']);
  // The first word is only in a pending ad, the second only in a description.
  expect([await textsOf('sekr', 'word'), await textsOf('swi', 'word')]).toEqual([[], []]);
});

test('completes a later word only with words that ads have beside the word before it', async () => {
  expect(await textsOf('svarta s', 'word')).toEqual(['svarta strumpor']);
  expect(await textsOf('nike s', 'word')).toEqual(['nike skor']);
  expect(await textsOf('finns inte s', 'word')).toEqual([]);
});

test('completes a later word with towns of ads that have the word before it, but of no ad of a minor', async () => {
  expect(await textsOf('strumpor up', 'word')).toEqual(['strumpor upplands väsby']);
  expect(await textsOf('strumpor ör', 'word')).toEqual([]);
  expect(await textsOf('nike up', 'word')).toEqual([]);
  expect(await textsOf('nätkasse l', 'word')).toEqual(['nätkasse lund']);
});

test('completes the first word with such towns too', async () => {
  expect(await textsOf('upp', 'word')).toEqual(['upplands']);
  expect(await textsOf('öre', 'word')).toEqual([]);
});

test('completes a size, and a brand that the title does not name', async () => {
  expect(await textsOf('linne 4', 'word')).toEqual(['linne 42']);
  expect(await textsOf('linne strl 4', 'word')).toEqual(['linne strl 42']);
  expect(await textsOf('kläder z', 'word')).toEqual(['kläder zoomer']);
});

test('finds words typed without the marks of å, ä and ö; typed with them, only the same letters', async () => {
  expect((await textsOf('tro', 'word'))[0]).toBe('tröja');
  expect(await textsOf('trö', 'word')).toEqual(['tröja']);
  expect(await textsOf('trå', 'word')).toEqual([]);
  expect(await textsOf('natk', 'word')).toEqual(['nätkasse']);
});

test('suggests categories by each of their words and the last part of a compound, brands by their aliases', async () => {
  expect(await textsOf('sko', 'category')).toEqual(['Basketskor']);
  expect(await textsOf('kla', 'category')).toEqual(['Kläder']);
  expect(await textsOf('arm', 'brand')).toEqual(['Under Armour']);
  expect(await textsOf('adidd', 'brand')).toEqual(['adidas']);
  expect(await textsOf('n', 'brand')).toEqual(['New Balance', 'New Era']);
});

test('suggests what many search for, and each text once', async () => {
  expect(await suggest('')).toEqual(
    ['skor stl 42', 'matchboll', 'skor'].map((text) => ({ kind: 'popular', text })),
  );
  expect(await textsOf('sko', 'popular')).toEqual(['skor stl 42', 'skor']);
  expect(await textsOf('sko', 'word')).not.toContain('skor');
});

test('suggests at most eight, and for any letters', async () => {
  for (const text of ['s', 'b', 't', 'n', '%', '_', '\\', '"', 'å', ' ', '42', 'a'.repeat(100)])
    expect((await suggest(text)).length).toBeLessThanOrEqual(8);
});

test('refuses a text that is too long or has a zero byte', async () => {
  for (const text of ['a'.repeat(201), 'a%00'])
    expect((await app.call('GET', `/api/search-suggestions?text=${text}`)).status).toBe(422);
});

test('reads few words for a short beginning: from an index in their order', async () => {
  await app.services.database.pool.query('analyze search_words');
  const client = await app.services.database.pool.connect();
  try {
    await client.query('begin; set local enable_seqscan = off; set local enable_bitmapscan = off');
    for (const [beginning, index] of [
      ['s', 'search_words_by_first_letter'],
      ['sk', 'search_words_by_two_letters'],
      ['sko', 'search_words_by_three_letters'],
    ] as const) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain select word, folded, docs from search_words where left(folded, ${beginning.length}) = '${beginning}'
          order by titles desc limit 30`,
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toContain(index);
      expect(plan).not.toContain('Sort');
    }
  } finally {
    await client.query('rollback');
    client.release();
  }
});
