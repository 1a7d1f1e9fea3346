// Deleting an ad and restoring it within a minute: with all its rows or not at all, and only by the user who deleted
// it.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AdList } from '#shared/features/ads/list/ad-search.ts';
import type { OwnAd, DeletedAd } from '#shared/features/ads/ad-schemas.ts';
import type { ListedNotification } from '#shared/features/notifications/contract.ts';
import { scheduledJobs } from '../../../scheduled-jobs.ts';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';
import { insertReviewRow } from '../../../testing/samples/sample-deals.ts';
import { type Notification, notify } from '../../notifications/actions.ts';
import { pictureKeys } from '../../pictures/keys.ts';
import { purgePictures } from '../../pictures/purge.ts';
import { adRecords } from '../sitemap.ts';

let app: TestApp;
let seller: Person;
let buyer: Person;
let admin: Person;
let pictures: string[];
let id: string;

beforeAll(async () => {
  app = await openTestApp();
  seller = await app.person();
  buyer = await app.person();
  admin = await app.person('admin');
});
afterAll(() => app.close());

// Every test starts with an approved ad with three pictures that is a favourite of two users.
beforeEach(async () => {
  await query('truncate removed_ads');
  pictures = [await picture(), await picture(), await picture()];
  const ad = { title: 'Wilson NBA', description: 'Å, ”ä” & ö', category: 'Basketboll', price: 250 };
  const body = { ...ad, postalCode: '22350', pictureIds: pictures };
  id = (await app.call<{ id: string }>('POST', '/api/ads', { as: seller, body })).body.id;
  await app.call('PUT', `/api/admin/ads/${id}/status`, { as: admin, body: { status: 'approved' } });
  await app.call('PUT', `/api/ads/${id}/sale-state`, { as: seller, body: { saleState: 'reserved' } });
  for (const as of [buyer, admin]) await app.call('PUT', `/api/ads/${id}/favorite`, { as });
  await query(`insert into contact_reveals (ad_id, kind, user_id) values ($1, 'phone', $2)`, [id, buyer.id]);
  await query('update ads set shows_email = true where id = $1', [id]);
  await query('insert into ad_renewal_links (token_hash, ad_id, user_id) values ($1, $2, $3)', [
    randomBytes(32),
    id,
    seller.id,
  ]);
});

const TOO_LATE = 'Annonsen går inte längre att få tillbaka. Det gick bara i en minut.';

const remove = (as: Person) => app.call<{ removedUntil: string }>('DELETE', `/api/ads/${id}`, { as });
const restore = (as: Person | undefined, adId = id) =>
  app.call<{ status?: string; message?: string }>('POST', `/api/removed-ads/${adId}/restoration`, { as });
const listOwnAds = async (as: Person) =>
  (await app.call<{ ads: OwnAd[]; removed: DeletedAd[] }>('GET', '/api/me/ads', { as })).body;
const query = async (text: string, values: unknown[] = []) =>
  (await app.services.database.pool.query<Record<string, unknown>>(text, values)).rows;

/** An uploaded picture with its row and files. */
async function picture(): Promise<string> {
  const created = crypto.randomUUID();
  await query(
    `insert into ad_pictures (id, user_id, width, height, preview, bytes) values ($1, $2, 4, 3, 'data:', 1)`,
    [created, seller.id],
  );
  for (const key of pictureKeys(created)) await app.services.storage.put(key, Buffer.from('x'), 'image/webp');
  return created;
}

/** All rows about the ad, with every column of every table. */
const readAllRows = () =>
  query(
    `select to_jsonb(ads) as ad,
            (select jsonb_agg(to_jsonb(p) order by position) from ad_pictures p where ad_id = ads.id) as pictures,
            (select jsonb_agg(to_jsonb(f) order by user_id) from favorites f where ad_id = ads.id) as favorites,
            (select jsonb_agg(to_jsonb(r) order by user_id) from contact_reveals r where ad_id = ads.id) as reveals,
            (select jsonb_agg(to_jsonb(l)) from ad_renewal_links l where ad_id = ads.id) as links,
            (select jsonb_agg(to_jsonb(d)) from deals d where ad_id = ads.id) as deals
       from ads where id = $1`,
    [id],
  );

