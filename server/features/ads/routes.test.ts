// Creating, changing, selling and saving ads over the API: permissions and refusals.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdList } from '#shared/features/ads/list/ad-search.ts';
import type { AdDetail, OwnAd } from '#shared/features/ads/ad-schemas.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { decisionOf } from '../../testing/decisions.ts';

let app: TestApp;
let seller: Person;
let buyer: Person;
let admin: Person;

beforeAll(async () => {
  app = await openTestApp();
  seller = await app.person();
  buyer = await app.person();
  admin = await app.person('admin');
});
afterAll(() => app.close());

interface Refused {
  message: string;
  data?: { fields?: Record<string, string> };
}

const text = { title: 'Wilson NBA', category: 'Basketboll', price: 250 };

async function write(change: Record<string, unknown> = {}): Promise<string> {
  const { body } = await app.call<{ id: string }>('POST', '/api/ads', {
    as: seller,
    body: { ...text, ...change },
  });
  return body.id;
}

async function publish(change: Record<string, unknown> = {}): Promise<string> {
  const id = await write(change);
  await app.call('PUT', `/api/admin/ads/${id}/status`, { as: admin, body: { status: 'approved' } });
  return id;
}

async function find(id: string, as?: Person): Promise<AdDetail> {
  return (await app.call<AdDetail>('GET', `/api/ads/${id}`, { as })).body;
}

/** A picture as an upload stores it, without the upload. */
async function pictureOf(person: Person): Promise<string> {
  const id = crypto.randomUUID();
  await app.services.database.pool.query(
    `insert into ad_pictures (id, user_id, width, height, preview, bytes) values ($1, $2, 4, 3, 'data:', 1)`,
    [id, person.id],
  );
  return id;
}

const changeAd = (id: string, body: unknown) =>
  app.call<{ status: string }>('PUT', `/api/ads/${id}`, { as: seller, body });

const review = (id: string, status: string) =>
  app.call('PUT', `/api/admin/ads/${id}/status`, { as: admin, body: decisionOf(status) });

const setSaleState = (id: string, saleState: string) =>
  app.call('PUT', `/api/ads/${id}/sale-state`, { as: seller, body: { saleState } });

const favoritesOfBuyer = async () =>
  (await app.call<{ adIds: string[] }>('GET', '/api/me/favorites', { as: buyer })).body.adIds;

