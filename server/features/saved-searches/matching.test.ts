// Matching new ads against saved searches: the marketplace's rules, once per person, without excluded people.
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AdSearch } from '#shared/features/ads/list/ad-search.ts';
import { noStatistics } from '../../core/search/conditions.ts';
import { PRICE_RANGES } from '#shared/features/ads/price.ts';
import { CONDITIONS, SALE_STATES } from '#shared/features/ads/rules.ts';
import { plainText } from '#shared/features/ads/list/search-text.ts';
import type { SavedSearch, SearchFilter } from '#shared/features/saved-searches/contract.ts';
import type { Query } from '../../database/statement-timeout.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { loadSynonyms } from '../../core/search/synonyms.ts';
import { readTownTerms } from '../../database/near-places.ts';
import { updateSavedSearchTerms } from '../../database/saved-search-terms.ts';
import { insertAds, type TestAd } from '../../testing/samples/sample-ads.ts';
import { readPage } from '../ads/list/read-page.ts';
import { notifyOfPublicAd, notifyDailyMatches } from './jobs.ts';
import { findMatches, lockPublicAd } from './match-queries.ts';
import { insertSearch } from './queries.ts';
import { decisionOf } from '../../testing/decisions.ts';

let app: TestApp;
let admin: Person;
let seller: Person;
let anna: Person;

