// Categories in the back office: created, renamed, activated, deleted, and never deleted with ads.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RefusalData } from '#shared/errors.ts';
import type { Category } from '#shared/features/categories/contract.ts';
import type { Notice } from '../../core/bus/bus.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { insertAds } from '../../testing/samples/sample-ads.ts';

let app: TestApp;
let admin: Person;
let published: (Notice | null)[] = [];

interface Refused {
  message: string;
  data?: RefusalData;
}

beforeAll(async () => {
  app = await openTestApp();
  admin = await app.person('admin');
  app.services.bus.subscribe((notice) => published.push(notice));
});
afterAll(() => app.close());
beforeEach(() => {
  published = [];
});

const list = async () => {
  const { body } = await app.call<{ categories: Category[] }>('GET', '/api/admin/categories', { as: admin });
  return body.categories;
};
const add = (body: unknown, as: Person | undefined = admin) =>
  app.call<Category & Refused>('POST', '/api/admin/categories', { as, body });
const change = (id: unknown, body: unknown) =>
  app.call<Category & Refused>('PUT', `/api/admin/categories/${id}`, { as: admin, body });
const remove = (id: unknown) =>
  app.call<{ id: number } & Refused>('DELETE', `/api/admin/categories/${id}`, { as: admin });
async function offered(): Promise<string[]> {
  const { body } = await app.call<{ categories: { name: string }[] }>('GET', '/api/categories');
  return body.categories.map(({ name }) => name);
}

describe('the list', () => {
  test('shows every category in Swedish order with its number of ads, whatever their status', async () => {
    await insertAds(app.services.database, admin.id, [
      { category: 'Samlarkort' },
      { category: 'Samlarkort', status: 'pending' },
      { category: 'Samlarkort', status: 'rejected' },
    ]);
    const categories = await list();
    expect(categories.map(({ name }) => name)).toEqual([
      'Basketboll',
      'Basketkorgar',
      'Basketskor',
      'Biljetter',
      'Kläder',
      'Samlarkort',
      'Tillbehör',
      'Träningsutrustning',
      'Övrigt',
    ]);
    expect(categories.find(({ name }) => name === 'Samlarkort')).toMatchObject({
      adCount: 3,
      active: true,
      can: { delete: false },
    });
    expect(categories.find(({ name }) => name === 'Biljetter')).toMatchObject({
      adCount: 0,
      can: { delete: true },
    });
  });
});

describe('adding', () => {
  test('offers the category at once, and invalidates the pages that show categories', async () => {
    const { status, body } = await add({
      name: '  Domarutrustning ',
      description: 'Visselpipor och klockor',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Domarutrustning',
      description: 'Visselpipor och klockor',
      active: true,
      adCount: 0,
    });
    expect(await offered()).toContain('Domarutrustning');
    expect(published).toContainEqual({ topic: 'ads', id: String(body.id) });
  });

  test.each([
    ['no name', {}, 'Kategorinamn krävs'],
    ['a name of spaces', { name: '   ' }, 'Kategorinamn krävs'],
    ['a name of 61 characters', { name: 'x'.repeat(61) }, 'Namnet får vara högst 60 tecken'],
  ])('refuses %s', async (_case, body, sentence) => {
    const answer = await add(body);
    expect(answer.status).toBe(422);
    expect(answer.body.data?.fields).toEqual({ name: sentence });
  });

  test('refuses a description of 301 characters', async () => {
    const { status, body } = await add({ name: 'Lång', description: 'x'.repeat(301) });
    expect(status).toBe(422);
    expect(body.data?.fields).toEqual({ description: 'Beskrivningen får vara högst 300 tecken' });
  });

  test.each(['Biljetter', 'bILJETTER', 'övrigt'])('refuses a taken name: %s', async (name) => {
    const { status, body } = await add({ name });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      message: 'Det finns redan en kategori med det namnet',
      data: { fields: { name: 'Det finns redan en kategori med det namnet' } },
    });
    expect(published).toEqual([]);
  });
});

