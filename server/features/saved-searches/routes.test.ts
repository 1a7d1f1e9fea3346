// Saved searches: saved, changed and deleted by their owner only, without duplicates.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SavedSearch, SearchFilter } from '#shared/features/saved-searches/contract.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';

let app: TestApp;
let anna: Person;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  anna = await app.person();
});

interface Refused {
  message: string;
  data?: { fields?: Record<string, string> };
}

const shoes: SearchFilter = { category: 'Basketskor', city: 'Stockholm', price: '0-500' };
const save = <Body = SavedSearch>(as: Person | undefined, body: unknown) =>
  app.call<Body>('POST', '/api/me/saved-searches', { as, body });
const change = <Body = SavedSearch>(as: Person | undefined, id: string, body: unknown) =>
  app.call<Body>('PATCH', `/api/me/saved-searches/${id}`, { as, body });
const remove = (as: Person | undefined, id: string) =>
  app.call<Refused>('DELETE', `/api/me/saved-searches/${id}`, { as });
const listOf = async (as: Person) =>
  (await app.call<{ searches: SavedSearch[] }>('GET', '/api/me/saved-searches', { as })).body.searches;

describe('saving', () => {
  test('stores the whole filter, with spaces and accents as the marketplace reads them', async () => {
    const filter = {
      search: '  Jorda\u0301n \n AIR ',
      category: 'Basketskor',
      region: 'Skåne',
      city: 'Lund',
      condition: 'Ny',
      price: '2000+',
    };
    const { status, body } = await save(anna, { name: ' Sk\u202Eor\n ', filter, alert: 'instant' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Skor',
      alert: 'instant',
      filter: { ...filter, search: 'Jordán AIR' },
    });
    expect(await listOf(anna)).toEqual([body]);
  });

  test('lists the newest first, and only the user’s own', async () => {
    await save(anna, { name: 'Äldre', filter: { search: 'boll' }, alert: 'daily' });
    await save(anna, { name: 'Nyare', filter: shoes, alert: 'never' });
    expect((await listOf(anna)).map(({ name }) => name)).toEqual(['Nyare', 'Äldre']);
    expect(await listOf(await app.person())).toEqual([]);
  });

  test.each(['x', '🏀'])('takes %s, a text of one character', async (search) => {
    const person = await app.person();
    const { status } = await save(person, { name: 'Kort', filter: { search }, alert: 'daily' });
    expect([status, (await listOf(person)).map(({ filter }) => filter)]).toEqual([201, [{ search }]]);
  });

  test.each<[object, Record<string, string>]>([
    [{ name: ' ' }, { name: 'Ge sökningen ett namn' }],
    [{ name: undefined }, { name: 'Ge sökningen ett namn' }],
    [{ name: 'x'.repeat(61) }, { name: 'Namnet får vara högst 60 tecken' }],
    [{ name: 'a\0b' }, { name: 'Texten innehåller ett tecken som inte kan sparas' }],
    [{ alert: 'weekly' }, { alert: 'Välj när du vill få veta' }],
    [{ filter: { category: 'Rymdskepp' } }, { 'filter.category': 'Kategorin finns inte' }],
    [{ filter: { region: 'Småland' } }, { 'filter.region': 'Länet finns inte' }],
  ])('refuses %j, and stores nothing', async (wrong, fields) => {
    const { status, body } = await save<Refused>(anna, {
      name: 'Skor',
      filter: shoes,
      alert: 'daily',
      ...wrong,
    });
    expect([status, body.data?.fields]).toEqual([422, fields]);
    expect(await listOf(anna)).toEqual([]);
  });

  test.each([{}, { city: ' \0 ' }])('refuses an empty filter: %j', async (filter) => {
    const { status, body } = await save<Refused>(anna, { name: 'Allt', filter, alert: 'daily' });
    expect([status, body.message]).toEqual([422, 'Skriv något att söka efter eller välj ett filter först']);
    expect(await listOf(anna)).toEqual([]);
  });

  test('refuses a taken name, and the same search under another name', async () => {
    await save(anna, { name: 'Skor', filter: shoes, alert: 'daily' });
    const sameName = await save<Refused>(anna, { name: 'Skor', filter: { search: 'boll' }, alert: 'daily' });
    expect([sameName.status, sameName.body.data?.fields]).toEqual([
      422,
      { name: 'Du har redan en sparad sökning med det namnet' },
    ]);
    const same = await save<Refused>(anna, { name: 'Igen', filter: shoes, alert: 'never' });
    expect([same.status, same.body.message]).toEqual([
      422,
      'Du har redan sparat den här sökningen som ”Skor”',
    ]);
    // Other users may use the same name and filter.
    expect((await save(await app.person(), { name: 'Skor', filter: shoes, alert: 'daily' })).status).toBe(
      201,
    );
  });

  test('refuses one too many, also of concurrent ones', async () => {
    const many = Array.from({ length: 53 }, (_, n) =>
      save<Refused>(anna, { name: `Sökning ${n}`, filter: { search: `boll ${n}` }, alert: 'never' }),
    );
    const answers = await Promise.all(many);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.body.message).toBe(
      'Du kan spara högst 50 sökningar. Ta bort någon du inte längre behöver.',
    );
  });

  test('follows a renamed category', async () => {
    const admin = await app.person('admin');
    const created = await app.call<{ id: number }>('POST', '/api/admin/categories', {
      as: admin,
      body: { name: 'Visselpipor' },
    });
    await save(anna, { name: 'Pipor', filter: { category: 'Visselpipor' }, alert: 'daily' });
    await app.call('PUT', `/api/admin/categories/${created.body.id}`, { as: admin, body: { name: 'Pipor' } });
    expect((await listOf(anna))[0]?.filter).toEqual({ category: 'Pipor' });
  });
});

