// Writes are accepted from pages of PUBLIC_URL only.
import { describe, expect, onTestFinished, test } from 'vitest';
import { openTestApp } from '../../testing/app.ts';

async function write(publicUrl: string, headers: Record<string, string>): Promise<number> {
  const app = await openTestApp({ PUBLIC_URL: publicUrl });
  onTestFinished(() => app.close());
  return (await app.inject({ method: 'DELETE', url: '/api/session', headers })).statusCode;
}

describe('a write is accepted', () => {
  test.each([
    ['from PUBLIC_URL', 'https://torget.se', { origin: 'https://torget.se', host: 'inre:3000' }],
    ['from a program without an origin', 'https://torget.se', {}],
    ['from localhost by its other name', 'http://localhost:4000', { origin: 'http://127.0.0.1:4000' }],
  ])('%s', async (_case, publicUrl, headers) => {
    expect(await write(publicUrl, headers)).toBe(200);
  });
});

describe('a write is refused', () => {
  test.each([
    ['from the same host without TLS', 'https://torget.se', { origin: 'http://torget.se' }],
    ['from the host in Host', 'https://torget.se', { origin: 'https://elak.se', host: 'elak.se' }],
    [
      'from the host in X-Forwarded-Host',
      'https://torget.se',
      { origin: 'https://elak.se', 'x-forwarded-host': 'elak.se' },
    ],
    ['from another port', 'http://localhost:4000', { origin: 'http://localhost:4001' }],
    ['from localhost on a public site', 'http://torget.se:4000', { origin: 'http://localhost:4000' }],
    ['from an opaque origin', 'https://torget.se', { origin: 'null' }],
  ])('%s', async (_case, publicUrl, headers) => {
    expect(await write(publicUrl, headers)).toBe(403);
  });
});
