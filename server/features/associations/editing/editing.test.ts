// Associations in the back office: created, changed, deleted and restored, with logo, hours and audit log.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RefusalData } from '#shared/errors.ts';
import type { AssociationTable, EditedAssociation } from '#shared/features/associations/editing/contract.ts';
import type { Association } from '#shared/features/associations/page/contract.ts';
import { pictureUrl } from '#shared/features/pictures/urls.ts';
import type { Notice } from '../../../core/bus/bus.ts';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';
import { readAuditEntries } from '../../../testing/audit-log.ts';
import { sendPicture } from '../../../testing/send-picture.ts';

let app: TestApp;
let admin: Person;
let otherAdmin: Person;
let published: (Notice | null)[] = [];

type Answer = EditedAssociation & { message: string; data?: RefusalData; undo: { id: string } };

beforeAll(async () => {
  app = await openTestApp();
  admin = await app.person('admin');
  otherAdmin = await app.person('superadmin');
  app.services.bus.subscribe((notice) => published.push(notice));
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.services.database.pool.query('delete from associations');
  published = [];
});

const create = (body: object, as = admin) =>
  app.call<Answer>('POST', '/api/admin/associations', { as, body });
const change = (id: string, body: object, as = admin) =>
  app.call<Answer>('PUT', `/api/admin/associations/${id}`, { as, body });
const table = async (query = '') =>
  (await app.call<AssociationTable>('GET', `/api/admin/associations${query}`, { as: admin })).body;
/** The names on the first two pages. */
const readAll = async (query: string) => {
  const first = await table(query);
  const second = await table(`${query}&after=${first.next}`);
  expect((await table(`${query}&before=${second.previous}`)).associations).toEqual(first.associations);
  return [...first.associations, ...second.associations].map(({ name }) => name);
};
const read = (id: string) => app.call<Association>('GET', `/api/associations/${id}`);
const hours = { weekday: 2, from: '18:30', to: '20:00' };

