// Web push, through a real push service: encrypted, by choice, until sign-out.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RefusalData } from '#shared/errors.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { startPushService, type TestPushService } from '../../testing/outside/push-service.ts';
import { insertAds } from '../../testing/samples/sample-ads.ts';
import { type Notification, notify } from './actions.ts';
import { ensurePushKeys } from './push.ts';
import { waitFor } from '../../testing/wait-for.ts';

let service: TestPushService;
let app: TestApp;

beforeAll(async () => {
  service = await startPushService();
  app = await openTestApp({ PUSH_ORIGIN: service.origin, PUBLIC_URL: 'https://torget.exempel.se' });
});
beforeEach(() => {
  service.answerWith(201);
  service.inbox.length = 0;
});
afterAll(async () => {
  await app.close();
  await service.close();
});

const createNotifications = (...notifications: Notification[]) =>
  app.services.database.kysely.transaction().execute((tx) => notify(tx, notifications));
const subscribe = (as: Person, body: unknown) =>
  app.call<{ isSubscribed: boolean; data?: RefusalData }>('PUT', '/api/me/push-subscriptions', { as, body });
const check = async (as: Person, endpoint: string) => {
  const answer = await app.call<{ isSubscribed: boolean }>('POST', '/api/me/push-subscriptions/check', {
    as,
    body: { endpoint },
  });
  return answer.body.isSubscribed;
};
const waitingPushes = async () => {
  const { rows } = await app.services.database.pool.query<{ count: number }>(
    `select count(*) from graphile_worker.jobs where task_identifier = 'send-push'`,
  );
  return rows[0]?.count;
};

describe('a notification', () => {
  test('is pushed to each of the user’s browsers, readable there only, signed by the site', async () => {
    const [anna, berit] = [await app.person(), await app.person()];
    const [first, second, others] = [service.browser(), service.browser(), service.browser()];
    for (const browser of [first, second]) expect((await subscribe(anna, browser)).status).toBe(200);
    await subscribe(berit, others);
    const [adId = ''] = await insertAds(app.services.database, anna.id, [{ title: 'Boll' }]);
    await createNotifications({ userId: anna.id, event: 'ad.approved', adId });
    await app.runJobs();
    expect(service.inbox.map(({ path }) => service.origin + path).toSorted()).toEqual(
      [first, second].map(({ endpoint }) => endpoint).toSorted(),
    );
    const [push] = service.inbox;
    expect(push?.payload).toEqual({
      title: 'Din annons är godkänd',
      text: '”Boll” syns nu på marknadsplatsen.',
      href: `/ad/${adId}`,
      tag: expect.stringMatching(/^[\w-]{32}$/),
    });
    expect(push?.headers).toMatchObject({ ttl: '86400', urgency: 'normal', 'content-encoding': 'aes128gcm' });
    expect(push?.claims).toMatchObject({ aud: service.origin, sub: 'https://torget.exempel.se' });
    const { body } = await app.call<{ key: string }>('GET', '/api/push-key', { as: anna });
    expect(push?.key).toBe(body.key);
  });

  test('replaces an undelivered one about the same subject', async () => {
    const [anna, berit] = [await app.person(), await app.person()];
    await subscribe(anna, service.browser());
    const body = { recipientId: anna.id, subject: 'Hej', content: 'Hej' };
    for (let round = 0; round < 2; round += 1) {
      await app.call('POST', '/api/messages', { as: berit, body });
      await app.runJobs();
    }
    const [one, other] = service.inbox;
    expect([one?.headers.topic, one?.headers.urgency]).toEqual([other?.headers.topic, 'high']);
  });

  test('is pushed once with others on the same subject, one request at a time', async () => {
    const [anna, berit] = [await app.person(), await app.person()];
    const browsers = [service.browser(), service.browser()];
    for (const browser of browsers) await subscribe(anna, browser);
    const body = { recipientId: anna.id, subject: 'Hej', content: 'Hej' };
    for (let round = 0; round < 5; round += 1) await app.call('POST', '/api/messages', { as: berit, body });
    service.answerWith(503);
    await app.runJobs();
    expect(service.inbox).toHaveLength(2);
    const { rows } = await app.services.database.pool.query(
      `select distinct queue_name from graphile_worker.jobs where task_identifier = 'send-push'`,
    );
    expect(rows).toEqual([{ queue_name: `push ${anna.id.slice(0, 3)}` }]);
    service.answerWith(201);
    // Waits for the queued push, which would otherwise reach the next test.
    await waitFor(async () => {
      await app.runJobs();
      expect(await waitingPushes()).toBe(0);
    });
  });

  test('is not pushed when turned off before or after the event, nor about deleted content', async () => {
    const anna = await app.person();
    await subscribe(anna, service.browser());
    const choose = (kind: string) =>
      app.call('PATCH', `/api/me/notification-settings/${kind}`, { as: anna, body: { push: false } });
    await choose('admin');
    await createNotifications({ userId: anna.id, event: 'content.restored' });
    await createNotifications({ userId: anna.id, event: 'review.received' });
    await choose('deals');
    const [adId = ''] = await insertAds(app.services.database, anna.id, [{ title: 'Boll' }]);
    await createNotifications({ userId: anna.id, event: 'ad.approved', adId });
    await app.services.database.kysely.deleteFrom('ads').where('id', '=', adId).execute();
    await app.runJobs();
    expect(service.inbox).toEqual([]);
  });

  test('is not pushed after sign-out, nor to the browser’s previous user', async () => {
    const [anna, berit] = [await app.person(), await app.person()];
    const browser = service.browser();
    await subscribe(anna, browser);
    await subscribe(berit, browser);
    expect([await check(anna, browser.endpoint), await check(berit, browser.endpoint)]).toEqual([
      false,
      true,
    ]);
    await app.call('DELETE', '/api/session', { as: berit });
    await createNotifications(
      { userId: anna.id, event: 'content.restored' },
      { userId: berit.id, event: 'content.restored' },
    );
    await app.runJobs();
    expect(service.inbox).toEqual([]);
  });
});

