// How old somebody is: said once, needed before publishing, and bounded by the site's lowest age.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RefusalData } from '#shared/errors.ts';
import type { OwnProfile } from '#shared/features/profiles/contract.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';

const year = new Date().getFullYear();
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

const say = (as: Person, birthYear: unknown) =>
  app.call<OwnProfile & Refused>('PATCH', '/api/me/profile', { as, body: { birthYear } });
const write = (as: Person) => app.call<Refused>('POST', '/api/ads', { as, body: ad });

test('an ad is not taken before the year is said, and is taken afterwards', async () => {
  const person = await newcomer();
  const { status, body } = await write(person);
  expect([status, body.data?.fields]).toEqual([422, { birthYear: 'Ange ditt födelseår först' }]);
  expect((await say(person, 1990)).body).toMatchObject({
    birthYear: 1990,
    isTreatedAsMinor: false,
    ageRefusal: null,
  });
  expect((await write(person)).status).toBe(201);
});

test('the year is said once; who was mistaken asks the staff', async () => {
  const person = await newcomer();
  await say(person, year - 15);
  const { status, body } = await say(person, 1990);
  const sentence = 'Födelseåret är redan angivet. Kontakta supporten om det är fel.';
  expect([status, body.data?.fields]).toEqual([422, { birthYear: sentence }]);
  expect((await say(person, year - 15)).status).toBe(200);
});

test('of two years at once, one is kept', async () => {
  const person = await newcomer();
  const answers = await Promise.all([say(person, 1990), say(person, 1991)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
});

test('nothing else is saved with a year that is refused', async () => {
  const person = await newcomer();
  await app.call('PATCH', '/api/me/profile', { as: person, body: { birthYear: 1800, location: 'Lund' } });
  const { body } = await app.call<OwnProfile>('GET', '/api/me/profile', { as: person });
  expect(body).toMatchObject({ birthYear: null, location: '' });
});

test.each([
  ['two figures', 90],
  ['next year', year + 1],
  ['no whole year', 1990.5],
  ['a word', 'nittio'],
  ['nothing', null],
])('refuses %s, beside the field', async (_case, birthYear) => {
  const { status, body } = await say(await newcomer(), birthYear);
  const sentence = 'Ange födelseåret med fyra siffror, till exempel 1990';
  expect([status, body.data?.fields]).toEqual([422, { birthYear: sentence }]);
});

describe('the lowest age', () => {
  const tooYoung = 'Du behöver vara minst 13 år för att annonsera och skriva till andra';

  test('is 13, counted by the year', async () => {
    const twelve = await newcomer();
    expect((await say(twelve, year - 12)).body).toMatchObject({
      ageRefusal: tooYoung,
      isTreatedAsMinor: true,
    });
    const refused = await write(twelve);
    expect([refused.status, refused.body.message]).toEqual([403, tooYoung]);
    const thirteen = await newcomer();
    expect((await say(thirteen, year - 13)).body).toMatchObject({ ageRefusal: null, isTreatedAsMinor: true });
    expect((await write(thirteen)).status).toBe(201);
  });

  test('is a setting of the site, felt at once, also by ads that are changed', async () => {
    const fifteen = await newcomer();
    await say(fifteen, year - 15);
    const { body } = await app.call<{ id: string }>('POST', '/api/ads', { as: fifteen, body: ad });
    await app.call('PATCH', '/api/admin/settings', { as: superadmin, body: { minimumAge: 16 } });
    const changed = await app.call<Refused>('PUT', `/api/ads/${body.id}`, { as: fifteen, body: ad });
    expect([changed.status, changed.body.message]).toEqual([
      403,
      'Du behöver vara minst 16 år för att annonsera och skriva till andra',
    ]);
    await app.call('PATCH', '/api/admin/settings', { as: superadmin, body: { minimumAge: 13 } });
  });
});

test('nobody else is told', async () => {
  const person = await newcomer();
  await say(person, 1987);
  const seen = await Promise.all([
    app.call('GET', `/api/people/${person.id}`),
    app.call('GET', '/api/admin/users', { as: superadmin }),
  ]);
  expect(JSON.stringify(seen.map(({ body }) => body))).not.toContain('1987');
});
