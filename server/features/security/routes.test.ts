// Security reports: stored when they come from a page of the site, listed for staff.
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { SecurityEvent } from '#shared/features/security/contract.ts';
import { addJob } from '../../core/jobs/jobs.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { listEvents } from './queries.ts';

interface List {
  events: SecurityEvent[];
  next: string | null;
  previous: string | null;
}

let app: TestApp;
let admin: Person;
const userAgent = 'Korgläsaren';

beforeAll(async () => {
  app = await openTestApp();
  admin = await app.person('superadmin');
});
beforeEach(() => app.services.database.pool.query('delete from limits; delete from security_events'));
afterAll(() => app.close());

const report = {
  event: 'xss_attempt',
  details: { directive: 'script-src-attr', line: 7 },
  timestamp: '2026-11-22T12:00:00.000Z',
  userAgent,
  url: 'http://localhost/marketplace?search=hemligt#del',
};

async function issue(ip = '192.0.2.1'): Promise<string> {
  const headers = { 'user-agent': userAgent };
  const { body, headers: answered } = await app.inject({
    method: 'GET',
    url: '/api/security/token',
    headers,
    remoteAddress: ip,
  });
  expect(answered['set-cookie']).toBeUndefined();
  return (JSON.parse(body) as { token: string }).token;
}

async function send(
  body: unknown,
  {
    token,
    ip = '192.0.2.1',
    headers = {},
  }: { token?: string; ip?: string; headers?: Record<string, string> },
) {
  const { statusCode, body: text } = await app.inject({
    method: 'POST',
    url: '/api/security/audit',
    remoteAddress: ip,
    headers: {
      'user-agent': userAgent,
      'content-type': 'application/json',
      ...(token && { 'x-csrf-token': token }),
      ...headers,
    },
    payload: JSON.stringify(body),
  });
  return { status: statusCode, body: JSON.parse(text) as { message?: string; received?: boolean } };
}

const list = async (query = '') =>
  (await app.call<List>('GET', `/api/admin/security-events?${query}`, { as: admin })).body;

describe('a report', () => {
  test('a report with a valid token is stored, without the query string', async () => {
    expect(await send(report, { token: await issue() })).toEqual({ status: 200, body: { received: true } });
    expect((await list()).events).toEqual([
      {
        id: expect.any(Number),
        at: expect.stringMatching(/Z$/),
        event: 'xss_attempt',
        person: null,
        ipAddress: '192.0.2.1',
        userAgent,
        url: 'http://localhost/marketplace',
        details: { directive: 'script-src-attr', line: 7, timestamp: '2026-11-22T12:00:00.000Z' },
      },
    ]);
  });

  test('records the signed-in user', async () => {
    const token = await issue();
    await send(report, { token, headers: { cookie: admin.cookie } });
    expect((await list()).events[0]?.person).toEqual({ id: admin.id, name: 'Person 1' });
  });

  test('separates the browser’s claims from data recorded by the server', async () => {
    await send({ ...report, userAgent: 'Någon annan' }, { token: await issue() });
    expect((await list()).events[0]).toMatchObject({ userAgent, details: { userAgent: 'Någon annan' } });
  });

  test.each([
    ['no token', async () => ({})],
    ['a made-up token', async () => ({ token: '1-2-3-4' })],
    ['another user’s token', async () => ({ token: await issue('198.51.100.1') })],
  ])('with %s is refused, and stored as a csrf_violation', async (_case, proof) => {
    const { status, body } = await send(report, await proof());
    expect(status).toBe(403);
    expect(body.message).toBe('Säkerhetskontrollen kunde inte bekräftas');
    expect((await list()).events).toMatchObject([
      { event: 'csrf_violation', details: { reported: 'xss_attempt' } },
    ]);
  });

  test('a report from another site is refused', async () => {
    const headers = { origin: 'https://elak.example' };
    expect((await send(report, { token: await issue(), headers })).status).toBe(403);
  });

  test.each([
    { event: 'party' },
    { details: { text: 'x'.repeat(501) } },
    { details: { 'a b': 1 } },
    { details: { nested: {} } },
    { details: Object.fromEntries(Array.from({ length: 13 }, (_, n) => [`d${n}`, n])) },
    { timestamp: 'i går' },
    { userAgent: 'x'.repeat(501) },
    { url: 'x'.repeat(2001) },
  ])('with %j is refused', async (wrong) => {
    expect((await send({ ...report, ...wrong }, { token: await issue() })).status).toBe(422);
  });

  test('is accepted sixty times per address, then limited', async () => {
    const token = await issue();
    const answers = await Promise.all(Array.from({ length: 62 }, () => send(report, { token })));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await send(report, { token: await issue('198.51.100.1'), ip: '198.51.100.1' })).status).toBe(200);
  });
});

test('a write from another site is refused, and stored as an event, twenty per address', async () => {
  const headers = { origin: 'https://elak.example', 'user-agent': userAgent };
  for (let n = 0; n < 22; n += 1) {
    const url = '/api/session?token=hemligt';
    const { statusCode } = await app.inject({ method: 'DELETE', url, headers, remoteAddress: '192.0.2.9' });
    expect(statusCode).toBe(403);
  }
  await expect.poll(async () => (await list('event=csrf_violation')).events.length).toBe(20);
  expect((await list()).events[0]).toMatchObject({
    event: 'csrf_violation',
    ipAddress: '192.0.2.9',
    url: 'http://localhost/api/session',
    details: { method: 'DELETE', origin: 'https://elak.example' },
  });
});

