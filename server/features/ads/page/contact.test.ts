// A seller's contact data: shown by the seller's choice, to signed-in users, counted and limited, and never a minor's.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formatDay } from '#shared/format.ts';
import type { AdDetail, OwnAd } from '#shared/features/ads/ad-schemas.ts';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';

const PHONE = '070-123 45 67';
/** The current year in Sweden, where a year begins an hour earlier than in UTC. */
const year = Number(formatDay(new Date()).slice(0, 4));

let app: TestApp;
let seller: Person;
let buyer: Person;
let admin: Person;

beforeAll(async () => {
  app = await openTestApp();
  [seller, buyer, admin] = [await app.person(), await app.person(), await app.person('admin')];
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.services.database.pool.query('delete from limits');
  await setContactData(seller, { phone: PHONE, birth_year: 1990 });
});

interface Answered {
  kind?: string;
  value?: string;
  message?: string;
}

async function publish(choice: { showsPhone?: boolean; showsEmail?: boolean } = {}): Promise<string> {
  const body = { title: 'Boll', category: 'Basketboll', ...choice };
  const { body: ad } = await app.call<{ id: string }>('POST', '/api/ads', { as: seller, body });
  await app.call('PUT', `/api/admin/ads/${ad.id}/status`, { as: admin, body: { status: 'approved' } });
  return ad.id;
}

const reveal = (id: string, kind: unknown = 'phone', as: Person | undefined = buyer) =>
  app.call<Answered>('POST', `/api/ads/${id}/contact-reveals`, { as, body: { kind } });
const find = async (id: string, as?: Person) =>
  (await app.call<AdDetail>('GET', `/api/ads/${id}`, { as })).body;
const countOf = async (id: string) => {
  const { body } = await app.call<{ ads: OwnAd[] }>('GET', '/api/me/ads', { as: seller });
  return body.ads.find((ad) => ad.id === id)?.reveals;
};

function setContactData(person: Person, { phone, birth_year }: { phone: string; birth_year: number | null }) {
  return app.services.database.pool.query('update profiles set phone = $2, birth_year = $3 where id = $1', [
    person.id,
    phone,
    birth_year,
  ]);
}

describe('the contact data of an ad', () => {
  test('are by default the telephone, once there is one, and not the e-mail', async () => {
    const id = await publish();
    expect((await find(id)).seller).toMatchObject({ hasPhone: true, hasEmail: false });
    expect((await reveal(id)).body).toEqual({ kind: 'phone', value: PHONE });
    await setContactData(seller, { phone: '', birth_year: 1990 });
    expect((await find(id)).seller).toMatchObject({ hasPhone: false });
    expect((await reveal(id)).status).toBe(404);
  });

  test('follow the seller’s choice for the ad', async () => {
    const id = await publish({ showsPhone: false, showsEmail: true });
    expect((await find(id)).seller).toMatchObject({ hasPhone: false, hasEmail: true });
    expect(await reveal(id, 'email')).toMatchObject({ status: 200, body: { value: seller.email } });
    const refused = await reveal(id, 'phone');
    expect([refused.status, refused.body.message]).toEqual([404, 'Säljaren visar inte sitt telefonnummer']);
  });

  test('can be changed without another moderation', async () => {
    const id = await publish();
    const body = { title: 'Boll', category: 'Basketboll', showsPhone: false, showsEmail: true };
    const changed = await app.call<{ status: string }>('PUT', `/api/ads/${id}`, { as: seller, body });
    expect(changed.body.status).toBe('approved');
    expect((await find(id)).seller).toMatchObject({ hasPhone: false, hasEmail: true });
  });

  test('show the choice itself to the owner only', async () => {
    const id = await publish({ showsEmail: true });
    expect((await find(id, seller)).contactChoice).toEqual({ showsPhone: true, showsEmail: true });
    expect((await find(id, buyer)).contactChoice).toBeNull();
  });

  test('are only in the answer to a request for them', async () => {
    const id = await publish({ showsEmail: true });
    const visible = JSON.stringify([
      await find(id),
      await find(id, buyer),
      (await app.call('GET', '/api/ads')).body,
    ]);
    expect(visible).not.toContain(seller.email);
    expect(visible).not.toContain(PHONE);
  });
});

