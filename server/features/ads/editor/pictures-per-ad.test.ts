// How many pictures an ad may have: a setting of the site, from 1 to 20; an ad with more retains them.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RefusalData } from '#shared/errors.ts';
import type { AdDetail } from '#shared/features/ads/ad-schemas.ts';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';
import { insertPictureRow } from '../../../testing/samples/sample-ads.ts';

let app: TestApp;
let seller: Person;
let superadmin: Person;

beforeAll(async () => {
  app = await openTestApp();
  [seller, superadmin] = [await app.person(), await app.person('superadmin')];
});
beforeEach(() => set(5));
afterAll(() => app.close());

type Answer = { id: string; data?: RefusalData };
const text = { title: 'Spalding TF-1000', category: 'Basketboll', condition: 'Ny', price: 450 };
const set = (picturesPerAd: unknown) =>
  app.call<Answer>('PATCH', '/api/admin/settings', { as: superadmin, body: { picturesPerAd } });
const create = (pictureIds: string[]) =>
  app.call<Answer>('POST', '/api/ads', { as: seller, body: { ...text, pictureIds } });
const change = (id: string, pictureIds: string[]) =>
  app.call<Answer>('PUT', `/api/ads/${id}`, { as: seller, body: { ...text, pictureIds } });
const picturesOf = async (id: string) =>
  (await app.call<AdDetail>('GET', `/api/ads/${id}`, { as: seller })).body.pictures.map((one) => one.id);
const upload = (count: number) =>
  Promise.all(
    Array.from({ length: count }, () =>
      insertPictureRow(app.services.database, { userId: seller.id, adId: null, position: 0 }),
    ),
  );

test('the limit is five by default, which visitors can read too', async () => {
  expect(await app.call('GET', '/api/ad-rules')).toMatchObject({ status: 200, body: { picturesPerAd: 5 } });
  expect((await create(await upload(5))).status).toBe(201);
  const { status, body } = await create(await upload(6));
  expect([status, body.data?.fields]).toEqual([422, { pictureIds: 'En annons kan ha högst 5 bilder' }]);
});

test('the limit is raised at once, to twenty at most', async () => {
  await set(20);
  expect((await app.call('GET', '/api/ad-rules')).body).toEqual({ picturesPerAd: 20 });
  const pictures = await upload(20);
  const { status, body } = await create(pictures);
  expect([status, await picturesOf(body.id)]).toEqual([201, pictures]);
  const refused = await create(await upload(21));
  expect(refused.body.data?.fields).toEqual({ pictureIds: 'En annons kan ha högst 20 bilder' });
});

test('the limit can be lowered: an ad with more pictures retains them, and can replace them but not add any', async () => {
  await set(8);
  const pictures = await upload(7);
  const { id } = (await create(pictures)).body;
  await set(3);
  const replaced = [...pictures.slice(1), ...(await upload(1))];
  expect((await change(id, replaced)).status).toBe(200);
  expect(await picturesOf(id)).toEqual(replaced);
  const grown = await change(id, [...replaced, ...(await upload(1))]);
  expect(grown.body.data?.fields).toEqual({ pictureIds: 'En annons kan ha högst 7 bilder' });
  expect((await change(id, replaced.slice(0, 2))).status).toBe(200);
  const again = await change(id, [...replaced.slice(0, 2), ...(await upload(2))]);
  expect(again.body.data?.fields).toEqual({ pictureIds: 'En annons kan ha högst 3 bilder' });
});

test.each([0, 21, 2.5, null])('the limit cannot be set to %s', async (picturesPerAd) => {
  const { status, body } = await set(picturesPerAd);
  const sentence = 'Antalet ska vara mellan 1 och 20 bilder';
  expect([status, body.data?.fields]).toEqual([422, { picturesPerAd: sentence }]);
});
