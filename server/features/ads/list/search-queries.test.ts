// The marketplace search: matches, sort orders and pages.
import { ORPCError } from '@orpc/server';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdList, AdSearch } from '#shared/features/ads/list/ad-search.ts';
import { AD_SORTS, SHORT_SEARCH_ADS } from '#shared/features/ads/rules.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import {
  insertAds,
  insertPerson,
  insertPictureRow,
  type TestAd,
} from '../../../testing/samples/sample-ads.ts';
import { COUNT_CAP, PAGE_SIZE } from './plan-search.ts';
import { searchAds } from './search-queries.ts';
import { searchingIn } from '../../../testing/searching.ts';

let database: TestDatabase;
let seller: string;

beforeAll(async () => {
  database = await createTestDatabase();
  seller = await insertPerson(database, { email: 'anna@exempel.se', name: 'Anna' });
});
afterAll(() => database.drop());

async function startOver(rows: readonly Partial<TestAd>[]): Promise<string[]> {
  await database.pool.query('truncate ads cascade');
  return insertAds(database, seller, rows);
}

const titles = (list: AdList): string[] => list.ads.map((ad) => ad.title);
const find = async (search: AdSearch): Promise<string[]> =>
  titles(await searchAds(searchingIn(database), search)).sort();

describe('a match', () => {
  it('is public: approved and not hidden, also sold or reserved', async () => {
    await startOver([
      { title: 'approved' },
      { title: 'pending', status: 'pending' },
      { title: 'rejected', status: 'rejected' },
      { title: 'reserved', sale_state: 'reserved' },
      { title: 'sold', sale_state: 'sold' },
      { title: 'hidden', sale_state: 'hidden' },
    ]);
    expect(await find({ sold: 'show' })).toEqual(['approved', 'reserved', 'sold']);
    expect(await find({})).toEqual(['approved', 'reserved']);
  });

  it('has the text in its title or description, ignoring case', async () => {
    await startOver([
      { title: 'Höga ÅTERBRUKADE skor' },
      { title: 'Linne', description: 'Nästan ÅTERbrukat' },
      { title: 'Boll' },
    ]);
    expect(await find({ search: 'återbruk' })).toEqual(['Höga ÅTERBRUKADE skor', 'Linne']);
    expect(await find({ search: 'ÅTERBRUK' })).toHaveLength(2);
    expect(await find({ search: 'öG' })).toEqual(['Höga ÅTERBRUKADE skor']);
    expect(await find({ search: 'atervinn' })).toEqual([]);
  });

  it('has all words in any order, or the text with the characters between its words', async () => {
    await startOver([{ title: 'Nike, AIR (90)' }, { title: 'Nike air 90' }, { title: 'Air Nike' }]);
    expect(await find({ search: 'nike, air' })).toEqual(['Air Nike', 'Nike air 90', 'Nike, AIR (90)']);
    expect(await find({ search: '90 nike air' })).toEqual(['Nike air 90', 'Nike, AIR (90)']);
    expect(await find({ search: 'ike air' })).toEqual(['Nike air 90']);
    expect(await find({ search: 'air nik' })).toEqual(['Air Nike']);
    expect(await find({ search: 'nike air 91' })).toEqual([]);
    // A sigma at the end of a word has another lower-case letter.
    await startOver([{ title: 'ΟΔΟΣ.ΑΒΓ' }]);
    expect(await find({ search: 'ΟΔΟΣ.ΑΒΓ' })).toHaveLength(1);
  });

  it('has words in title and description, but no piece or phrase across both', async () => {
    await startOver([{ title: 'röd', description: 'boll' }]);
    expect(await find({ search: 'röd boll' })).toEqual(['röd']);
    expect(await find({ search: 'öd bol' })).toEqual([]);
    expect(await find({ search: 'öd\nbol' })).toEqual([]);
    expect(await find({ search: '"röd boll"' })).toEqual([]);
    expect(await find({ search: '"röd\nboll"' })).toEqual([]);
  });

  it('has its words in any form, with their synonyms and sizes', async () => {
    await startOver([
      { title: 'Nike basketskor', description: 'Strl 42', category: 'Basketskor' },
      { title: 'Barnskor stl 30', category: 'Övrigt' },
      { title: 'Matchlinne XL', category: 'Kläder' },
      { title: 'Bollpump', category: 'Tillbehör' },
    ]);
    for (const search of ['sko nike', 'skorna', 'sneakers stl 42', 'basketsko us 8.5', 'NIKES SKOR'])
      expect({ search, found: await find({ search }) }).toMatchObject({
        search,
        found: expect.arrayContaining(['Nike basketskor']),
      });
    expect(await find({ search: 'skor 42' })).toEqual(['Nike basketskor']);
    expect(await find({ search: 'junior skor' })).toEqual(['Barnskor stl 30']);
    expect(await find({ search: 'jersey x-large' })).toEqual(['Matchlinne XL']);
    expect(await find({ search: 'linnen stl xl' })).toEqual(['Matchlinne XL']);
    expect(await find({ search: 'pump till bollar' })).toEqual(['Bollpump']);
    expect(await find({ search: 'nike linne', exact: 'true' })).toEqual([]);
  });

  it('has what people call it: a low hoop, a home match, a qualified referee, a US size', async () => {
    await startOver([
      { title: 'Easybasketkorg för barn', category: 'Basketkorgar' },
      { title: 'Låg korg för de minsta', category: 'Basketkorgar' },
      { title: 'Fast korg till gården', category: 'Basketkorgar' },
      { title: 'Fyra familjebiljetter', category: 'Biljetter' },
      { title: 'Domare till er cup', category: 'Övrigt' },
      { title: 'Skor strl 44,5', category: 'Basketskor' },
    ]);
    const hoops = ['Easybasketkorg för barn', 'Låg korg för de minsta'];
    expect(await find({ search: 'låg korg' })).toEqual(hoops);
    expect(await find({ search: 'korg småbarn' })).toEqual(hoops);
    expect(await find({ search: 'hemmamatch familj' })).toEqual(['Fyra familjebiljetter']);
    expect(await find({ search: 'domarutbildad' })).toEqual(['Domare till er cup']);
    expect(await find({ search: 'skor 10.5' })).toEqual(['Skor strl 44,5']);
  });

  it('has each phrase in quotes letter by letter, and the other words in any form', async () => {
    await startOver([
      { title: 'Nike air max skor' },
      { title: 'Max air nike skor' },
      { title: 'Ett "nike air" som citat' },
    ]);
    expect(await find({ search: '"nike air"' })).toEqual(['Ett "nike air" som citat', 'Nike air max skor']);
    expect(await find({ search: '”Air MAX” sko' })).toEqual(['Nike air max skor']);
    expect(await find({ search: '"ax" "ni"' })).toEqual(['Max air nike skor', 'Nike air max skor']);
    expect(await find({ search: '"nike max"' })).toEqual([]);
    // An unpaired quote is ignored, and so are quotes around a single letter.
    expect(await find({ search: 'max "air nike' })).toEqual(['Max air nike skor', 'Nike air max skor']);
    expect(await find({ search: '"a"' })).toEqual([]);
  });

  it.each(['100%', 'a_b', String.raw`c\d`, '"ita', 'l"a', '🏀🏀', '%%', '__', '--', String.raw`\\`])(
    'takes %s literally',
    async (text) => {
      await startOver([{ title: `före ${text} efter` }, { title: 'före 1000 aXb cd citat lamour efter' }]);
      expect(await find({ search: text })).toEqual([`före ${text} efter`]);
    },
  );

  it('begins a word, for a search for one character', async () => {
    await startOver([
      { title: 'Äkta läder' },
      { title: 'Boll', description: 'Köpt i Årsta,\när som ny' },
      { title: 'Kläder' },
      { title: 'Skor 🏀' },
    ]);
    expect(await find({ search: 'ä' })).toEqual(['Boll', 'Äkta läder']);
    expect(await find({ search: ' L ' })).toEqual(['Äkta läder']);
    expect(await find({ search: 'a\u030A' })).toEqual(['Boll']);
    expect(await find({ search: '🏀' })).toEqual(['Skor 🏀']);
    expect(await find({ search: 'x\u0001' })).toEqual([]);
    expect(await find({ search: '*' })).toEqual([]);
    expect(await find({ search: '\u0001' })).toHaveLength(4);
  });

  it('is among the newest thousand, for a search for one character', async () => {
    const newer = Array.from({ length: SHORT_SEARCH_ADS - 1 }, (_, n) => ({
      title: `Boll ${n}`,
      category: n % 2 ? 'Kläder' : 'Basketskor',
      price: n,
    }));
    const last = { title: 'Zebra', price: 5000, created_at: new Date('2025-01-02') };
    await startOver([...newer, last, { ...last, title: 'Zorro', created_at: new Date('2025-01-01') }]);
    expect(await find({ search: 'z' })).toEqual(['Zebra']);
    const found = await searchAds(searchingIn(database), {
      search: 'b',
      category: 'Kläder',
      sort: 'dearest',
    });
    expect(titles(found).slice(0, 2)).toEqual(['Boll 997', 'Boll 995']);
    expect(found.count).toEqual({ n: COUNT_CAP, capped: true });
  });

  it('finds å typed as a and a combining ring', async () => {
    await startOver([{ title: 'A\u030Aret runt' }, { title: 'Året om' }]);
    expect(await find({ search: 'året' })).toHaveLength(2);
    expect(await find({ search: 'a\u030Aret' })).toHaveLength(2);
  });

  it('includes both ends of a price range', async () => {
    await startOver([0, 500, 501, 1000, 2000, 2001].map((price) => ({ title: String(price), price })));
    expect(await find({ price: '0-500' })).toEqual(['0', '500']);
    expect(await find({ price: '500-1000' })).toEqual(['1000', '500', '501']);
    expect(await find({ price: '1000-2000' })).toEqual(['1000', '2000']);
    expect(await find({ price: '2000+' })).toEqual(['2000', '2001']);
  });

  it('shows an ad with its first picture, or none', async () => {
    const [shown = '', bare] = await startOver([
      { title: 'shown', price: 2 },
      { title: 'bare', price: 1 },
    ]);
    await insertPictureRow(database, { userId: seller, adId: shown, position: 1 });
    const first = await insertPictureRow(database, { userId: seller, adId: shown, position: 0 });
    const found = await searchAds(searchingIn(database), { sort: 'dearest' });
    expect(found.ads).toEqual([
      {
        id: shown,
        title: 'shown',
        price: 2,
        category: 'Basketskor',
        condition: 'Ny',
        brand: '',
        size: '',
        location: 'Lund',
        county: 'Skåne',
        saleState: 'active',
        createdAt: '2026-01-01T12:00:00.000Z',
        isBusiness: false,
        picture: { id: first, width: 1200, height: 900, preview: 'data:image/webp;base64,AAAA' },
      },
      expect.objectContaining({ id: bare, picture: null }),
    ]);
  });
});