describe('creating', () => {
  test('a request that is sent again creates no other association', async () => {
    const association = { id: randomUUID(), name: 'Ekstad Basket', hours: [hours] };
    const [first, second] = [await create(association), await create(association)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.body).toEqual(second.body);
    expect(first.body.id).toBe(association.id);
    expect(await readAuditEntries(app.services.database, association.id)).toHaveLength(1);
  });

  test('stores every field, and derives the county', async () => {
    const fields = {
      name: ' Ekstad  Basket ',
      description: 'En klubb för alla.',
      contactPerson: 'Frideborg Ek',
      phone: '070-000 00 00',
      email: 'ek@exempel.invalid',
      websiteUrl: 'https://ekstad.example/basket',
      city: 'Lilla Ekstad',
      postalCode: '97231',
      district: 'Norrbotten',
      federation: 'Svenska Basketbollförbundet',
      hasOpenCourt: true,
      openCourtDays: 'Tisdagar',
      openCourtInfo: 'Ta med inneskor',
      hours: [{ ...hours, ageGroup: 'Alla', fee: '20 kr', address: 'Ekhallen', validUntil: '2026-12-18' }],
      latitude: 65.58,
      longitude: 22.15,
    };
    const { status, body } = await create(fields);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...fields,
      name: 'Ekstad Basket',
      county: 'Norrbotten',
      version: 1,
      logo: null,
    });
    expect(published).toEqual(
      expect.arrayContaining([
        { topic: 'associations', id: body.id },
        { topic: `association:${body.id}`, id: body.id },
      ]),
    );
    expect((await read(body.id)).body).toMatchObject({ name: 'Ekstad Basket', latitude: 65.58 });
  });

  test.each([
    ['the town', { city: 'Luleå' }, { latitude: 65.58, longitude: 22.15 }],
    ['the postal code without a town', { postalCode: '75320' }, { latitude: 59.86, longitude: 17.64 }],
    ['the larger town of that name', { city: 'Järna' }, { latitude: 59.09 }],
    [
      'the town in the county of the postal code',
      { city: 'Järna', postalCode: '78633' },
      { latitude: 60.53 },
    ],
    ['the postal code if the town is unknown', { city: 'Ekstad', postalCode: '75320' }, { latitude: 59.86 }],
  ])('takes its place from %s', async (_what, fields, place) => {
    const { body } = await create({ name: 'Ekstad Basket', ...fields });
    const { latitude, longitude } = (await read(body.id)).body;
    expect({ latitude, longitude }).toMatchObject(
      Object.fromEntries(Object.entries(place).map(([name, degrees]) => [name, expect.closeTo(degrees, 1)])),
    );
    // The form shows only a place that staff have chosen.
    expect(body).toMatchObject({ latitude: null, longitude: null, townPosition: { latitude, longitude } });
  });

  test('has no place in an unknown town', async () => {
    const { body } = await create({ name: 'Ekstad Basket', city: 'Lilla Byhålan' });
    expect(body).toMatchObject({ isOnMap: false, townPosition: null });
  });

  test('takes the place and the county of the chosen one of two towns with the same name', async () => {
    const { rows } = await app.services.database.pool.query<{ id: number }>(
      "select id from places where name = 'Järna' and county = 'Dalarna'",
    );
    const chosen = { name: 'Järna Basket', city: 'Järna', placeId: rows[0]?.id };
    const { body } = await create(chosen);
    expect(body).toMatchObject({ placeId: chosen.placeId, county: 'Dalarna', latitude: null, isOnMap: true });
    expect((await read(body.id)).body.latitude).toBeCloseTo(60.53, 1);

    const renamed = await change(body.id, { ...chosen, name: 'Järna BK', version: body.version });
    expect(renamed.body).toMatchObject({ placeId: chosen.placeId, county: 'Dalarna' });
    const moved = await change(body.id, { ...chosen, city: 'Luleå', version: renamed.body.version });
    expect(moved.body).toMatchObject({ placeId: null, county: 'Norrbotten' });
    expect((await read(body.id)).body.latitude).toBeCloseTo(65.58, 1);
  });

  test.each<[string, object, string, string]>([
    ['no name', { name: ' ' }, 'name', 'Namn krävs'],
    ['a name of 121 characters', { name: 'x'.repeat(121) }, 'name', 'Namnet får vara högst 120 tecken'],
    ['letters in the phone number', { phone: 'ring mig' }, 'phone', 'Skriv telefonnumret med siffror'],
    ['an e-mail without @', { email: 'ek' }, 'email', 'Skriv en e-postadress'],
    [
      'a script as website',
      { websiteUrl: 'javascript:alert(1)' },
      'websiteUrl',
      'Skriv adressen som https://…',
    ],
    ['a website without host', { websiteUrl: 'https://' }, 'websiteUrl', 'Skriv adressen som https://…'],
    ['a short postal code', { postalCode: '123' }, 'postalCode', 'Skriv postnumret med fem siffror'],
    ['half a place', { latitude: 60 }, 'longitude', 'Ange både latitud och longitud'],
  ])('refuses %s', async (_what, wrong, field, sentence) => {
    const { status, body } = await create({ name: 'Ekstad Basket', ...wrong });
    expect(status).toBe(422);
    expect(body.data?.fields?.[field]).toBe(sentence);
  });

  test.each([
    ['25:00', { ...hours, from: '25:00' }],
    ['the same time twice', { ...hours, to: '18:30' }],
    ['an eighth weekday', { ...hours, weekday: 8 }],
    ['a period that ends before it begins', { ...hours, validFrom: '2026-12-01', validUntil: '2026-11-01' }],
    ['30 February', { ...hours, validFrom: '2026-02-30' }],
    ['the year 0', { ...hours, validFrom: '0000-01-01' }],
  ])('refuses hours with %s', async (_what, wrong) => {
    expect((await create({ name: 'Ekstad Basket', hours: [wrong] })).status).toBe(422);
  });
});

