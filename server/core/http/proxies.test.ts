// Client addresses behind reverse proxies: only trusted proxies may name the client, and each client has its own limits.
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { trustProxies, warnOfUnknownProxies } from './proxies.ts';

describe('an address', () => {
  const isTrusted = trustProxies(['10.1.0.0/16', '192.0.2.7', 'fd00::/8']);

  test.each(['10.1.2.3', '192.0.2.7', '::ffff:10.1.2.3', 'fd12::1'])(
    'is trusted if it is in a trusted network: %s',
    (address) => expect(isTrusted(address)).toBe(true),
  );

  test.each(['10.2.0.1', '192.0.2.8', '127.0.0.1', '::1', 'unknown', '10.1.2.3:4000', '', undefined])(
    'is not trusted otherwise: %s',
    (address) => expect(isTrusted(address)).toBe(false),
  );
});

describe('behind a proxy on another host', () => {
  const proxy = '10.1.0.9';
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp({ TRUSTED_PROXIES: '10.1.0.0/16' });
  });
  afterAll(() => app.close());

  let attempts = 0;
  const signIn = async (remoteAddress: string, forwarded: string) => {
    attempts += 1;
    const payload = { email: `ingen${attempts}@exempel.se`, password: 'fel' };
    const headers = { 'x-forwarded-for': forwarded };
    return (await app.inject({ method: 'POST', url: '/api/session', payload, headers, remoteAddress }))
      .statusCode;
  };

  /** One more wrong password than an address may try. */
  const exhaust = async (remoteAddress: string, forwarded: (attempt: number) => string) => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 51; attempt += 1)
      statuses.push(await signIn(remoteAddress, forwarded(attempt)));
    return statuses.at(-1);
  };

  test('wrong passwords of one client lock out that client only', async () => {
    // The addresses that the client itself claims come first, those added by the proxies come last.
    expect(await exhaust(proxy, (attempt) => `198.51.100.${attempt}, 203.0.113.5, 10.1.0.8`)).toBe(429);
    expect(await signIn(proxy, '203.0.113.6')).toBe(401);
  });

  test('an address that is not trusted cannot pretend to be another one', async () => {
    expect(await exhaust('192.0.2.50', (attempt) => `198.51.100.${attempt}`)).toBe(429);
    expect(await signIn('127.0.0.1', '192.0.2.50')).toBe(401);
  });

  test('an address that forwards without being trusted is logged, also for a cached page', async () => {
    const warn = vi.spyOn(app.services.logger, 'warn');
    await app.inject({ url: '/about' });
    const headers = { 'x-forwarded-proto': 'https' };
    await app.inject({ url: '/about', headers, remoteAddress: '192.0.2.60' });
    await app.inject({ url: '/about', headers, remoteAddress: '192.0.2.60' });
    await app.inject({ url: '/about', headers, remoteAddress: proxy });
    expect(warn.mock.calls).toEqual([
      [
        { address: '192.0.2.60', headers: ['x-forwarded-proto'] },
        'Ignored forwarded headers: if this is the address of a proxy of the site, add it to TRUSTED_PROXIES',
      ],
    ]);
  });
});

test('at most a hundred addresses that forward without being trusted are logged', () => {
  const warn = vi.fn<() => void>();
  const receive = warnOfUnknownProxies(trustProxies(['10.0.0.1']), { warn });
  for (let host = 0; host < 300; host += 1) {
    const socket = { remoteAddress: `192.0.2.${host}` };
    receive({ headers: { forwarded: 'for=1.2.3.4' }, socket } as unknown as IncomingMessage);
  }
  expect(warn).toHaveBeenCalledTimes(100);
});
