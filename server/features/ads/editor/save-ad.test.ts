// Creating and changing ads: once for each id, within limits, and without effect on pages that do not show them.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type Person, TEST_PASSWORD, type TestApp } from '../../../testing/app.ts';

let app: TestApp;
let seller: Person;
let admin: Person;
let notices: string[] = [];

beforeAll(async () => {
  app = await openTestApp();
  seller = await app.person();
  admin = await app.person('admin');
  app.services.bus.subscribe((notice) => notices.push(notice?.topic ?? ''));
});
beforeEach(() => {
  notices = [];
});
afterAll(() => app.close());

const text = { title: 'Spalding TF-1000', category: 'Basketboll', condition: 'Ny', price: 450 };
type Saved = { id: string; status: string; message?: string };

const create = (change: object = {}, as = seller, url = '/api/ads') =>
  app.call<Saved>('POST', url, { as, body: { ...text, ...change } });
const change = (id: string, body: object = {}) =>
  app.call('PUT', `/api/ads/${id}`, { as: seller, body: { ...text, ...body } });
const setSaleState = (id: string, saleState: string) =>
  app.call('PUT', `/api/ads/${id}/sale-state`, { as: seller, body: { saleState } });
const publicNotices = () => notices.filter((topic) => topic === 'ads' || topic.startsWith('ad:'));

/** The live events of this ad for its seller. */
async function countAdEvents(id: string): Promise<number> {
  await app.services.deferredTasks.finish();
  const { rows } = await app.services.database.pool.query<{ n: number }>(
    `select count(*)::integer as n from live_events where user_id = $1 and topic = 'ad' and ref = $2`,
    [seller.id, id],
  );
  return rows[0]?.n ?? 0;
}

async function countAds(): Promise<number> {
  const { rows } = await app.services.database.pool.query<{ n: number }>('select count(*) as n from ads');
  return rows[0]?.n ?? 0;
}

test.each([
  ['/api/ads', () => seller, 'pending'],
  ['/api/admin/ads', () => admin, 'approved'],
] as const)('POST %s sent again with the same id creates one ad', async (url, author, status) => {
  const id = randomUUID();
  const before = await countAds();
  const answers = [await create({ id }, author(), url), await create({ id }, author(), url)];
  const atOnce = randomUUID();
  answers.push(...(await Promise.all([1, 2, 3].map(() => create({ id: atOnce }, author(), url)))));
  expect(answers.map((answer) => [answer.status, answer.body])).toEqual(
    [id, id, atOnce, atOnce, atOnce].map((one) => [201, { id: one, status }]),
  );
  expect(await countAds()).toBe(before + 2);
});

test('the id of an ad that was just deleted creates no new ad', async () => {
  const { id } = (await create()).body;
  await app.call('DELETE', `/api/ads/${id}`, { as: seller });
  const before = await countAds();
  expect((await create({ id })).body).toEqual({ id, status: 'pending' });
  expect(await countAds()).toBe(before);
});

test('refuses the id of another user’s ad', async () => {
  const { id } = (await create()).body;
  const answer = await create({ id }, await app.person());
  expect([answer.status, answer.body.message]).toEqual([
    409,
    'Annonsen kunde inte skapas. Ladda om sidan och försök igen.',
  ]);
});

test('refuses an id that is no UUID', async () => {
  expect((await create({ id: 'min annons' })).status).toBe(422);
});

test('limits new ads of a user, with a higher limit for staff', async () => {
  const [user, staff] = [await app.person(), await app.person('admin')];
  for (const { id } of [user, staff]) await setTries(`new ads of ${id}`, 100);
  const id = randomUUID();
  expect((await create({ id }, user)).status).toBe(429);
  expect((await create({ id }, staff)).status).toBe(201);
});

test('a repeated request for an ad that exists is not counted', async () => {
  const user = await app.person();
  const { id } = (await create({ id: randomUUID() }, user)).body;
  await setTries(`new ads of ${user.id}`, 100);
  expect((await create({ id }, user)).status).toBe(201);
});

test('limits changes of ads', async () => {
  const { id } = (await create()).body;
  await setTries(`changes of ads by ${seller.id}`, 120);
  expect((await change(id, { price: 10 })).status).toBe(429);
  expect((await setSaleState(id, 'hidden')).status).toBe(429);
  expect((await setSaleState(id, 'sold')).status).toBe(429);
  await app.services.database.pool.query('delete from limits');
});

test('no change of an ad that is not public drops cached pages', async () => {
  const { id } = (await create()).body;
  await change(id, { title: 'Annan titel' });
  for (const state of ['hidden', 'active', 'reserved', 'sold', 'active']) await setSaleState(id, state);
  await app.call('PUT', `/api/admin/ads/${id}/status`, { as: admin, body: { status: 'rejected' } });
  await change(id);
  await app.call('DELETE', `/api/ads/${id}`, { as: seller });
  await app.call('POST', `/api/removed-ads/${id}/restoration`, { as: seller });
  expect(publicNotices()).toEqual([]);
});