describe('changing', () => {
  test('saves hours around the clock', async () => {
    const { body } = await create({
      name: 'Ekstad Basket',
      hasOpenCourt: true,
      hours: [{ ...hours, from: '00:00', to: '00:00' }],
    });
    expect((await read(body.id)).body).toMatchObject({ hours: [{ from: '00:00', to: '00:00' }] });
  });

  test('replaces fields and hours, and the log names the changed fields without their values', async () => {
    const { body: created } = await create({ name: 'Ekstad Basket', hours: [hours] });
    const { status, body } = await change(created.id, {
      version: 1,
      name: 'Ekstad Basket',
      contactPerson: 'Frideborg Ek',
      hasOpenCourt: true,
      hours: [{ ...hours, weekday: 3 }],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ contactPerson: 'Frideborg Ek', version: 2, hours: [{ weekday: 3 }] });
    const entries = await readAuditEntries(app.services.database, created.id);
    expect(entries.map(({ action }) => action)).toEqual(['association.create', 'association.change']);
    expect(entries[1]?.after).toEqual({ changedFields: 'contactPerson, hasOpenCourt, hours' });
  });

  test('is refused when another admin has changed it meanwhile', async () => {
    const { body: created } = await create({ name: 'Ekstad Basket' });
    expect((await change(created.id, { version: 1, name: 'Ekstad BK' }, otherAdmin)).status).toBe(200);
    const { status, body } = await change(created.id, { version: 1, name: 'Ekstads Basket' });
    expect(status).toBe(409);
    expect(body.message).toContain('Någon annan har ändrat föreningen');
    expect((await read(created.id)).body.name).toBe('Ekstad BK');
  });

  test('refuses half a place', async () => {
    const { body: made } = await create({ name: 'Ekstad Basket' });
    const { status, body } = await change(made.id, { version: 1, name: 'Ekstad Basket', longitude: 22 });
    expect([status, body.data?.fields?.['longitude']]).toEqual([422, 'Ange både latitud och longitud']);
  });

  test('answers 404 for an unknown one', async () => {
    expect((await change(crypto.randomUUID(), { version: 1, name: 'Ekstad' })).status).toBe(404);
  });
});

describe('the logo', () => {
  test('is an uploaded picture, and can be replaced and removed', async () => {
    const first = await sendPicture(app, admin);
    const { body: created } = await create({ name: 'Ekstad Basket', logoId: first });
    expect(created.logo?.id).toBe(first);
    expect((await app.inject({ method: 'GET', url: pictureUrl(first, 400) })).statusCode).toBe(200);
    // Another admin saves it renamed.
    const same = { version: 1, name: 'Ekstad Basket', logoId: first };
    expect((await change(created.id, same, otherAdmin)).body.logo?.id).toBe(first);
    const second = await sendPicture(app, otherAdmin);
    const { body } = await change(created.id, { ...same, version: 2, logoId: second }, otherAdmin);
    expect(body.logo?.id).toBe(second);
    expect((await app.inject({ method: 'GET', url: pictureUrl(first, 400) })).statusCode).toBe(404);
    expect((await change(created.id, { version: 3, name: 'Ekstad Basket' })).body.logo).toBeNull();
  });

  test('is not another user’s picture', async () => {
    const foreign = await sendPicture(app, otherAdmin);
    const { status, body } = await create({ name: 'Ekstad Basket', logoId: foreign });
    expect(status).toBe(422);
    expect(body.data?.fields).toEqual({ logoId: 'Bilden finns inte längre. Ladda upp den igen.' });
    expect((await table()).total).toBe(0);
  });
});

