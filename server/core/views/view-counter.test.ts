// Counting views: once for each visitor and half hour, on any node, without storing addresses, also around midnight.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../database/connection.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { createViewCounter, type Reader } from './view-counter.ts';
import { deleteOldVisitors, findViews } from './view-queries.ts';

const MINUTE = 60_000;
/** In Stockholm, an hour before UTC's midnight. */
const MIDNIGHT = Date.parse('2026-11-22T23:00:00Z');
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let app: TestApp;
let database: Database;
let clock = MIDNIGHT + 12 * 60 * MINUTE;
let subject: string;

beforeAll(async () => {
  app = await openTestApp();
  ({ database } = app.services);
});
afterAll(() => app.close());
beforeEach(async () => {
  subject = randomUUID();
  clock = MIDNIGHT + 12 * 60 * MINUTE;
  await database.pool.query('delete from view_salts');
});

/** A node: `view` counts a view of the subject. */
function openNode(hidden: string[] = []) {
  const counter = createViewCounter({
    database,
    deferredTasks: { do: () => undefined },
    pages: [{ kind: 'ad', isPublic: (id) => `${id} <> all('{${hidden.join()}}')` }],
    findUsers: async () => new Map(),
    now: () => clock,
  });
  const view = (reader: Partial<Reader> = {}, id = subject) =>
    counter.count(
      { kind: 'ad', subject: id },
      { ip: '192.0.2.1', userAgent: firefox, headers: {}, source: '', token: null, ...reader },
    );
  return { ...counter, view };
}

const viewsOf = async (id = subject) => (await findViews(database.kysely, 'ad', [id])).get(id) ?? 0;

test('counts a visitor once in half an hour, and each other visitor too', async () => {
  const node = openNode();
  for (const minute of [0, 1, 28]) {
    clock += minute * MINUTE;
    node.view();
    await node.flush();
  }
  expect(await viewsOf()).toBe(1);
  clock += MINUTE;
  node.view();
  node.view({ ip: '192.0.2.2' });
  node.view({ userAgent: `${firefox} other` });
  await node.flush();
  expect(await viewsOf()).toBe(4);
});

test('bots and prefetched pages are not counted', async () => {
  const node = openNode();
  for (const reader of [
    { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { userAgent: 'facebookexternalhit/1.1' },
    { userAgent: 'curl/8.5.0' },
    { userAgent: '' },
    { headers: { 'sec-purpose': 'prefetch;prerender' } },
    { headers: { purpose: 'prefetch' } },
  ])
    node.view(reader);
  await node.flush();
  expect(await viewsOf()).toBe(0);
});

test('pages that are not public are not stored', async () => {
  const node = openNode([subject]);
  node.view();
  await node.flush();
  const { rowCount } = await database.pool.query('select from page_visitors where subject = $1', [subject]);
  expect([rowCount, await viewsOf()]).toEqual([0, 0]);
});

test('one network is counted at most 240 times a minute', async () => {
  const node = openNode();
  for (let browser = 0; browser < 300; browser += 1) node.view({ userAgent: `${firefox} ${browser}` });
  await node.flush();
  expect(await viewsOf()).toBe(240);
});

describe('two nodes', () => {
  test('count one visitor once, and lose none when they write the same pages at the same time', async () => {
    const nodes = [openNode(), openNode(), openNode(), openNode()];
    const subjects = Array.from({ length: 50 }, () => randomUUID());
    for (let round = 0; round < 5; round += 1) {
      for (const [number, node] of nodes.entries()) {
        // The nodes count the pages in different orders; one visitor visits all nodes.
        for (const id of number % 2 ? subjects : subjects.toReversed()) {
          node.view({ ip: '192.0.2.1' }, id);
          node.view({ ip: `198.51.${number}.${round}` }, id);
        }
      }
      await Promise.all(nodes.map((node) => node.flush()));
      // The limit of a network is per minute.
      clock += MINUTE;
    }
    const views = await findViews(database.kysely, 'ad', subjects);
    expect(new Set(views.values())).toEqual(new Set([1 + 4 * 5]));
    expect(views.size).toBe(50);
  });

  test('share the salt of a day', async () => {
    const [one, other] = [openNode(), openNode()];
    one.view();
    other.view();
    await Promise.all([one.flush(), other.flush()]);
    expect(await viewsOf()).toBe(1);
    const { rows } = await database.pool.query('select day::text, length(salt) from view_salts');
    expect(rows).toEqual([{ day: '2026-11-23', length: 32 }]);
  });
});

describe('midnight in Stockholm', () => {
  test('a visitor counts once in the half hour around it, with another hash on each day', async () => {
    const node = openNode();
    for (const minute of [-10, 5, 19, 21]) {
      clock = MIDNIGHT + minute * MINUTE;
      node.view();
      await node.flush();
    }
    const { rows } = await database.pool.query(
      'select day::text, views from page_views where subject = $1 order by day',
      [subject],
    );
    expect(rows).toEqual([
      { day: '2026-11-22', views: 1 },
      { day: '2026-11-23', views: 1 },
    ]);
    const hashes = await database.pool.query(
      'select distinct visitor from page_visitors where subject = $1',
      [subject],
    );
    expect(hashes.rowCount).toBe(2);
  });

  test('a node counts after midnight without the salt of the day before', async () => {
    const node = openNode();
    clock = MIDNIGHT + MINUTE;
    node.view();
    await node.flush();
    expect(await viewsOf()).toBe(1);
  });
});

test('views of a page are not deleted; visitors and salts are deleted after their day', async () => {
  const days = ["'today'", "'yesterday'", 'current_date - 2', 'current_date - 3'];
  for (const day of days) {
    await database.pool.query(
      `insert into page_visitors (day, kind, subject, visitor, counted_at)
       values (((now() at time zone 'Europe/Stockholm' - interval '1 hour')::date - current_date) + (${day})::date, 'ad', $1, decode(repeat('ab', 16), 'hex'), now())`,
      [subject],
    );
    await database.pool.query(
      `insert into view_salts (day, salt)
       values (((now() at time zone 'Europe/Stockholm' - interval '1 hour')::date - current_date) + (${day})::date, decode(repeat('ab', 32), 'hex'))`,
    );
  }
  await database.pool.query(
    "insert into page_views (kind, subject, day, views) values ('ad', $1, current_date - 400, 7)",
    [subject],
  );
  await deleteOldVisitors(database.kysely);
  const left = await database.pool.query('select from page_visitors where subject = $1', [subject]);
  const salts = await database.pool.query('select from view_salts');
  expect([left.rowCount, salts.rowCount, await viewsOf()]).toEqual([1, 1, 7]);
});

test('visits that cannot be written are written later', async () => {
  const node = openNode();
  node.view();
  await node.flush();
  node.view({ ip: '192.0.2.9' });
  await database.pool.query('alter table page_views rename to away');
  await expect(node.flush()).rejects.toThrow('page_views');
  await database.pool.query('alter table away rename to page_views');
  await node.flush();
  expect(await viewsOf()).toBe(2);
});

test('neither the address nor the User-Agent is stored', async () => {
  const node = openNode();
  node.view({ ip: '203.0.113.77' });
  await node.flush();
  const { rows } = await database.pool.query<{ row: string }>(
    'select page_visitors::text as row from page_visitors where subject = $1',
    [subject],
  );
  expect(rows[0]?.row).not.toMatch(/203\.0|Firefox/);
});