/** The number of files of one picture: its sizes, and the preview image for links. */
const FILES = pictureKeys('').length;

const filesLeft = async () => {
  const keys = pictures.flatMap(pictureKeys);
  const are = await Promise.all(keys.map((key) => app.services.storage.exists(key)));
  return are.filter(Boolean).length;
};

const expireCopy = () =>
  query(`update removed_ads set restorable_until = now() - interval '1 second' where id = $1`, [id]);
const runPurge = () =>
  scheduledJobs(app.services)
    .find(({ name }) => name === 'purge-deleted-ads')
    ?.run({ payload: null, isLastTry: true, signal: new AbortController().signal });
const copies = async () => (await query('select id from removed_ads where id = $1', [id])).length;

describe('a deleted ad', () => {
  test('returns 404 to everyone at once', async () => {
    await remove(seller);
    for (const as of [undefined, seller, buyer, admin])
      expect((await app.call('GET', `/api/ads/${id}`, { as })).status).toBe(404);
    expect((await app.call('GET', `/api/admin/ads/${id}`, { as: admin })).status).toBe(404);
    const listed = await app.call<AdList>('GET', '/api/ads?search=wilson');
    expect(listed.body.ads.map((ad) => ad.id)).not.toContain(id);
    const saved = await app.call<{ adIds: string[] }>('GET', '/api/me/favorites', { as: buyer });
    expect(saved.body.adIds).not.toContain(id);
    const part = { start: '00000000-0000-0000-0000-000000000000', limit: 1000 };
    const listedForRobots = await adRecords.list(app.services.database, part);
    expect(listedForRobots.map(({ path }) => path)).not.toContain(`/ad/${id}`);
    expect((await app.call('PUT', `/api/ads/${id}/favorite`, { as: buyer })).status).toBe(404);
  });

  test('is listed as restorable to its owner, and to nobody else', async () => {
    const { removedUntil } = (await remove(seller)).body;
    const [removed] = (await listOwnAds(seller)).removed;
    expect(removed).toMatchObject({
      id,
      title: 'Wilson NBA',
      saleState: 'reserved',
      removedUntil,
      picture: { id: pictures[0] },
    });
    expect((await listOwnAds(buyer)).removed).toEqual([]);
    await restore(seller);
    expect((await listOwnAds(seller)).removed).toEqual([]);
  });

  test('has its picture files stored while it can be restored', async () => {
    await remove(seller);
    await purgePictures(app.services, { draftMs: -1000, fileMs: -1000 });
    await runPurge();
    expect(await filesLeft()).toBe(3 * FILES);
    expect((await restore(seller)).status).toBe(200);
  });
});