describe('changing and deleting', () => {
  let saved: SavedSearch;
  beforeEach(async () => {
    saved = (await save(anna, { name: 'Skor', filter: shoes, alert: 'daily' })).body;
  });

  test('changes the name, the alert, or both', async () => {
    expect((await change(anna, saved.id, { name: 'Skor 43' })).body).toEqual({ ...saved, name: 'Skor 43' });
    expect((await change(anna, saved.id, { alert: 'instant' })).body).toMatchObject({
      name: 'Skor 43',
      alert: 'instant',
    });
    expect((await change(anna, saved.id, {})).status).toBe(200);
    expect((await change(anna, saved.id, { name: 'Skor', alert: 'daily' })).body).toEqual(saved);
  });

  test.each([
    [{ name: '' }, { name: 'Ge sökningen ett namn' }],
    [{ name: 'Boll' }, { name: 'Du har redan en sparad sökning med det namnet' }],
    [{ alert: 'ibland' }, { alert: 'Välj när du vill få veta' }],
  ])('refuses %j, and changes nothing', async (wrong, fields) => {
    await save(anna, { name: 'Boll', filter: { search: 'boll' }, alert: 'daily' });
    const { status, body } = await change<Refused>(anna, saved.id, wrong);
    expect([status, body.data?.fields]).toEqual([422, fields]);
    expect((await listOf(anna)).find(({ id }) => id === saved.id)).toEqual(saved);
  });

  test('deletes one', async () => {
    expect((await remove(anna, saved.id)).status).toBe(200);
    expect(await listOf(anna)).toEqual([]);
    expect((await remove(anna, saved.id)).status).toBe(404);
  });

  test('answers 404 for another user’s', async () => {
    const berit = await app.person();
    for (const { status, body } of [
      await change<Refused>(berit, saved.id, { name: 'Min' }),
      await remove(berit, saved.id),
    ])
      expect([status, body.message]).toEqual([404, 'Den sparade sökningen hittades inte']);
    expect(await listOf(anna)).toEqual([saved]);
  });
});

test('visitors are asked to sign in', async () => {
  const id = crypto.randomUUID();
  for (const { status, body } of [
    await app.call<Refused>('GET', '/api/me/saved-searches'),
    await save<Refused>(undefined, {}),
    await change<Refused>(undefined, id, {}),
    await remove(undefined, id),
  ])
    expect([status, body.message]).toEqual([401, 'Du måste vara inloggad för att spara sökningar']);
});