describe('deleting', () => {
  test('removes it everywhere, and can be undone', async () => {
    const { body: created } = await create({ name: 'Ekstad Basket', hasOpenCourt: true, hours: [hours] });
    const { status, body } = await app.call<Answer>('DELETE', `/api/admin/associations/${created.id}`, {
      as: admin,
    });
    expect(status).toBe(200);
    expect((await read(created.id)).status).toBe(404);
    expect((await table()).total).toBe(0);
    expect((await change(created.id, { version: 1, name: 'Ekstad' })).status).toBe(404);
    const undo = () => app.call('POST', `/api/admin/decisions/${body.undo.id}/undo`, { as: admin });
    expect((await undo()).status).toBe(200);
    expect((await read(created.id)).body).toMatchObject({ name: 'Ekstad Basket', hours: [hours] });
    expect((await undo()).status).toBe(404);
    const entries = await readAuditEntries(app.services.database, created.id);
    expect(entries.map(({ action }) => action)).toEqual([
      'association.create',
      'association.delete',
      'decision.undo',
    ]);
  });

  test('answers 404 the second time', async () => {
    const { body: created } = await create({ name: 'Ekstad Basket' });
    const remove = () => app.call('DELETE', `/api/admin/associations/${created.id}`, { as: admin });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
  });
});

test('the table is searched by contact person too, and counts what it finds', async () => {
  await create({ name: 'Ekstad Basket', contactPerson: 'Frideborg Ek', phone: '070-000 00 00' });
  await create({ name: 'Björkby Basket' });
  expect(await table()).toMatchObject({ total: 2, next: null });
  const found = await table('?search=frideborg');
  expect(found.total).toBe(1);
  expect(found.associations[0]).toMatchObject({ name: 'Ekstad Basket', phone: '070-000 00 00' });
});

test('the table is searched by id, which finds one of two associations with the same name', async () => {
  await create({ name: 'Ekstad Basket' });
  await create({ name: 'Ekstad Basket' });
  const [first] = (await table()).associations;
  const found = await table(`?search=${first?.id.toUpperCase()}`);
  expect(found.associations.map(({ id }) => id)).toEqual([first?.id]);
  expect(found.total).toBe(1);
  const file = await app.call<string>('GET', `/api/admin/associations.csv?search=${first?.id}`, {
    as: admin,
  });
  // The heading and one row.
  expect(file.body.trim().split('\n')).toEqual([
    expect.any(String),
    expect.stringContaining(String(first?.id)),
  ]);
});

test('the table is filtered by county and open court', async () => {
  await create({ name: 'Ekstad Basket', city: 'Luleå', hasOpenCourt: true });
  await create({ name: 'Björkby Basket', city: 'Luleå' });
  await create({ name: 'Sjöstadens BK', city: 'Malmö', hasOpenCourt: true });
  const names = async (query: string) => (await table(query)).associations.map(({ name }) => name);
  expect(await names('?county=Norrbotten')).toEqual(['Björkby Basket', 'Ekstad Basket']);
  expect(await names('?court=open')).toEqual(['Ekstad Basket', 'Sjöstadens BK']);
  expect(await table('?county=Norrbotten&court=open')).toMatchObject({ total: 1 });
});

test('lists associations by the time they were created or changed, page by page', async () => {
  await app.services.database.pool.query(
    `insert into associations (name, search_text, created_at, updated_at)
     select 'Klubb ' || lpad(n::text, 2, '0'), 'klubb', timestamptz '2026-01-01' + n * interval '1 hour',
            timestamptz '2026-03-01' - n * interval '1 hour' from generate_series(1, 30) n`,
  );
  const byName = await readAll('?search=klubb');
  expect(byName).toHaveLength(30);
  expect(byName).toEqual(byName.toSorted());
  expect(await readAll('?sort=newest')).toEqual(byName.toReversed());
  expect(await readAll('?sort=changed')).toEqual(byName);
  await app.services.database.pool.query(
    `update associations set updated_at = now() where name = 'Klubb 20'`,
  );
  expect((await readAll('?sort=changed'))[0]).toBe('Klubb 20');
  const file = await app.call<string>('GET', '/api/admin/associations.csv?sort=newest', { as: admin });
  expect(String(file.body).indexOf('Klubb 30')).toBeLessThan(String(file.body).indexOf('Klubb 01'));
});
