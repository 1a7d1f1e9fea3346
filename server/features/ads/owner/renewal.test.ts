// Ads end: their sellers are told three days before, renew by a link or signed in, and what has ended leaves the marketplace.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AdList } from '#shared/features/ads/list/ad-search.ts';
import type { AdDetail, OwnAd, RenewedAd } from '#shared/features/ads/ad-schemas.ts';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';
import { startSmtp, type TestSmtp } from '../../../testing/smtp.ts';
import { scheduledJobs } from '../../../scheduled-jobs.ts';

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

// Everyone begins with a new approved ad that somebody has saved.
beforeEach(async () => {
  await query('delete from ads');
  const body = { title: 'Wilson NBA', category: 'Basketboll', price: 250 };
  id = (await app.call<{ id: string }>('POST', '/api/ads', { as: seller, body })).body.id;
  await review('approved');
  await app.call('PUT', `/api/ads/${id}/favorite`, { as: buyer });
  // The mail that it is approved, and whatever was left by the test before.
  await app.doJobs();
  smtp.inbox.length = 0;
});

type Refused = { message: string };

const review = (status: string) =>
  app.call('PUT', `/api/admin/ads/${id}/status`, { as: admin, body: { status } });
const setSaleState = (saleState: string) =>
  app.call<Refused>('PUT', `/api/ads/${id}/sale-state`, { as: seller, body: { saleState } });
const find = (as?: Person) => app.call<AdDetail>('GET', `/api/ads/${id}`, { as });
const mine = async () =>
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
/** As if the ad had been shown so long that it ends in so many hours. */
const endIn = (hours: number) =>
  query(`update ads set expires_at = now() + $2 * interval '1 hour' where id = $1`, [id, hours]);
const strike = (name: string) =>
  scheduledJobs(app.services)
    .find((job) => job.name === name)
    ?.run({ payload: null, isLastTry: true, signal: new AbortController().signal });

/** Tells the seller, lets the time go by, and takes the ad off. */
async function expire(): Promise<void> {
  await endIn(1);
  await strike('warn-of-expiry');
  await endIn(-1);
  await strike('expire-ads');
}

async function linkOfMail(): Promise<string> {
  await strike('warn-of-expiry');
  await app.doJobs();
  const { link } = await smtp.mailTo(seller.email, 'slutar snart');
  return new URL(link).searchParams.get('token') ?? '';
}

const change = (adDurationDays: number) =>
  app.call('PATCH', '/api/admin/settings', { as: superadmin, body: { adDurationDays } });

describe('how long an ad is shown', () => {
  test('is thirty days from when it is approved, and known to its owner alone', async () => {
    expect(await daysLeft()).toBe(30);
    expect((await find()).body.expiresAt).toBeNull();
    expect((await find(buyer)).body.expiresAt).toBeNull();
    expect((await mine())?.expiresAt).not.toBeNull();
  });

  test('is what the setting says, for ads that are approved from then on', async () => {
    await change(10);
    expect(await daysLeft()).toBe(30);
    await review('rejected');
    await review('approved');
    expect(await daysLeft()).toBe(10);
    await change(30);
  });

  test('begins when an admin writes it', async () => {
    const body = { title: 'Boll', category: 'Basketboll' };
    id = (await app.call<{ id: string }>('POST', '/api/admin/ads', { as: admin, body })).body.id;
    expect((await query('select expires_at > now() as ends from ads where id = $1', [id]))[0]).toEqual({
      ends: true,
    });
  });

  test('has no end before it is approved', async () => {
    const body = { title: 'Boll', category: 'Basketboll' };
    id = (await app.call<{ id: string }>('POST', '/api/ads', { as: seller, body })).body.id;
    expect((await find(seller)).body).toMatchObject({ expiresAt: null, can: { renew: false } });
  });
});

describe('three days before the end', () => {
  test('the seller is mailed once, and not before', async () => {
    await endIn(3 * 24 + 1);
    await strike('warn-of-expiry');
    await app.doJobs();
    expect(smtp.inbox).toEqual([]);
    await endIn(3 * 24 - 1);
    await linkOfMail();
    await strike('warn-of-expiry');
    await app.doJobs();
    expect(smtp.inbox.map(({ to, subject }) => [to, subject])).toEqual([
      [seller.email, 'Din annons slutar snart visas'],
    ]);
    expect(smtp.inbox[0]?.text).toContain('Wilson NBA');
  });

  test('a seller who is told late still has three days', async () => {
    await endIn(-100);
    await strike('expire-ads');
    expect((await find()).body.saleState).toBe('active');
    await linkOfMail();
    expect(await daysLeft()).toBe(3);
  });

  test.each(['sold', 'hidden'])(
    'nobody is mailed of an ad that is %s, and it does not expire',
    async (state) => {
      await setSaleState(state);
      await endIn(-1);
      await strike('warn-of-expiry');
      await strike('expire-ads');
      await app.doJobs();
      expect(smtp.inbox).toEqual([]);
      expect((await find(seller)).body.saleState).toBe(state);
    },
  );

  test('an ad that is shown again then is shown as long as a new one', async () => {
    await setSaleState('hidden');
    await endIn(-100);
    await setSaleState('active');
    expect(await daysLeft()).toBe(30);
  });
});

