// The endpoints of news sources: what admins do with sources, and the log of requests to them.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FetchLogEntry, NewsSource, NewsSourceCounts } from '#shared/features/news-sources/schemas.ts';
import { newsSourceTexts } from '#shared/features/news-sources/texts.ts';
import type { Person } from '../../testing/app.ts';
import { readAuditEntries } from '../../testing/audit-log.ts';
import { type NewsSite, openNewsSite } from '../../testing/news-site.ts';

let site: NewsSite;
let admin: Person;
let otherAdmin: Person;

beforeAll(async () => {
  site = await openNewsSite();
  admin = await site.app.person('admin');
  otherAdmin = await site.app.person('superadmin');
});
afterAll(() => site.close());
beforeEach(() => site.clear());

const text = (path: string) => ({
  name: 'Bollbladet',
  url: site.feeds.url + path,
  category: 'NBA',
  description: 'Om bollar',
  fetchFrequencyHours: 6,
  active: true,
});
const call = <Body>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown, as = admin) =>
  site.app.call<Body>(method, `/api/admin/${url}`, { as, body });
const create = async (path = '/a') => (await call<NewsSource>('POST', 'news-sources', text(path))).body;
const list = async () => (await call<{ sources: NewsSource[] }>('GET', 'news-sources')).body.sources;
const names = async (query: string) =>
  (await call<{ sources: NewsSource[] }>('GET', `news-sources?${query}`)).body.sources.map(
    ({ name }) => name,
  );
const actionsOn = async (id: string) =>
  (await readAuditEntries(site.app.services.database, id)).map(({ action }) => action);

/** What the test button says of the same address. */
const notPublic = 'Adressen leder inte till en publik server.';