/** Ads with one title, a minute and a krona apart. */
function runOfAds(title: string, from: number, to: number): Partial<TestAd>[] {
  return Array.from({ length: to - from }, (_, index) => ({
    title,
    created_at: new Date(Date.parse('2026-01-01T12:00:00Z') - (from + index) * 60_000),
    price: from + index,
  }));
}

it('an ad is found also if more than a thousand other ads precede it in the list', async () => {
  await startOver([
    ...runOfAds('boll', 0, 60),
    ...runOfAds('sko', 60, 1300),
    ...runOfAds('boll', 1300, 1340),
    ...runOfAds('sko', 1340, 1400),
  ]);
  for (const sort of AD_SORTS) {
    const pages = await readForwards({ search: 'boll', sort });
    expect(pages.flatMap(titles)).toEqual(Array.from({ length: 100 }, () => 'boll'));
    expect(pages[0].count).toEqual({ n: 100, capped: false });
  }
});

const commonSearches = ['bollen', 'oll'];

it('an ad is found in order in a crowded slice behind a run of other ads', async () => {
  await startOver([
    ...runOfAds('sko', 0, 300),
    // A slice of 512 places with a hundred of them is crowded.
    ...runOfAds('boll', 300, 900),
    ...runOfAds('sko', 900, 1100),
  ]);
  const rising = Array.from({ length: 600 }, (_, index) => 300 + index);
  for (const search of commonSearches) {
    for (const sort of AD_SORTS) {
      const pages = await readForwards({ search, sort });
      const prices = pages.flatMap(({ ads }) => ads.map(({ price }) => price));
      // Of so many equally good matches only the newest are ranked.
      const ranked = rising.slice(0, search === 'oll' ? COUNT_CAP + 1 : 300);
      const expected = sort === 'best' ? ranked : sort === 'dearest' ? rising.toReversed() : rising;
      expect({ search, sort, prices }).toEqual({ search, sort, prices: expected });
      expect(pages[0].count).toEqual({ n: 200, capped: true });
    }
  }
});

