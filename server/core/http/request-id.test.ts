// Every response has a request id; log lines of a request carry the same one.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { createLogger } from '../process/logger.ts';
import { runWithRequestId } from './request-id.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const idOf = async (url: string, received?: string, remoteAddress?: string) => {
  const headers = received === undefined ? {} : { 'x-request-id': received };
  const answer = await app.inject({ url, headers, ...(remoteAddress && { remoteAddress }) });
  return String(answer.headers['x-request-id']);
};

test.each([
  '/api/session',
  '/marketplace',
  '/finns-inte',
  '/robots.txt',
  '/favicon.svg',
  '/healthz',
  '/%E0%A4%A',
  '/api/me/live',
  `/pictures/${crypto.randomUUID()}/400.webp`,
])('%s is answered with an id of its own', async (url) => {
  const [first, second] = [await idOf(url), await idOf(url)];
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(second).toMatch(/^[\da-f-]{36}$/);
  expect(first).not.toBe(second);
});

test('a cached page is answered with the id that a trusted proxy gave', async () => {
  await idOf('/about');
  expect(await idOf('/about', 'proxy-0123456789')).toBe('proxy-0123456789');
});

test.each([
  ['too short', 'kort', undefined],
  ['too long', 'x'.repeat(129), undefined],
  ['with other characters', 'ett id med "citat"', undefined],
  ['of an address that is not trusted', 'proxy-0123456789', '192.0.2.1'],
])('an id is replaced: %s', async (_case, received, remoteAddress) => {
  expect(await idOf('/api/session', received, remoteAddress)).toMatch(/^[\da-f-]{36}$/);
});

test('log lines of a request carry its id, also those of work that continues later', async () => {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(JSON.parse(line)) });
  await new Promise<void>((resolve) => {
    runWithRequestId('id-of-the-request', () => {
      logger.info('at once');
      setTimeout(() => {
        logger.info('later');
        resolve();
      }, 1);
    });
  });
  logger.info('outside');
  expect(lines.map(({ msg, requestId }) => [msg, requestId])).toEqual([
    ['at once', 'id-of-the-request'],
    ['later', 'id-of-the-request'],
    ['outside', undefined],
  ]);
});
