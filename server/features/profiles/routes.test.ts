// The user's profile and its public page: empty fields, own pictures, no contact details.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdCard } from '#shared/features/ads/ad-schemas.ts';
import type { OwnProfile, Person as Shown } from '#shared/features/profiles/contract.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { insertAds, insertPictureRow } from '../../testing/samples/sample-ads.ts';
import { purgePictures } from '../pictures/purge.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

interface Refused {
  message: string;
  data?: { fields?: Record<string, string> };
}

const change = <Body = OwnProfile>(as: Person, body: unknown) =>
  app.call<Body>('PATCH', '/api/me/profile', { as, body });
const own = async (as: Person) => (await app.call<OwnProfile>('GET', '/api/me/profile', { as })).body;
const waiting = (userId: string) =>
  insertPictureRow(app.services.database, { userId, adId: null, position: 0 });

describe('one’s own profile', () => {
  test('contains what the user has written', async () => {
    const anna = await app.person();
    const written = { name: 'Anna Ek', phone: '070-123 45 67', location: 'Lund', bio: 'Spelar i 3:an.' };
    expect((await change(anna, written)).status).toBe(200);
    expect(await own(anna)).toEqual({
      id: anna.id,
      email: anna.email,
      avatarUrl: null,
      birthYear: 1990,
      showsOnline: false,
      association: null,
      business: null,
      isTreatedAsMinor: false,
      ageRefusal: null,
      rating: null,
      reviewCount: 0,
      ...written,
    });
  });

  test('leaves stored values for empty fields, and clears removed ones', async () => {
    const anna = await app.person();
    await change(anna, { name: 'Anna Ek', phone: '070-1', location: 'Lund', bio: 'Hej' });
    await change(anna, { name: '', phone: '', location: '', bio: null });
    expect(await own(anna)).toMatchObject({ name: 'Anna Ek', phone: '070-1', location: 'Lund', bio: '' });
  });

  test.each([
    ['name', 'A', 'Namnet måste vara minst 2 tecken långt'],
    ['name', 'admin1', 'Användarnamnet verkar vara automatiskt genererat'],
    ['name', 'Superadmin', 'Namnet kan förväxlas med Baskettorgets egna. Välj ett annat.'],
    ['phone', '1'.repeat(31), 'Telefonnumret får vara högst 30 tecken'],
    ['phone', 'ring mig', 'Skriv telefonnumret med siffror'],
    ['location', 'x'.repeat(81), 'Orten får vara högst 80 tecken'],
    ['bio', 'x'.repeat(1001), 'Presentationen får vara högst 1000 tecken'],
    ['bio', 'a\0b', 'Texten innehåller ett tecken som inte kan sparas'],
    ['name', null, 'Namnet kan inte tas bort'],
  ])('refuses %s %j, and changes nothing', async (field, value, sentence) => {
    const anna = await app.person();
    const before = await own(anna);
    const { status, body } = await change<Refused>(anna, { location: 'Malmö', [field]: value });
    expect([status, body.data?.fields]).toEqual([422, { [field]: sentence }]);
    expect(await own(anna)).toEqual(before);
  });

  test('can be changed with an unchanged name that only an admin could give', async () => {
    const anna = await app.person();
    const { pool } = app.services.database;
    await pool.query(`update profiles set name = 'Superadmin' where id = $1`, [anna.id]);
    expect((await change(anna, { name: 'Superadmin', location: 'Lund' })).body).toMatchObject({
      name: 'Superadmin',
      location: 'Lund',
    });
    expect((await change(anna, { name: 'Demo1' })).status).toBe(422);
  });

  test('of staff can have a name that is reserved for staff', async () => {
    const eva = await app.person('admin');
    expect((await change(eva, { name: 'Moderator Eva' })).body).toMatchObject({ name: 'Moderator Eva' });
    expect((await change(eva, { name: 'E' })).status).toBe(422);
  });

  test('strips invisible characters, and line breaks outside the presentation', async () => {
    const anna = await app.person();
    await change(anna, { location: 'Malmö\u202E\n\nLund', bio: 'Rad ett\u0007\r\nrad  två \u200B' });
    expect(await own(anna)).toMatchObject({ location: 'Malmö Lund', bio: 'Rad ett\nrad två' });
    await change(anna, { location: '\u200B\u200B' });
    expect(await own(anna)).toMatchObject({ location: 'Malmö Lund' });
    const half = await change<Refused>(anna, { bio: 'hej \ud83d' });
    expect(half.body.data?.fields).toEqual({ bio: 'Texten innehåller ett tecken som inte kan sparas' });
  });

  test('shows a new name in the next request, on the ad and to the user', async () => {
    const anna = await app.person();
    const [id = ''] = await insertAds(app.services.database, anna.id, [{ title: 'Boll' }]);
    await app.call('GET', `/ad/${id}`);
    await app.call('GET', `/u/${anna.id}`);
    await change(anna, { name: 'Anna Berg' });
    expect((await app.call<string>('GET', `/ad/${id}`)).body).toContain('Anna Berg');
    expect((await app.call<string>('GET', `/u/${anna.id}`)).body).toContain('Anna Berg');
    // A page cached under an upper-case id is invalidated too.
    await app.call('GET', `/u/${anna.id.toUpperCase()}`);
    await change(anna, { name: 'Anna Dahl' });
    expect((await app.call<string>('GET', `/u/${anna.id.toUpperCase()}`)).body).toContain('Anna Dahl');
    const session = await app.call<{ viewer: { name: string } }>('GET', '/api/session', { as: anna });
    expect(session.body.viewer.name).toBe('Anna Dahl');
  });
});