describe('the list', () => {
  test('is paged in both directions from the newest, and filtered by event', async () => {
    await app.services.database.pool.query(
      `insert into security_events (event, created_at)
       select case when n % 2 = 0 then 'signed_in' else 'sign_in_failed' end,
              timestamptz '2026-01-01Z' + n * interval '1 minute' from generate_series(1, 70) as n`,
    );
    const first = await list('event=signed_in');
    expect(first.events).toHaveLength(30);
    expect(first.events[0]?.at).toBe('2026-01-01T01:10:00.000Z');
    const second = await list(`event=signed_in&after=${first.next}`);
    expect(second.events).toHaveLength(5);
    expect((await list(`event=signed_in&before=${second.previous}`)).events).toEqual(first.events);
  });

  test.each([
    ['a part of the name', 'search=ÅKE+ÖS', ['forum', 'news']],
    ['an e-mail address', 'search=ake@osby', ['forum', 'news']],
    ['a part of an IP address', 'search=2.81', ['clubs']],
    ['the page', 'search=/NEWS', ['news']],
    ['name and event', 'search=åke&event=signed_in', ['news']],
    ['oldest first', 'search=åke&sort=oldest', ['news', 'forum']],
    ['wildcards', 'search=___', []],
  ])('is searched by name, address and page: %s', async (_name, search, expected) => {
    const { pool } = app.services.database;
    const { rows } = await pool.query<{ id: string }>(
      `insert into profiles (name, email) values ('Åke Ösby', $1) returning id`,
      [`ake@osby${crypto.randomUUID()}.invalid`],
    );
    const { id } = rows[0] ?? { id: '' };
    await pool.query(
      `insert into security_events (event, user_id, ip_address, url, created_at) values
         ('signed_in', $1, '192.0.2.80', 'https://exempel.se/news', now() - interval '2 hours'),
         ('xss_attempt', $1, null, 'https://exempel.se/forum', now() - interval '1 hour'),
         ('xss_attempt', null, '192.0.2.81', 'https://exempel.se/clubs', now())`,
      [id],
    );
    const found = (await list(search)).events.map(({ url }) => url.split('/').at(-1));
    expect(found).toEqual(expected);
    const byId = (await list(`search=${id}`)).events;
    expect(byId.map(({ person }) => person?.id)).toEqual([id, id]);
    await pool.query('delete from profiles where id = $1', [id]);
  });

  test('is the same from either end, forwards and backwards', async () => {
    await app.services.database.pool.query(
      `insert into security_events (event, created_at)
       select 'signed_in', timestamptz '2026-01-01Z' + n * interval '1 minute' from generate_series(1, 70) as n`,
    );
    const first = await list('sort=oldest');
    const second = await list(`sort=oldest&after=${first.next}`);
    expect([first.events[0]?.at, second.events[0]?.at]).toEqual([
      '2026-01-01T00:01:00.000Z',
      '2026-01-01T00:31:00.000Z',
    ]);
    expect((await list(`sort=oldest&before=${second.previous}`)).events).toEqual(first.events);
  });

  test('a search reads indexes, not every event', async () => {
    const { database } = app.services;
    const { pool } = database;
    await pool.query(
      `insert into security_events (event, ip_address, url)
       select 'signed_in', '192.0.2.' || n % 256, 'https://exempel.se/news/' || n from generate_series(1, 10000) as n`,
    );
    await pool.query('vacuum analyze security_events');
    const query = vi.spyOn(pool, 'query');
    onTestFinished(() => query.mockRestore());
    await listEvents(database, { viewer: { role: 'superadmin' }, search: 'finns inte', size: 30 });
    const [statement, values] = query.mock.calls.at(-1) as unknown as [string, unknown[]];
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${statement}`, values);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan.match(/security_events_by_text/g)).toHaveLength(2);
    expect(plan).toContain('security_events_of_person');
  });

  test.each([
    'event=<script>',
    'after=nonsense',
    'sort=newest',
    'search=ab',
    'search=%20ab%20',
    `search=${'x'.repeat(101)}`,
  ])('refuses %s', async (query) => {
    expect((await app.call('GET', `/api/admin/security-events?${query}`, { as: admin })).status).toBe(422);
  });

  test('is restricted to superadmins', async () => {
    expect((await app.call('GET', '/api/admin/security-events')).status).toBe(401);
    const as = await app.person();
    expect((await app.call('GET', '/api/admin/security-events', { as })).status).toBe(403);
  });
});

test('an event is deleted after a year', async () => {
  const { pool } = app.services.database;
  await pool.query(`insert into security_events (event, created_at) values
    ('xss_attempt', now() - interval '366 days'), ('xss_attempt', now() - interval '364 days')`);
  await app.services.database.kysely
    .transaction()
    .execute((tx) => addJob(tx, { name: 'delete-old-security-events', payload: {}, tries: 1 }));
  await app.runJobs();
  expect((await pool.query('select id from security_events')).rows).toHaveLength(1);
});