describe('creating an ad', () => {
  test('saves it as pending, with the defaults of the form', async () => {
    const id = await write();
    expect(await find(id, seller)).toMatchObject({
      ...text,
      description: '',
      condition: 'Ny',
      location: 'Ej angiven',
      county: '',
      status: 'pending',
      saleState: 'active',
      seller: { id: seller.id, hasPhone: false },
      can: { edit: true, delete: true, moderate: false, contact: false },
    });
  });

  test('saves the title as one line, since mails to others repeat it', async () => {
    const id = await write({ title: 'Boll\n\nDin betalning: evil.exempel.se \u202E!' });
    expect((await find(id, seller)).title).toBe('Boll Din betalning: evil.exempel.se !');
  });

  test.each([
    [{ postalCode: '22350' }, { location: 'Lund', county: 'Skåne' }],
    [
      { postalCode: '22350', location: 'Dalby' },
      { location: 'Dalby', county: 'Skåne' },
    ],
    [{ location: 'Umeå' }, { location: 'Umeå', county: 'Västerbotten' }],
    [{ location: 'goteborg' }, { location: 'Göteborg', county: 'Västra Götaland' }],
  ])('finds the place of %j', async (place, expected) => {
    expect(await find(await write(place), seller)).toMatchObject(expected);
  });

  test.each([
    ['title', { title: '   ' }, 'Titel är obligatoriskt'],
    ['title', { title: undefined }, 'Titel är obligatoriskt'],
    ['title', { title: '\u200b\u2800\u3164' }, 'Titel är obligatoriskt'],
    ['title', { title: 'Boll\0' }, 'Texten innehåller ett tecken som inte kan sparas'],
    ['description', { description: '\0' }, 'Texten innehåller ett tecken som inte kan sparas'],
    ['location', { location: 'Lund\0' }, 'Texten innehåller ett tecken som inte kan sparas'],
    ['title', { title: 'x'.repeat(101) }, 'Titeln får vara högst 100 tecken'],
    ['category', { category: '' }, 'Kategori är obligatoriskt'],
    ['category', { category: 'Båtar' }, 'Välj en kategori i listan'],
    ['condition', { condition: 'Trasig' }, 'Välj ett skick i listan'],
    ['price', { price: -1 }, 'Priset kan inte vara lägre än 0 kr'],
    ['price', { price: 12.5 }, 'Priset ska vara hela kronor'],
    ['price', { price: 10_000_000 }, 'Priset är för högt'],
    ['description', { description: 'x'.repeat(5001) }, 'Beskrivningen får vara högst 5000 tecken'],
    ['postalCode', { postalCode: '223 50' }, 'Postnumret ska vara högst fem siffror'],
  ])('refuses an invalid %s at its field: %j', async (field, change, sentence) => {
    const answer = await app.call<Refused>('POST', '/api/ads', { as: seller, body: { ...text, ...change } });
    expect(answer.status).toBe(422);
    expect(answer.body.data?.fields?.[field]).toBe(sentence);
  });

  test('refuses more pictures than an ad can have', async () => {
    const pictureIds = Array.from({ length: 6 }, () => crypto.randomUUID());
    const answer = await app.call<Refused>('POST', '/api/ads', { as: seller, body: { ...text, pictureIds } });
    expect(answer.body.data?.fields?.pictureIds).toBe('En annons kan ha högst 5 bilder');
  });

  test('attaches the user’s own pictures in the given order', async () => {
    const pictureIds = [await pictureOf(seller), await pictureOf(seller)];
    const ad = await find(await write({ pictureIds }), seller);
    expect(ad.pictures.map(({ id }) => id)).toEqual(pictureIds);
  });

  test('refuses another user’s picture, and saves nothing of the ad', async () => {
    const before = (await app.call<{ ads: OwnAd[] }>('GET', '/api/me/ads', { as: seller })).body.ads.length;
    const body = { ...text, pictureIds: [await pictureOf(seller), await pictureOf(buyer)] };
    const answer = await app.call<Refused>('POST', '/api/ads', { as: seller, body });
    expect(answer.status).toBe(422);
    expect(answer.body.data?.fields).toHaveProperty('pictureIds');
    const after = (await app.call<{ ads: OwnAd[] }>('GET', '/api/me/ads', { as: seller })).body.ads.length;
    expect(after).toBe(before);
  });

  test.each([
    ['association_id', "insert into associations (name) values ('Klubb') returning id"],
    [
      'tournament_id',
      "insert into tournaments (name, start_date, end_date) values ('Cup', '2026-01-01', '2026-01-02') returning id",
    ],
  ])('refuses a picture with %s', async (column, insert) => {
    const picture = await pictureOf(seller);
    const { pool } = app.services.database;
    const { rows } = await pool.query<{ id: string }>(insert);
    await pool.query(`update ad_pictures set ${column} = $1 where id = $2`, [rows[0]?.id, picture]);
    const body = { ...text, pictureIds: [picture] };
    expect((await app.call('POST', '/api/ads', { as: seller, body })).status).toBe(422);
  });

  test('an ad in a category that is deleted in the meantime is refused at the field', async () => {
    for (let round = 0; round < 5; round += 1) {
      const name = `Kategori ${round}`;
      const { body } = await app.call<{ id: number }>('POST', '/api/admin/categories', {
        as: admin,
        body: { name },
      });
      const [written, removed] = await Promise.all([
        app.call<Refused>('POST', '/api/ads', { as: seller, body: { ...text, category: name } }),
        app.call('DELETE', `/api/admin/categories/${body.id}`, { as: admin }),
      ]);
      expect([201, 422]).toContain(written.status);
      expect(removed.status).toBeLessThan(500);
    }
  });

  test('requires a session before it validates the form', async () => {
    const answer = await app.call<Refused>('POST', '/api/ads', { body: {} });
    expect(answer.status).toBe(401);
    expect(answer.body.message).toBe('Du måste vara inloggad för att skapa annonser');
  });
});