test('a push service that never answers delays one person’s pushes only', async () => {
  const [anna, berit] = [await app.person(), await app.person()];
  const [silent, other, others] = [service.browser(), service.browser(), service.browser()];
  for (const browser of [silent, other]) await subscribe(anna, browser);
  await subscribe(berit, others);
  const release = service.hang([silent.endpoint, other.endpoint]);
  const jobs = await app.startJobs();
  await createNotifications({ userId: anna.id, event: 'content.restored' });
  await waitFor(() => expect(service.inbox).toHaveLength(1));
  await createNotifications({ userId: berit.id, event: 'content.restored' });
  await waitFor(() => expect(service.inbox).toHaveLength(2));
  // The push to Anna's other browser waits for the push to her first one.
  expect(service.origin + service.inbox[1]?.path).toBe(others.endpoint);
  release();
  await jobs.close();
  await app.runJobs();
});

describe('a push service that refuses', () => {
  test.each([404, 410])('a refusal with %i ends the subscription', async (status) => {
    const anna = await app.person();
    const browser = service.browser();
    await subscribe(anna, browser);
    service.answerWith(status);
    await createNotifications({ userId: anna.id, event: 'content.restored' });
    await app.runJobs();
    expect(await check(anna, browser.endpoint)).toBe(false);
    expect(await waitingPushes()).toBe(0);
  });

  test.each([429, 503])('a refusal with %i is retried', async (status) => {
    const anna = await app.person();
    await subscribe(anna, service.browser());
    service.answerWith(status);
    await createNotifications({ userId: anna.id, event: 'content.restored' });
    await app.runJobs();
    expect(await waitingPushes()).toBe(1);
    service.answerWith(201);
    await app.runJobs();
    expect([await waitingPushes(), service.inbox.length]).toEqual([0, 2]);
  });

  test('a refusal by a redirect is neither followed nor retried', async () => {
    const anna = await app.person();
    await subscribe(anna, service.browser());
    const elsewhere = service.browser();
    service.answerWith(307, { location: elsewhere.endpoint });
    await createNotifications({ userId: anna.id, event: 'content.restored' });
    await app.runJobs();
    expect([await waitingPushes(), service.inbox.length]).toEqual([0, 1]);
  });

  test('five times gets no further attempt', async () => {
    const anna = await app.person();
    await subscribe(anna, service.browser());
    service.answerWith(500);
    await createNotifications({ userId: anna.id, event: 'content.restored' });
    await app.runJobs();
    while ((await waitingPushes()) !== 0) await app.runJobs();
    expect(service.inbox.length).toBe(5);
  });
});

