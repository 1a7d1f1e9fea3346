// The database becomes unreachable and returns: responses report it with 503, and the log gets only a few lines.
import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { toRefusals } from './core/http/api.ts';
import { createLogger } from './core/process/logger.ts';
import { isDatabaseBusy, WatchedPool, watchAvailability } from './database/availability.ts';
import { connectDatabase } from './database/connection.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';
import { openProxy, type TestProxy } from './testing/outside/proxy.ts';
import { runServer } from './testing/server-process.ts';
import { waitFor } from './testing/wait-for.ts';

let database: TestDatabase;
let proxy: TestProxy;
/** Address of the database through the proxy. */
let url: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const direct = new URL(database.url);
  proxy = await openProxy({ path: `${direct.searchParams.get('host')}/.s.PGSQL.5432` });
  direct.search = '';
  direct.hostname = '127.0.0.1';
  direct.port = String(proxy.port);
  url = direct.href;
});
beforeEach(() => proxy.restore());
afterAll(async () => {
  await proxy.close();
  await database.drop();
});

const METRICS_TOKEN = 'token-of-the-monitoring';
const MESSAGE = 'Sajten är tillfälligt otillgänglig. Försök igen om en stund.';

test('answers everything with 503 and Retry-After, and logs one line when the database becomes unavailable and one when it is back', async () => {
  const server = runServer({
    DATABASE_URL: url,
    DATA_DIR: path.join(await mkdtemp(path.join(inject('scratchFolder'), 'away-')), 'data'),
    ADMIN_EMAIL: 'chef@torget.se',
    ADMIN_PASSWORD: 'Korgen-2026!',
    METRICS_TOKEN,
  });
  const address = await server.address;
  const cookie = await signIn(address);
  const ask = (place: string, headers = {}) => fetch(`${address}${place}`, { headers });
  expect((await ask('/api/ads')).status).toBe(200);
  proxy.cut();

  const json = await ask('/api/ads');
  expect([json.status, json.headers.get('retry-after'), await json.json()]).toEqual([
    503,
    '5',
    { defined: false, code: 'SERVICE_UNAVAILABLE', status: 503, message: MESSAGE },
  ]);
  const html = { accept: 'text/html' };
  for (const headers of [html, { ...html, cookie }]) {
    const page = await ask('/marketplace', headers);
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await page.text()).toContain(MESSAGE);
  }
  for (const place of ['/api/me/live', '/api/admin/audit-log.csv', '/sitemap.xml'])
    expect((await ask(place, { cookie })).status).toBe(503);
  expect((await ask('/readyz')).status).toBe(503);
  expect((await ask('/healthz')).status).toBe(200);
  const many = await Promise.all(Array.from({ length: 100 }, () => ask('/api/ads', { cookie })));
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([503]));

  proxy.restore();
  await waitFor(async () => expect((await ask('/readyz')).status).toBe(200));
  expect((await ask('/marketplace', { cookie })).status).toBe(200);
  await waitFor(async () => expect((await ask('/readyz')).json()).resolves.toMatchObject({ bus: true }));
  const metrics = { authorization: `Bearer ${METRICS_TOKEN}` };
  await waitFor(async () =>
    expect(await (await ask('/metrics', metrics)).text()).toMatch(/^database_away 0$/m),
  );
  server.process.kill('SIGTERM');
  const { stderr } = await server.ended;
  const messages = stderr
    .split('\n')
    .filter(Boolean)
    .map((line) => String(JSON.parse(line).msg));
  expect(messages.filter((text) => text.startsWith('The database'))).toEqual([
    'The database does not answer',
    'The database answers again',
  ]);
  expect(messages.filter((text) => text.startsWith('The live bus'))).toEqual([
    'The live bus lost its connection and is reconnecting',
    'The live bus is connected again',
  ]);
  expect(stderr).not.toContain('stack');
  expect(messages.length).toBeLessThan(10);
});

async function signIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'chef@torget.se', password: 'Korgen-2026!' }),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

test('a database whose connections are all in use is not unreachable', async () => {
  const logged: string[] = [];
  const logger = createLogger('warn', { write: (line) => void logged.push(line) });
  const pool = new WatchedPool({ connectionString: url, max: 1, connectionTimeoutMillis: 100 });
  let canAnswer = true;
  const probe = async () => {
    if (!canAnswer) throw new Error('no answer');
  };
  const availability = watchAvailability(probe, logger);
  pool.onConnectionError = (error) => availability.report(error);
  const client = await pool.connect();
  const error: unknown = await pool.query('select 1').catch((reason: unknown) => reason);
  expect([isDatabaseBusy(error), availability.isAway()]).toEqual([true, false]);
  await waitFor(() => expect(logged.join()).toContain('All connections of a database pool were in use'));
  expect(logged.join()).not.toContain('The database does not answer');

  canAnswer = false;
  await expect(pool.query('select 1')).rejects.toThrow('timeout');
  await waitFor(() => expect(availability.isAway()).toBe(true));
  client.release();
  availability.close();
  await pool.end();
});

describe('a statement that takes too long', () => {
  const logged: string[] = [];
  const logger = createLogger('error', { write: (line) => void logged.push(line) });
  const answerOf = (work: () => Promise<unknown>) =>
    toRefusals(logger)({ next: work, path: ['ads', 'list'] }).then(
      () => 200,
      (error: unknown) => (error as { status: number }).status,
    );

  test('is canceled for requests, answered with 503 and logged with its stack', async () => {
    const limited = connectDatabase(url, { max: 1, logger, statementTimeout: 100 });
    expect(await answerOf(() => limited.pool.query('select pg_sleep(1)'))).toBe(503);
    expect(logged.join()).toContain('canceling statement due to statement timeout');
    expect(limited.availability.isAway()).toBe(false);
    expect(await answerOf(() => limited.pool.query('select 1'))).toBe(200);
    await limited.close();
  });

  test('is not canceled for jobs and migrations', async () => {
    const background = connectDatabase(url, { max: 1, logger });
    const { rows } = await background.pool.query('show statement_timeout');
    expect(rows).toEqual([{ statement_timeout: '0' }]);
    await background.close();
  });

  test('is given up too when the server stops answering', async () => {
    const limited = connectDatabase(url, { max: 1, logger, statementTimeout: 100, answerTimeout: 200 });
    await limited.pool.query('select 1');
    proxy.stall();
    expect(await answerOf(() => limited.pool.query('select 1'))).toBe(503);
    proxy.restore();
    expect(await answerOf(() => limited.pool.query('select 1'))).toBe(200);
    await limited.close();
  });
});