describe('changing', () => {
  test('updates the ads with the new name', async () => {
    const { body: created } = await add({ name: 'Gamla nät' });
    const [ad] = await insertAds(app.services.database, admin.id, [{ category: 'Gamla nät' }]);
    published = [];
    const { status, body } = await change(created.id, { name: 'Nät', description: '' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: created.id, name: 'Nät', adCount: 1 });
    const { body: seen } = await app.call<{ category: string }>('GET', `/api/ads/${ad}`);
    expect(seen.category).toBe('Nät');
    expect(published).toContainEqual({ topic: 'ads', id: String(created.id) });
  });

  test('stores an emoji as its icon, unchanged by a save without one, and refuses words', async () => {
    const { body: created } = await add({ name: 'Skyltar', icon: '🏟️' });
    expect(created.icon).toBe('🏟️');
    expect((await change(created.id, { name: 'Stora skyltar' })).body.icon).toBe('🏟️');
    const { status, body } = await change(created.id, { name: 'Skyltar', icon: 'arena' });
    expect([status, body.data?.fields]).toEqual([422, { icon: 'Välj en emoji, som 🏀' }]);
    expect((await change(created.id, { name: 'Skyltar', icon: '' })).body.icon).toBe('');
  });

  test('accepts the same name in another case', async () => {
    const { body: created } = await add({ name: 'domarpipor' });
    expect((await change(created.id, { name: 'Domarpipor' })).body.name).toBe('Domarpipor');
  });

  test('is refused if the category was changed since it was seen, and changes nothing', async () => {
    const { body: created } = await add({ name: 'Ställ' });
    const { name, description, icon, attributes } = created;
    const seen = { name, description, icon, attributes };
    const theirs = { ...created.attributes, hasBrand: true };
    expect((await change(created.id, { ...seen, attributes: theirs, seen })).status).toBe(200);
    const { status, body } = await change(created.id, { ...seen, description: 'Till bollar', seen });
    expect(status).toBe(409);
    expect(body.message).toContain('Någon annan har ändrat kategorin');
    expect((await list()).find(({ id }) => id === created.id)).toMatchObject({
      description: '',
      attributes: theirs,
    });
    const again = { ...seen, description: 'Till bollar', seen: { ...seen, attributes: theirs } };
    expect((await change(created.id, again)).status).toBe(200);
  });

  test('refuses another category’s name', async () => {
    const { body: created } = await add({ name: 'Tavlor' });
    const { status, body } = await change(created.id, { name: 'biljetter' });
    expect(status).toBe(409);
    expect(body.data?.fields).toEqual({ name: 'Det finns redan en kategori med det namnet' });
  });

  test.each([31_999, 0, 40_000, 'skor'])('answers 404 for %s', async (id) => {
    const { status } = await change(id, { name: 'Ingenting' });
    expect(status).toBe(id === 31_999 ? 404 : 422);
  });
});

describe('switching', () => {
  test('deactivates a category without touching its ads, and activates it again', async () => {
    const { body: created } = await add({ name: 'Läger' });
    const switchTo = (active: unknown) =>
      app.call<Category>('PUT', `/api/admin/categories/${created.id}/active`, {
        as: admin,
        body: { active },
      });
    expect((await switchTo(false)).body).toMatchObject({ id: created.id, active: false });
    expect(await offered()).not.toContain('Läger');
    expect((await switchTo(true)).body.active).toBe(true);
    expect(await offered()).toContain('Läger');
    expect((await switchTo('kanske')).status).toBe(422);
  });

  test('answers 404 for an unknown number', async () => {
    const { status } = await app.call('PUT', '/api/admin/categories/31999/active', {
      as: admin,
      body: { active: true },
    });
    expect(status).toBe(404);
  });
});

describe('removing', () => {
  test('deletes a category without ads', async () => {
    const { body: created } = await add({ name: 'Tillfällig' });
    published = [];
    await app.services.database.pool.query(
      `insert into saved_searches (user_id, name, category) values ($1, 'Ny', 'Tillfällig')`,
      [admin.id],
    );
    expect((await list()).find(({ id }) => id === created.id)).toMatchObject({ savedSearches: 1 });
    expect(await remove(created.id)).toMatchObject({ status: 200, body: { id: created.id } });
    expect(await offered()).not.toContain('Tillfällig');
    expect(published).toContainEqual({ topic: 'ads', id: String(created.id) });
    expect((await remove(created.id)).status).toBe(404);
  });

  test('refuses while it has an ad of any status', async () => {
    const { body: created } = await add({ name: 'Bebodd' });
    await insertAds(app.services.database, admin.id, [{ category: 'Bebodd', status: 'rejected' }]);
    const { status, body } = await remove(created.id);
    expect(status).toBe(409);
    expect(body.message).toBe('Kan inte ta bort kategori som har annonser');
    expect(await offered()).toContain('Bebodd');
  });
});

test('every route is restricted to staff', async () => {
  const other = await app.person();
  const calls = [
    ['GET', '/api/admin/categories'],
    ['POST', '/api/admin/categories'],
    ['PUT', '/api/admin/categories/1'],
    ['PUT', '/api/admin/categories/1/active'],
    ['DELETE', '/api/admin/categories/1'],
  ] as const;
  for (const [method, url] of calls) {
    expect((await app.call(method, url, { body: {} })).status).toBe(401);
    expect((await app.call(method, url, { as: other, body: {} })).status).toBe(403);
  }
});