describe('restoring an ad', () => {
  test('restores every column', async () => {
    const before = await readAllRows();
    await remove(seller);
    expect(await readAllRows()).toEqual([]);
    expect((await restore(seller)).body).toEqual({ id, status: 'approved' });
    expect(await readAllRows()).toEqual(before);
    const saved = await app.call<{ adIds: string[] }>('GET', '/api/me/favorites', { as: buyer });
    expect(saved.body.adIds).toContain(id);
  });

  test('restores the rows of every table that belongs to an ad', async () => {
    const tables = await query(
      `select conrelid::regclass::text as name from pg_constraint where confrelid = 'ads'::regclass order by 1`,
    );
    // A new table here must be stored in removed_ads too. erasure_hidden_ads, the sale state before an erasure, need not: an ad
    // that was deleted while hidden is restored as hidden.
    const storedTables = ['ad_pictures', 'ad_renewal_links', 'contact_reveals', 'favorites', 'notifications'];
    // Threads and deals are not deleted; they are linked to the ad again.
    const others = ['deals', 'erasure_hidden_ads', 'threads'];
    expect(tables.map(({ name }) => name)).toEqual([...storedTables, ...others].toSorted());
  });

  test('succeeds for two concurrent requests, and restores once', async () => {
    await remove(seller);
    const answers = await Promise.all([restore(seller), restore(seller)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await readAllRows()).toHaveLength(1);
  });

  test('works again after another deletion', async () => {
    const before = await readAllRows();
    for (let round = 0; round < 2; round += 1) {
      await remove(seller);
      await restore(seller);
    }
    expect(await readAllRows()).toEqual(before);
  });

  test('is allowed only for the user who deleted the ad', async () => {
    await remove(seller);
    for (const as of [buyer, admin]) expect((await restore(as)).status).toBe(404);
    expect((await restore(undefined)).status).toBe(401);
    expect((await restore(seller, 'inget-id')).status).toBe(422);
    expect((await restore(seller, crypto.randomUUID())).status).toBe(404);
    expect(await readAllRows()).toEqual([]);
  });

  test('is refused after a minute, even before the purge has run', async () => {
    await remove(seller);
    await expireCopy();
    const late = await restore(seller);
    expect([late.status, late.body.message]).toEqual([404, TOO_LATE]);
    expect((await listOwnAds(seller)).removed).toEqual([]);
  });

  test('works without a category, a moderator and users that were deleted in the meantime', async () => {
    const [deletedUser, moderator] = [await app.person(), await app.person('admin')];
    await app.call('PUT', `/api/ads/${id}/favorite`, { as: deletedUser });
    await query(`insert into categories (name) values ('Flyktig')`);
    await query(`update ads set category = 'Flyktig', reviewed_by = $2 where id = $1`, [id, moderator.id]);
    await remove(seller);
    await query('delete from profiles where id = any($1)', [[deletedUser.id, moderator.id]]);
    await query(`delete from categories where name = 'Flyktig'`);
    expect((await restore(seller)).status).toBe(200);
    const [found] = await query(
      `select category, reviewed_by, (select count(*) from favorites where ad_id = ads.id) as favorites
         from ads where id = $1`,
      [id],
    );
    expect(found).toEqual({ category: 'Övrigt', reviewed_by: null, favorites: 2 });
  });

  test('finds its category under a new name', async () => {
    await query(`insert into categories (name) values ('Förut')`);
    await query(`update ads set category = 'Förut' where id = $1`, [id]);
    await remove(seller);
    await query(`update categories set name = 'Numera' where name = 'Förut'`);
    await restore(seller);
    expect(await query('select category from ads where id = $1', [id])).toEqual([{ category: 'Numera' }]);
  });
});

/** The buyer's part in the ad's deal, of which they have been notified; returns the deal. */
async function nameBuyer(state: 'reserved' | 'sold'): Promise<string> {
  const [deal] = await query(
    `update deals set buyer_id = $2, state = $3, notified_state = $3, sold_at = case when $3 = 'sold' then now() end
      where about = $1 returning id`,
    [id, buyer.id, state],
  );
  return String(deal?.['id']);
}

const listNotifications = async () => {
  const { body } = await app.call<{ notifications: ListedNotification[]; unread: number }>(
    'GET',
    '/api/me/notifications',
    { as: buyer },
  );
  return { texts: body.notifications.map(({ text }) => text).toSorted(), unread: body.unread };
};

const notifyBuyer = (notification: Omit<Notification, 'userId' | 'adId'>) =>
  app.services.database.kysely
    .transaction()
    .execute((tx) => notify(tx, { ...notification, adId: id, userId: buyer.id }));

async function countCentreEvents(): Promise<number> {
  await app.services.deferredTasks.finish();
  const [row] = await query(
    `select count(*)::integer as count from live_events where user_id = $1 and topic = 'notification'`,
    [buyer.id],
  );
  return Number(row?.['count']);
}

describe('notifications of the ad', () => {
  beforeEach(async () => {
    await query('delete from notifications');
    await app.runJobs();
  });

  test('notifications about a sale and a review remain for the buyer, and are complete again after a restoration', async () => {
    const dealId = await nameBuyer('sold');
    const reviewId = await insertReviewRow(app.services.database, {
      dealId,
      authorId: seller.id,
      subjectId: buyer.id,
    });
    await notifyBuyer({ event: 'review.wanted', dealId });
    await notifyBuyer({ event: 'review.received', dealId, reviewId, data: { rating: 5 } });
    await notifyBuyer({ event: 'favorite.cheaper', data: { price: 90 } });
    const before = await listNotifications();
    expect(before.unread).toBe(3);
    await remove(seller);
    expect(await listNotifications()).toEqual({
      texts: ['Ge den du gjorde affär med ett omdöme om annonsen.', 'Någon gav dig 5 av 5.'],
      unread: 2,
    });
    await restore(seller);
    expect(await listNotifications()).toEqual(before);
  });

  test('notifications about a reservation are deleted', async () => {
    const dealId = await nameBuyer('reserved');
    await notifyBuyer({ event: 'deal.reserved', dealId });
    await remove(seller);
    expect(await listNotifications()).toEqual({ texts: [], unread: 0 });
  });

  test('notifications about several ads of a saved search remain, unless they are about this ad only', async () => {
    const searchId = crypto.randomUUID();
    await notifyBuyer({ event: 'search.match', searchId: crypto.randomUUID() });
    await notifyBuyer({ event: 'search.match', searchId });
    await notifyBuyer({ event: 'search.match', searchId });
    await remove(seller);
    expect((await listNotifications()).texts).toEqual(['1 annons passar din sparade sökning.']);
    await restore(seller);
    expect((await listNotifications()).texts).toEqual([
      '”Wilson NBA” och 1 annons till passar din sparade sökning.',
      '”Wilson NBA” passar din sparade sökning.',
    ]);
  });

  test('are updated in the open browsers of their recipients', async () => {
    await notifyBuyer({ event: 'favorite.cheaper', data: { price: 90 } });
    const before = await countCentreEvents();
    await remove(seller);
    expect(await countCentreEvents()).toBe(before + 1);
    await restore(seller);
    expect(await countCentreEvents()).toBe(before + 2);
  });
});

describe('after the minute', () => {
  test('the copy and the files are deleted', async () => {
    await remove(seller);
    await expireCopy();
    await runPurge();
    expect([await copies(), await filesLeft()]).toEqual([0, 0]);
    expect((await restore(seller)).body.message).toBe(TOO_LATE);
  });

  test('files are deleted also when the server was killed in between', async () => {
    const other = await picture();
    await remove(seller);
    // The state after the server was killed between deleting the copy and deleting the files.
    await query('delete from removed_ads where id = $1', [id]);
    expect(await filesLeft()).toBe(3 * FILES);
    await purgePictures(app.services, { draftMs: 60_000, fileMs: -1000 });
    expect(await filesLeft()).toBe(0);
    expect(await app.services.storage.exists(pictureKeys(other)[0] ?? '')).toBe(true);
  });

  test('the purge runs every minute', () => {
    const job = scheduledJobs(app.services).find(({ name }) => name === 'purge-deleted-ads');
    expect(job?.schedule).toBe('* * * * *');
  });

  test('the copy is deleted with its files earlier than that when the owner is erased', async () => {
    const deletedUser = await app.person();
    await query('update ads set user_id = $2 where id = $1', [id, deletedUser.id]);
    await query('update ad_pictures set user_id = $2 where ad_id = $1', [id, deletedUser.id]);
    await remove(deletedUser);
    const superadmin = await app.person('superadmin');
    await app.call('DELETE', `/api/admin/users/${deletedUser.id}`, { as: superadmin });
    expect([await copies(), await filesLeft()]).toEqual([0, 0]);
  });
});