describe('a source', () => {
  test('is created, listed, found and counted', async () => {
    const { status, body } = await call<NewsSource>('POST', 'news-sources', text('/a'));
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...text('/a'), type: 'rss', lastFetch: null, failingSince: null });
    expect(await list()).toEqual([body]);
    expect((await call('GET', `news-sources/${body.id}`)).body).toEqual(body);
    expect((await call('GET', 'news-source-counts')).body).toEqual({
      total: 1,
      active: 1,
      successful: 0,
      processed: 0,
    });
    expect(await actionsOn(body.id)).toEqual(['news-source.create']);
  });

  test('is searched by any part of its texts, and listed from either end, also in the file', async () => {
    for (const path of ['/a', '/b', '/c']) {
      const { body } = await call<NewsSource>('POST', 'news-sources', {
        ...text(path),
        name: `Blad ${path}`,
        description: path === '/b' ? 'Om BOLLAR' : '',
      });
      await site.app.services.database.pool.query(
        "update news_sources set created_at = now() + ascii($2) * interval '1 minute' where id = $1",
        [body.id, path.slice(1)],
      );
    }
    expect(await names('')).toEqual(['Blad /c', 'Blad /b', 'Blad /a']);
    expect(await names('sort=oldest')).toEqual(['Blad /a', 'Blad /b', 'Blad /c']);
    expect(await names('search=bollar')).toEqual(['Blad /b']);
    expect(await names('search=nba&sort=oldest')).toHaveLength(3);
    expect(await names('search=%25')).toEqual([]);
    await site.query(`update news_sources set active = false where name = 'Blad /b'`);
    expect(await names('active=yes')).toEqual(['Blad /c', 'Blad /a']);
    expect(await names('active=no')).toEqual(['Blad /b']);
    const url = '/api/admin/news-sources.csv?search=BLAD&sort=oldest';
    const { body } = await site.app.inject({ method: 'GET', url, headers: { cookie: admin.cookie } });
    expect(body.split('\r\n').map((line) => line.slice(0, 7))).toEqual([
      expect.anything(),
      'Blad /a',
      'Blad /b',
      'Blad /c',
      '',
    ]);
  });

  test('has the interval and the type of the specification when none is given', async () => {
    const { fetchFrequencyHours: _hours, ...rest } = text('/a');
    expect((await call('POST', 'news-sources', rest)).body).toMatchObject({
      fetchFrequencyHours: 24,
      type: 'rss',
    });
  });

  test.each([
    ['name', ' ', newsSourceTexts.nameMissing],
    ['url', '', newsSourceTexts.urlMissing],
    ['url', 'ftp://exempel.se/', newsSourceTexts.urlInvalid],
    ['url', 'https://user:secret@exempel.se/', newsSourceTexts.urlWithPassword],
    ['url', 'http://user@exempel.se', newsSourceTexts.urlWithPassword],
    ['url', 'https://10.0.0.1/feed', notPublic],
    ['url', 'https://[fd00::1]/feed', notPublic],
    ['category', 'Fotboll', newsSourceTexts.categoryMissing],
    ['fetchFrequencyHours', 0, newsSourceTexts.hoursInvalid],
    ['fetchFrequencyHours', 169, newsSourceTexts.hoursInvalid],
    ['fetchFrequencyHours', 1.5, newsSourceTexts.hoursInvalid],
  ])('is refused with the %s %j', async (field, value, sentence) => {
    const { status, body } = await call('POST', 'news-sources', { ...text('/a'), [field]: value });
    expect([status, body]).toMatchObject([422, { data: { fields: { [field]: sentence } } }]);
  });

  test('is not changed to an address that is not public, which its test refuses with the same sentence', async () => {
    const { id, url } = await create();
    const refused = { status: 422, body: { data: { fields: { url: notPublic } } } };
    const change = { ...text('/a'), url: 'http://192.168.0.1/feed' };
    expect(await call('PUT', `news-sources/${id}`, change)).toMatchObject(refused);
    expect(await call('POST', 'news-source-tests', { url: change.url })).toMatchObject(refused);
    expect((await list())[0]?.url).toBe(url);
  });

  test('may have an @ in the path of its address', async () => {
    const url = 'https://exempel.se/@bollbladet?av=a@b';
    expect((await call('POST', 'news-sources', { ...text('/a'), url })).status).toBe(201);
  });

  test('must have a unique address', async () => {
    await create('/a');
    const other = await create('/b');
    const taken = { data: { fields: { url: newsSourceTexts.urlTaken } } };
    expect(await call('POST', 'news-sources', text('/a'))).toMatchObject({ status: 409, body: taken });
    expect(await call('PUT', `news-sources/${other.id}`, text('/a'))).toMatchObject({
      status: 409,
      body: taken,
    });
  });

  test('is changed, unless another admin has changed it meanwhile', async () => {
    const { id, updatedAt: seen } = await create();
    const change = { ...text('/a'), name: 'Nytt namn' };
    const { status, body } = await call<NewsSource>('PUT', `news-sources/${id}`, { ...change, seen });
    expect([status, body]).toMatchObject([200, { name: 'Nytt namn' }]);
    expect(await call('PUT', `news-sources/${id}`, { ...change, seen }, otherAdmin)).toMatchObject({
      status: 409,
      body: { message: newsSourceTexts.changedMeanwhile },
    });
    expect(
      (await call('PUT', `news-sources/${id}`, { ...change, seen: body.updatedAt }, otherAdmin)).status,
    ).toBe(200);
    expect(await actionsOn(id)).toEqual(['news-source.create', 'news-source.change', 'news-source.change']);
  });

  test('is not overwritten by a fetch of its former address', async () => {
    const { id } = await create();
    await site.query(
      "update news_sources set etag = '1', failures = 3, failing_since = now() where id = $1",
      [id],
    );
    await call('PUT', `news-sources/${id}`, text('/new'));
    expect(await site.sourceOf(id)).toMatchObject({ etag: null, failures: 0, failing_since: null });
  });

  test('a source with a shorter interval is due that long after its last request', async () => {
    const { id } = await create();
    await site.query(
      `update news_sources set fetch_frequency_hours = 168, last_fetch = now() - interval '30 minutes',
        next_fetch_at = now() + interval '160 hours' where id = $1`,
      [id],
    );
    await call('PUT', `news-sources/${id}`, { ...text('/a'), fetchFrequencyHours: 1 });
    const { last_fetch: last, next_fetch_at: next } = (await site.sourceOf(id)) ?? {};
    expect(Number(next) - Number(last)).toBe(3_600_000);
  });

  test('is deactivated and activated, and is then due', async () => {
    const { id } = await create();
    await site.query("update news_sources set next_fetch_at = now() + interval '3 days', failures = 2");
    const active = (value: boolean) =>
      call<NewsSource>('PUT', `news-sources/${id}/active`, { active: value });
    expect((await active(false)).body).toMatchObject({ active: false, nextFetch: null });
    expect((await active(true)).body.active).toBe(true);
    expect((await site.sourceOf(id))?.next_fetch_at.getTime()).toBeLessThanOrEqual(Date.now());
    expect(await actionsOn(id)).toEqual(['news-source.create', 'news-source.switch', 'news-source.switch']);
  });

  test('is activated with all the others by one call', async () => {
    await create('/a');
    await create('/b');
    await site.query('update news_sources set active = false');
    expect((await call('POST', 'news-source-activations')).body).toEqual({ activated: 2 });
    expect((await list()).map(({ active }) => active)).toEqual([true, true]);
  });

  test('is deleted, and restored within a minute with its log; its articles remain', async () => {
    const { id } = await create();
    site.serveItem('/a', 'Nytt');
    await site.fetchAt(new Date());
    const { body } = await call<{ undo: { id: string } }>('DELETE', `news-sources/${id}`);
    expect(await list()).toEqual([]);
    expect((await call<{ entries: [] }>('GET', 'news-fetch-log')).body.entries).toEqual([]);
    expect((await call('GET', 'news-source-counts')).body).toMatchObject({
      total: 0,
      active: 0,
      successful: 0,
    });
    expect(await site.articles()).toHaveLength(1);
    expect((await call('POST', `decisions/${body.undo.id}/undo`)).status).toBe(200);
    expect(await list()).toMatchObject([{ id }]);
    expect((await call<{ entries: [] }>('GET', 'news-fetch-log')).body.entries).toHaveLength(1);
    expect(await actionsOn(id)).toEqual(['news-source.create', 'news-source.delete', 'decision.undo']);
  });

  test('is not restored while another has its address', async () => {
    const { id } = await create();
    const { body } = await call<{ undo: { id: string } }>('DELETE', `news-sources/${id}`);
    await create();
    expect((await call('POST', `decisions/${body.undo.id}/undo`)).status).toBe(409);
  });

  test('a source that does not exist is not found', async () => {
    const id = crypto.randomUUID();
    const statuses = [
      await call('GET', `news-sources/${id}`),
      await call('PUT', `news-sources/${id}`, text('/a')),
      await call('PUT', `news-sources/${id}/active`, { active: true }),
      await call('DELETE', `news-sources/${id}`),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404]);
  });

  test('is listed in pages, the newest first', async () => {
    await site.query(
      `insert into news_sources (name, url, category, created_at)
       select 'Nummer ' || n, 'http://exempel.invalid/' || n, 'NBA', now() - n * interval '1 hour' from generate_series(1, 30) as n`,
    );
    const first = (await call<{ sources: NewsSource[]; next: string }>('GET', 'news-sources')).body;
    expect([first.sources.length, first.sources[0]?.name]).toEqual([25, 'Nummer 1']);
    const second = (
      await call<{ sources: NewsSource[]; next: null }>('GET', `news-sources?after=${first.next}`)
    ).body;
    expect([second.sources.length, second.sources.at(-1)?.name, second.next]).toEqual([5, 'Nummer 30', null]);
  });
});

