// Sample data is removed with its files and accounts, and texts by real people remain.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { CommentPage } from '#shared/features/forum/thread/contract.ts';
import type { SampleOffice } from '#shared/features/samples/contract.ts';
import { seedSampleData } from '../../database/seed/sample-data.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { openForum } from '../../testing/forum.ts';
import { insertAds } from '../../testing/samples/sample-ads.ts';
import { insertReportRow } from '../../testing/samples/sample-reports.ts';
import { pictureKey } from '../pictures/keys.ts';
import { sampleTables, tablesOfPeople } from './sample-tables.ts';

let app: TestApp;
let superadmin: Person;
let real: Person;

async function openSite(): Promise<void> {
  app = await openTestApp();
  [superadmin, real] = [await app.person('superadmin'), await app.person()];
  await openForum(app);
}

type Row = Record<string, unknown>;
const query = async <Found extends Row>(text: string, values: unknown[] = []) =>
  (await app.services.database.pool.query<Found>(text, values)).rows;
const office = async () =>
  (await app.call<SampleOffice>('GET', '/api/admin/samples', { as: superadmin })).body;
const remove = (as: Person = superadmin, confirmation = 'ta bort') =>
  app.call<SampleOffice>('POST', '/api/admin/samples/removal', { as, body: { confirmation } });

const seed = () =>
  seedSampleData({
    database: app.services.database,
    passwordHash: 'a hash',
    async storePicture(source, ids) {
      for (const id of ids) await app.services.storage.put(pictureKey(id, 1280), source, 'image/webp');
      return { width: 1200, height: 900, preview: 'data:', bytes: 1 };
    },
  });

/** Tables that are not compared: counts that jobs compute again, and traces of requests. */
const derived =
  /^(ad_counts|search_words|forum_search_words|news_search_words|association_search_words|tournament_search_words|limits|live_|security_events|sessions|online_parts)/;

/** Every row of every table as text. */
async function readTables(): Promise<Map<string, Set<string>>> {
  const tables = await query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const found = new Map<string, Set<string>>();
  for (const { name } of tables) {
    if (derived.test(name)) continue;
    const rows = await query<{ text: string }>(
      `select (to_jsonb(line) - 'last_seen_at' - 'updated_at')::text as text from "${name}" as line`,
    );
    found.set(name, new Set(rows.map(({ text }) => text)));
  }
  return found;
}

function compare(before: Map<string, Set<string>>, after: Map<string, Set<string>>) {
  const lost: string[] = [];
  const added: Record<string, number> = {};
  for (const [table, rows] of before) {
    const now = after.get(table) ?? new Set<string>();
    lost.push(...[...rows].filter((row) => !now.has(row)).map((row) => `${table}: ${row}`));
    const count = [...now].filter((row) => !rows.has(row)).length;
    if (count > 0) added[table] = count;
  }
  return { lost, added };
}

