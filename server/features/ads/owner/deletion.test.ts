// Deleting an ad, and taking it back within a minute: all of it or nothing, and only by whoever deleted it.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AdList } from '#shared/features/ads/list/ad-search.ts';
import type { OwnAd, DeletedAd } from '#shared/features/ads/ad-schemas.ts';
import { scheduledJobs } from '../../../scheduled-jobs.ts';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';
import { pictureKeys } from '../../pictures/keys.ts';
import { sweepPictures } from '../../pictures/sweep.ts';

let app: TestApp;
let seller: Person;
let buyer: Person;
let admin: Person;
let otherAdmin: Person;
let pictures: string[];
let id: string;

beforeAll(async () => {
  app = await openTestApp();
  seller = await app.person();
  buyer = await app.person();
  admin = await app.person('admin');
  otherAdmin = await app.person('admin');
});
afterAll(() => app.close());

// Everyone begins with an approved ad that has three pictures and is a favourite of two.
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
const restore = (as: Person | undefined, which = id) =>
  app.call<{ status?: string; message?: string }>('POST', `/api/removed-ads/${which}/restoration`, { as });
const mine = async (as: Person) =>
  (await app.call<{ ads: OwnAd[]; removed: DeletedAd[] }>('GET', '/api/me/ads', { as })).body;
const query = async (text: string, values: unknown[] = []) =>
  (await app.services.database.pool.query<Record<string, unknown>>(text, values)).rows;

/** A picture as an upload leaves it, files and all. */
async function picture(): Promise<string> {
  const made = crypto.randomUUID();
  await query(
    `insert into ad_pictures (id, user_id, width, height, preview, bytes) values ($1, $2, 4, 3, 'data:', 1)`,
    [made, seller.id],
  );
  for (const key of pictureKeys(made)) await app.services.storage.put(key, Buffer.from('x'), 'image/webp');
  return made;
}

/** All that the database knows of the ad, every column of every table. */
const everything = () =>
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

const filesLeft = async () => {
  const keys = pictures.flatMap(pictureKeys);
  const are = await Promise.all(keys.map((key) => app.services.storage.exists(key)));
  return are.filter(Boolean).length;
};

const endMinute = () =>
  query(`update removed_ads set restorable_until = now() - interval '1 second' where id = $1`, [id]);
const strikeMinute = () =>
  scheduledJobs(app.services)
    .find(({ name }) => name === 'forget-removed-ads')
    ?.run({ payload: null, isLastTry: true, signal: new AbortController().signal });
const acts = () =>
  query(
    `select action, actor_id, before, after from audit_log where target_id = $1 order by id desc limit 2`,
    [id],
  );
const copies = async () => (await query('select id from removed_ads where id = $1', [id])).length;

describe('a deleted ad', () => {
  test('is gone for everybody from the first moment', async () => {
    await remove(seller);
    for (const as of [undefined, seller, buyer, admin])
      expect((await app.call('GET', `/api/ads/${id}`, { as })).status).toBe(404);
    expect((await app.call('GET', `/api/admin/ads/${id}`, { as: admin })).status).toBe(404);
    const listed = await app.call<AdList>('GET', '/api/ads?search=wilson');
    expect(listed.body.ads.map((ad) => ad.id)).not.toContain(id);
    const saved = await app.call<{ adIds: string[] }>('GET', '/api/me/favorites', { as: buyer });
    expect(saved.body.adIds).not.toContain(id);
    expect(
      (await app.inject({ url: '/sitemaps/ads/00000000-0000-0000-0000-000000000000.xml' })).body,
    ).not.toContain(id);
    expect((await app.call('PUT', `/api/ads/${id}/favorite`, { as: buyer })).status).toBe(404);
  });

  test('is shown to its owner as one that can be taken back, and to nobody else', async () => {
    const { removedUntil } = (await remove(seller)).body;
    const [removed] = (await mine(seller)).removed;
    expect(removed).toMatchObject({
      id,
      title: 'Wilson NBA',
      saleState: 'reserved',
      removedUntil,
      picture: { id: pictures[0] },
    });
    expect((await mine(buyer)).removed).toEqual([]);
    await restore(seller);
    expect((await mine(seller)).removed).toEqual([]);
  });

  test('keeps its pictures’ files while it can be taken back', async () => {
    await remove(seller);
    await sweepPictures(app.services, { draftMs: -1000, fileMs: -1000 });
    await strikeMinute();
    expect(await filesLeft()).toBe(9);
    expect((await restore(seller)).status).toBe(200);
  });
});

