// Fetching of addresses that people enter: never from the site's own network, and always with limits of time and size.
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FeedServer, openFeedServer, redirectTo } from '../../testing/outside/feed-server.ts';
import { fetchPublic, type PublicRequest } from './fetch-public.ts';

const site = { publicUrl: 'https://torget.exempel.se', contactAddress: 'hej@exempel.se' };

let feeds: FeedServer;

beforeAll(async () => {
  feeds = await openFeedServer();
});
afterAll(() => feeds.close());

/** Fetches as on a real site, where loopback addresses are not allowed. */
const reasonOf = (address: string) =>
  fetchPublic({ ...site, fetchesLoopback: false }, address).then(
    () => 'fetched',
    (error: { reason?: string }) => error.reason,
  );
const fetchLocal = (path: string, request?: PublicRequest) =>
  fetchPublic({ ...site, fetchesLoopback: true }, feeds.url + path, request);
const failureOf = (path: string, request?: PublicRequest) =>
  fetchLocal(path, request).then(
    () => 'fetched',
    (error: { reason?: string }) => error.reason,
  );

describe('refuses', () => {
  test.each([
    ['http://127.0.0.1/', 'host'],
    ['http://127.1/', 'host'],
    ['http://2130706433/', 'host'],
    ['http://0x7f000001/', 'host'],
    ['http://0177.0.0.1/', 'host'],
    ['http://0.0.0.0/', 'host'],
    ['http://10.0.0.1/', 'host'],
    ['http://169.254.169.254/latest/meta-data/', 'host'],
    ['http://192.168.1.1/', 'host'],
    ['http://[::1]/', 'host'],
    ['http://[::]/', 'host'],
    ['http://[::ffff:127.0.0.1]/', 'host'],
    ['http://[fe80::1]/', 'host'],
    ['http://[fd00::1]/', 'host'],
    ['http://[64:ff9b::7f00:1]/', 'host'],
    ['http://[2002:7f00:1::]/', 'host'],
    ['http://user:password@8.8.8.8/', 'address'],
    ['ftp://8.8.8.8/', 'address'],
    ['file:///etc/passwd', 'address'],
    ['data:text/plain,hej', 'address'],
    ['javascript:alert(1)', 'address'],
    ['inget', 'address'],
  ])('%s', async (address, reason) => expect(await reasonOf(address)).toBe(reason));

  test('a name that resolves to this machine, and never connects', async () => {
    feeds.serve('/secret', 'hemligt');
    const { port } = new URL(feeds.url);
    expect(await reasonOf(`http://localhost:${port}/secret`)).toBe('host');
    expect(feeds.requestsTo('/secret')).toEqual([]);
  });

  test('a redirect to a private address', async () => {
    feeds.serve('/inward', redirectTo('http://192.168.0.1/'));
    feeds.serve('/metadata', redirectTo('http://169.254.169.254/'));
    feeds.serve('/scheme', redirectTo('file:///etc/passwd'));
    expect(await failureOf('/inward')).toBe('host');
    expect(await failureOf('/metadata')).toBe('host');
    expect(await failureOf('/scheme')).toBe('address');
  });

  test('the sixth redirect', async () => {
    feeds.serve('/hop0', 'framme');
    for (let hop = 1; hop <= 6; hop += 1) feeds.serve(`/hop${hop}`, redirectTo(`/hop${hop - 1}`));
    expect((await fetchLocal('/hop5')).body.toString()).toBe('framme');
    expect(await failureOf('/hop6')).toBe('redirects');
  });

  test('an answer that unpacks to more than 5 MB', async () => {
    const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(300_000);
    feeds.serve('/bomb', (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb));
    expect(await failureOf('/bomb')).toBe('size');
  });

  test('an answer of more than 5 MB without a length', async () => {
    feeds.serve('/large', (response) => {
      const part = Buffer.alloc(1024 * 1024, 'x');
      for (let parts = 0; parts < 6; parts += 1) response.write(part);
      response.end();
    });
    expect(await failureOf('/large')).toBe('size');
  });

  test('an answer that never ends, and one that never begins, after the timeout', async () => {
    feeds.serve('/drip', (response) => {
      const timer = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(timer));
    });
    feeds.serve('/silent', () => undefined);
    expect(await failureOf('/drip', { timeoutMs: 200 })).toBe('timeout');
    expect(await failureOf('/silent', { timeoutMs: 200 })).toBe('timeout');
  });

  test('slow redirects: the timeout covers all requests of a chain', async () => {
    feeds.serve('/slow', (response) => {
      setTimeout(() => redirectTo('/slow')(response, { headers: {} }), 80);
    });
    expect(await failureOf('/slow', { timeoutMs: 200 })).toBe('timeout');
  });

  test('a server that does not listen, and broken compression', async () => {
    feeds.serve('/broken', (response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end('inget'),
    );
    expect(await failureOf('/broken')).toBe('network');
    const closed = await openFeedServer();
    await closed.close();
    const gone = fetchPublic({ ...site, fetchesLoopback: true }, closed.url);
    await expect(gone).rejects.toMatchObject({ reason: 'network', message: 'Servern gick inte att nå.' });
  });
});

test('names the site in User-Agent, and sends the given headers', async () => {
  feeds.serve('/a', 'hej', { etag: '"1"' });
  const { status, headers, body } = await fetchLocal('/a', { headers: { accept: 'text/xml' } });
  expect([status, headers.get('etag'), body.toString()]).toEqual([200, '"1"', 'hej']);
  expect(feeds.requestsTo('/a')[0]).toMatchObject({
    accept: 'text/xml',
    'user-agent': 'Baskettorget (+https://torget.exempel.se; hej@exempel.se)',
  });
});

test('unpacks gzip, and reads no body of a failure', async () => {
  feeds.serve('/packed', (response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('hej')),
  );
  feeds.serve('/failed', (response) => response.writeHead(500).end('fel'));
  expect((await fetchLocal('/packed')).body.toString()).toBe('hej');
  expect(await fetchLocal('/failed')).toMatchObject({ status: 500, body: Buffer.alloc(0) });
});

test('returns the target of permanent redirects, up to the first temporary one', async () => {
  feeds.serve('/new', 'framme');
  feeds.serve('/old', redirectTo('/moved', 301));
  feeds.serve('/moved', redirectTo('/new', 308));
  feeds.serve('/detour', redirectTo('/old', 307));
  feeds.serve('/half', redirectTo('/detour', 301));
  expect((await fetchLocal('/new')).movedTo).toBeNull();
  expect((await fetchLocal('/old')).movedTo).toBe(`${feeds.url}/new`);
  expect((await fetchLocal('/detour')).movedTo).toBeNull();
  const half = await fetchLocal('/half');
  expect([half.movedTo, half.url]).toEqual([`${feeds.url}/detour`, `${feeds.url}/new`]);
});

test('is aborted by its signal', async () => {
  feeds.serve('/silent', () => undefined);
  expect(await failureOf('/silent', { signal: AbortSignal.timeout(50) })).toBe('network');
});
