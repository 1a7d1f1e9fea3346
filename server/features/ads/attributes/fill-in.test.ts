// Attributes of ads: saved from the form, and filled in from titles.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RefusalData } from '#shared/errors.ts';
import type { AdDetail } from '#shared/features/ads/ad-schemas.ts';
import { fillInAttributes } from '../../../database/ad-attributes.ts';
import { updateAdTerms } from '../../../database/ad-terms.ts';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';
import { insertAds } from '../../../testing/samples/sample-ads.ts';

let app: TestApp;
let seller: Person;

beforeAll(async () => {
  app = await openTestApp();
  seller = await app.person();
});
afterAll(() => app.close());

type Saved = { id: string; message: string; data?: RefusalData };
const shoes = { title: 'Skor', category: 'Basketskor', showsEmail: true };
const create = (body: object, as: Person = seller) =>
  app.call<Saved>('POST', '/api/ads', { as, body: { ...shoes, ...body } });
const read = async (id: string) => (await app.call<AdDetail>('GET', `/api/ads/${id}`, { as: seller })).body;

describe('a saved ad', () => {
  test('has the attributes of its category in their normal form', async () => {
    const { body } = await create({
      brand: 'addidas',
      model: 'Harden Vol. 7',
      size: 'US 9',
      colour: 'Svart',
      audience: 'Herr',
      delivery: ['shipping', 'pickup'],
      shippingPayer: 'buyer',
      meetingPlace: 'Fyrishov',
    });
    expect(await read(body.id)).toMatchObject({
      brand: 'adidas',
      model: 'Harden Vol. 7',
      size: '42.5',
      colour: 'Svart',
      audience: 'Herr',
      delivery: ['pickup', 'shipping'],
      shippingPayer: 'buyer',
      // Cleared, since meeting is not one of the deliveries.
      meetingPlace: '',
    });
  });

  test('has no attribute that its category lacks', async () => {
    const { body } = await create({ category: 'Biljetter', brand: 'Nike', size: '42', colour: 'Röd' });
    expect(await read(body.id)).toMatchObject({ brand: '', size: '', colour: '' });
  });

  test('is refused with an unknown size or choice', async () => {
    expect((await create({ size: '99' })).body.data?.fields).toHaveProperty('size');
    expect((await create({ colour: 'Skär' })).status).toBe(422);
    expect((await create({ delivery: ['brevduva'] })).status).toBe(422);
  });

  test('is moderated again for a new model, hall or unknown brand, and not for one from the lists', async () => {
    const { body } = await create({ brand: 'Nike' });
    const approve = () =>
      app.services.database.pool.query("update ads set status = 'approved' where id = $1", [body.id]);
    const change = async (fields: object) => {
      await approve();
      await app.call('PUT', `/api/ads/${body.id}`, { as: seller, body: { ...shoes, ...fields } });
      return (await read(body.id)).status;
    };
    expect(await change({ brand: 'Puma', size: '43', colour: 'Vit', delivery: ['pickup'] })).toBe('approved');
    expect(await change({ brand: 'Ring mig' })).toBe('pending');
    expect(await change({ model: 'Något eget' })).toBe('pending');
    expect(await change({ delivery: ['meeting'], meetingPlace: 'Bakom hallen' })).toBe('pending');
  });

  test('is refused with contact data if its seller is treated as a minor', async () => {
    const child = await app.person();
    await app.services.database.pool.query('update profiles set birth_year = $2 where id = $1', [
      child.id,
      new Date().getFullYear() - 15,
    ]);
    const refused = await create({ title: 'Ring 070-123 45 67', description: 'asa@exempel.se' }, child);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.data?.fields ?? {})).toEqual(['title', 'description']);
    expect((await create({ description: 'Storgatan 5' }, child)).status).toBe(422);
    expect((await create({ description: 'Ring 070-123 45 67' })).status).toBe(201);
    expect((await create({}, child)).status).toBe(201);
    // Fields of another category, or of a way of delivery that is not chosen, are not saved.
    const unused = { category: 'Biljetter', model: '070-123 45 67', meetingPlace: '070-123 45 67' };
    const { status, body } = await create(unused, child);
    expect(status).toBe(201);
    const changed = { as: child, body: { ...shoes, ...unused, price: 10 } };
    expect((await app.call('PUT', `/api/ads/${body.id}`, changed)).status).toBe(200);
  });
});

describe('filling in', () => {
  test('reads attributes from the titles of older ads once, and makes the search find them', async () => {
    const { database } = app.services;
    const [ad = ''] = await insertAds(database, seller.id, [
      { title: 'Nike LeBron 20 strl 44 herr', attributes_version: 0 },
    ]);
    await fillInAttributes(database);
    await updateAdTerms(database);
    expect(await read(ad)).toMatchObject({ brand: 'Nike', model: 'LeBron 20', size: '44', audience: 'Herr' });
    const { rows } = await database.pool.query(
      `select words @@ '''b:nike'' & ''s:44'' & ''w:herr'' & ''x:unsold'''::tsquery as "hasTerms" from ads where id = $1`,
      [ad],
    );
    expect(rows).toEqual([{ hasTerms: true }]);

    await database.pool.query("update ads set title = 'Puma strl 40' where id = $1", [ad]);
    await fillInAttributes(database);
    expect(await read(ad)).toMatchObject({ brand: 'Nike', size: '44' });
  });

  test('reads again what older rules found, and updates the words of the ad', async () => {
    const { database } = app.services;
    const old = { title: 'Nike US 8', description: 'Damskor', brand: 'Nike', model: 'Air', size: '41' };
    const [found = '', chosen = ''] = await insertAds(database, seller.id, [
      { ...old, attributes_version: 1 },
      { ...old, attributes_version: null },
    ]);
    await fillInAttributes(database);
    await updateAdTerms(database);
    expect(await read(found)).toMatchObject({ brand: 'Nike', model: 'Air', size: '39' });
    expect(await read(chosen)).toMatchObject({ size: '41' });
    const { rows } = await database.pool.query(
      `select words @@ '''s:39'''::tsquery as "hasNew", words @@ '''s:41'''::tsquery as "hasOld" from ads where id = $1`,
      [found],
    );
    expect(rows).toEqual([{ hasNew: true, hasOld: false }]);
  });

  test('reads a typed US size on the scale of the women that the ad is for', async () => {
    const { body } = await create({ title: 'Sabrina 2', size: 'US 8', audience: 'Dam' });
    expect(await read(body.id)).toMatchObject({ size: '39' });
  });

  test('leaves the choices of the seller alone, also empty ones', async () => {
    const { body } = await create({ title: 'Nike strl 44', size: '43' });
    await fillInAttributes(app.services.database);
    expect(await read(body.id)).toMatchObject({ brand: '', size: '43' });
  });

  test('updates the search terms of an ad that is sold', async () => {
    const { pool } = app.services.database;
    const [ad] = await insertAds(app.services.database, seller.id, [{}]);
    await pool.query("update ads set sale_state = 'sold' where id = $1", [ad]);
    const { rows } = await pool.query(
      `select words @@ '''x:sold'' & !''x:unsold'''::tsquery as "isSold" from ads where id = $1`,
      [ad],
    );
    expect(rows).toEqual([{ isSold: true }]);
  });
});
