// Readiness depends on the database only; metrics require the token.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { startRedis } from '../../testing/outside/redis.ts';
import { startS3 } from '../../testing/outside/s3.ts';
import { waitFor } from '../../testing/wait-for.ts';

async function open(env: NodeJS.ProcessEnv): Promise<TestApp> {
  const app = await openTestApp(env);
  onTestFinished(() => app.close());
  return app;
}

const readyOf = async (app: TestApp) => {
  const { status, body } = await app.call('GET', '/readyz');
  return [status, body];
};

test('a site without Redis is ready and degraded: pages are rendered for each visitor until it is back', async () => {
  const redis = await startRedis();
  const app = await open({ REDIS_URL: redis.url });
  onTestFinished(() => redis.close());
  expect(await readyOf(app)).toEqual([200, { status: 'ready', database: true, storage: true, bus: true }]);
  await app.call('GET', '/about');
  await redis.kill();
  await waitFor(async () =>
    expect(await readyOf(app)).toEqual([
      200,
      { status: 'degraded', database: true, storage: true, bus: false },
    ]),
  );
  const person = await app.person();
  expect((await app.call('GET', '/marketplace')).status).toBe(200);
  expect((await app.call('GET', '/about')).status).toBe(200);
  expect((await app.call('GET', '/profile', { as: person })).status).toBe(200);
  expect((await app.call('GET', '/api/ads')).status).toBe(200);
  await redis.start();
  await waitFor(async () => expect(await readyOf(app)).toMatchObject([200, { status: 'ready' }]));
});

test('a site without its bucket is ready and degraded, also when the bucket does not answer at all', async () => {
  const s3 = await startS3();
  onTestFinished(() => s3.close());
  const { endpoint, bucket, accessKeyId, secretAccessKey } = s3.settings;
  const app = await open({
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  });
  expect(await readyOf(app)).toMatchObject([200, { status: 'ready' }]);
  const degraded = [200, { status: 'degraded', database: true, storage: false, bus: true }];
  s3.cutWhen(() => true);
  expect(await readyOf(app)).toEqual(degraded);
  s3.cutWhen(null);
  vi.spyOn(app.services.storage, 'isReady').mockImplementation(() => pause(60_000, true, { ref: false }));
  expect(await readyOf(app)).toEqual(degraded);
  expect((await app.call('GET', '/marketplace')).status).toBe(200);
});

describe('metrics', () => {
  const METRICS_TOKEN = 'token-of-the-monitoring';
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp({ METRICS_TOKEN });
  });
  afterAll(() => app.close());

  const read = (authorization?: string) =>
    app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });

  test('do not exist without a token in the settings', async () => {
    const other = await open({});
    expect((await other.call('GET', '/metrics')).status).toBe(404);
  });

  test.each([undefined, 'Bearer another-token', `Basic ${METRICS_TOKEN}`, 'Bearer '])(
    'are refused with %s',
    async (authorization) => {
      const { statusCode, headers } = await read(authorization);
      expect([statusCode, headers['www-authenticate']]).toEqual([401, 'Bearer']);
    },
  );

  test('report the use of limited resources, and do not grow with the number of requested addresses', async () => {
    for (const url of ['/', '/api/ads', '/api/finns-inte', '/favicon.svg', '/finns-inte', '/robots.txt'])
      await app.inject({ url });
    const { statusCode, body } = await read(`Bearer ${METRICS_TOKEN}`);
    expect(statusCode).toBe(200);
    for (const line of [
      'database_connections_waiting{pool="requests"} 0',
      'database_connections{pool="lookups",state="limit"} 4',
      'database_away 0',
      'bus_connected 1',
      'live_streams 0',
      'mails_queued 0',
      'password_hashes_waiting 0',
      'http_responses_total{kind="api",status="404"} 1',
    ])
      expect(body.split('\n')).toContain(line);
    expect(body.length).toBeLessThan(20_000);
  });
});
