// The notification centre: creation, current texts, reading and settings.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RefusalData } from '#shared/errors.ts';
import type { AdStatus } from '#shared/features/ads/rules.ts';
import type { ListedNotification, NotificationSetting } from '#shared/features/notifications/contract.ts';
import { NOTIFICATION_KINDS, notificationKinds } from '#shared/features/notifications/kinds.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { openTestStream } from '../../testing/live-stream.ts';
import { insertAds } from '../../testing/samples/sample-ads.ts';
import { deleteOldNotifications, type Notification, notify } from './actions.ts';
import { decisionOf } from '../../testing/decisions.ts';

interface Page {
  notifications: ListedNotification[];
  next: string | null;
  unread: number;
}
interface Refused {
  message: string;
  data?: RefusalData;
}

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await openTestApp();
  admin = await app.person('admin');
});
afterAll(() => app.close());

const createNotifications = (...notifications: Notification[]) =>
  app.services.database.kysely.transaction().execute((tx) => notify(tx, notifications));
const list = async (as: Person, after?: string) => {
  const query = after ? `?after=${encodeURIComponent(after)}` : '';
  return (await app.call<Page>('GET', `/api/me/notifications${query}`, { as })).body;
};
const unread = async (as: Person) =>
  (await app.call<{ unread: number }>('GET', '/api/me/notifications/unread', { as })).body.unread;
const choose = (as: Person, kind: string, body: unknown) =>
  app.call<Refused & NotificationSetting>('PATCH', `/api/me/notification-settings/${kind}`, { as, body });
const settings = async (as: Person) =>
  (await app.call<{ settings: NotificationSetting[] }>('GET', '/api/me/notification-settings', { as })).body
    .settings;
const makeAd = async (as: Person, title = 'Matchboll', status: AdStatus = 'pending') =>
  (await insertAds(app.services.database, as.id, [{ title, status }]))[0] ?? '';
const decideOnly = (id: string, status: string, as = admin) =>
  app.call('PUT', `/api/admin/ads/${id}/status`, { as, body: decisionOf(status) });
/** Makes a decision, and ends the minute in which it can be undone. */
async function decide(id: string, status: string, as = admin): Promise<void> {
  await decideOnly(id, status, as);
  await app.runJobs();
}

async function openThread(one: Person, other: Person): Promise<string> {
  const body = { recipientId: other.id, subject: 'Hej', content: 'Hej' };
  const { threadId } = (await app.call<{ threadId: string }>('POST', '/api/messages', { as: one, body }))
    .body;
  await app.services.deferredTasks.finish();
  return threadId;
}

describe('a decision on an ad', () => {
  test.each([
    ['approved', 'ads', 'Din annons är godkänd', '”Matchboll” syns nu på marknadsplatsen.', '/ad/'],
    [
      'rejected',
      'admin',
      'Din annons blev inte godkänd',
      '”Matchboll” visas inte. Varför: Bilden visar inte bollen',
      '/reports/',
    ],
  ])('%s notifies the owner', async (status, kind, title, text, start) => {
    const seller = await app.person();
    const id = await makeAd(seller);
    await decide(id, status);
    const { notifications, unread: count } = await list(seller);
    expect(count).toBe(1);
    expect(notifications).toEqual([
      {
        id: expect.any(String),
        event: `ad.${status}`,
        kind,
        title,
        text,
        href: expect.stringContaining(start),
        happenedAt: expect.any(String),
        isRead: false,
      },
    ]);
  });

  test('does not notify about one’s own ad, nor after a failed decision', async () => {
    const superadmin = await app.person('superadmin');
    const own = await makeAd(superadmin);
    await decide(own, 'approved', superadmin);
    expect(await unread(superadmin)).toBe(0);
    const seller = await app.person();
    const id = await makeAd(seller);
    await Promise.all([decideOnly(id, 'approved'), decideOnly(id, 'approved')]);
    await app.runJobs();
    expect(await unread(seller)).toBe(1);
  });

  test('shows current data, such as a changed title', async () => {
    const seller = await app.person();
    const id = await makeAd(seller);
    await decide(id, 'approved');
    await app.services.database.kysely
      .updateTable('ads')
      .set({ title: 'Finmatchboll' })
      .where('id', '=', id)
      .execute();
    expect((await list(seller)).notifications[0]?.text).toContain('”Finmatchboll”');
  });

  test('is deleted with its ad, and restored with it', async () => {
    const seller = await app.person();
    const id = await makeAd(seller);
    await decide(id, 'approved');
    const before = await list(seller);
    await app.call('DELETE', `/api/ads/${id}`, { as: seller });
    expect((await list(seller)).notifications).toEqual([]);
    await app.call('POST', `/api/removed-ads/${id}/restoration`, { as: seller });
    expect(await list(seller)).toEqual(before);
  });

  test('repeated meanwhile does not prevent restoring the ad', async () => {
    const [seller, fan] = [await app.person(), await app.person()];
    const saved = await app.call<{ id: string }>('POST', '/api/me/saved-searches', {
      as: fan,
      body: { name: 'Bollar', filter: { search: 'boll' }, alert: 'instant' },
    });
    const search = saved.body.id;
    const [first, second] = [
      await makeAd(seller, 'Ett', 'approved'),
      await makeAd(seller, 'Två', 'approved'),
    ];
    await createNotifications({ userId: fan.id, event: 'search.match', searchId: search, adId: first });
    await app.call('DELETE', `/api/ads/${first}`, { as: seller });
    await createNotifications({ userId: fan.id, event: 'search.match', searchId: search, adId: second });
    expect((await app.call('POST', `/api/removed-ads/${first}/restoration`, { as: seller })).status).toBe(
      200,
    );
    expect((await list(fan)).notifications.map(({ text }) => text)).toEqual([
      '”Två” passar din sparade sökning.',
    ]);
  });
});