describe('changing an ad', () => {
  test('a new price needs no new moderation', async () => {
    const id = await publish();
    expect((await changeAd(id, { ...text, price: 199 })).body.status).toBe('approved');
    expect((await find(id)).price).toBe(199);
  });

  test.each([
    ['title', { title: 'Wilson NBA, nästan ny' }],
    ['description', { description: 'Knappt använd.' }],
  ])('a new %s needs moderation again, and hides the ad until then', async (_what, changedText) => {
    const id = await publish();
    expect((await changeAd(id, { ...text, ...changedText })).body.status).toBe('pending');
    expect((await app.call('GET', `/api/ads/${id}`)).status).toBe(404);
  });

  test('new pictures need moderation again', async () => {
    const id = await publish();
    const pictureIds = [await pictureOf(seller)];
    expect((await changeAd(id, { ...text, pictureIds })).body.status).toBe('pending');
  });

  test.each([
    { category: 'Basketskor' },
    { location: 'Kalmar' },
    { postalCode: '22350' },
    { condition: 'Tjänst' },
  ])('needs no new moderation for %j', async (change) => {
    const id = await publish();
    expect((await changeAd(id, { ...text, ...change })).body.status).toBe('approved');
  });

  test('a place that is not on the list is a text that needs moderation', async () => {
    const id = await publish();
    expect((await changeAd(id, { ...text, location: 'Ring 070-123 45 67' })).body.status).toBe('pending');
  });

  test.each([
    { category: 'Basketskor' },
    { price: 199 },
    { condition: 'Tjänst' },
    { location: 'Kalmar' },
    { delivery: ['pickup'] },
    { showsEmail: true },
  ])('a rejected ad is moderated again after the change %j', async (change) => {
    const id = await write();
    await review(id, 'rejected');
    expect((await changeAd(id, text)).body.status).toBe('rejected');
    expect((await changeAd(id, { ...text, ...change })).body.status).toBe('pending');
  });

  test('never overwrites a concurrent decision', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await publish();
      const changes = Array.from({ length: 6 }, (_, n) => changeAd(id, { ...text, price: 100 + n }));
      const { status } = await review(id, 'rejected');
      await Promise.all(changes);
      // After CONFLICT the moderator decides again, on the changed ad. A change after the decision returns the ad to moderation.
      const outcomes = status === 200 ? ['rejected', 'pending'] : ['approved'];
      expect(outcomes).toContain((await find(id, seller)).status);
    }
  });

  test('answers 200 or 404 if the ad is deleted concurrently', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [id, picture] = [await publish(), await pictureOf(seller)];
      const [changed] = await Promise.all([
        changeAd(id, { ...text, pictureIds: [picture] }),
        app.call('DELETE', `/api/ads/${id}`, { as: seller }),
      ]);
      expect([200, 404]).toContain(changed.status);
    }
  });

  test('a picture removed from the ad is deleted with its row', async () => {
    const [remaining, dropped] = [await pictureOf(seller), await pictureOf(seller)];
    const id = await write({ pictureIds: [dropped, remaining] });
    await changeAd(id, { ...text, pictureIds: [remaining] });
    expect((await find(id, seller)).pictures.map((picture) => picture.id)).toEqual([remaining]);
    const { rowCount } = await app.services.database.pool.query('select from ad_pictures where id = $1', [
      dropped,
    ]);
    expect(rowCount).toBe(0);
  });
});

describe('finding ads', () => {
  test('other users find approved ads only', async () => {
    const shown = await publish({ title: 'Sällsynt tröja' });
    await write({ title: 'Sällsynt tröja som väntar' });
    const { body } = await app.call<AdList>('GET', `/api/ads?search=${encodeURIComponent('SÄLLSYNT')}`);
    expect(body.ads.map(({ id }) => id)).toEqual([shown]);
    expect(body.count).toEqual({ n: 1, capped: false });
  });

  test.each([
    ['search', 'a'.repeat(101), 'Sökningen är för lång'],
    ['after', 'not-a-place', 'Sidan finns inte. Börja om från första sidan.'],
    ['condition', 'Trasig', 'Kontrollera uppgifterna och försök igen.'],
  ])('refuses %s=%s', async (name, value, sentence) => {
    const { status, body } = await app.call<Refused>('GET', `/api/ads?${name}=${value}`);
    expect(status).toBe(422);
    expect([...Object.values(body.data?.fields ?? {}), body.message]).toContain(sentence);
  });

  test('refuses an invalid id without an internal error', async () => {
    expect((await app.call('GET', '/api/ads/1')).status).toBe(422);
  });
});

