// Notifications by mail, through a real mail server: recipients, choices and unsubscribing.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MailChoice, NotificationSetting } from '#shared/features/notifications/contract.ts';
import { NOTIFICATION_KINDS } from '#shared/features/notifications/kinds.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { insertAds } from '../../testing/samples/sample-ads.ts';
import { startSmtp, type TestSmtp } from '../../testing/outside/smtp.ts';
import { waitForLocked } from '../../testing/wait-for-locked.ts';
import { type Notification, notify } from './actions.ts';
import { makeMailToken, readMailToken } from './mail-token.ts';

let smtp: TestSmtp;
let app: TestApp;

beforeAll(async () => {
  smtp = await startSmtp();
  app = await openTestApp({ SMTP_URL: smtp.url, PUBLIC_URL: 'https://torget.exempel.se' });
});
beforeEach(() => void (smtp.inbox.length = 0));
afterAll(async () => {
  await app.close();
  await smtp.close();
});

const createNotifications = (...notifications: Notification[]) =>
  app.services.database.kysely.transaction().execute((tx) => notify(tx, notifications));
const choose = (as: Person, kind: string, body: unknown) =>
  app.call('PATCH', `/api/me/notification-settings/${kind}`, { as, body });
const mailIsOn = async (as: Person, kind: string) => {
  const url = '/api/me/notification-settings';
  const { settings } = (await app.call<{ settings: NotificationSetting[] }>('GET', url, { as })).body;
  return settings.find((row) => row.kind === kind)?.mail;
};
const tokenOf = (person: Person) =>
  makeMailToken(app.services.auth.secret, { userId: person.id, kind: 'ads' });
const check = (token: string) =>
  app.call<MailChoice & { message: string }>('POST', '/api/mail-choices/check', { body: { token } });
const set = (token: string, isOn: boolean) =>
  app.call<MailChoice>('PUT', '/api/mail-choices', { body: { token, isOn } });
const press = (url: string) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });

describe('a notification mail', () => {
  test('caused by other users is sent at most three times an hour, and the site shows every notification', async () => {
    const [seller, buyer] = [await app.person(), await app.person()];
    const [adId = ''] = await insertAds(app.services.database, seller.id, [{}]);
    for (const event of ['deal.reserved', 'deal.released', 'deal.reserved', 'deal.released'] as const) {
      await createNotifications({ userId: buyer.id, event, adId, actorId: seller.id });
      await app.runJobs();
    }
    expect(smtp.inbox.map(({ to }) => to)).toEqual([buyer.email, buyer.email, buyer.email]);
    const { body } = await app.call<{ notifications: unknown[] }>('GET', '/api/me/notifications', {
      as: buyer,
    });
    expect(body.notifications).toHaveLength(2);
    // Mails that other users do not cause, such as about decisions, are not counted.
    await createNotifications({ userId: buyer.id, event: 'content.restored', adId });
    await app.runJobs();
    expect(smtp.inbox).toHaveLength(4);
  });

  test('describes the event, quotes others in its text at most, and has two ways to unsubscribe', async () => {
    const seller = await app.person();
    const [adId = ''] = await insertAds(app.services.database, seller.id, [{ title: 'GRATIS PENGAR' }]);
    await createNotifications({ userId: seller.id, event: 'favorite.cheaper', adId, data: { price: 90 } });
    await createNotifications({ userId: seller.id, event: 'ad.approved', adId });
    await app.runJobs();
    // Mails about favourites are off by default.
    expect(smtp.inbox.map(({ to, subject }) => [to, subject])).toEqual([
      [seller.email, 'Din annons är godkänd'],
    ]);
    const [mail] = smtp.inbox;
    expect(mail?.text).toContain('”GRATIS PENGAR” syns nu på marknadsplatsen.');
    expect(mail?.text).toContain('Visa på Baskettorget');
    expect(mail?.text).toContain(
      'Du får det här mejlet för att du har ett konto på Baskettorget. Det hör till ”Dina annonser”.',
    );
    expect(mail?.link).toBe(`https://torget.exempel.se/ad/${adId}`);
    const out = `https://torget.exempel.se/unsubscribe?token=${tokenOf(seller)}`;
    expect(mail?.headers).toMatchObject({
      'list-unsubscribe': `<${out}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(mail?.text).toContain(`Få inga fler sådana mejl:\n${out}`);
    expect(mail?.html).toContain(`href="${out.replaceAll('&', '&amp;')}"`);
    const { rows } = await app.services.database.pool.query(
      'select unsubscribe_url from mails where recipient = $1',
      [seller.email],
    );
    expect(rows).toEqual([{ unsubscribe_url: null }]);
  });

  test('is not sent for each message, nor when turned off before or after the event', async () => {
    const anna = await app.person();
    const body = { recipientId: anna.id, subject: 'Hej', content: 'Hej' };
    await app.call('POST', '/api/messages', { as: await app.person(), body });
    await choose(anna, 'admin', { mail: false });
    await createNotifications({ userId: anna.id, event: 'report.received' });
    await createNotifications({ userId: anna.id, event: 'review.received' });
    await choose(anna, 'deals', { mail: false });
    await app.runJobs();
    expect(smtp.inbox).toEqual([]);
  });

  test('is not sent to a person whose erasure is in progress, and its job ends', async () => {
    const anna = await app.person();
    await createNotifications({ userId: anna.id, event: 'ad.approved', adId: null });
    const { pool } = app.services.database;
    const erasure = await pool.connect();
    await erasure.query('begin');
    await erasure.query('delete from profiles where id = $1', [anna.id]);
    const running = app.runJobs();
    await waitForLocked({ pool });
    await erasure.query('commit');
    erasure.release();
    await running;
    const { rows } = await pool.query('select last_error from graphile_worker._private_jobs');
    expect(rows).toEqual([]);
    expect(smtp.inbox).toEqual([]);
  });

  test('is not sent about a deleted ad, nor to an unconfirmed address', async () => {
    const [anna, berit] = [await app.person(), await app.person()];
    const [adId = ''] = await insertAds(app.services.database, anna.id, [{ title: 'Boll' }]);
    await createNotifications({ userId: anna.id, event: 'ad.approved', adId });
    await app.services.database.kysely.deleteFrom('ads').where('id', '=', adId).execute();
    await app.services.database.pool.query('update profiles set email_verified = false where id = $1', [
      berit.id,
    ]);
    await createNotifications({ userId: berit.id, event: 'content.restored' });
    await app.runJobs();
    expect(smtp.inbox).toEqual([]);
  });

  test('is sent when only the site channel is turned off', async () => {
    const anna = await app.person();
    await choose(anna, 'deals', { site: false });
    await createNotifications({ userId: anna.id, event: 'review.received', data: { rating: 4 } });
    await app.runJobs();
    expect((await smtp.mailTo(anna.email)).text).toContain('Någon gav dig 4 av 5.');
  });

  test('a mail about a sale is sent once to each side: the buyer’s also requests the review', async () => {
    const [seller, buyer] = [await app.person(), await app.person()];
    const [adId = ''] = await insertAds(app.services.database, seller.id, [{ title: 'Kyrie 7' }]);
    const question = { adId, subject: 'Angående', content: 'Hej' };
    await app.call('POST', '/api/messages', { as: buyer, body: question });
    const body = { state: 'sold', buyerId: buyer.id };
    expect((await app.call('POST', `/api/ads/${adId}/deal`, { as: seller, body })).status).toBe(200);
    await app.runJobs();
    expect(smtp.inbox.map(({ to, subject }) => `${to} ${subject}`).toSorted()).toEqual(
      [`${buyer.email} Affären är klar`, `${seller.email} Hur gick affären?`].toSorted(),
    );
    const mail = smtp.inbox.find(({ to }) => to === buyer.email);
    expect(mail?.text).toContain('Ge ett omdöme');
    expect(mail?.link).toBe('https://torget.exempel.se/profile?tab=reviews');
  });
});

describe('the link in a mail', () => {
  test('changes nothing when fetched, and turns the kind off by one POST of the mail program', async () => {
    const anna = await app.person();
    await createNotifications(
      { userId: anna.id, event: 'ad.approved' },
      { userId: anna.id, event: 'review.received' },
    );
    await app.runJobs();
    const mail = await smtp.mailTo(anna.email, 'godkänd');
    const { pathname, search } = new URL(mail.headers['list-unsubscribe']?.slice(1, -1) ?? '');
    expect((await app.call('GET', pathname + search)).status).toBe(200);
    expect(await mailIsOn(anna, 'ads')).toBe(true);
    const answer = await press(pathname + search);
    expect([answer.statusCode, answer.body]).toEqual([200, 'Du får inga fler sådana mejl.']);
    expect((await press(pathname + search)).statusCode).toBe(200);
    expect([await mailIsOn(anna, 'ads'), await mailIsOn(anna, 'deals')]).toEqual([false, true]);
  });

  test.each(['multipart/form-data; boundary=x', 'text/plain', undefined])(
    'accepts a POST sent as %s',
    async (type) => {
      const anna = await app.person();
      const url = `/unsubscribe?token=${tokenOf(anna)}`;
      const headers = type ? { 'content-type': type } : {};
      const answer = await app.inject({ method: 'POST', url, headers, payload: type ? 'x' : undefined });
      expect(answer.statusCode).toBe(200);
      expect(await mailIsOn(anna, 'ads')).toBe(false);
    },
  );

  test('names its kind, and turns it off and on again', async () => {
    const anna = await app.person();
    const token = tokenOf(anna);
    expect((await check(token)).body).toEqual({ kind: 'ads', isOn: true });
    expect((await set(token, false)).body).toEqual({ kind: 'ads', isOn: false });
    expect((await check(token)).body).toEqual({ kind: 'ads', isOn: false });
    expect((await set(token, true)).body).toEqual({ kind: 'ads', isOn: true });
    expect(await mailIsOn(anna, 'ads')).toBe(true);
  });

  test.each(NOTIFICATION_KINDS)('works for the kind %s', (kind) => {
    const holder = { userId: crypto.randomUUID(), kind };
    expect(readMailToken('secret', makeMailToken('secret', holder))).toEqual(holder);
  });

  test('is invalid when changed, or signed with another secret', async () => {
    const anna = await app.person();
    const token = tokenOf(anna);
    const forged = [
      token.replace('.ads.', '.deals.'),
      makeMailToken('another secret', { userId: anna.id, kind: 'ads' }),
      `${token}x`,
      '',
    ];
    for (const wrong of forged) {
      const { status, body } = await check(wrong);
      expect([status, body.message]).toEqual([
        422,
        'Länken fungerar inte. Logga in och ändra dina notiser på din profil i stället.',
      ]);
      expect((await set(wrong, false)).status).toBe(422);
      expect((await press(`/unsubscribe?token=${wrong}`)).statusCode).toBe(422);
    }
    expect(await mailIsOn(anna, 'ads')).toBe(true);
  });

  test('the link in a mail of an erased person stops working', async () => {
    const anna = await app.person();
    const token = tokenOf(anna);
    await app.services.database.kysely.deleteFrom('profiles').where('id', '=', anna.id).execute();
    expect([(await check(token)).status, (await set(token, false)).status]).toEqual([422, 422]);
    expect((await press(`/unsubscribe?token=${token}`)).statusCode).toBe(422);
  });

  test('does not bypass the origin check', async () => {
    const anna = await app.person();
    const answer = await app.inject({
      method: 'POST',
      url: `/unsubscribe?token=${tokenOf(anna)}`,
      headers: { 'sec-fetch-site': 'cross-site', origin: 'https://annan.se' },
    });
    expect(answer.statusCode).toBe(403);
  });
});