it('an ad is found in order in a price band that is so crowded that a sample is read first', async () => {
  const crowd = Array.from({ length: 1000 }, (_, index) => ({ title: 'boll', price: 320 + (index % 32) }));
  await startOver([...runOfAds('sko', 0, 300), ...crowd, ...runOfAds('sko', 400, 600)]);
  const rising = crowd.map(({ price }) => price).sort((one, other) => one - other);
  for (const search of commonSearches) {
    for (const sort of ['cheapest', 'dearest'] as const) {
      const found = (await readForwards({ search, sort })).flatMap(({ ads }) => ads);
      const prices = found.map(({ price }) => price);
      const expected = sort === 'dearest' ? rising.toReversed() : rising;
      expect({ search, sort, prices }).toEqual({ search, sort, prices: expected });
      expect(new Set(found.map(({ id }) => id)).size).toBe(1000);
    }
  }
});

it('an ad is ranked first for the whole phrase in its title, however old, among hundreds with the words', async () => {
  await startOver([
    ...runOfAds('Air skor från Nike', 0, 320),
    { title: 'Nike air', created_at: new Date('2024-01-01T12:00:00Z') },
    { title: 'Skor', description: 'nike air', created_at: new Date('2026-01-02T12:00:00Z') },
  ]);
  expect(titles(await searchAds(searchingIn(database), { search: 'nike air' }))[0]).toBe('Nike air');
  expect(titles(await searchAds(searchingIn(database), { search: '”nike air”' }))).toEqual([
    'Nike air',
    'Skor',
  ]);
});