describe('a minor', () => {
  test.each([
    ['is 13', year - 13],
    ['turns 18 this year, and may not have yet', year - 18],
    ['has no birth year', null],
  ])('shows nothing: who %s', async (_who, birthYear) => {
    const id = await publish({ showsEmail: true });
    await setContactData(seller, { phone: PHONE, birth_year: birthYear });
    expect((await find(id)).seller).toMatchObject({ hasPhone: false, hasEmail: false });
    expect([(await reveal(id, 'phone')).status, (await reveal(id, 'email')).status]).toEqual([404, 404]);
  });

  test('can show contact data from the year after the 18th birthday', async () => {
    const id = await publish();
    await setContactData(seller, { phone: PHONE, birth_year: year - 19 });
    expect((await reveal(id)).status).toBe(200);
  });

  test('leaves no record of what they looked at', async () => {
    const minor = await app.person();
    await setContactData(minor, { phone: '', birth_year: year - 15 });
    const id = await publish();
    expect((await reveal(id, 'phone', minor)).status).toBe(200);
    expect(await countOf(id)).toBe(0);
  });
});

describe('between two users of whom one has blocked the other', () => {
  afterEach(() => app.services.database.pool.query('truncate person_blocks'));

  test.each(['the seller has blocked the buyer', 'the buyer has blocked the seller'])(
    'nothing is shown, as for a seller who shows nothing: %s',
    async (description) => {
      const [blocker, blocked] = description.startsWith('the seller') ? [seller, buyer] : [buyer, seller];
      const id = await publish({ showsEmail: true });
      // Without a block, contact data that was shown once can be requested again.
      expect((await reveal(id)).status).toBe(200);
      await app.call('PUT', `/api/people/${blocked.id}/block`, { as: blocker });
      expect((await find(id, buyer)).seller).toMatchObject({ hasPhone: false, hasEmail: false });
      const refused = [await reveal(id, 'phone'), await reveal(id, 'email')];
      expect(refused.map(({ status, body }) => [status, body.message])).toEqual([
        [404, 'Säljaren visar inte sitt telefonnummer'],
        [404, 'Säljaren visar inte sin e-postadress'],
      ]);
      const otherUser = await app.person();
      expect((await find(id, otherUser)).seller).toMatchObject({ hasPhone: true, hasEmail: true });
      expect((await find(id, seller)).seller).toMatchObject({ hasPhone: true, hasEmail: true });
      await app.call('DELETE', `/api/people/${blocked.id}/block`, { as: blocker });
      expect((await find(id, buyer)).seller).toMatchObject({ hasPhone: true, hasEmail: true });
      expect((await reveal(id)).body).toEqual({ kind: 'phone', value: PHONE });
    },
  );
});

describe('requesting contact data', () => {
  test.each([
    ['phone', 'Du måste vara inloggad för att se telefonnummer'],
    ['email', 'Du måste vara inloggad för att se e-post'],
  ])('requires a session for the %s', async (kind, sentence) => {
    const { status, body } = await app.call<Answered>('POST', `/api/ads/${await publish()}/contact-reveals`, {
      body: { kind },
    });
    expect([status, body.message]).toEqual([401, sentence]);
  });

  test('is 404 for an ad that the viewer cannot see', async () => {
    const body = { title: 'Boll', category: 'Basketboll' };
    const { body: ad } = await app.call<{ id: string }>('POST', '/api/ads', { as: seller, body });
    expect((await reveal(ad.id)).status).toBe(404);
  });

  test('accepts telephone or e-mail only', async () => {
    expect((await reveal(await publish(), 'address')).status).toBe(422);
  });

  test('is counted once per user, and not for the seller', async () => {
    const id = await publish({ showsEmail: true });
    await Promise.all([reveal(id), reveal(id), reveal(id, 'email')]);
    await reveal(id, 'phone', admin);
    await reveal(id, 'phone', seller);
    expect(await countOf(id)).toBe(2);
  });

  test('is limited, with the time to wait; data that was shown before remains available', async () => {
    const first = await publish();
    expect((await reveal(first)).status).toBe(200);
    await app.services.database.pool.query(
      `update limits set tries = 30 where key = 'contact shown to ${buyer.id}'`,
    );
    const refused = await reveal(await publish());
    expect([refused.status, refused.body.message]).toEqual([
      429,
      'För många försök. Försök igen om 60 minuter.',
    ]);
    expect((await reveal(first)).status).toBe(200);
  });
});