describe('a portrait', () => {
  test('is a picture uploaded by the user, and replaces the previous one', async () => {
    const anna = await app.person();
    const [first, second] = [await waiting(anna.id), await waiting(anna.id)];
    expect((await change(anna, { portraitId: first })).body.avatarUrl).toBe(`/pictures/${first}/400.webp`);
    await change(anna, { portraitId: first, location: 'Lund' });
    expect((await change(anna, { portraitId: second.toUpperCase() })).body.avatarUrl).toBe(
      `/pictures/${second}/400.webp`,
    );
    expect(await picturesOf(anna)).toEqual([second]);
    expect((await change(anna, { portraitId: null })).body.avatarUrl).toBeNull();
    expect(await picturesOf(anna)).toEqual([]);
  });

  test('is neither another user’s picture, nor an ad’s or a club’s, nor a deleted one', async () => {
    const [anna, berit] = [await app.person(), await app.person()];
    const [adId = ''] = await insertAds(app.services.database, anna.id, [{ title: 'Boll' }]);
    const ofAd = await insertPictureRow(app.services.database, { userId: anna.id, adId, position: 0 });
    const logo = await waiting(anna.id);
    await app.services.database.pool.query(
      `with club as (insert into associations (name) values ('Ekstad Basket') returning id)
       update ad_pictures set association_id = club.id from club where ad_pictures.id = $1`,
      [logo],
    );
    for (const portraitId of [await waiting(berit.id), ofAd, logo, crypto.randomUUID()]) {
      const { status, body } = await change<Refused>(anna, { portraitId, location: 'Lund' });
      expect([status, body.data?.fields]).toEqual([
        422,
        { portraitId: 'Bilden finns inte längre. Ladda upp den igen.' },
      ]);
    }
    expect(await own(anna)).toMatchObject({ avatarUrl: null, location: '' });
  });

  test('is not purged, deleted with a draft or assigned to an ad', async () => {
    const anna = await app.person();
    const id = await waiting(anna.id);
    await change(anna, { portraitId: id });
    await purgePictures(app.services, { draftMs: -1000, fileMs: 1000 });
    expect((await app.call('DELETE', `/api/pictures/${id}`, { as: anna })).status).toBe(404);
    const ad = { title: 'Boll', category: 'Basketboll', pictureIds: [id] };
    expect((await app.call('POST', '/api/ads', { as: anna, body: ad })).status).toBe(422);
    expect(await picturesOf(anna)).toEqual([id]);
  });
});

const saveYear = ({ id }: Person, year: string) =>
  app.services.database.pool.query(`update profiles set birth_year = ${year} where id = $1`, [id]);