describe('an ad that has expired', () => {
  test('is in no list, and is read by its link, where nothing can be bought', async () => {
    await expire();
    expect(
      (await app.call<AdList>('GET', '/api/ads?search=wilson')).body.ads.map((ad) => ad.id),
    ).not.toContain(id);
    const sitemap = await app.inject({ url: '/sitemaps/ads/00000000-0000-0000-0000-000000000000.xml' });
    expect(sitemap.body).not.toContain(id);
    const { status, body } = await find(buyer);
    expect(status).toBe(200);
    expect(body).toMatchObject({ saleState: 'expired', can: { contact: false } });
    expect(body.seller).toMatchObject({ hasPhone: false, hasEmail: false });
    const contact = { as: buyer, body: { kind: 'email' } };
    expect((await app.call('POST', `/api/ads/${id}/contact-reveals`, contact)).status).toBe(404);
  });

  test('stays among the favourites of who has saved it, and may be saved by others', async () => {
    await expire();
    const saved = await app.call<{ ads: OwnAd[] }>('GET', '/api/me/favorites', { as: buyer });
    expect(saved.body.ads.find((ad) => ad.id === id)?.saleState).toBe('expired');
    expect((await app.call('PUT', `/api/ads/${id}/favorite`, { as: admin })).status).toBe(200);
  });

  test('can be sold, but neither reserved nor freed before it is renewed', async () => {
    await expire();
    for (const state of ['reserved', 'active']) {
      const { status, body } = await setSaleState(state);
      expect([status, body.message]).toEqual([409, 'Annonsen har gått ut. Förnya den först.']);
    }
    expect((await setSaleState('sold')).status).toBe(200);
  });

  test('is back when it is approved anew', async () => {
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
    expect((await mine())?.saleState).toBe('expired');
    expect((await renew(seller)).body.saleState).toBe('reserved');
  });

  test('comes back from a deletion with its link', async () => {
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

test('those concerned are told on the site too: the seller before and after, and who has saved it', async () => {
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

test('a seller who wants no such mails gets none, and is told on the site all the same', async () => {
  const choose = (mail: boolean) =>
    query(
      `insert into notification_settings (user_id, kind, site, mail, push) values ($1, 'ads', true, $2, true)
       on conflict (user_id, kind) do update set mail = excluded.mail`,
      [seller.id, mail],
    );
  await choose(false);
  await endIn(1);
  await strike('warn-of-expiry');
  await app.doJobs();
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
    expect((await mine())?.canRenew).toBe(true);
    expect((await renew(seller)).body).toMatchObject({ id, title: 'Wilson NBA', saleState: 'active' });
    expect(await daysLeft()).toBe(30);
    await expire();
    expect((await renew(seller)).status).toBe(200);
    expect((await find()).body.saleState).toBe('active');
    expect((await mine())?.canRenew).toBe(false);
  });

  test('lets the seller be told once more before the next end', async () => {
    await endIn(10);
    await linkOfMail();
    await renew(seller);
    await endIn(10);
    smtp.inbox.length = 0;
    await linkOfMail();
    expect(smtp.inbox).toHaveLength(1);
  });

  test('is refused too early, and for what is sold, hidden or not approved', async () => {
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

  test('is for the owner, signed in', async () => {
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
  test('renews without signing in, and says kindly that it is done when it is used again', async () => {
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
    await strike('expire-ads');
    expect((await renewByLink(token)).body).toMatchObject({ saleState: 'active', isNew: true });
  });

  test('is not used up by being looked at', async () => {
    await endIn(1);
    const token = await linkOfMail();
    await app.inject({ url: `/renew-ad?token=${token}` });
    expect((await app.inject({ url: `/api/ad-renewals?token=${token}` })).statusCode).toBe(404);
    expect((await renewByLink(token)).body.isNew).toBe(true);
  });

  test('renews once when it is pressed twice at once', async () => {
    await endIn(1);
    const token = await linkOfMail();
    const answers = await Promise.all([renewByLink(token), renewByLink(token)]);
    expect(answers.map(({ body }) => body.isNew).toSorted()).toEqual([false, true]);
  });

  test('renews for one end only', async () => {
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

  test('says that the ad is sold, when it is', async () => {
    await endIn(1);
    const token = await linkOfMail();
    await setSaleState('sold');
    const { status, body } = await renewByLink(token);
    expect([status, body.message]).toEqual([409, 'Annonsen är såld, så den behöver inte förnyas.']);
  });

  test.each(['', 'x'.repeat(43), 'x'.repeat(200)])(
    'that is none of ours (%s) does nothing',
    async (token) => {
      const { status, body } = await renewByLink(token);
      expect([status, body.message]).toEqual([422, 'Länken fungerar inte. Annonsen kan vara borttagen.']);
    },
  );

  test('does nothing for a seller who is kept out', async () => {
    await endIn(1);
    const token = await linkOfMail();
    await block('infinity', 'bedrägeri');
    expect((await renewByLink(token)).status).toBe(422);
    await block(null, '');
    expect((await renewByLink(token)).status).toBe(200);
  });

  test('is known to the database by its hash alone', async () => {
    await endIn(1);
    const token = await linkOfMail();
    const rows = await query(`select encode(token_hash, 'escape') as kept from ad_renewal_links`);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
