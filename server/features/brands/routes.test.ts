// Brands in the back office: added, changed, and renamed in their ads.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RefusalData } from '#shared/errors.ts';
import type { Brand } from '#shared/features/brands/contract.ts';
import { updateAdTerms } from '../../database/ad-terms.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { insertAds } from '../../testing/samples/sample-ads.ts';

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await openTestApp();
  admin = await app.person('admin');
});
afterAll(() => app.close());

type Answer = Brand & { message: string; data?: RefusalData };
const add = (body: unknown) => app.call<Answer>('POST', '/api/admin/brands', { as: admin, body });
const change = (id: number, body: unknown) =>
  app.call<Answer>('PUT', `/api/admin/brands/${id}`, { as: admin, body });
const offered = async () => {
  const { body } = await app.call<{ brands: { name: string }[] }>('GET', '/api/brands');
  return body.brands.map(({ name }) => name);
};

test('an added brand is offered until it is inactive', async () => {
  const { status, body } = await add({ name: ' Ektorp Hoops ', aliases: ['Ektorp'] });
  expect(status).toBe(201);
  expect(body).toMatchObject({ name: 'Ektorp Hoops', aliases: ['Ektorp'], active: true, adCount: 0 });
  expect(await offered()).toContain('Ektorp Hoops');
  await change(body.id, { name: 'Ektorp Hoops', active: false });
  expect(await offered()).not.toContain('Ektorp Hoops');
});

test('the list has the number of ads of each brand, however they write it', async () => {
  await insertAds(app.services.database, admin.id, [
    { brand: 'Mikasa', condition: 'Begagnad - Som ny' },
    { brand: 'MIKASA', status: 'pending' },
  ]);
  const { body } = await app.call<{ brands: Brand[] }>('GET', '/api/admin/brands', { as: admin });
  const countOf = (name: string) => body.brands.find((brand) => brand.name === name)?.adCount;
  expect([countOf('Mikasa'), countOf('Mitchell & Ness')]).toEqual([2, 0]);
});

test('a name is required, unique whatever its case, and holds no separator', async () => {
  expect((await add({ name: ' ' })).body.data?.fields).toHaveProperty('name');
  expect((await add({ name: 'a~b' })).body.data?.fields).toHaveProperty('name');
  expect(await add({ name: 'NIKE' })).toMatchObject({ status: 409 });
  const { body } = await add({ name: 'Märke ett' });
  expect(await change(body.id, { name: 'Nike' })).toMatchObject({ status: 409 });
  expect(await change(2_000_000_000, { name: 'Märke två' })).toMatchObject({ status: 404 });
});

test('a brand is not changed if it was changed since it was seen', async () => {
  const { body } = await add({ name: 'Dubbelt', aliases: ['dubb'] });
  const seen = { name: 'Dubbelt', aliases: ['dubb'], active: true };
  const theirs = { ...seen, aliases: ['dubb', 'dbl'] };
  expect((await change(body.id, { ...theirs, seen })).status).toBe(200);
  const mine = { ...seen, active: false };
  expect(await change(body.id, { ...mine, seen })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Någon annan har ändrat märket') },
  });
  const list = await app.call<{ brands: Brand[] }>('GET', '/api/admin/brands', { as: admin });
  expect(list.body.brands.find(({ id }) => id === body.id)).toMatchObject(theirs);
  expect((await change(body.id, { ...mine, seen: theirs })).status).toBe(200);
});

test('a new name is written in the ads of the brand, and logged', async () => {
  const { body } = await add({ name: 'Gammalt AB' });
  const [ad] = await insertAds(app.services.database, admin.id, [{ brand: 'gammalt ab' }]);
  expect((await change(body.id, { name: 'Zorbo AB' })).body.name).toBe('Zorbo AB');
  await updateAdTerms(app.services.database);
  const found = await app.call<{ ads: { id: string; brand: string }[] }>('GET', '/api/ads?search=zorbo');
  expect(found.body.ads).toMatchObject([{ id: ad, brand: 'Zorbo AB' }]);
  const { rows } = await app.services.database.pool.query(
    "select before ->> 'name' as before, after ->> 'name' as after from audit_log where action = 'brand.change' and target_id = $1",
    [String(body.id)],
  );
  expect(rows).toEqual([{ before: 'Gammalt AB', after: 'Zorbo AB' }]);
});
