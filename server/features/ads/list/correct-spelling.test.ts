// Correcting the spelling of a search in the marketplace.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdSearch } from '#shared/features/ads/list/ad-search.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { insertAds, insertPerson } from '../../../testing/samples/sample-ads.ts';
import { searchingIn } from '../../../testing/searching.ts';
import { spellingJobs } from './correct-spelling.ts';
import { searchAds } from './search-queries.ts';
import { countSearchTerms } from './spelling-queries.ts';

let database: TestDatabase;
let seller: string;
beforeAll(async () => {
  database = await createTestDatabase();
  seller = await insertPerson(database, { email: 'anna@exempel.se', name: 'Anna' });
  await insertAds(database, seller, [
    { title: 'Adidas tröja', description: 'Röd, KX12', category: 'Kläder', location: 'Lund' },
    { title: 'Adidas shorts', category: 'Kläder', location: 'Malmö' },
    { title: 'Under Armour linne', category: 'Kläder' },
    { title: 'Spalding', description: 'Basketboll', category: 'Basketboll' },
    { title: 'Street Kings', category: 'Övrigt' },
    { title: 'Swingman', category: 'Kläder' },
    { title: 'Svettband', category: 'Tillbehör' },
    { title: 'Nät till korg', category: 'Basketkorgar' },
    { title: 'Hemlighet', status: 'pending' },
    ...Array.from({ length: 30 }, () => ({ title: 'Converse', category: 'Basketskor' })),
  ]);
  await countSearchTerms(database.kysely);
});
afterAll(() => database.drop());

const search = (criteria: AdSearch) => searchAds(searchingIn(database), criteria);
async function shownFor(text: string): Promise<string | null> {
  const { corrected, ads } = await search({ search: text });
  expect(ads.length > 0).toBe(corrected !== null);
  return corrected?.shown ?? null;
}

test('the words are counted at once on a site where they have never been counted', async () => {
  const runFirst = () =>
    spellingJobs({ database })
      .find(({ name }) => name === 'count-first-search-words')
      ?.run({ payload: {}, isLastTry: true, signal: new AbortController().signal });
  await database.pool.query('update search_words set docs = 7');
  await runFirst();
  expect(await shownFor('addidas')).toBe('adidas');
  await database.pool.query('truncate search_words');
  expect(await shownFor('addidas')).toBeNull();
  await runFirst();
  expect(await shownFor('addidas')).toBe('adidas');
});

test('leaves out the words that led to one that is left out', async () => {
  expect(await shownFor('shorts för zzyzxare')).toBe('shorts');
});

test('leaves out a number with its unit', async () => {
  expect(await shownFor('24 sekunders shorts')).toBe('shorts');
});

test('counts words of public ads as written, in lower case, and updates the counts', async () => {
  const wordsOf = async () =>
    Object.fromEntries(
      (await database.kysely.selectFrom('search_words').selectAll().execute()).map((row) => [row.word, row]),
    );
  const words = await wordsOf();
  expect(words).toMatchObject({
    adidas: { docs: 2 },
    tröja: { docs: 1, folded: 'troja' },
    kläder: { docs: 4 },
    basketboll: { docs: 1 },
  });
  expect(Object.keys(words).filter((word) => /\d|kx|hemlig/.test(word))).toEqual([]);
  const [added = ''] = await insertAds(database, seller, [{ title: 'Adidas mössa' }]);
  await countSearchTerms(database.kysely);
  expect(await wordsOf()).toMatchObject({ adidas: { docs: 3 }, mössa: { docs: 1 } });
  await database.pool.query('delete from ads where id = $1', [added]);
  await countSearchTerms(database.kysely);
  expect(await wordsOf()).toEqual(words);
});

test.each([
  ['addidas', 'adidas'],
  ['Addidas SHORTS', 'adidas SHORTS'],
  ['adidas shrots', 'adidas shorts'],
  ['röd trojja', 'röd tröja'],
  ['streetkings', 'street kings'],
  ['svetband', 'svettband'],
  ['nätt till korgen', 'nät till korgen'],
  ['spladingg', 'spalding'],
  ['basketbooll', 'basketboll'],
  // A word that has synonyms is known, though no ad has it.
  ['sneekers', 'sneakers'],
  // So is a word of a name that has synonyms.
  ['mitchel ness', 'mitchell ness'],
  // The unknown word is left out, since the rest still names an item.
  ['addidas zzyzxq', 'adidas'],
  ['vinyltyp Spalding', 'Spalding'],
])('%s shows hits for %s', async (typed, shown) => {
  expect(await shownFor(typed)).toBe(shown);
});

test.each(['zzyzx', 'kx13', 'hemlighetten', '"addidas tröja"', '🏀🏀', "'; drop table"])(
  'finds nothing for %s, and corrects nothing',
  async (typed) => {
    expect(await shownFor(typed)).toBeNull();
  },
);

test.each(['puma linne', 'vinyl malmö', 'keps adidas', 'vantar', 'adidas 47'])(
  'leaves out nothing of %s: a brand, an item, a number, or the only word that names the item',
  async (typed) => {
    expect(await shownFor(typed)).toBeNull();
  },
);

test('does not correct what has hits, nor an exact search, nor words that only the filters exclude', async () => {
  expect(await search({ search: 'adid' })).toMatchObject({ corrected: null, count: { n: 2 } });
  expect(await search({ search: 'addidas', exact: 'true' })).toMatchObject({
    corrected: null,
    ads: [],
    wider: [{ search: 'adidas', without: [], count: { n: 2, capped: false } }],
  });
  expect(await search({ search: 'spalding', category: 'Kläder' })).toMatchObject({
    corrected: null,
    ads: [],
  });
});

test.each([
  ['adidas shorts lund', 'adidas shorts', true],
  ['tröja malmö', 'tröja', true],
  // Misspelled words too, beside which the town alone is not offered.
  ['addidas shrots lund', 'adidas shorts', false],
  ['vinterlinne', 'linne', true],
])('no ad has all of %s, so %s is shown', async (typed, shown, isOffered) => {
  expect(await shownFor(typed)).toBe(shown);
  const { corrected, ads, wider } = await search({ search: typed, exact: 'true' });
  expect([corrected, ads]).toEqual([null, []]);
  expect(wider.length > 0).toBe(isOffered);
});

test('leaves out a filter rather than a word', async () => {
  const { corrected, ads, wider } = await search({ search: 'adidas shorts', city: 'Lund' });
  expect([corrected, ads]).toEqual([null, []]);
  expect(wider[0]).toEqual({ search: null, without: ['city'], count: { n: 1, capped: false } });
});

test('applies the filters to the corrected search, and names what was typed', async () => {
  const found = await search({ search: ' Addidas ', city: 'Malmö' });
  expect(found.ads.map(({ title }) => title)).toEqual(['Adidas shorts']);
  expect(found.corrected).toEqual({ shown: 'adidas', typed: 'Addidas' });
  expect(await search({ search: 'addidas', city: 'Visby' })).toMatchObject({ corrected: null, ads: [] });
});

test('has pages in both directions', async () => {
  const first = await search({ search: 'convrese' });
  const second = await search({ search: 'convrese', after: first.next ?? '' });
  expect([first.ads.length, second.ads.length]).toEqual([24, 6]);
  expect(second.corrected).toEqual({ shown: 'converse', typed: 'convrese' });
  expect(await search({ search: 'convrese', before: second.previous ?? '' })).toEqual(first);
});
