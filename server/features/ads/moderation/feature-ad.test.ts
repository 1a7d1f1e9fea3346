// Featuring ads: by staff only, logged, undone within a minute, and shown first on the home page.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/app.ts';
import { type Moderation, openModeration } from '../../../testing/moderation.ts';

let app: TestApp;
let scene: Moderation;

beforeAll(async () => {
  scene = await openModeration();
  ({ app } = scene);
});
afterAll(() => app.close());

interface Featured {
  isFeatured: boolean;
  undo: { id: string };
}

const feature = (id: string, isFeatured: boolean) =>
  app.call<Featured>('PUT', `/api/admin/ads/${id}/featured`, { as: scene.admin, body: { isFeatured } });
const undo = (id: string) => app.call('POST', `/api/admin/decisions/${id}/undo`, { as: scene.admin });
const shownFirst = async () =>
  (await app.call<{ ads: { id: string }[] }>('GET', '/api/featured-ads')).body.ads[0]?.id;
const logged = async (id: string) =>
  (
    await scene.query<{ action: string; by: string }>(
      'select action, actor_id as by from audit_log where target_id = $1 order by id',
      [id],
    )
  ).map(({ action, by }) => [action, by === scene.admin.id]);

test('a featured ad is first on the home page in the next request, until that ends, and both are logged', async () => {
  const older = await scene.makeAd({ status: 'approved', created_at: new Date('2020-01-01') });
  const newest = await scene.makeAd({ status: 'approved' });
  expect(await shownFirst()).toBe(newest);
  expect(await feature(older, true)).toMatchObject({ status: 200, body: { isFeatured: true } });
  expect(await shownFirst()).toBe(older);
  expect(await scene.find(older)).toMatchObject({
    isFeatured: true,
    can: { feature: false, unfeature: true },
  });
  expect((await feature(older, false)).status).toBe(200);
  expect(await shownFirst()).toBe(newest);
  expect(await logged(older)).toEqual([
    ['ad.feature', true],
    ['ad.unfeature', true],
  ]);
});

test('undoing restores what was before, also in the list, and is logged', async () => {
  const id = await scene.makeAd({ status: 'approved', created_at: new Date('2020-01-02') });
  const featured = (await feature(id, true)).body;
  expect((await undo(featured.undo.id)).status).toBe(200);
  expect(await scene.find(id)).toMatchObject({ isFeatured: false, can: { feature: true } });
  expect(await shownFirst()).not.toBe(id);
  expect((await logged(id)).at(-1)).toEqual(['decision.undo', true]);
});

test('does not replace a moderation decision that can still be undone', async () => {
  const id = await scene.makeAd();
  const { body } = await scene.decide(id, { status: 'approved' });
  const featured = (await feature(id, true)).body;
  expect((await undo(featured.undo.id)).status).toBe(200);
  expect((await undo(body.undo?.id ?? '')).status).toBe(200);
  expect((await scene.find(id)).status).toBe('pending');
});

test.each(['pending', 'rejected'] as const)('an ad that is %s cannot be featured', async (status) => {
  const id = await scene.makeAd({ status });
  expect((await feature(id, true)).status).toBe(409);
  expect((await scene.find(id)).can.feature).toBe(false);
});

test('is refused the second time, and is 404 for a deleted ad', async () => {
  const id = await scene.makeAd({ status: 'approved' });
  await feature(id, true);
  expect((await feature(id, true)).status).toBe(409);
  expect((await feature(crypto.randomUUID(), true)).status).toBe(404);
});

test('the table can show featured ads only', async () => {
  const id = await scene.makeAd({ status: 'approved', title: 'Utvald' });
  await feature(id, true);
  const list = async (query: string) =>
    (
      await app.call<{ ads: { id: string; isFeatured: boolean }[] }>('GET', `/api/admin/ads${query}`, {
        as: scene.admin,
      })
    ).body.ads;
  const featured = await list('?featured=yes');
  expect(featured.map((ad) => ad.id)).toContain(id);
  expect(featured.every(({ isFeatured }) => isFeatured)).toBe(true);
  expect((await list('')).some(({ isFeatured }) => !isFeatured)).toBe(true);
});
