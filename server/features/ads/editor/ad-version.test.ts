// Two editors of the same ad: a save does not overwrite what the other one has saved.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdDetail } from '#shared/features/ads/ad-schemas.ts';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';

let app: TestApp;
let seller: Person;
let admin: Person;

beforeAll(async () => {
  app = await openTestApp();
  seller = await app.person();
  admin = await app.person('admin');
});
afterAll(() => app.close());

const text = { title: 'Wilson NBA', description: 'Lite sliten', category: 'Basketboll', price: 350 };

async function create(): Promise<string> {
  return (await app.call<{ id: string }>('POST', '/api/ads', { as: seller, body: text })).body.id;
}

const change = (id: string, body: object) =>
  app.call<{ message?: string }>('PUT', `/api/ads/${id}`, { as: seller, body: { ...text, ...body } });

const find = async (id: string, as = seller) =>
  (await app.call<AdDetail>('GET', `/api/ads/${id}`, { as })).body;

/** A picture as an upload stores it, without the upload. */
async function addPicture(): Promise<string> {
  const id = randomUUID();
  await app.services.database.pool.query(
    `insert into ad_pictures (id, user_id, width, height, preview, bytes) values ($1, $2, 4, 3, 'data:', 1)`,
    [id, seller.id],
  );
  return id;
}

test('a change that began before another one is refused, and is saved with the version read after it', async () => {
  const id = await create();
  const { version } = await find(id);
  expect((await change(id, { version, price: 300 })).status).toBe(200);
  const late = { description: 'Som ny' };
  const answer = await change(id, { ...late, version });
  expect([answer.status, answer.body.message]).toEqual([
    409,
    'Annonsen har ändrats sedan du öppnade den, till exempel i en annan flik. Se över den och spara igen om din version ska gälla.',
  ]);
  expect(await find(id)).toMatchObject({ price: 300, description: text.description });
  expect((await change(id, { ...late, version: (await find(id)).version })).status).toBe(200);
  expect(await find(id)).toMatchObject({ price: text.price, ...late });
});

test('a repeated request is not refused: its first answer may have been lost', async () => {
  const id = await create();
  const { version } = await find(id);
  const attempt = () => change(id, { version, price: 300 });
  expect([(await attempt()).status, (await attempt()).status]).toEqual([200, 200]);
});

test('a change without a version is saved, as from a tab that an older release opened', async () => {
  const id = await create();
  await change(id, { price: 300 });
  expect((await change(id, { price: 200 })).status).toBe(200);
  expect((await find(id)).price).toBe(200);
});

describe('the version of an ad', () => {
  test.each([
    { title: 'Spalding' },
    { description: 'Som ny' },
    { category: 'Basketskor' },
    { condition: 'Begagnad - Bra skick' },
    { price: 300 },
    { postalCode: '22350' },
    { location: 'Lund' },
    { brand: 'Wilson' },
    { delivery: ['shipping'] },
    { showsPhone: false },
    { showsEmail: true },
  ])('changes with %j', async (edit) => {
    const id = await create();
    const { version } = await find(id);
    expect((await change(id, edit)).status).toBe(200);
    expect((await find(id)).version).not.toBe(version);
  });

  test('changes with the pictures and their order', async () => {
    const id = await create();
    const [one, other] = [await addPicture(), await addPicture()];
    const versions = [(await find(id)).version];
    for (const pictureIds of [[one], [one, other], [other, one], []]) {
      expect((await change(id, { pictureIds })).status).toBe(200);
      versions.push((await find(id)).version);
    }
    expect(new Set(versions).size).toBe(4);
    expect(versions[4]).toBe(versions[0]);
  });

  test('stays the same when the ad is approved, reserved and renewed', async () => {
    const id = await create();
    const { version } = await find(id);
    await app.call('PUT', `/api/admin/ads/${id}/status`, { as: admin, body: { status: 'approved' } });
    await app.call('PUT', `/api/ads/${id}/sale-state`, { as: seller, body: { saleState: 'reserved' } });
    await app.services.database.pool.query(`update ads set expires_at = now() where id = $1`, [id]);
    expect((await app.call('POST', `/api/ads/${id}/renewal`, { as: seller })).status).toBe(200);
    expect(await find(id)).toMatchObject({ status: 'approved', saleState: 'reserved', version });
  });

  test('is returned to the owner only', async () => {
    expect((await find(await create(), admin)).version).toBeNull();
  });
});