it('an ad is ranked first for a low price if a search asks for it', async () => {
  const old = new Date('2024-01-01T12:00:00Z');
  await startOver([
    { title: 'Skor 42', price: 900 },
    { title: 'Gamla skor 42', price: 400, created_at: old },
    { title: 'Jordan 42', category: 'Basketskor', price: 50, created_at: old },
    { title: 'Väska', description: 'Rymmer skor, strl 42', price: 10 },
  ]);
  const cheapest = ['Jordan 42', 'Gamla skor 42', 'Skor 42', 'Väska'];
  expect(titles(await searchAds(searchingIn(database), { search: 'billiga skor 42' }))).toEqual(cheapest);
  expect(titles(await searchAds(searchingIn(database), { search: 'gamla skor 42' }))[0]).toBe(
    'Gamla skor 42',
  );
  expect(titles(await searchAds(searchingIn(database), { search: 'skor 42' }))[0]).toBe('Skor 42');
});

it('the cheapest is first where nothing is free', async () => {
  await startOver([
    { title: 'Skor 42', price: 900 },
    { title: 'Gamla skor 42', price: 100, created_at: new Date('2024-01-01T12:00:00Z') },
  ]);
  const { ads, corrected } = await searchAds(searchingIn(database), { search: 'gratis skor' });
  expect([ads.map(({ title }) => title), corrected?.shown]).toEqual([
    ['Gamla skor 42', 'Skor 42'],
    'skor billigt',
  ]);
});