describe('moderating', () => {
  test('goes from pending to approved, to rejected, and to approved again', async () => {
    const id = await write();
    for (const status of ['approved', 'rejected', 'approved']) {
      expect((await review(id, status)).status).toBe(200);
      expect((await find(id, seller)).status).toBe(status);
    }
  });

  test('one of two concurrent decisions succeeds, the other is a conflict', async () => {
    const id = await write();
    const answers = await Promise.all([review(id, 'approved'), review(id, 'approved')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('refuses to set an ad back to pending', async () => {
    expect((await review(await publish(), 'pending')).status).toBe(422);
  });

  test('an ad that an admin creates is approved at once', async () => {
    const { body } = await app.call<{ id: string }>('POST', '/api/admin/ads', { as: admin, body: text });
    expect((await find(body.id)).status).toBe('approved');
  });
});

const cheaper = async (id: string) =>
  (
    await app.services.database.pool.query<{ user_id: string; data: unknown }>(
      `select user_id, data from notifications where ad_id = $1 and event = 'favorite.cheaper'`,
      [id],
    )
  ).rows;

describe('a lower price', () => {
  test('notifies the users who have saved the ad, a higher one does not', async () => {
    const id = await publish();
    await app.call('PUT', `/api/ads/${id}/favorite`, { as: buyer });
    await app.call('PUT', `/api/ads/${id}/favorite`, { as: seller });
    await changeAd(id, { ...text, price: 300 });
    expect(await cheaper(id)).toEqual([]);
    await changeAd(id, { ...text, price: 200 });
    expect(await cheaper(id)).toEqual([{ user_id: buyer.id, data: { price: 200, oldPrice: 300 } }]);
    await app.call('DELETE', `/api/ads/${id}/favorite`, { as: buyer });
  });

  test('notifies at most five times a day', async () => {
    const id = await publish();
    await app.call('PUT', `/api/ads/${id}/favorite`, { as: buyer });
    for (const price of [249, 248, 247, 246, 245, 244]) await changeAd(id, { ...text, price });
    expect(await cheaper(id)).toEqual([{ user_id: buyer.id, data: { price: 245, oldPrice: 246 } }]);
    await app.call('DELETE', `/api/ads/${id}/favorite`, { as: buyer });
  });

  test('does not notify of a sold ad, and once it is reserved compares with the price before it was sold', async () => {
    const id = await publish();
    await app.call('PUT', `/api/ads/${id}/favorite`, { as: buyer });
    await setSaleState(id, 'sold');
    await changeAd(id, { ...text, price: 200 });
    expect(await cheaper(id)).toEqual([]);
    await setSaleState(id, 'reserved');
    await changeAd(id, { ...text, price: 150 });
    expect(await cheaper(id)).toEqual([{ user_id: buyer.id, data: { price: 150, oldPrice: 250 } }]);
    await app.call('DELETE', `/api/ads/${id}/favorite`, { as: buyer });
  });

  test('sends no notifications while the ad is pending again', async () => {
    const id = await publish();
    await app.call('PUT', `/api/ads/${id}/favorite`, { as: buyer });
    await changeAd(id, { ...text, title: 'Wilson NBA, rea', price: 100 });
    expect(await cheaper(id)).toEqual([]);
    await app.call('DELETE', `/api/ads/${id}/favorite`, { as: buyer });
  });
});

describe('the sale state', () => {
  test('leaves reserved ads in the list, sold ones if they are to be shown, and removes hidden ones', async () => {
    const id = await publish({ title: 'Unik klubba' });
    const states = async () =>
      (await app.call<AdList>('GET', '/api/ads?search=unik&sold=show')).body.ads.map((ad) => ad.saleState);
    await setSaleState(id, 'reserved');
    expect(await states()).toEqual(['reserved']);
    await setSaleState(id, 'sold');
    expect(await states()).toEqual(['sold']);
    await setSaleState(id, 'hidden');
    expect(await states()).toEqual([]);
    expect((await app.call('GET', `/api/ads/${id}`)).status).toBe(404);
    expect((await find(id, seller)).saleState).toBe('hidden');
  });

  test('refuses any other value', async () => {
    expect((await setSaleState(await write(), 'lost')).status).toBe(422);
  });
});

describe('favourites', () => {
  test('are saved once, and removed', async () => {
    const id = await publish();
    await app.call('PUT', `/api/ads/${id}/favorite`, { as: buyer });
    await app.call('PUT', `/api/ads/${id}/favorite`, { as: buyer });
    expect(await favoritesOfBuyer()).toEqual([id]);
    await app.call('DELETE', `/api/ads/${id}/favorite`, { as: buyer });
    expect(await favoritesOfBuyer()).toEqual([]);
  });

  test('are saved for public ads only', async () => {
    expect((await app.call('PUT', `/api/ads/${await write()}/favorite`, { as: buyer })).status).toBe(404);
  });

  test('require a session', async () => {
    const { status, body } = await app.call<Refused>('PUT', `/api/ads/${await publish()}/favorite`);
    expect(status).toBe(401);
    expect(body.message).toBe('Du måste vara inloggad för att spara favoriter');
  });
});

describe('deleting', () => {
  test('deletes pictures and favourites too', async () => {
    const pictureIds = [await pictureOf(seller)];
    const id = await publish({ pictureIds });
    await app.call('PUT', `/api/ads/${id}/favorite`, { as: buyer });
    expect((await app.call('DELETE', `/api/ads/${id}`, { as: seller })).status).toBe(200);
    const { rows } = await app.services.database.pool.query(
      `select (select count(*) from ad_pictures where id = $1) as pictures,
              (select count(*) from favorites where ad_id = $2) as favorites`,
      [pictureIds[0], id],
    );
    expect(rows[0]).toEqual({ pictures: 0, favorites: 0 });
  });
});