describe('taking an ad back', () => {
  test('brings everything back as it was, column by column', async () => {
    const before = await everything();
    await remove(seller);
    expect(await everything()).toEqual([]);
    expect((await restore(seller)).body).toEqual({ id, status: 'approved' });
    expect(await everything()).toEqual(before);
    const saved = await app.call<{ adIds: string[] }>('GET', '/api/me/favorites', { as: buyer });
    expect(saved.body.adIds).toContain(id);
  });

  test('keeps the rows of every table that belongs to an ad', async () => {
    const tables = await query(
      `select conrelid::regclass::text as name from pg_constraint where confrelid = 'ads'::regclass order by 1`,
    );
    // One more here must be kept in removed_ads too. What stood before an erasure is not: a restored ad is hidden like the rest.
    const tablesKept = ['ad_pictures', 'ad_renewal_links', 'contact_reveals', 'favorites', 'notifications'];
    // Threads and deals stay where they are, and are tied to the ad again.
    const others = ['deals', 'erasure_hidden_ads', 'threads'];
    expect(tables.map(({ name }) => name)).toEqual([...tablesKept, ...others].toSorted());
  });

  test('twice at once does it once, and says so to both', async () => {
    await remove(seller);
    const answers = await Promise.all([restore(seller), restore(seller)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await everything()).toHaveLength(1);
  });

  test('can be done again after deleting it again', async () => {
    const before = await everything();
    for (let round = 0; round < 2; round += 1) {
      await remove(seller);
      await restore(seller);
    }
    expect(await everything()).toEqual(before);
  });

  test('is for whoever deleted it', async () => {
    await remove(seller);
    for (const as of [buyer, admin]) expect((await restore(as)).status).toBe(404);
    expect((await restore(undefined)).status).toBe(401);
    expect((await restore(seller, 'inget-id')).status).toBe(422);
    expect((await restore(seller, crypto.randomUUID())).status).toBe(404);
    expect(await everything()).toEqual([]);
  });

  test('is too late after a minute, however late the clock strikes', async () => {
    await remove(seller);
    await endMinute();
    const late = await restore(seller);
    expect([late.status, late.body.message]).toEqual([404, TOO_LATE]);
    expect((await mine(seller)).removed).toEqual([]);
  });

  test('does without a category, a moderator and people who are gone meanwhile', async () => {
    const [leaver, moderator] = [await app.person(), await app.person('admin')];
    await app.call('PUT', `/api/ads/${id}/favorite`, { as: leaver });
    await query(`insert into categories (name) values ('Flyktig')`);
    await query(`update ads set category = 'Flyktig', reviewed_by = $2 where id = $1`, [id, moderator.id]);
    await remove(seller);
    await query('delete from profiles where id = any($1)', [[leaver.id, moderator.id]]);
    await query(`delete from categories where name = 'Flyktig'`);
    expect((await restore(seller)).status).toBe(200);
    const [found] = await query(
      `select category, reviewed_by, (select count(*) from favorites where ad_id = ads.id) as favorites
         from ads where id = $1`,
      [id],
    );
    expect(found).toEqual({ category: 'Övrigt', reviewed_by: null, favorites: 2 });
  });

  test('finds its category under a name it got meanwhile', async () => {
    await query(`insert into categories (name) values ('Förut')`);
    await query(`update ads set category = 'Förut' where id = $1`, [id]);
    await remove(seller);
    await query(`update categories set name = 'Numera' where name = 'Förut'`);
    await restore(seller);
    expect(await query('select category from ads where id = $1', [id])).toEqual([{ category: 'Numera' }]);
  });
});

describe('after the minute', () => {
  test('the copy and the files are gone', async () => {
    await remove(seller);
    await endMinute();
    await strikeMinute();
    expect([await copies(), await filesLeft()]).toEqual([0, 0]);
    expect((await restore(seller)).body.message).toBe(TOO_LATE);
  });

  test('files are gone also when the server was killed before it came to them', async () => {
    const other = await picture();
    await remove(seller);
    // As it is left by one that is killed between the two.
    await query('delete from removed_ads where id = $1', [id]);
    expect(await filesLeft()).toBe(9);
    await sweepPictures(app.services, { draftMs: 60_000, fileMs: -1000 });
    expect(await filesLeft()).toBe(0);
    expect(await app.services.storage.exists(pictureKeys(other)[0] ?? '')).toBe(true);
  });

  test('the clock strikes each minute', () => {
    const job = scheduledJobs(app.services).find(({ name }) => name === 'forget-removed-ads');
    expect(job?.schedule).toBe('* * * * *');
  });

  test('or before it, the copy goes with its owner, files and all', async () => {
    const leaver = await app.person();
    await query('update ads set user_id = $2 where id = $1', [id, leaver.id]);
    await query('update ad_pictures set user_id = $2 where ad_id = $1', [id, leaver.id]);
    await remove(leaver);
    const superadmin = await app.person('superadmin');
    await app.call('DELETE', `/api/admin/users/${leaver.id}`, { as: superadmin });
    expect([await copies(), await filesLeft()]).toEqual([0, 0]);
  });
});

describe('an ad that an admin deletes', () => {
  test('is taken back by the same admin only, and both are written down', async () => {
    const before = await everything();
    await remove(admin);
    for (const as of [seller, otherAdmin]) expect((await restore(as)).status).toBe(404);
    expect((await mine(seller)).removed).toEqual([]);
    expect((await restore(admin)).status).toBe(200);
    expect(await everything()).toEqual(before);
    const state = { seller: seller.id, category: 'Basketboll', status: 'approved' };
    expect(await acts()).toEqual([
      { action: 'ad.restore', actor_id: admin.id, before: null, after: state },
      { action: 'ad.delete', actor_id: admin.id, before: state, after: null },
    ]);
  });

  test('is not taken back by one who is no admin any more', async () => {
    const former = await app.person('admin');
    await remove(former);
    await query(`update profiles set role = 'user' where id = $1`, [former.id]);
    expect((await restore(former)).status).toBe(404);
    expect(await copies()).toBe(1);
  });
});