it('sizes beyond those of an age are offered where none of these is on sale', async () => {
  await startOver([{ title: 'Shorts strl 140', category: 'Kläder' }]);
  const { ads, wider } = await searchAds(searchingIn(database), { search: 'kläder till 8-åring' });
  expect([ads, wider[0]]).toEqual([
    [],
    { search: 'kläder strl 140', without: [], count: { n: 1, capped: false } },
  ]);
});

/** The titles of a list joined, and its default order. */
async function listFor(search: AdSearch) {
  const { ads, defaultSort } = await searchAds(searchingIn(database), search);
  return [ads.map(({ title }) => title).join(''), defaultSort];
}

it('a text that is only a price has no best match: its list is sorted by price or age', async () => {
  await startOver([
    { title: 'a', price: 300 },
    { title: 'b', price: 100 },
    { title: 'c', price: 200 },
  ]);
  expect(await listFor({ search: 'billigt' })).toEqual(['bca', 'cheapest']);
  expect(await listFor({ search: 'något billigt', sort: 'best' })).toEqual(['bca', 'cheapest']);
  expect(await listFor({ search: 'billigt', sort: 'dearest' })).toEqual(['acb', 'cheapest']);
  expect(await listFor({ search: 'billigt under 250 kr' })).toEqual(['bc', 'cheapest']);
  expect((await listFor({ search: 'under 250 kr' }))[1]).toBe('newest');
  expect((await listFor({ search: 'b' }))[1]).toBeUndefined();
});

it('distinguishes words with the same trigrams, and finds a word of three letters', async () => {
  const category = 'Övrigt';
  await startOver([
    ...runOfAds('korgskott, bollkalle', 0, 300).map((one) => Object.assign(one, { category })),
    { title: 'skor', price: 310, category },
    { title: 'korsko', price: 311, category },
    { title: 'Lånar ut NBA-tröja', price: 312 },
    { title: 'koller', price: 313, category },
  ]);
  expect(await find({ search: 'skor', sort: 'cheapest', category })).toEqual(['korsko', 'skor']);
  expect(await find({ search: 'olle', sort: 'cheapest' })).toEqual(['koller']);
  expect(await find({ search: 'nba', sort: 'cheapest' })).toEqual(['Lånar ut NBA-tröja']);
  expect(await find({ search: 'ut nba', sort: 'cheapest' })).toEqual(['Lånar ut NBA-tröja']);
  expect(
    titles(await searchAds(searchingIn(database), { search: 'sko', sort: 'dearest', category })).slice(0, 3),
  ).toEqual(['korsko', 'skor', 'korgskott, bollkalle']);
});

/** The pages from the first to the last. */
async function readForwards(input: AdSearch): Promise<[AdList, ...AdList[]]> {
  const pages: [AdList, ...AdList[]] = [await searchAds(searchingIn(database), input)];
  for (let after = pages[0].next; after !== null; after = pages.at(-1)?.next ?? null)
    pages.push(await searchAds(searchingIn(database), { ...input, after }));
  return pages;
}

/** Ads created at the same time. */
function sameMoment(count: number): Partial<TestAd>[] {
  return Array.from({ length: count }, (_, index) => ({ title: `ad ${String(index).padStart(2, '0')}` }));
}