test('the seller’s own changes reach their other tabs, also of an ad that is not public', async () => {
  const { id } = (await create()).body;
  expect(await countAdEvents(id)).toBe(1);
  const steps = [
    () => change(id, { title: 'Annan titel' }),
    () => app.call('DELETE', `/api/ads/${id}`, { as: seller }),
    () => app.call('POST', `/api/removed-ads/${id}/restoration`, { as: seller }),
    () => app.call('PUT', `/api/admin/ads/${id}/status`, { as: admin, body: { status: 'approved' } }),
    () => app.call('DELETE', `/api/ads/${id}`, { as: seller }),
  ];
  let count = 1;
  for (const step of steps) {
    expect((await step()).status).toBeLessThan(300);
    count += 1;
    expect(await countAdEvents(id)).toBe(count);
  }
});

test('every change of a public ad drops the pages that show it', async () => {
  const { id } = (await create()).body;
  const steps = [
    () => app.call('PUT', `/api/admin/ads/${id}/status`, { as: admin, body: { status: 'approved' } }),
    () => change(id, { price: 400 }),
    () => setSaleState(id, 'hidden'),
    () => setSaleState(id, 'active'),
    () => setSaleState(id, 'sold'),
    () => app.call('DELETE', `/api/ads/${id}`, { as: seller }),
    () => app.call('POST', `/api/removed-ads/${id}/restoration`, { as: seller }),
    // The new title sends the ad back to moderation, which removes it from the pages.
    () => change(id, { title: 'Ny titel' }),
  ];
  for (const step of steps) {
    notices = [];
    expect((await step()).status).toBeLessThan(300);
    expect(publicNotices()).toEqual(['ads', `ad:${id}`]);
  }
});

async function expiredAd(): Promise<{ id: string; status: () => Promise<number> }> {
  const title = `Utgången ${randomUUID()}`;
  const { id } = (await create({ title }, admin, '/api/admin/ads')).body;
  await app.services.database.pool.query(
    `update ads set sale_state = 'expired', user_id = $2 where id = $1`,
    [id, seller.id],
  );
  const status = async () => (await app.inject({ url: `/ad/${id}` })).statusCode;
  expect(await status()).toBe(200);
  return { id, status };
}

describe('the cached page of an expired ad', () => {
  test('is dropped when a change sends the ad back to moderation', async () => {
    const { id, status } = await expiredAd();
    expect((await change(id, { title: 'Ny titel' })).body).toMatchObject({ status: 'pending' });
    expect(await status()).toBe(404);
  });

  test('is dropped when the seller changes their name', async () => {
    const { id } = await expiredAd();
    notices = [];
    const body = { name: 'Nytt Namn' };
    expect((await app.call('PATCH', '/api/me/profile', { as: seller, body })).status).toBe(200);
    expect(publicNotices()).toContain(`ad:${id}`);
  });

  test('is dropped when the seller requests erasure', async () => {
    const { status } = await expiredAd();
    const body = { password: TEST_PASSWORD };
    expect((await app.call('POST', '/api/me/erasure', { as: seller, body })).status).toBe(200);
    expect(await status()).toBe(404);
    await app.call('DELETE', '/api/me/erasure', { as: seller });
    expect(await status()).toBe(200);
  });
});

async function setTries(key: string, tries: number): Promise<void> {
  await app.services.database.pool.query(
    `insert into limits (key, tries, ends_at) values ($1, $2, now() + interval '1 hour')
     on conflict (key) do update set tries = excluded.tries`,
    [key, tries],
  );
}

test('a minor’s ad is refused with contact data in the place', async () => {
  const minor = await app.person();
  await app.services.database.pool.query('update profiles set birth_year = $2 where id = $1', [
    minor.id,
    new Date().getFullYear() - 15,
  ]);
  const { status, body } = await app.call<{ data: { fields: Record<string, string> } }>('POST', '/api/ads', {
    as: minor,
    body: { ...text, location: 'Solna, ring 070-123 45 67' },
  });
  expect([status, Object.keys(body.data.fields)]).toEqual([422, ['location']]);
  expect((await create({ location: 'Solna' }, minor)).status).toBe(201);
});

test('a minor’s ad never shows contact data, also when they come of age', async () => {
  const minor = await app.person();
  const setBirthYear = (age: number) =>
    app.services.database.pool.query('update profiles set birth_year = $2 where id = $1', [
      minor.id,
      new Date().getFullYear() - age,
    ]);
  await setBirthYear(15);
  const { id } = (await create({ showsPhone: true, showsEmail: true }, minor)).body;
  await setBirthYear(20);
  const { body } = await app.call('GET', `/api/ads/${id}`, { as: minor });
  expect(body).toMatchObject({ contactChoice: { showsPhone: false, showsEmail: false } });
});