describe('contact data of a person treated as a minor', () => {
  test.each([
    ['extract(year from now()) - 15', 'Du är under 18'],
    ['null', 'ange ditt födelseår'],
  ])('is refused in what others read, with the birth year %s', async (birthYear, sentence) => {
    const anna = await app.person();
    await saveYear(anna, birthYear);
    for (const text of [{ bio: 'Ring 070-123 45 67' }, { location: 'Storgatan 5' }]) {
      const { status, body } = await change<Refused>(anna, text);
      expect([status, Object.keys(body.data?.fields ?? {})]).toEqual([422, Object.keys(text)]);
      expect(body.message).toContain(sentence);
    }
    expect((await change(anna, { phone: '070-123 45 67', bio: 'Spelar i Lund' })).status).toBe(200);
  });

  test('is an adult’s own choice, and an earlier one does not prevent other changes', async () => {
    const anna = await app.person();
    expect((await change(anna, { bio: 'Ring 070-123 45 67' })).status).toBe(200);
    await saveYear(anna, 'null');
    expect((await change(anna, { location: 'Lund' })).status).toBe(200);
  });
});

describe('what others see', () => {
  test('identifies a person without contact details', async () => {
    const anna = await app.person();
    await change(anna, { phone: '070-1234567', bio: 'Hej', location: 'Lund' });
    const { body } = await app.call<Shown>('GET', `/api/people/${anna.id}`);
    expect(body).toMatchObject({ id: anna.id, name: anna.name, bio: 'Hej', location: 'Lund', role: 'user' });
    const page = (await app.call<string>('GET', `/u/${anna.id}`)).body;
    for (const output of [JSON.stringify(body), page]) {
      expect(output).not.toContain('1234567');
      expect(output).not.toContain(anna.email);
    }
  });

  test.each([
    [() => crypto.randomUUID(), 404],
    [() => 'ingen', 422],
  ])('is a 404 for an unknown person', async (id, status) => {
    const answer = await app.call<Refused>('GET', `/api/people/${id()}`);
    expect(answer.status).toBe(status);
    expect((await app.call('GET', `/u/${id()}`)).status).toBe(404);
  });

  test('lists public ads, newest first, one page at a time', async () => {
    const anna = await app.person();
    await insertAds(app.services.database, anna.id, [
      ...Array.from({ length: 30 }, (_, n) => ({ title: `Boll ${n}`, created_at: hour(n) })),
      { title: 'Väntar', status: 'pending' },
      { title: 'Dold', sale_state: 'hidden' },
    ]);
    type Page = { ads: AdCard[]; next: string | null };
    const first = (await app.call<Page>('GET', `/api/people/${anna.id}/ads`)).body;
    const after = encodeURIComponent(first.next ?? '');
    const second = (await app.call<Page>('GET', `/api/people/${anna.id}/ads?after=${after}`)).body;
    expect([first.ads.length, second.ads.length, second.next]).toEqual([24, 6, null]);
    const shown = [...first.ads, ...second.ads];
    expect(new Set(shown.map(({ id }) => id)).size).toBe(30);
    const times = shown.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    // The last value of a repeated parameter is used, both for the cache key and for the page.
    await app.call('GET', `/u/${anna.id}?after=${after}&after=`);
    expect((await app.call<string>('GET', `/u/${anna.id}?after=${after}`)).body).toContain('Boll 0');
    const bad = await app.call<Refused>('GET', `/api/people/${anna.id}/ads?after=c1`);
    expect([bad.status, bad.body.message]).toEqual([422, 'Sidan finns inte. Börja om från första sidan.']);
  });
});

/** Three ads each hour. */
function hour(n: number): Date {
  return new Date(Date.parse('2026-01-01T12:00:00Z') + Math.floor(n / 3) * 3_600_000);
}

async function picturesOf({ id }: Person): Promise<string[]> {
  const rows = await app.services.database.kysely
    .selectFrom('ad_pictures')
    .select('id')
    .where('user_id', '=', id)
    .execute();
  return rows.map((row) => row.id);
}