describe('the log', () => {
  test('shows the latest 20 requests, which the figures count', async () => {
    const { id } = await create();
    await site.query(
      `insert into news_fetch_log (source_id, success, items_found, items_processed, error_message, fetch_date)
       select $1, n % 4 <> 0, 10, n, case when n % 4 = 0 then 'Servern gick inte att nå.' end, now() - n * interval '1 minute'
         from generate_series(1, 24) as n`,
      [id],
    );
    const { body } = await call<{ entries: FetchLogEntry[]; next: string }>('GET', 'news-fetch-log');
    expect(body.entries).toHaveLength(20);
    expect(body.entries[3]).toMatchObject({
      sourceName: 'Bollbladet',
      success: false,
      itemsFound: 10,
      itemsProcessed: 4,
      errorMessage: 'Servern gick inte att nå.',
    });
    const counts = (await call<NewsSourceCounts>('GET', 'news-source-counts')).body;
    expect(counts).toMatchObject({ successful: 15, processed: 210 });
    const older = await call<{ entries: FetchLogEntry[] }>('GET', `news-fetch-log?after=${body.next}`);
    expect(older.body.entries).toHaveLength(4);
    const read = async (query: string) =>
      (await call<{ entries: FetchLogEntry[] }>('GET', `news-fetch-log?${query}`)).body.entries;
    const failures = await read('result=failed');
    expect(failures.map(({ itemsProcessed }) => itemsProcessed)).toEqual([4, 8, 12, 16, 20, 24]);
    expect(await read('result=ok')).toHaveLength(18);
    expect((await call('GET', 'news-fetch-log?result=fel')).status).toBe(422);
    const oldest = await call<{ entries: FetchLogEntry[]; next: string }>(
      'GET',
      'news-fetch-log?sort=oldest',
    );
    const rest = await read(`sort=oldest&after=${oldest.body.next}`);
    expect([...oldest.body.entries, ...rest].map(({ itemsProcessed }) => itemsProcessed)).toEqual(
      Array.from({ length: 24 }, (_none, index) => 24 - index),
    );
  });
});