describe('a subscription', () => {
  const noKeys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };

  test.each([
    ['http://fcm.googleapis.com/x', 'not over HTTPS'],
    ['https://127.0.0.1/x', 'of this machine'],
    ['https://169.254.169.254/latest/meta-data', 'of the machine’s own network'],
    ['https://intranet/x', 'of an internal network'],
    ['https://push.exempel.se:9200/x', 'on another port'],
    ['x', 'that is no URL'],
  ])('with the address %s, %s, is refused', async (endpoint) => {
    const { status, body } = await subscribe(await app.person(), {
      ...service.browser(),
      endpoint,
    });
    expect([status, body.data?.fields]).toEqual([
      422,
      { endpoint: 'Webbläsarens adress för notiser kan inte användas' },
    ]);
  });

  test('a subscription with an address that cannot be stored is refused', async () => {
    const anna = await app.person();
    const body = { endpoint: 'https://push.exempel.se/\0' };
    for (const act of ['check', 'removal'])
      expect((await app.call('POST', `/api/me/push-subscriptions/${act}`, { as: anna, body })).status).toBe(
        422,
      );
  });

  test('a subscription with invalid keys is refused', async () => {
    const anna = await app.person();
    const { endpoint, keys: good } = service.browser();
    for (const wrong of [noKeys, { ...good, p256dh: 'x' }, { ...good, auth: 'x' }]) {
      const { status, body } = await subscribe(anna, { endpoint, keys: wrong });
      expect(status).toBe(422);
      expect(Object.values(body.data?.fields ?? {})).toEqual([
        'Webbläsarens nycklar för notiser kan inte användas',
      ]);
    }
    expect(await check(anna, endpoint)).toBe(false);
  });

  test('is deleted by its owner only', async () => {
    const [anna, berit] = [await app.person(), await app.person()];
    const browser = service.browser();
    await subscribe(anna, browser);
    const remove = (as: Person) =>
      app.call<{ message: string }>('POST', '/api/me/push-subscriptions/removal', {
        as,
        body: { endpoint: browser.endpoint },
      });
    expect([(await remove(berit)).status, await check(anna, browser.endpoint)]).toEqual([404, true]);
    expect([(await remove(anna)).status, await check(anna, browser.endpoint)]).toEqual([200, false]);
    const again = await remove(anna);
    expect([again.status, again.body.message]).toEqual([404, 'Den här webbläsaren får inga notiser']);
  });

  test('a subscription beyond twenty replaces the oldest', async () => {
    const anna = await app.person();
    const browsers = Array.from({ length: 21 }, () => service.browser());
    for (const browser of browsers) await subscribe(anna, browser);
    const known = await Promise.all(browsers.map(({ endpoint }) => check(anna, endpoint)));
    expect(known).toEqual([false, ...Array.from({ length: 20 }, () => true)]);
  });
});

test('several nodes that start at once share one pair of keys', async () => {
  const other = await openTestApp();
  await Promise.all(Array.from({ length: 4 }, () => ensurePushKeys(other.services)));
  const read = async () => {
    const { rows } = await other.services.database.pool.query('select public_key from web_push_keys');
    return rows;
  };
  const before = await read();
  expect(before).toHaveLength(1);
  await ensurePushKeys(other.services);
  expect(await read()).toEqual(before);
  await other.close();
});