test('the title of a hidden ad is not shown to others', async () => {
  const [seller, fan] = [await app.person(), await app.person()];
  const adId = await makeAd(seller, 'Hemlig', 'approved');
  await createNotifications({ userId: fan.id, event: 'favorite.sold', adId });
  await app.call('PUT', `/api/ads/${adId}/sale-state`, { as: seller, body: { saleState: 'hidden' } });
  expect((await list(fan)).notifications.map(({ text, href }) => [text, href])).toEqual([
    ['Annonsen är såld.', '/notifications'],
  ]);
});

describe('a repeated event', () => {
  test('moves an unread notification to the top and counts it', async () => {
    const [anna, berit] = [await app.person(), await app.person()];
    const threadId = await openThread(berit, anna);
    const notification = { userId: anna.id, event: 'message.new', threadId, actorId: berit.id } as const;
    await createNotifications(notification);
    await createNotifications({ userId: anna.id, event: 'content.restored', data: { text: 'Hej' } });
    await createNotifications(notification);
    expect((await list(anna)).notifications.map(({ title, text }) => [title, text])).toEqual([
      ['3 nya meddelanden', `${berit.name} har skrivit till dig.`],
      ['Något du har skrivit är tillbaka', 'Hej'],
    ]);
    expect(await unread(anna)).toBe(4);
  });

  test('creates a new one once it was read', async () => {
    const [anna, berit] = [await app.person(), await app.person()];
    const threadId = await openThread(berit, anna);
    expect(await unread(anna)).toBe(1);
    await app.call('PUT', `/api/threads/${threadId}/read`, { as: anna, body: { upTo: 1 } });
    await app.services.deferredTasks.finish();
    expect(await unread(anna)).toBe(0);
    await openThread(berit, anna);
    expect((await list(anna)).notifications.map(({ isRead }) => isRead)).toEqual([false, true]);
  });

  test('is one per subject, also within one call', async () => {
    const anna = await app.person();
    const [one, two] = [await makeAd(anna, 'Ett'), await makeAd(anna, 'Två')];
    await createNotifications(
      { userId: anna.id, event: 'favorite.cheaper', adId: one, data: { price: 90 } },
      { userId: anna.id, event: 'favorite.cheaper', adId: two, data: { price: 80 } },
      { userId: anna.id, event: 'favorite.cheaper', adId: one, data: { price: 70 } },
    );
    const texts = (await list(anna)).notifications.map(({ text }) => text);
    expect(texts.toSorted()).toEqual(['”Ett” kostar nu 70\u00A0kr.', '”Två” kostar nu 80\u00A0kr.']);
  });

  test('is not created when its cause is rolled back', async () => {
    const anna = await app.person();
    const undone = app.services.database.kysely.transaction().execute(async (tx) => {
      await notify(tx, { userId: anna.id, event: 'content.restored' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await unread(anna)).toBe(0);
  });
});

describe('reading', () => {
  test('marks one, or all, of the user’s own only', async () => {
    const [anna, berit] = [await app.person(), await app.person()];
    for (const { id } of [anna, berit, anna, anna])
      await createNotifications({ userId: id, event: 'content.restored' });
    const [first] = (await list(anna)).notifications;
    const path = `/api/me/notifications/${first?.id}/read`;
    expect((await app.call<Refused>('PUT', path, { as: berit })).body.message).toBe(
      'Notisen finns inte längre',
    );
    expect((await app.call('PUT', path, { as: anna })).body).toEqual({ unread: 2 });
    expect((await app.call('PUT', path, { as: anna })).body).toEqual({ unread: 2 });
    expect((await list(anna)).notifications.map(({ isRead }) => isRead)).toEqual([true, false, false]);
    expect((await app.call('PUT', '/api/me/notifications/read', { as: anna })).body).toEqual({ unread: 0 });
    expect([await unread(anna), await unread(berit)]).toEqual([0, 1]);
  });

  test.each([
    ['PUT', '/api/me/notifications/ingen/read', 422],
    ['PUT', `/api/me/notifications/${crypto.randomUUID()}/read`, 404],
    ['GET', '/api/me/notifications?after=c1', 422],
  ] as const)('%s %s is answered %i', async (method, url, status) => {
    expect((await app.call(method, url, { as: await app.person() })).status).toBe(status);
  });

  test('is paged, newest first, without duplicates', async () => {
    const anna = await app.person();
    for (let round = 0; round < 45; round += 1)
      await createNotifications({ userId: anna.id, event: 'content.restored' });
    const first = await list(anna);
    const second = await list(anna, first.next ?? '');
    const third = await list(anna, second.next ?? '');
    const all = [first, second, third];
    expect(all.map(({ notifications }) => notifications.length)).toEqual([20, 20, 5]);
    expect([third.next, first.unread]).toEqual([null, 45]);
    const shown = all.flatMap(({ notifications }) => notifications);
    expect(new Set(shown.map(({ id }) => id)).size).toBe(45);
    const times = shown.map(({ happenedAt }) => happenedAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('deletes them after 90 days', async () => {
    const anna = await app.person();
    await createNotifications(
      { userId: anna.id, event: 'content.restored' },
      { userId: anna.id, event: 'review.received' },
    );
    await app.services.database.pool.query(
      `update notifications set happened_at = now() - interval '91 days'
        where user_id = $1 and event = 'content.restored'`,
      [anna.id],
    );
    await deleteOldNotifications(app.services);
    expect((await list(anna)).notifications.map(({ event }) => event)).toEqual(['review.received']);
  });
});

describe('channel settings', () => {
  test('are saved for every kind', async () => {
    const person = await app.person();
    for (const kind of NOTIFICATION_KINDS) {
      const channel = notificationKinds[kind].isSiteOnly ? 'site' : 'mail';
      const isOn = notificationKinds[kind].default[channel];
      expect([kind, (await choose(person, kind, { [channel]: !isOn })).status]).toEqual([kind, 200]);
    }
  });

  test('have defaults, and are stored per kind', async () => {
    const anna = await app.person();
    const before = await settings(anna);
    expect(before).toEqual([
      { kind: 'messages', site: true, mail: true, push: true },
      { kind: 'ads', site: true, mail: true, push: true },
      { kind: 'favorites', site: true, mail: false, push: true },
      { kind: 'forum', site: true, mail: false, push: false },
      { kind: 'followed', site: true, mail: false, push: true },
      { kind: 'replies', site: true, mail: true, push: true },
      { kind: 'mentions', site: true, mail: true, push: true },
      { kind: 'likes', site: true, mail: false, push: false },
      { kind: 'matchStarts', site: true, mail: false, push: false },
      { kind: 'finalScores', site: true, mail: false, push: false },
      { kind: 'teamNews', site: true, mail: false, push: false },
      { kind: 'tournaments', site: true, mail: true, push: true },
      { kind: 'searches', site: true, mail: true, push: true },
      { kind: 'contact', site: true, mail: false, push: false },
      { kind: 'deals', site: true, mail: true, push: true },
      { kind: 'admin', site: true, mail: true, push: true },
    ]);
    const { status, body } = await choose(anna, 'ads', { site: false, mail: false });
    expect([status, body]).toEqual([200, { kind: 'ads', site: false, mail: false, push: true }]);
    await Promise.all([choose(anna, 'ads', { mail: true }), choose(anna, 'ads', { push: false })]);
    const after = before.map((row) =>
      row.kind === 'ads' ? { kind: 'ads', site: false, mail: true, push: false } : row,
    );
    expect(await settings(anna)).toEqual(after);
  });

  test('stop notifications in the centre when its channel is off', async () => {
    const anna = await app.person();
    await choose(anna, 'ads', { site: false });
    await decide(await makeAd(anna), 'approved');
    expect(await unread(anna)).toBe(0);
  });

  test.each([
    ['admin', { site: false }, 'Beslut om det du har skrivit visas alltid på sidan'],
    ['ads', {}, 'Välj vad du vill ändra'],
    ['väder', { mail: true }, 'Kontrollera uppgifterna och försök igen.'],
    ['ads', { mail: 'ja' }, 'Kontrollera uppgifterna och försök igen.'],
  ])('refuse %s %j', async (kind, body, sentence) => {
    const answer = await choose(await app.person(), encodeURIComponent(kind), body);
    expect([answer.status, answer.body.message]).toEqual([422, sentence]);
  });

  test('refuse an unknown kind', async () => {
    const { body } = await choose(await app.person(), 'vader', { mail: true });
    expect(body.data?.fields).toEqual({ kind: 'Det finns ingen sådan sort' });
  });
});

describe('live events', () => {
  test('announce a changed centre with its unread count', async () => {
    const anna = await app.person();
    const address = await app.listen();
    const connection = await openTestStream(address, anna.cookie);
    expect(await connection.next('hello')).toMatchObject({ notifications: 0 });
    await decide(await makeAd(anna), 'approved');
    expect(await connection.next('notification')).toBeTruthy();
    await connection.nextWith({ topic: 'counts', notifications: 1 });
    await app.call('PUT', '/api/me/notifications/read', { as: anna });
    await connection.nextWith({ topic: 'counts', notifications: 0 });
    connection.close();
  });
});
