// Expiry of ads: sellers are warned three days before, renew by a link or signed in, and expired ads leave the
// marketplace.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AdList } from '#shared/features/ads/list/ad-search.ts';
import type { AdDetail, OwnAd, RenewedAd } from '#shared/features/ads/ad-schemas.ts';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';
import { startSmtp, type TestSmtp } from '../../../testing/outside/smtp.ts';
import { scheduledJobs } from '../../../scheduled-jobs.ts';
import { decisionOf } from '../../../testing/decisions.ts';
import { adRecords } from '../sitemap.ts';

const DAY = 86_400_000;

let app: TestApp;
let smtp: TestSmtp;
let seller: Person;
let buyer: Person;
let admin: Person;
let superadmin: Person;
let id: string;

beforeAll(async () => {
  smtp = await startSmtp();
  app = await openTestApp({ SMTP_URL: smtp.url });
  [seller, buyer] = [await app.person(), await app.person()];
  [admin, superadmin] = [await app.person('admin'), await app.person('superadmin')];
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

// Every test starts with a new approved ad that is another user's favourite.
beforeEach(async () => {
  await query('delete from ads');
  const body = { title: 'Wilson NBA', category: 'Basketboll', price: 250 };
  id = (await app.call<{ id: string }>('POST', '/api/ads', { as: seller, body })).body.id;
  await review('approved');
  await app.call('PUT', `/api/ads/${id}/favorite`, { as: buyer });
  // Sends the mail about the approval, and runs jobs left by the previous test, before the inbox is emptied.
  await app.runJobs();
  smtp.inbox.length = 0;
});

type Refused = { message: string };

const review = (status: string) =>
  app.call('PUT', `/api/admin/ads/${id}/status`, { as: admin, body: decisionOf(status) });
const setSaleState = (saleState: string) =>
  app.call<Refused>('PUT', `/api/ads/${id}/sale-state`, { as: seller, body: { saleState } });
const find = (as?: Person) => app.call<AdDetail>('GET', `/api/ads/${id}`, { as });
const findOwnAd = async () =>
  (await app.call<{ ads: OwnAd[] }>('GET', '/api/me/ads', { as: seller })).body.ads.find(
    (ad) => ad.id === id,
  );
const renew = (as?: Person) =>
  app.call<RenewedAd & Refused>('POST', `/api/ads/${id}/renewal`, as ? { as } : {});
const renewByLink = (token: string) =>
  app.call<RenewedAd & Refused & { isNew: boolean }>('POST', '/api/ad-renewals', { body: { token } });
const daysLeft = async () =>
  Math.round((Date.parse((await find(seller)).body.expiresAt ?? '') - Date.now()) / DAY);
const query = async (text: string, values: unknown[] = []) =>
  (await app.services.database.pool.query<Record<string, unknown>>(text, values)).rows;
/** Moves the ad's end to this many hours from now. */
const endIn = (hours: number) =>
  query(`update ads set expires_at = now() + $2 * interval '1 hour' where id = $1`, [id, hours]);
const runJob = (name: string) =>
  scheduledJobs(app.services)
    .find((job) => job.name === name)
    ?.run({ payload: null, isLastTry: true, signal: new AbortController().signal });

/** Warns the seller, moves the end to the past, and expires the ad. */
async function expire(): Promise<void> {
  await endIn(1);
  await runJob('warn-of-expiry');
  await endIn(-1);
  await runJob('expire-ads');
}

async function linkOfMail(): Promise<string> {
  await runJob('warn-of-expiry');
  await app.runJobs();
  const { link } = await smtp.mailTo(seller.email, 'slutar snart');
  return new URL(link).searchParams.get('token') ?? '';
}

const change = (adDurationDays: number) =>
  app.call('PATCH', '/api/admin/settings', { as: superadmin, body: { adDurationDays } });

describe('the lifetime of an ad', () => {
  test('is thirty days from its approval, and shown to its owner only', async () => {
    expect(await daysLeft()).toBe(30);
    expect((await find()).body.expiresAt).toBeNull();
    expect((await find(buyer)).body.expiresAt).toBeNull();
    expect((await findOwnAd())?.expiresAt).not.toBeNull();
  });

  test('follows the setting for ads that are approved from then on', async () => {
    await change(10);
    expect(await daysLeft()).toBe(30);
    await review('rejected');
    await review('approved');
    expect(await daysLeft()).toBe(10);
    await change(30);
  });

  test('starts at once when an admin creates it', async () => {
    const body = { title: 'Boll', category: 'Basketboll' };
    id = (await app.call<{ id: string }>('POST', '/api/admin/ads', { as: admin, body })).body.id;
    expect((await query('select expires_at > now() as ends from ads where id = $1', [id]))[0]).toEqual({
      ends: true,
    });
  });

  test('has no end before the ad is approved', async () => {
    const body = { title: 'Boll', category: 'Basketboll' };
    id = (await app.call<{ id: string }>('POST', '/api/ads', { as: seller, body })).body.id;
    expect((await find(seller)).body).toMatchObject({ expiresAt: null, can: { renew: false } });
  });
});

describe('three days before the end', () => {
  test('the seller is mailed once, and not earlier', async () => {
    await endIn(3 * 24 + 1);
    await runJob('warn-of-expiry');
    await app.runJobs();
    expect(smtp.inbox).toEqual([]);
    await endIn(3 * 24 - 1);
    await linkOfMail();
    await runJob('warn-of-expiry');
    await app.runJobs();
    expect(smtp.inbox.map(({ to, subject }) => [to, subject])).toEqual([
      [seller.email, 'Din annons slutar snart visas'],
    ]);
    expect(smtp.inbox[0]?.text).toContain('Wilson NBA');
  });

  test('a seller who is warned late still has three days', async () => {
    await endIn(-100);
    await runJob('expire-ads');
    expect((await find()).body.saleState).toBe('active');
    await linkOfMail();
    expect(await daysLeft()).toBe(3);
  });

  test.each(['sold', 'hidden'])('an ad that is %s causes no mail, and does not expire', async (state) => {
    await setSaleState(state);
    await endIn(-1);
    await runJob('warn-of-expiry');
    await runJob('expire-ads');
    await app.runJobs();
    expect(smtp.inbox).toEqual([]);
    expect((await find(seller)).body.saleState).toBe(state);
  });

  test('an ad that is shown again after its end is shown as long as a new one', async () => {
    await setSaleState('hidden');
    await endIn(-100);
    await setSaleState('active');
    expect(await daysLeft()).toBe(30);
  });
});

describe('an expired ad', () => {
  test('is in no list; its page is readable, without contact', async () => {
    await expire();
    expect(
      (await app.call<AdList>('GET', '/api/ads?search=wilson')).body.ads.map((ad) => ad.id),
    ).not.toContain(id);
    const part = { start: '00000000-0000-0000-0000-000000000000', limit: 1000 };
    const listedForRobots = await adRecords.list(app.services.database, part);
    expect(listedForRobots.map(({ path }) => path)).not.toContain(`/ad/${id}`);
    const { status, body } = await find(buyer);
    expect(status).toBe(200);
    expect(body).toMatchObject({ saleState: 'expired', can: { contact: false } });
    expect(body.seller).toMatchObject({ hasPhone: false, hasEmail: false });
    const contact = { as: buyer, body: { kind: 'email' } };
    expect((await app.call('POST', `/api/ads/${id}/contact-reveals`, contact)).status).toBe(404);
  });

  test('remains a favourite, and can be saved by others', async () => {
    await expire();
    const saved = await app.call<{ ads: OwnAd[] }>('GET', '/api/me/favorites', { as: buyer });
    expect(saved.body.ads.find((ad) => ad.id === id)?.saleState).toBe('expired');
    expect((await app.call('PUT', `/api/ads/${id}/favorite`, { as: admin })).status).toBe(200);
  });

  test('can be sold, but neither reserved nor released before it is renewed', async () => {
    await expire();
    for (const state of ['reserved', 'active']) {
      const { status, body } = await setSaleState(state);
      expect([status, body.message]).toEqual([409, 'Annonsen har gått ut. Förnya den först.']);
    }
    expect((await setSaleState('sold')).status).toBe(200);
  });

  test('is expired again, without a new period, when its sale is undone', async () => {
    await expire();
    const left = await daysLeft();
    await setSaleState('sold');
    const body = { saleState: 'active', undoes: { state: 'sold', buyerId: null } };
    const undone = await app.call('PUT', `/api/ads/${id}/sale-state`, { as: seller, body });
    expect([undone.status, undone.body]).toEqual([200, { id, saleState: 'expired' }]);
    expect(await findOwnAd()).toMatchObject({ saleState: 'expired', buyer: null });
    expect(await daysLeft()).toBe(left);
    expect((await renew(seller)).body.saleState).toBe('active');
  });

  test('is public again when it is approved again', async () => {
    await expire();
    await app.call('PUT', `/api/ads/${id}`, {
      as: seller,
      body: { title: 'Wilson NBA, ny', category: 'Basketboll', price: 250 },
    });
    await review('approved');
    expect((await find()).body.saleState).toBe('active');
    expect(await daysLeft()).toBe(30);
  });

  test('is still reserved when it is renewed, if it was', async () => {
    await setSaleState('reserved');
    await expire();
    expect((await findOwnAd())?.saleState).toBe('expired');
    expect((await renew(seller)).body.saleState).toBe('reserved');
  });

  test('has the same renewal link after it is deleted and restored', async () => {
    await endIn(1);
    const token = await linkOfMail();
    await app.call('DELETE', `/api/ads/${id}`, { as: seller });
    expect((await renewByLink(token)).status).toBe(422);
    await app.call('POST', `/api/removed-ads/${id}/restoration`, { as: seller });
    expect((await renewByLink(token)).body).toMatchObject({ id, isNew: true });
  });
});

const refusal = async () => {
  const { status, body } = await renew(seller);
  return [status, body.message];
};

test('causes notifications: to the seller before and after, and to users who have saved it', async () => {
  await app.call('PUT', `/api/ads/${id}/favorite`, { as: seller });
  await query('delete from notifications');
  await expire();
  const rows = await query('select event, user_id from notifications where ad_id = $1 order by event', [id]);
  expect(rows).toEqual([
    { event: 'ad.expired', user_id: seller.id },
    { event: 'ad.expires-soon', user_id: seller.id },
    { event: 'favorite.expired', user_id: buyer.id },
  ]);
});

test('sends no mail to a seller who has turned such mails off, but a notification', async () => {
  const choose = (mail: boolean) =>
    query(
      `insert into notification_settings (user_id, kind, site, mail, push) values ($1, 'ads', true, $2, true)
       on conflict (user_id, kind) do update set mail = excluded.mail`,
      [seller.id, mail],
    );
  await choose(false);
  await endIn(1);
  await runJob('warn-of-expiry');
  await app.runJobs();
  await choose(true);
  expect(smtp.inbox).toEqual([]);
  expect(
    await query(`select from notifications where ad_id = $1 and event = 'ad.expires-soon'`, [id]),
  ).toHaveLength(1);
});

describe('renewing', () => {
  test('shows the ad as long again, before its end and after it', async () => {
    await endIn(10);
    expect((await find(seller)).body.can.renew).toBe(true);
    expect((await findOwnAd())?.canRenew).toBe(true);
    expect((await renew(seller)).body).toMatchObject({ id, title: 'Wilson NBA', saleState: 'active' });
    expect(await daysLeft()).toBe(30);
    await expire();
    expect((await renew(seller)).status).toBe(200);
    expect((await find()).body.saleState).toBe('active');
    expect((await findOwnAd())?.canRenew).toBe(false);
  });

  test('causes another warning before the next end', async () => {
    await endIn(10);
    await linkOfMail();
    await renew(seller);
    await endIn(10);
    smtp.inbox.length = 0;
    await linkOfMail();
    expect(smtp.inbox).toHaveLength(1);
  });

  test('is refused too early, and for ads that are sold, hidden or not approved', async () => {
    expect(await refusal()).toEqual([
      409,
      'Annonsen går att förnya från och med tre dagar innan den slutar visas.',
    ]);
    await endIn(1);
    await setSaleState('sold');
    expect(await refusal()).toEqual([409, 'Annonsen är såld, så den behöver inte förnyas.']);
    await setSaleState('hidden');
    expect(await refusal()).toEqual([409, 'Annonsen är dold. Visa den igen i stället.']);
    await review('rejected');
    await query(`update ads set sale_state = 'active' where id = $1`, [id]);
    expect((await refusal())[0]).toBe(409);
  });

  test('is allowed only for the owner, signed in', async () => {
    await endIn(1);
    expect((await renew()).status).toBe(401);
    expect((await renew(buyer)).status).toBe(404);
    expect((await renew(admin)).status).toBe(404);
    const body = {};
    expect((await app.call('POST', '/api/ads/ingen/renewal', { as: seller, body })).status).toBe(422);
  });
});

const block = (until: string | null, reason: string) =>
  query('update profiles set blocked_until = $2, blocked_reason = $3 where id = $1', [
    seller.id,
    until,
    reason,
  ]);

describe('the link of the mail', () => {
  test('renews without a session, and succeeds without a change when it is used again', async () => {
    await endIn(1);
    const token = await linkOfMail();
    expect(await renewByLink(token)).toMatchObject({ status: 200, body: { id, isNew: true } });
    expect(await daysLeft()).toBe(30);
    expect(await renewByLink(token)).toMatchObject({ status: 200, body: { id, isNew: false } });
  });

  test('works after the ad has expired', async () => {
    await endIn(1);
    const token = await linkOfMail();
    await endIn(-1);
    await runJob('expire-ads');
    expect((await renewByLink(token)).body).toMatchObject({ saleState: 'active', isNew: true });
  });

  test('is not used by a GET request', async () => {
    await endIn(1);
    const token = await linkOfMail();
    await app.inject({ url: `/renew-ad?token=${token}` });
    expect((await app.inject({ url: `/api/ad-renewals?token=${token}` })).statusCode).toBe(404);
    expect((await renewByLink(token)).body.isNew).toBe(true);
  });

  test('renews once with concurrent requests', async () => {
    await endIn(1);
    const token = await linkOfMail();
    const answers = await Promise.all([renewByLink(token), renewByLink(token)]);
    expect(answers.map(({ body }) => body.isNew).toSorted()).toEqual([false, true]);
  });

  test('is refused when it was used before and the ad is about to expire again', async () => {
    await endIn(1);
    const token = await linkOfMail();
    await renewByLink(token);
    await endIn(1);
    const { status, body } = await renewByLink(token);
    expect([status, body.message]).toEqual([
      409,
      'Länken är redan använd. Logga in och förnya annonsen på din profil.',
    ]);
  });

  test('returns a conflict if the ad is sold', async () => {
    await endIn(1);
    const token = await linkOfMail();
    await setSaleState('sold');
    const { status, body } = await renewByLink(token);
    expect([status, body.message]).toEqual([409, 'Annonsen är såld, så den behöver inte förnyas.']);
  });

  test.each(['', 'x'.repeat(43), 'x'.repeat(200)])(
    'with an invalid token (%s) does nothing',
    async (token) => {
      const { status, body } = await renewByLink(token);
      expect([status, body.message]).toEqual([422, 'Länken fungerar inte. Annonsen kan vara borttagen.']);
    },
  );

  test('does nothing for a blocked seller', async () => {
    await endIn(1);
    const token = await linkOfMail();
    await block('infinity', 'bedrägeri');
    expect((await renewByLink(token)).status).toBe(422);
    await block(null, '');
    expect((await renewByLink(token)).status).toBe(200);
  });

  test('is stored as a hash only', async () => {
    await endIn(1);
    const token = await linkOfMail();
    const rows = await query(`select encode(token_hash, 'escape') as stored from ad_renewal_links`);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