beforeAll(async () => {
  app = await openTestApp();
  admin = await app.person('admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.services.database.pool.query('delete from saved_searches; delete from ads');
  [seller, anna] = [await app.person(), await app.person()];
});

const ball = {
  title: 'Matchboll',
  category: 'Basketboll',
  price: 300,
  location: 'Lund',
  postalCode: '22222',
};

async function save(
  as: Person,
  filter: SearchFilter,
  alert: SavedSearch['alert'] = 'instant',
): Promise<string> {
  const body = { name: crypto.randomUUID(), filter, alert };
  return (await app.call<SavedSearch>('POST', '/api/me/saved-searches', { as, body })).body.id;
}

async function write(ad: object = ball): Promise<string> {
  return (await app.call<{ id: string }>('POST', '/api/ads', { as: seller, body: ad })).body.id;
}

const decide = (id: string, status: 'approved' | 'rejected') =>
  app.call('PUT', `/api/admin/ads/${id}/status`, { as: admin, body: decisionOf(status) });

async function publish(ad: object = ball): Promise<string> {
  const id = await write(ad);
  await decide(id, 'approved');
  await app.runJobs();
  return id;
}

/** All matches of a search, notified or not. */
async function foundBy(searchId: string): Promise<{ ad_id: string; isNotified: boolean }[]> {
  const rows = await app.services.database.kysely
    .selectFrom('saved_search_matches')
    .select(['ad_id', 'notified_at as notifiedAt'])
    .where('search_id', '=', searchId)
    .orderBy('found_at')
    .execute();
  return rows.map(({ ad_id, notifiedAt: at }) => ({ ad_id, isNotified: at !== null }));
}

/** When a search's daily notification was sent. Its count is not stored. */
async function notifiedAt(searchId: string): Promise<string | null> {
  const row = await app.services.database.kysely
    .selectFrom('saved_searches')
    .select('last_alerted_at')
    .where('id', '=', searchId)
    .executeTakeFirstOrThrow();
  return row.last_alerted_at?.toISOString() ?? null;
}

/** Backdates all matches. */
async function foundAt(time: string): Promise<void> {
  await app.services.database.pool.query('update saved_search_matches set found_at = $1', [time]);
}

describe('filters beside the columns', () => {
  test('match, follow a renamed category, and are saved once', async () => {
    const filter = { category: 'Kläder~Basketboll', size: '7', max: '500', condition: 'Ny' };
    const search = await save(anna, filter);
    await app.services.database.pool.query("update categories set name = 'Bollar' where name = 'Basketboll'");
    const { body } = await app.call<{ searches: SavedSearch[] }>('GET', '/api/me/saved-searches', {
      as: anna,
    });
    expect(body.searches[0]?.filter).toEqual({ ...filter, category: 'Bollar~Kläder' });
    await app.services.database.pool.query("update categories set name = 'Basketboll' where name = 'Bollar'");
    const again = { name: 'Samma', filter: { ...filter, category: 'Basketboll~Kläder' }, alert: 'never' };
    expect(await app.call('POST', '/api/me/saved-searches', { as: anna, body: again })).toMatchObject({
      status: 422,
    });

    await updateSavedSearchTerms(app.services.database);
    await publish({ ...ball, size: '6' });
    const ad = await publish({ ...ball, size: '7' });
    expect(await foundBy(search)).toEqual([{ ad_id: ad, isNotified: true }]);
  });
});

describe('a new ad', () => {
  test('matches once it is approved, and not before', async () => {
    const [instant, daily] = [
      await save(anna, { search: 'boll' }),
      await save(anna, { city: 'Lund' }, 'daily'),
    ];
    const ad = await write();
    await app.runJobs();
    expect([await foundBy(instant), await foundBy(daily)]).toEqual([[], []]);
    await decide(ad, 'approved');
    await app.runJobs();
    expect(await foundBy(instant)).toEqual([{ ad_id: ad, isNotified: true }]);
    expect(await foundBy(daily)).toEqual([{ ad_id: ad, isNotified: false }]);
  });

  test('does not match searches without alerts, nor the seller’s own', async () => {
    const searches = [await save(anna, { search: 'boll' }, 'never'), await save(seller, { search: 'boll' })];
    await publish();
    for (const search of searches) expect(await foundBy(search)).toEqual([]);
  });

  test('does not match searches of people who block or are blocked by the seller', async () => {
    const [berit, cilla] = [await app.person(), await app.person()];
    const [blocker, blocked, free] = [
      await save(berit, { search: 'boll' }),
      await save(cilla, { search: 'boll' }),
      await save(anna, { search: 'boll' }),
    ];
    await app.services.database.pool.query(
      'insert into person_blocks (user_id, blocked_id) values ($1, $2), ($2, $3), ($3, $4)',
      [berit.id, seller.id, cilla.id, anna.id],
    );
    await publish();
    expect(await Promise.all([blocker, blocked, free].map(foundBy))).toMatchObject([
      [],
      [],
      [{ isNotified: true }],
    ]);
  });

  test('does not match searches of suspended people, who are not notified of earlier matches either', async () => {
    const suspend = (until: string | null) =>
      app.services.database.pool.query(
        `update profiles set blocked_until = $2, blocked_reason = 'Hot' where id = $1`,
        [anna.id, until],
      );
    const [instant, daily] = [
      await save(anna, { search: 'boll' }),
      await save(anna, { city: 'Lund' }, 'daily'),
    ];
    const ad = await publish();
    await suspend('infinity');
    await publish({ ...ball, title: 'Basketboll' });
    await notifyDailyMatches(app.services, new Date(Date.now() + 2 * 24 * 60 * 60 * 1000));
    await suspend(null);
    expect(await foundBy(instant)).toEqual([{ ad_id: ad, isNotified: true }]);
    expect(await notifiedAt(daily)).toBeNull();
  });

  test('matches when it is shown, if it was hidden when approved', async () => {
    const search = await save(anna, { search: 'boll' });
    const ad = await write();
    const show = (saleState: string) =>
      app.call('PUT', `/api/ads/${ad}/sale-state`, { as: seller, body: { saleState } });
    await show('hidden');
    await decide(ad, 'approved');
    await app.runJobs();
    expect(await foundBy(search)).toEqual([]);
    await show('active');
    await app.runJobs();
    expect(await foundBy(search)).toEqual([{ ad_id: ad, isNotified: true }]);
  });

  test.each([
    ['reserved', ['hidden', 'approved', 'reserved']],
    ['on sale again', ['hidden', 'approved', 'sold', 'active']],
  ])('matches when it is first shown as %s', async (_how, steps) => {
    const search = await save(anna, { search: 'boll' });
    const ad = await write();
    for (const step of steps) {
      expect(await foundBy(search)).toEqual([]);
      if (step === 'approved') await decide(ad, 'approved');
      else await app.call('PUT', `/api/ads/${ad}/sale-state`, { as: seller, body: { saleState: step } });
      await app.runJobs();
    }
    expect(await foundBy(search)).toEqual([{ ad_id: ad, isNotified: true }]);
  });

  test('matches by its words in any form, order and size, as it matches in the marketplace', async () => {
    const shoe = {
      ...ball,
      title: 'Nike basketskor',
      description: 'Svarta, strl 42',
      category: 'Basketskor',
    };
    const matching = ['skon nike', 'sneakers stl 42', 'svart sko us 8.5', 'basketsko', '"ike basket" 42'];
    const others = ['nike stl 43', 'jordan sko', '"basket nike"', '"ike sko"', '"nike basketskor" boll'];
    const searches = await Promise.all([...matching, ...others].map((search) => save(anna, { search })));
    const ad = await publish(shoe);
    const found = await Promise.all(searches.map(async (id) => (await foundBy(id)).length > 0));
    expect(found).toEqual([...matching.map(() => true), ...others.map(() => false)]);
    expect(await foundBy(searches[0] ?? '')).toEqual([{ ad_id: ad, isNotified: true }]);
  });

  test('matches a price in the text of a search, as in the marketplace', async () => {
    const [low, high] = [
      await save(anna, { search: 'boll under 200 kr' }),
      await save(anna, { search: 'boll under 400 kr' }),
    ];
    const ad = await publish();
    expect([await foundBy(low), await foundBy(high)]).toEqual([[], [{ ad_id: ad, isNotified: true }]]);
  });

  test.each(['under 400', 'något under 400 kr', 'mellan 200 och 400', 'något billigt'])(
    'matches the price alone of the search %s, as in the marketplace',
    async (search) => {
      const [all, high, other] = [
        await save(anna, { search }),
        await save(anna, { search: 'över 400 kr' }),
        await save(anna, { search, brand: 'Nike' }),
      ];
      const { database } = app.services;
      await database.pool.query('update saved_searches set probe_terms = null, words_version = 0');
      await updateSavedSearchTerms(database);
      const ad = await publish();
      expect([await foundBy(all), await foundBy(high), await foundBy(other)]).toEqual([
        [{ ad_id: ad, isNotified: true }],
        [],
        [],
      ]);
    },
  );

  test('matches what is free by its price, as in the marketplace', async () => {
    const searches = [await save(anna, { search: 'bollar skänkes' }), await save(anna, { search: 'gratis' })];
    await publish();
    const free = await publish({ ...ball, price: 0 });
    for (const search of searches) expect(await foundBy(search)).toEqual([{ ad_id: free, isNotified: true }]);
  });

  test('matches by words searches that the previous release saved', async () => {
    const search = await save(anna, { search: 'bollarna till match' });
    const { database } = app.services;
    await database.pool.query('update saved_searches set probe_terms = null, words_version = 0');
    await updateSavedSearchTerms(database);
    await publish();
    expect(await foundBy(search)).toHaveLength(1);
  });

  test('is notified at once also when an admin creates it in the back office', async () => {
    const search = await save(anna, { search: 'boll' });
    const { body } = await app.call<{ id: string }>('POST', '/api/admin/ads', { as: admin, body: ball });
    await app.runJobs();
    expect(await foundBy(search)).toEqual([{ ad_id: body.id, isNotified: true }]);
  });

  test('an ad that is approved while the marketplace is closed matches when it is open again', async () => {
    const setOpen = (isEnabled: boolean) =>
      app.call('PATCH', '/api/admin/page-settings/marketplace', { as: admin, body: { isEnabled } });
    const searchId = await save(anna, { category: 'Basketboll' });
    const daily = await save(anna, { search: 'matchboll' }, 'daily');
    await publish();
    const fields = { title: 'Träningsboll', category: 'Basketboll' };
    const [id = ''] = await insertAds(app.services.database, seller.id, [fields]);
    // Noon of the next day is after the hour of daily alerts, whatever the time is now.
    const nextNoon = new Date(new Date(Date.now() + 86_400_000).setUTCHours(12));
    await setOpen(false);
    // Called directly: `runJobs` would not end, since it runs each retry at once and each attempt enqueues the next.
    await notifyOfPublicAd(app.services, id);
    await notifyDailyMatches(app.services, nextNoon);
    expect(await foundBy(searchId)).toHaveLength(1);
    expect(await notifiedAt(daily)).toBeNull();
    await setOpen(true);
    await app.runJobs();
    await notifyDailyMatches(app.services, nextNoon);
    expect((await foundBy(searchId)).map(({ ad_id }) => ad_id)).toContain(id);
    expect(await notifiedAt(daily)).not.toBeNull();
  });

  test('an ad by a minor does not match by its town', async () => {
    const { pool } = app.services.database;
    const searchId = await save(anna, { city: 'Lund' });
    await pool.query('update profiles set birth_year = extract(year from now()) - 15 where id = $1', [
      seller.id,
    ]);
    await publish();
    expect(await foundBy(searchId)).toEqual([]);
    await pool.query('update profiles set birth_year = 1990 where id = $1', [seller.id]);
    const id = await publish();
    expect((await foundBy(searchId)).map(({ ad_id }) => ad_id)).toEqual([id]);
  });

  test('an ad that is moderated again is notified of once, and not to searches saved since', async () => {
    const early = await save(anna, { search: 'boll' });
    const elsewhere = await save(anna, { search: 'handskar' });
    const ad = await publish();
    const late = await save(await app.person(), { search: 'boll' });
    await app.call('PUT', `/api/ads/${ad}`, { as: seller, body: { ...ball, description: 'Med handskar' } });
    await decide(ad, 'approved');
    await app.runJobs();
    expect(await foundBy(early)).toHaveLength(1);
    expect(await foundBy(late)).toEqual([]);
    // Its new text matches a search that was saved before.
    expect(await foundBy(elsewhere)).toEqual([{ ad_id: ad, isNotified: true }]);
  });

  test('an ad that is restored after deletion is notified of once', async () => {
    const search = await save(anna, { search: 'boll' });
    const ad = await publish();
    await app.call('DELETE', `/api/ads/${ad}`, { as: seller });
    await notifyDailyMatches(app.services, new Date());
    await app.call('POST', `/api/removed-ads/${ad}/restoration`, { as: seller });
    await notifyOfPublicAd(app.services, ad);
    expect(await foundBy(search)).toEqual([{ ad_id: ad, isNotified: true }]);
  });

  test('loses its matches once it can no longer be restored', async () => {
    const search = await save(anna, { search: 'boll' });
    await publish();
    await app.services.database.pool.query('delete from ads');
    await notifyDailyMatches(app.services, new Date());
    expect(await foundBy(search)).toEqual([]);
  });
});

describe('the notification', () => {
  interface News {
    event: string;
    title: string;
    text: string;
    href: string;
  }
  const newsOf = async (as: Person) =>
    (await app.call<{ notifications: News[] }>('GET', '/api/me/notifications', { as })).body.notifications;

  test('is one per ad at once, however many searches match', async () => {
    await save(anna, { search: 'boll' });
    await save(anna, { city: 'Lund' });
    const ad = await publish();
    expect(await newsOf(anna)).toMatchObject([
      { event: 'search.match', text: '”Matchboll” passar din sparade sökning.', href: `/ad/${ad}` },
    ]);
    expect(await newsOf(await app.person())).toEqual([]);
  });

  test('is one per ad also for a person with more searches than a batch', async () => {
    const { pool } = app.services.database;
    await pool.query(
      `insert into saved_searches (user_id, name, search, alert)
       select $1, 'Nr ' || n, 'k' || n, 'instant' from generate_series(100, 699) as n`,
      [anna.id],
    );
    const terms = Array.from({ length: 600 }, (_each, index) => `k${100 + index}`);
    await publish({ ...ball, description: terms.join(' ') });
    expect(await newsOf(anna)).toMatchObject([{ event: 'search.match' }]);
    const { rows } = await pool.query('select count(notified_at) as notified from saved_search_matches');
    expect(rows).toEqual([{ notified: 600 }]);
  });

  test('is the number of ads in the morning, and links to the search', async () => {
    const body = { name: 'Bollar i Lund', filter: { search: 'boll', city: 'Lund' }, alert: 'daily' };
    await app.call('POST', '/api/me/saved-searches', { as: anna, body });
    await publish();
    await publish({ ...ball, title: 'Boll två' });
    expect(await newsOf(anna)).toEqual([]);
    await foundAt('2026-01-14T20:00:00Z');
    await notifyDailyMatches(app.services, new Date('2026-01-15T07:00:00Z'));
    expect(await newsOf(anna)).toMatchObject([
      {
        event: 'search.matches',
        title: 'Nytt i dag: Bollar i Lund',
        text: '2 nya annonser passar din sparade sökning.',
        href: '/marketplace?city=Lund&search=boll',
      },
    ]);
  });

  test('leads to the list with every filter of the search', async () => {
    const filter = { category: 'Kläder~Basketboll', brand: 'Spalding', size: '7', min: '100', max: '500' };
    await save(anna, filter, 'daily');
    await publish({ ...ball, brand: 'Spalding', size: '7' });
    await foundAt('2026-01-14T20:00:00Z');
    await notifyDailyMatches(app.services, new Date('2026-01-15T07:00:00Z'));
    const [news] = await newsOf(anna);
    const { pathname, searchParams } = new URL(news?.href ?? '', 'https://torget.exempel.se');
    expect(pathname).toBe('/marketplace');
    expect(Object.fromEntries(searchParams)).toEqual({ ...filter, category: 'Basketboll~Kläder' });
  });

  test('is readable after the search is deleted', async () => {
    const search = await save(anna, { search: 'boll' });
    const ad = await publish();
    await app.call('DELETE', `/api/me/saved-searches/${search}`, { as: anna });
    expect(await newsOf(anna)).toMatchObject([{ title: 'En ny annons du letar efter', href: `/ad/${ad}` }]);
  });
});

describe('the daily notification', () => {
  test.each([
    ['winter', '2026-01-15T06:59:59Z', '2026-01-15T07:00:00Z'],
    ['summer', '2026-07-15T05:59:59Z', '2026-07-15T06:00:00Z'],
    ['the day the clocks go forward', '2026-03-29T05:59:59Z', '2026-03-29T06:00:00Z'],
    ['the day the clocks go back', '2026-10-25T06:59:59Z', '2026-10-25T07:00:00Z'],
  ])('is at eight in Sweden, in %s', async (_when, before, at) => {
    const search = await save(anna, { search: 'boll' }, 'daily');
    await publish();
    await foundAt('2026-01-01T12:00:00Z');
    await notifyDailyMatches(app.services, new Date(before));
    expect(await notifiedAt(search)).toBeNull();
    await notifyDailyMatches(app.services, new Date(at));
    expect(await notifiedAt(search)).toBe(new Date(at).toISOString());
  });

  test('is sent once a day, also late, and leaves later matches to the next day', async () => {
    const search = await save(anna, { search: 'boll' }, 'daily');
    await publish();
    await foundAt('2026-01-14T20:00:00Z');
    await notifyDailyMatches(app.services, new Date('2026-01-15T11:00:00Z'));
    expect(await notifiedAt(search)).toBe('2026-01-15T11:00:00.000Z');
    await publish({ ...ball, title: 'En boll till' });
    await foundAt('2026-01-15T07:30:00Z');
    await notifyDailyMatches(app.services, new Date('2026-01-15T12:00:00Z'));
    expect(await notifiedAt(search)).toBe('2026-01-15T11:00:00.000Z');
    await notifyDailyMatches(app.services, new Date('2026-01-16T07:00:00Z'));
    expect(await notifiedAt(search)).toBe('2026-01-16T07:00:00.000Z');
  });

  test('covers all matches, however many', async () => {
    const { pool } = app.services.database;
    const ad = await publish();
    await pool.query(
      `with made as (
         insert into saved_searches (user_id, name, search, alert) select $1, 'Nr ' || n, 'boll ' || n, 'daily'
           from generate_series(1, 1100) as n returning id)
       insert into saved_search_matches (search_id, ad_id, found_at) select id, $2, '2026-01-14T20:00:00Z' from made`,
      [anna.id, ad],
    );
    await notifyDailyMatches(app.services, new Date('2026-01-15T07:00:00Z'));
    const { rows } = await pool.query(
      `select count(*) as notified, count(distinct search_id) as searches from notifications
        where user_id = $1 and event = 'search.matches'`,
      [anna.id],
    );
    expect(rows).toEqual([{ notified: 1100, searches: 1100 }]);
  });

  test('skips deleted ads, and people who turned it off', async () => {
    const [deleted, silent] = [
      await save(anna, { search: 'matchboll' }, 'daily'),
      await save(anna, { search: 'handske' }, 'daily'),
    ];
    const ad = await publish();
    await publish({ ...ball, title: 'Handske' });
    await foundAt('2026-01-14T20:00:00Z');
    await app.call('PUT', `/api/ads/${ad}/sale-state`, { as: seller, body: { saleState: 'hidden' } });
    await app.call('PATCH', `/api/me/saved-searches/${silent}`, { as: anna, body: { alert: 'never' } });
    await notifyDailyMatches(app.services, new Date('2026-01-15T07:00:00Z'));
    expect([await notifiedAt(deleted), await notifiedAt(silent)]).toEqual([null, null]);
    expect((await foundBy(silent)).every(({ isNotified }) => isNotified)).toBe(true);
  });
});

const pick = <T>(...values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
// Terms with common pieces, different case, or special meaning in SQL, LIKE or Unicode; then sizes, compounds, inflections,
// synonyms and quotes.
const terms = [
  ...'Skor SKOR basketskor boll Åke ÅÄÖ åäö 100% a_b c\\d "q" l\'a 🏀 🏀🏀🏀 x y e\u0301 é İ ß – KX1 kx12 $1 -- ΟΔΟΣ null\n'.split(
    ' ',
  ),
  ...'stl 42 42,5 42½ us 9 XL x-large 27 cm sko skorna sneakers matchlinne linnen jersey bollar bollpump pump till'.split(
    ' ',
  ),
  ...'barnskor junior tröja TRÖJOR matchtröjor tf-1000 tf1000 " ” "boll pump" “Skor" röd rött black säljes och'.split(
    ' ',
  ),
];
const text = fc.array(pick(...terms), { minLength: 1, maxLength: 4 }).map((list) => list.join(' ').trim());
const ad = fc.record<Partial<TestAd>>({
  title: text,
  description: fc.oneof(fc.constant(''), text),
  price: pick(0, 499, 500, 501, 1000, 1001, 2000, 2001),
  category: pick('Basketskor', 'Kläder'),
  condition: pick(...CONDITIONS.slice(0, 2)),
  location: pick('Lund', 'Malmö'),
  county: pick('Skåne', 'Stockholm', ''),
  status: fc.oneof({ weight: 9, arbitrary: fc.constant('approved' as const) }, pick('pending' as const)),
  sale_state: pick(...SALE_STATES),
  brand: pick('Nike', 'adidas', ''),
  size: pick('42', 'XL', ''),
  delivery: fc.subarray(['pickup', 'shipping']),
});
/** Ids of places. Malmö is more than 10 km (one "mil") from Lund, and less than 20 km. */
const [LUND, LULEA] = ['2693678', '604490'];
const filter: fc.Arbitrary<SearchFilter> = fc
  .record(
    {
      search: fc.oneof(
        text,
        fc.tuple(text, fc.nat(6)).map(([one, cut]) => one.slice(cut)),
      ),
      category: pick('Basketskor', 'Kläder', 'Basketskor~Kläder', 'Kläder~Övrigt'),
      brand: pick('Nike', 'NIKE~adidas'),
      size: pick('42', '42~XL'),
      delivery: pick('pickup', 'shipping'),
      min: pick('1', '500'),
      max: pick('500', '1500'),
      region: pick('Skåne', 'Stockholm'),
      city: pick('Lund', 'Malmö'),
      near: pick(LUND, LULEA),
      within: pick('1' as const, '2' as const),
      condition: pick(...CONDITIONS.slice(0, 2)),
      price: pick(...PRICE_RANGES.map(({ id }) => id)),
    },
    { requiredKeys: [] },
  )
  .filter(
    (searchOf) =>
      Object.keys(searchOf).length > 0 &&
      (searchOf.search === undefined ||
        (plainText(searchOf.search) !== '' && searchOf.search.isWellFormed())),
  );

test('matches exactly what the marketplace finds', { timeout: 120_000 }, async () => {
  const { database } = app.services;
  const person = anna.id;
  const synonyms = await loadSynonyms(app.services);
  const query: Query = (statement) => database.pool.query(statement);
  const agrees = fc.asyncProperty(fc.integer(), async (seed) => {
    await database.pool.query('delete from saved_searches; delete from ads');
    const ids = await insertAds(database, seller.id, fc.sample(ad, { seed, numRuns: 12 }));
    const searchOf = new Map<string, AdSearch>();
    for (const one of fc.sample(filter, { seed, numRuns: 40 })) {
      const saved = one.search === undefined ? one : { ...one, search: plainText(one.search) };
      const created = await insertSearch(database.kysely, person, {
        name: crypto.randomUUID(),
        alert: 'instant',
        filter: saved,
      });
      if (typeof created !== 'string') searchOf.set(created.id, one);
    }
    await updateSavedSearchTerms(database);
    const found = new Map<string, Set<string>>();
    for (const [id, { search, near, within, ...others }] of searchOf) {
      const towns = near === undefined ? undefined : await readTownTerms(database.kysely, { near, within });
      const filters = { ...others, ...(towns && { towns }) };
      const typed = search === undefined ? filters : { ...filters, search: plainText(search) };
      const { list } = await readPage(
        { query, synonyms, statistics: noStatistics },
        { ...typed, sold: 'show' },
        null,
      );
      found.set(id, new Set(list.ads.map((card) => card.id)));
    }
    for (const id of ids) {
      const locked = await lockPublicAd(database.kysely, id);
      const matched = locked ? await findMatches(database.kysely, locked, synonyms) : [];
      const expected = [...searchOf.keys()].filter((search) => found.get(search)?.has(id));
      const describeAll = (searches: string[]) =>
        searches.map((search) => JSON.stringify(searchOf.get(search))).toSorted();
      expect({ seed, matched: describeAll(matched) }).toEqual({ seed, matched: describeAll(expected) });
    }
  });
  await expect(fc.assert(agrees, { numRuns: 15, endOnFailure: true })).resolves.toBeUndefined();
});