async function listFiles(): Promise<string[]> {
  const folder = path.join(app.services.settings.dataDir, 'pictures');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

test('the button removes all that was seeded, and nothing that real people wrote among it', async () => {
  await openSite();
  onTestFinished(() => app.close());
  const before = await readTables();
  expect(await seed()).toBe(true);
  // What a job has counted of the views of sample pages on earlier days.
  await query(`insert into site_counts (dimension, day, value, count)
    select 'page', day, kind || '/' || subject, views from page_views on conflict do nothing`);
  await insertAds(app.services.database, real.id, [{ title: 'Min riktiga boll' }]);
  expect((await listFiles()).length).toBeGreaterThan(100);
  const [ad] = await query<{ id: string; seller: string }>(
    `select ads.id, ads.user_id as seller from ads join profiles on profiles.id = ads.user_id
      where ads.is_sample and is_public and sale_state = 'active' and birth_year < 1990 limit 1`,
  );
  const [first, second] = await query<{ id: string }>(
    `select post_id as id from forum_states where is_public and not is_locked and comment_count > 2 order by post_id limit 2`,
  );
  const message = {
    recipientId: ad?.seller,
    adId: ad?.id,
    subject: 'Hej',
    content: 'Finns den kvar?',
    pictureIds: [],
  };
  expect((await app.call('POST', '/api/messages', { as: real, body: message })).status).toBe(201);
  await app.call('PUT', `/api/ads/${ad?.id}/favorite`, { as: real });
  await app.call('PUT', `/api/forum-posts/${first?.id}/like`, { as: real });
  const comment = await app.call('POST', `/api/forum-posts/${second?.id}/comments`, {
    as: real,
    body: { content: 'En riktig fråga' },
  });
  expect(comment.status).toBe(201);
  await insertReportRow(app.services.database, {
    reporterId: real.id,
    ownerId: superadmin.id,
    status: 'pending',
  });
  expect(await office()).toMatchObject({ areThere: true, removal: null, can: { remove: true } });

  const started = await remove();
  expect([started.status, started.body.removal?.status]).toEqual([200, 'running']);
  await app.runJobs();
  const done = await office();
  expect(done).toMatchObject({ areThere: false, people: 0, removal: { status: 'finished' } });
  expect(done.removal?.steps.done).toBe(done.removal?.steps.total);

  const { lost, added } = compare(before, await readTables());
  expect(lost).toEqual([]);
  expect(added).toEqual({
    ads: 1,
    messages: 1,
    threads: 1,
    thread_people: 1,
    // The thread of the real comment stays, without its text.
    forum_posts: 1,
    forum_states: 1,
    forum_comments: 1,
    forum_comments_to_index: 1,
    forum_follows: 1,
    forum_reads: 1,
    reports: 1,
    audit_log: 1,
    sample_removals: 1,
  });
  expect(await listFiles()).toEqual([]);
  expect(
    await query(
      `select title, content, user_id, comment_count from forum_posts join forum_states on post_id = id`,
    ),
  ).toEqual([{ title: 'Borttaget inlägg', content: '', user_id: null, comment_count: 1 }]);
  expect(await seed()).toBe(false);
  const own = await app.call<CommentPage>('GET', `/api/forum-posts/${second?.id}/comments`, { as: real });
  expect(own.status).toBe(200);
  expect(own.body.comments.filter(({ state }) => state === 'shown')).toHaveLength(1);
});

describe('a site with sample data', () => {
  // Removed by the last test.
  beforeAll(async () => {
    await openSite();
    await seed();
  });
  afterAll(() => app.close());

  test('every table with is_sample is declared, and every seeded row has it or is deleted with a row that has', async () => {
    const marked = await query<{ name: string }>(
      `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'is_sample' order by 1`,
    );
    // A new table with samples must be removed too: declare it in sample-tables.ts.
    expect([...tablesOfPeople, ...Object.keys(sampleTables)].toSorted()).toEqual(
      marked.map(({ name }) => name),
    );
    for (const { name } of marked) {
      if (name === 'leagues') continue;
      expect(
        await query(
          `select '${name}' as name from "${name}" where not is_sample and '${name}' <> 'profiles' limit 1`,
        ),
      ).toEqual([]);
    }
  });

  test('needs a superadmin with an account of their own, and the typed confirmation', async () => {
    expect((await remove(superadmin, 'ja')).status).toBe(422);
    expect((await remove(await app.person('admin'))).status).toBe(403);
    await query('update profiles set is_sample = true where id = $1', [superadmin.id]);
    expect((await remove()).status).toBe(409);
    await query('update profiles set is_sample = false where id = $1', [superadmin.id]);
  });

  test('an interrupted removal continues, and a second request starts no other', async () => {
    await remove();
    await query(`delete from messages where is_sample`);
    expect((await remove()).status).toBe(200);
    await app.runJobs();
    expect(await office()).toMatchObject({ areThere: false, removal: { status: 'finished' } });
    expect((await remove()).status).toBe(409);
    const entries = await query(`select before from audit_log where action = 'samples.remove'`);
    expect(entries).toEqual([
      { before: { people: expect.any(Number), ads: expect.any(Number), posts: expect.any(Number) } },
    ]);
  });
});

test('on a public address every answer asks not to be indexed while there is sample data', async () => {
  const site = await openTestApp({ PUBLIC_URL: 'https://torget.exempel.se' });
  try {
    const robots = async (url: string) => (await site.inject({ method: 'GET', url })).headers['x-robots-tag'];
    const addresses = ['/', '/api/samples', '/healthz', '/robots.txt', '/finns-inte', '/pictures/x'];
    const person = await site.person();
    await site.services.database.pool.query('update profiles set is_sample = true where id = $1', [
      person.id,
    ]);
    await site.services.bus.publish({ topic: 'samples', id: 'samples' });
    await expect.poll(() => robots('/healthz')).toBe('noindex');
    for (const url of addresses) expect([url, await robots(url)]).toEqual([url, 'noindex']);
    await site.services.database.pool.query('update profiles set is_sample = false');
    await site.services.bus.publish({ topic: 'samples', id: 'samples' });
    await expect.poll(() => robots('/healthz')).toBeUndefined();
    for (const url of addresses) expect([url, await robots(url)]).toEqual([url, undefined]);
  } finally {
    await site.close();
  }
});
