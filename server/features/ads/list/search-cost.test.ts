// What a search may cost, in statements: each takes some milliseconds at a million ads, whatever it finds.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AdSearch } from '#shared/features/ads/list/ad-search.ts';
import { readSearch } from '../../../core/search/search-words.ts';
import { seedLoadTestAds } from '../../../database/seed/load-test-ads.ts';
import type { Query } from '../../../database/statement-timeout.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { searchingIn } from '../../../testing/searching.ts';
import { findUnknownTerms } from './read-page.ts';
import { searchAds } from './search-queries.ts';
import { countSearchTerms } from './spelling-queries.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedLoadTestAds(database, { ads: 2000, seed: 1 });
  await countSearchTerms(database.kysely);
}, 120_000);
afterAll(() => database.drop());

/** The names of the statements that a search runs. */
async function statementsOf(search: AdSearch): Promise<string[]> {
  const names: string[] = [];
  const searches = Object.assign(Object.create(database.searches) as typeof database.searches, {
    query: (statement: { name?: string; text: string; values: unknown[] }) => {
      names.push(statement.name ?? statement.text);
      return database.searches.query(statement);
    },
  });
  await searchAds(searchingIn({ ...database, searches }), search);
  return names;
}

const attributes = {
  category: 'Basketskor',
  brand: 'Nike',
  size: '43~44',
  colour: 'Svart',
  delivery: 'shipping',
} as const;

it.each<[string, AdSearch, number]>([
  ['no text', {}, 1],
  ['filters without a match', { category: 'Biljetter', condition: 'Tjänst' }, 3],
  ['all attributes without a match', { ...attributes, brand: 'Xqzzyk', size: '17' }, 8],
  ['a common word', { search: 'skor' }, 3],
  ['a common word by price', { search: 'skor', sort: 'cheapest' }, 2],
  ['a word that no ad has', { search: 'xqzzyk' }, 6],
  ['a misspelling', { search: 'addidas skor' }, 9],
  ['common words that never meet', { search: 'jordan biljett kettlebell' }, 11],
  ['a phrase that no ad has', { search: '"nike säljes aldrig"' }, 4],
  ['seven digits', { search: '0701234' }, 4],
  ['seven single digits', { search: '1 2 3 4 5 6 7' }, 4],
  ['only insignificant words', { search: 'och i på en ett av för med till som' }, 3],
  [
    'twenty words',
    { search: 'nike skor stl 42 och boll med tröja i en av på till som den det vi du nu' },
    11,
  ],
  [
    'twenty common words',
    {
      search:
        'skor boll tröja linne shorts kort korg väska jacka biljett nike adidas svart vit röd ny lund barn dam herr',
    },
    8,
  ],
  [
    'twelve words that no ad has',
    { search: 'baskjet skorz bllar trojja linnje shrots korgg vasska jakcka nikke adidsa svrat' },
    8,
  ],
  ['200 letters', { search: 'sko'.repeat(67).slice(0, 200) }, 4],
  ['200 letters of one-letter words', { search: 's '.repeat(100).trim() }, 3],
  ['all attributes and a word', { ...attributes, search: 'skor' }, 11],
  ['all attributes and words that no ad has', { ...attributes, search: 'xqzzyk skor stl 42' }, 22],
])('a search for %s takes few statements', async (_name, search, most) => {
  const statements = await statementsOf(search);
  // Compares the list, so that a failure shows which statements were run.
  expect(statements.length > most ? statements : []).toEqual([]);
});

it('prepares one statement for all words and filters of a kind', async () => {
  const [one, other] = await Promise.all([
    statementsOf({ search: 'nike skor', category: 'Basketskor' }),
    statementsOf({ search: 'svart tröja', category: 'Kläder' }),
  ]);
  expect(one[0]).toBe(other[0]);
});

it('looks up no word that thousands of ads have', async () => {
  const queried: unknown[] = [];
  const query: Query = (statement) => {
    queried.push(statement.values);
    return database.searches.query(statement);
  };
  const statistics = {
    documents: 1_000_000,
    shares: new Map([
      ['sko', 0.3],
      ['boll', 0.001],
    ]),
  };
  const { words } = readSearch('skor boll xqzzyk', new Map());
  const unknown = await findUnknownTerms({ query, statistics }, words);
  expect(unknown.map(({ text }) => text)).toEqual(['xqzzyk']);
  expect(JSON.stringify(queried)).not.toContain("'sko'");
  expect(JSON.stringify(queried)).toContain("'boll'");
});
