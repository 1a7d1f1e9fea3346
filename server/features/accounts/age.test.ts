// Birth year and minimum age: set once, required before publishing, and limited by the site's minimum age.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatDay } from '#shared/format.ts';
import type { RefusalData } from '#shared/errors.ts';
import type { OwnProfile } from '#shared/features/profiles/contract.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';

/** The current year in Sweden, where a year begins an hour earlier than in UTC. */
const year = Number(formatDay(new Date()).slice(0, 4));
const ad = { title: 'Boll', category: 'Basketboll' };

let app: TestApp;
let superadmin: Person;

beforeAll(async () => {
  app = await openTestApp();
  superadmin = await app.person('superadmin');
});
afterAll(() => app.close());

interface Refused {
  message?: string;
  data?: RefusalData;
}

async function newcomer(): Promise<Person> {
  const person = await app.person();
  await app.services.database.pool.query('update profiles set birth_year = null where id = $1', [person.id]);
  return person;
}

const setBirthYear = (as: Person, birthYear: unknown) =>
  app.call<OwnProfile & Refused>('PATCH', '/api/me/profile', { as, body: { birthYear } });
const write = (as: Person) => app.call<Refused>('POST', '/api/ads', { as, body: ad });

test('refuses an ad without a birth year and accepts it with one', async () => {
  const person = await newcomer();
  const { status, body } = await write(person);
  expect([status, body.data?.fields]).toEqual([422, { birthYear: 'Ange ditt födelseår först' }]);
  expect((await setBirthYear(person, 1990)).body).toMatchObject({
    birthYear: 1990,
    isTreatedAsMinor: false,
    ageRefusal: null,
  });
  expect((await write(person)).status).toBe(201);
});

test('the birth year is set once; only staff can change it', async () => {
  const person = await newcomer();
  await setBirthYear(person, year - 15);
  const { status, body } = await setBirthYear(person, 1990);
  const sentence = 'Födelseåret är redan angivet. Kontakta supporten om det är fel.';
  expect([status, body.data?.fields]).toEqual([422, { birthYear: sentence }]);
  expect((await setBirthYear(person, year - 15)).status).toBe(200);
});

test('stores one of two birth years that are sent concurrently', async () => {
  const person = await newcomer();
  const answers = await Promise.all([setBirthYear(person, 1990), setBirthYear(person, 1991)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
});

test('saves no other field with a birth year that is refused', async () => {
  const person = await newcomer();
  await app.call('PATCH', '/api/me/profile', { as: person, body: { birthYear: 1800, location: 'Lund' } });
  const { body } = await app.call<OwnProfile>('GET', '/api/me/profile', { as: person });
  expect(body).toMatchObject({ birthYear: null, location: '' });
});

test.each([
  ['two digits', 90],
  ['next year', year + 1],
  ['a fraction', 1990.5],
  ['a word', 'nittio'],
  ['nothing', null],
])('refuses %s at its field', async (_case, birthYear) => {
  const { status, body } = await setBirthYear(await newcomer(), birthYear);
  const sentence = 'Ange födelseåret med fyra siffror, till exempel 1990';
  expect([status, body.data?.fields]).toEqual([422, { birthYear: sentence }]);
});

describe('the minimum age', () => {
  const tooYoung =
    'Du behöver vara minst 13 år för att annonsera och skriva till andra. Är födelseåret fel? Kontakta supporten.';

  test('is 13, counted by year', async () => {
    const twelve = await newcomer();
    expect((await setBirthYear(twelve, year - 12)).body).toMatchObject({
      ageRefusal: tooYoung,
      isTreatedAsMinor: true,
    });
    const refused = await write(twelve);
    expect([refused.status, refused.body.message]).toEqual([403, tooYoung]);
    const thirteen = await newcomer();
    expect((await setBirthYear(thirteen, year - 13)).body).toMatchObject({
      ageRefusal: null,
      isTreatedAsMinor: true,
    });
    expect((await write(thirteen)).status).toBe(201);
  });

  test('is a site setting that applies at once, also to changed ads', async () => {
    const fifteen = await newcomer();
    await setBirthYear(fifteen, year - 15);
    const { body } = await app.call<{ id: string }>('POST', '/api/ads', { as: fifteen, body: ad });
    await app.call('PATCH', '/api/admin/settings', { as: superadmin, body: { minimumAge: 16 } });
    const changed = await app.call<Refused>('PUT', `/api/ads/${body.id}`, { as: fifteen, body: ad });
    expect([changed.status, changed.body.message]).toEqual([
      403,
      'Du behöver vara minst 16 år för att annonsera och skriva till andra. Är födelseåret fel? Kontakta supporten.',
    ]);
    await app.call('PATCH', '/api/admin/settings', { as: superadmin, body: { minimumAge: 13 } });
  });
});

test('the birth year is not shown to others', async () => {
  const person = await newcomer();
  await setBirthYear(person, 1987);
  const seen = await Promise.all([
    app.call('GET', `/api/people/${person.id}`),
    app.call('GET', '/api/admin/users', { as: superadmin }),
  ]);
  // Ids may contain these digits.
  expect(JSON.stringify(seen.map(({ body }) => body))).not.toMatch(/(?<![\w-])1987(?![\w-])/);
});