describe('a page', () => {
  it('is followed by the next ads, with equal times and ads added in between', async () => {
    await startOver(sameMoment(60));
    const first = await searchAds(searchingIn(database), {});
    await insertAds(database, seller, [{ title: 'newer', created_at: new Date('2026-02-01T12:00:00Z') }]);
    const second = await searchAds(searchingIn(database), { after: first.next ?? '' });
    const third = await searchAds(searchingIn(database), { after: second.next ?? '' });
    const all = [...titles(first), ...titles(second), ...titles(third)];
    expect(all.sort()).toEqual(sameMoment(60).map((ad) => ad.title));
    expect([first.ads.length, second.ads.length, third.ads.length]).toEqual([24, 24, 12]);
    expect(third.next).toBeNull();
    expect(titles(await searchAds(searchingIn(database), { before: third.previous ?? '' }))).toEqual(
      titles(second),
    );
  });

  it('the page before the second is the full first page, including ads added in between', async () => {
    await startOver(sameMoment(30));
    const first = await searchAds(searchingIn(database), {});
    const second = await searchAds(searchingIn(database), { after: first.next ?? '' });
    await insertAds(database, seller, [{ title: 'newer', created_at: new Date('2026-02-01T12:00:00Z') }]);
    expect(titles(await searchAds(searchingIn(database), { before: second.previous ?? '' }))).toEqual(
      titles(first),
    );
    const start = await searchAds(searchingIn(database), {
      before: (await searchAds(searchingIn(database), { before: second.previous ?? '' })).previous ?? '',
    });
    expect(start.ads).toHaveLength(PAGE_SIZE);
    expect(start.ads[0]?.title).toBe('newer');
    expect(start.previous).toBeNull();
    expect(start.count).toEqual({ n: 31, capped: false });
  });

  it('a page whose ads are deleted shows the first page', async () => {
    await startOver(sameMoment(30));
    const { next } = await searchAds(searchingIn(database), {});
    await startOver([{ title: 'left', created_at: new Date('2026-02-01T12:00:00Z') }]);
    expect(titles(await searchAds(searchingIn(database), { after: next ?? '' }))).toEqual(['left']);
  });

  it('is refused for an invalid cursor', async () => {
    const { next } = await searchAds(searchingIn(database), { sort: 'cheapest' });
    await startOver(sameMoment(30));
    const id = crypto.randomUUID();
    const places = [
      '',
      'x',
      'n1',
      `n1.${id}`,
      `n1.${id}.x`,
      `x1.${id}.1`,
      `c1e9.${id}.1`,
      `c99999999.${id}.1`,
      String(next),
    ];
    for (const place of [...places, `n9999999999999999.${id}.1`, `n1.${'-'.repeat(36)}.1`])
      for (const input of [{ after: place }, { before: place }])
        await expect(searchAds(searchingIn(database), input)).rejects.toMatchObject({
          code: 'UNPROCESSABLE_CONTENT',
        });
  });

  it('is returned or refused, without an internal error, for any query', async () => {
    await startOver(sameMoment(30));
    const anything = fc.string({ unit: 'binary', maxLength: 40 });
    const place = fc.oneof(
      anything,
      fc.stringMatching(/^[ncd]-?\d{1,17}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.\d{1,6}$/),
    );
    const input = fc.record(
      {
        search: fc.string({ unit: 'binary', minLength: 2, maxLength: 20 }),
        category: anything,
        region: anything,
        city: anything,
        sort: fc.constantFrom(...AD_SORTS),
        after: place,
        before: place,
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(input, async (search) => {
        const answer = await searchAds(searchingIn(database), search).then(
          (list) => typeof list.ads,
          (error: unknown) => (error instanceof ORPCError ? error.code : error),
        );
        expect(['object', 'UNPROCESSABLE_CONTENT']).toContain(answer);
      }),
      { numRuns: 200 },
    );
  });
});
