// Counting what visitors search for, found or not: listed from five visitors, without identifying them.
import { afterEach, beforeAll, afterAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { insertAds, insertPerson } from '../../../testing/samples/sample-ads.ts';
import { countSearchVisits, listMissedSearches, listPopularSearches } from './search-visit-queries.ts';
import { countSearchTerms } from './spelling-queries.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let app: TestApp;
let sellerId: string;

beforeAll(async () => {
  app = await openTestApp();
  const { database } = app.services;
  sellerId = await insertPerson(database, { email: 'ebba@exempel.se', name: 'Sko Ek' });
  await insertAds(database, sellerId, [
    { title: 'Nike skor', description: 'Ring 0701234567, sko ek, anna' },
    { title: 'Adidas matchboll' },
  ]);
  await countSearchTerms(database.kysely);
});
afterEach(() =>
  app.services.database.pool.query('truncate search_visits, search_salts, popular_searches, missed_searches'),
);
afterAll(() => app.close());

type From = { ip?: string; userAgent?: string };
async function search(text: string, { ip = '192.0.2.1', userAgent = BROWSER }: From = {}): Promise<void> {
  await app.inject({
    url: `/api/ads?${text.includes('=') ? text : new URLSearchParams({ search: text }).toString()}`,
    remoteAddress: ip,
    headers: { 'user-agent': userAgent },
  });
}
/** The same search by this many visitors. */
async function searchByMany(text: string, visitors: number): Promise<void> {
  for (let number = 1; number <= visitors; number += 1) await search(text, { ip: `192.0.2.${number}` });
  await app.services.deferredTasks.finish();
}
async function counted(): Promise<string[]> {
  await app.services.deferredTasks.finish();
  const { rows } = await app.services.database.pool.query<{ text: string }>(
    'select text from search_visits order by text, visitor',
  );
  return rows.map(({ text }) => text);
}
async function missed(): Promise<[text: string, visitors: number][]> {
  await app.services.deferredTasks.finish();
  await countSearchVisits(app.services.database.kysely);
  const searches = await listMissedSearches(app.services.database);
  return searches.map(({ text, visitors }) => [text, visitors]);
}
async function popular(): Promise<string[]> {
  await countSearchVisits(app.services.database.kysely);
  return listPopularSearches(app.services.database);
}

test('a text is popular if five visitors search for it on the same day', async () => {
  await searchByMany('Nike  SKOR', 5);
  await searchByMany('matchboll', 4);
  expect(await popular()).toEqual(['nike skor']);
});

test('a program counts as one visitor, whatever browsers and addresses of its network it uses', async () => {
  for (let number = 1; number <= 5; number += 1) {
    await search('nike skor', { userAgent: `${BROWSER} ${number}` });
    await search('matchboll', { ip: `2001:db8:1:2::${number}` });
  }
  expect(await counted()).toEqual(['matchboll', 'nike skor']);
});

test('one visitor counts once a day, and days are not added up', async () => {
  for (let time = 1; time <= 6; time += 1) {
    await search('nike skor');
    await app.services.deferredTasks.finish();
  }
  expect(await counted()).toEqual(['nike skor']);
  const { pool } = app.services.database;
  await pool.query(
    `insert into search_visits select day - number, text, visitor from search_visits, generate_series(1, 8) as number`,
  );
  expect(await popular()).toEqual([]);
});

test('stores neither an address nor a browser, and the salt no longer than its day', async () => {
  await search('nike skor', { ip: '198.51.100.77' });
  await search('matchboll', { ip: '198.51.100.77' });
  await counted();
  const { pool } = app.services.database;
  const { rows } = await pool.query<{ visitor: Buffer }>('select * from search_visits');
  expect(new Set(rows.map(({ visitor }) => visitor.toString('hex'))).size).toBe(2);
  expect(JSON.stringify(rows)).not.toMatch(/198\.51|Firefox/);
  await pool.query('update search_salts set day = day - 1');
  await popular();
  expect((await pool.query('select from search_salts')).rowCount).toBe(0);
});

test('deletes texts after thirty days', async () => {
  await searchByMany('nike skor', 5);
  expect(await popular()).toEqual(['nike skor']);
  const { pool } = app.services.database;
  await pool.query('update search_visits set day = day - 29');
  expect(await popular()).toEqual(['nike skor']);
  await pool.query('update search_visits set day = day - 1');
  expect(await popular()).toEqual([]);
  expect(await counted()).toEqual([]);
});

test('never shows a number, the name of an account, or a word that no public ad has', async () => {
  await searchByMany('0701234567', 5);
  expect(await counted()).toEqual([]);
  await searchByMany('sko ek', 5);
  expect(await counted()).toHaveLength(5);
  expect(await popular()).toEqual([]);
  await app.services.database.pool.query(
    `insert into search_visits select current_date, 'olle boll', decode(lpad(to_hex(number), 32, '0'), 'hex')
       from generate_series(1, 9) as number`,
  );
  expect(await popular()).toEqual([]);
});

test.each(['', 'Googlebot/2.1', 'curl/8.5.0', 'python-requests/2.31', 'facebookexternalhit/1.1'])(
  'does not count %j',
  async (userAgent) => {
    await search('nike skor', { userAgent });
    expect(await counted()).toEqual([]);
  },
);

test('counts a text typed in steps once, and neither later pages nor searches that are empty because of filters', async () => {
  for (const text of ['nik', 'nike', 'nike skor']) await search(text);
  await search('search=matchboll&after=x');
  await search('search=skor&category=Biljetter');
  expect(await counted()).toEqual(['nike skor']);
});

test('a search without hits by five visitors of a day is missed, until a visitor finds something on a later day', async () => {
  await searchByMany('finnsinte', 5);
  await searchByMany('saknas', 4);
  expect(await missed()).toEqual([['finnsinte', 5]]);
  expect(await popular()).toEqual([]);
  const { pool } = app.services.database;
  await pool.query('update search_visits set day = day - 3');
  expect(await missed()).toEqual([['finnsinte', 5]]);
  await insertAds(app.services.database, sellerId, [{ title: 'Finnsinte' }]);
  await searchByMany('finnsinte', 1);
  expect(await missed()).toEqual([]);
});

test('missed searches are deleted after thirty days, and never the name of an account', async () => {
  await searchByMany('finnsinte alls', 5);
  await searchByMany('zoe zork', 5);
  const { database } = app.services;
  await insertPerson(database, { email: 'zoe@exempel.se', name: 'Zoe Zork' });
  expect(await missed()).toEqual([['finnsinte alls', 5]]);
  await database.pool.query('update search_visits set day = day - 30');
  expect(await missed()).toEqual([]);
});

test('counts what a misspelled search found', async () => {
  await search('addidas');
  expect(await counted()).toEqual(['adidas']);
});
