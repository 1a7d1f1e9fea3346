// Decisions on ads, made on the version that was read, and ads created by staff.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person, TestApp } from '../../../testing/app.ts';
import { decisionOf, rejection } from '../../../testing/decisions.ts';
import { type Moderation, openModeration, type Refused } from '../../../testing/moderation.ts';

let app: TestApp;
let admin: Person;
let otherAdmin: Person;
let seller: Person;
let makeAd: Moderation['makeAd'];
let find: Moderation['find'];
let decide: Moderation['decide'];

beforeAll(async () => {
  ({ app, admin, otherAdmin, seller, makeAd, find, decide } = await openModeration());
});
afterAll(() => app.close());

const create = (body: unknown, as?: Person) =>
  app.call<Refused & { id: string; status: string }>('POST', '/api/admin/ads', { as, body });

describe('a decision', () => {
  test.each([
    ['pending', 'approved'],
    ['pending', 'rejected'],
    ['approved', 'rejected'],
    ['rejected', 'approved'],
  ] as const)('moves an ad from %s to %s', async (from, to) => {
    const id = await makeAd({ status: from });
    const { status, updatedAt } = await find(id);
    expect(await decide(id, { ...decisionOf(to), seen: { status, updatedAt } })).toMatchObject({
      status: 200,
      body: { id, status: to },
    });
    expect((await find(id)).status).toBe(to);
  });

  test.each(['approved', 'rejected'] as const)('is not made twice: %s', async (status) => {
    const id = await makeAd({ status });
    expect(await decide(id, decisionOf(status))).toMatchObject({ status: 409 });
  });

  test('does not overwrite one that another admin has just made', async () => {
    const id = await makeAd();
    const { status, updatedAt } = await find(id);
    await decide(id, { status: 'approved' }, otherAdmin);
    const late = await decide(id, { ...rejection, seen: { status, updatedAt } });
    expect(late.status).toBe(409);
    expect((await find(id)).status).toBe('approved');
  });

  test('does not approve a text that was changed after it was read', async () => {
    const { body: ad } = await app.call<{ id: string }>('POST', '/api/ads', {
      as: seller,
      body: { title: 'Boll', category: 'Basketboll' },
    });
    const { status, updatedAt } = await find(ad.id);
    const changed = { title: 'Något helt annat', category: 'Basketboll' };
    expect((await app.call('PUT', `/api/ads/${ad.id}`, { as: seller, body: changed })).status).toBe(200);
    expect((await decide(ad.id, { status: 'approved', seen: { status, updatedAt } })).status).toBe(409);
    expect((await find(ad.id)).status).toBe('pending');
  });

  test('is 404 for a deleted ad', async () => {
    const seen = { status: 'pending', updatedAt: '2026-01-01T00:00:00.000Z' };
    const { status, body } = await decide(crypto.randomUUID(), { status: 'approved', seen });
    expect(status).toBe(404);
    expect(body.message).toBe('Annons hittades inte');
  });

  test.each([{ status: 'pending' }, { status: 'sold' }, {}, { status: 'approved', seen: { status: 'x' } }])(
    'refuses %j',
    async (body) => {
      expect((await decide(await makeAd(), body)).status).toBe(422);
    },
  );
});

describe('an ad by staff', () => {
  test('is approved at once and public in the next request', async () => {
    const { status, body } = await create({ title: 'Domarpipa', category: 'Tillbehör' }, admin);
    expect(status).toBe(201);
    expect(body.status).toBe('approved');
    expect((await app.call('GET', `/api/ads/${body.id}`)).status).toBe(200);
    expect(await find(body.id)).toMatchObject({ price: 0, location: 'Ej angiven', seller: { id: admin.id } });
  });

  test('needs a title and a category', async () => {
    const { status, body } = await create({ title: ' ', category: '' }, admin);
    expect(status).toBe(422);
    expect(body.data?.fields).toEqual({
      title: 'Titel är obligatoriskt',
      category: 'Kategori är obligatoriskt',
    });
  });

  test('requires a session, and is forbidden for other users', async () => {
    const visitor = await create({ title: 'Boll', category: 'Basketboll' });
    expect(visitor.status).toBe(401);
    expect(visitor.body.message).toBe('Du måste vara inloggad för att skapa annonser');
    expect((await create({ title: 'Boll', category: 'Basketboll' }, seller)).status).toBe(403);
  });
});
