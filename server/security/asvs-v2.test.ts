// OWASP ASVS 5.0.0, chapter V2 Validation and Business Logic: every requirement of levels 1 and 2, as a test or with a reason.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeLink } from '../features/accounts/mail-links/mail-links.ts';
import { openTestApp, type Person, TEST_PASSWORD, type TestApp } from '../testing/app.ts';
import { compareRules, EVERY_RULE_ONCE, type WithoutTest } from '../testing/asvs.ts';
import { fillRegistration } from '../testing/samples/new-account.ts';
import { turnTwoStepOn } from '../testing/two-step.ts';

const withoutTest: WithoutTest = {
  '2.1.2': [
    'is documented',
    'docs/decisions/18-asvs.md lists what must fit together, and what is left free on purpose.',
  ],
  '2.1.3': [
    'is documented',
    'docs/decisions/11-limits.md lists every limit, by person, by place and for the whole site.',
  ],
};

let app: TestApp;
let anna: Person;
let boss: Person;

beforeAll(async () => {
  app = await openTestApp();
  boss = await app.person('superadmin');
});
beforeEach(async () => {
  await app.services.database.pool.query('delete from limits');
  anna = await app.person();
});
afterAll(() => app.close());

interface Answered {
  id?: string;
  message?: string;
  data?: { fields?: Record<string, string> };
}

const ad = { title: 'Matchboll', category: 'Basketboll', condition: 'Ny', price: 300, pictureIds: [] };
const post = (url: string, body: unknown, as?: Person) => app.call<Answered>('POST', url, { as, body });
const requestExport = (as: Person) => post('/api/me/personal-data/exports', undefined, as);
const countAttempts = (key: string, tries: number) =>
  app.services.database.pool.query(
    `insert into limits (key, tries, ends_at) values ($1, $2, now() + interval '5 minutes')`,
    [key, tries],
  );
const countOf = async (table: 'ads' | 'profiles' | 'sessions', where: string, value: string) => {
  const { rows } = await app.services.database.pool.query<{ n: number }>(
    `select count(*)::int as n from ${table} where ${where} = $1`,
    [value],
  );
  return rows[0]?.n;
};
const resetToken = async ({ id, email }: Person) => {
  const { services } = app;
  const link = await makeLink(services, services.database.kysely, {
    purpose: 'reset-password',
    userId: id,
    email,
  });
  return new URL(link).searchParams.get('token') ?? '';
};

describe('V2 Validation and Business Logic', () => {
  describe('V2.1 Validation and Business Logic Documentation', () => {
    test('2.1.1 the rules of every field are published from the schemas that are enforced', async () => {
      const { body } = await app.call<{ paths: Record<string, Record<string, unknown>> }>(
        'GET',
        '/api/openapi.json',
      );
      const described = JSON.stringify(body.paths['/ads']?.['post']);
      for (const rule of ['"maxLength":100', '"minimum":0', '"maximum":9999999', '"pattern":"^\\\\d{0,5}$"'])
        expect(described).toContain(rule);
      expect(JSON.stringify(body.paths['/email-confirmations'])).toContain('"maxLength":200');
    });
  });

  describe('V2.2 Input Validation', () => {
    test.each([
      ['a price below zero', { price: -1 }, 'price'],
      ['a price that is no whole number', { price: 1.5 }, 'price'],
      ['a price as text', { price: '300' }, 'price'],
      ['a condition that is not in the list', { condition: 'Perfekt' }, 'condition'],
      ['a category that is not in the list', { category: 'Vapen' }, 'category'],
      ['a title that is too long', { title: 'x'.repeat(101) }, 'title'],
      ['a postal code with letters', { postalCode: '1234A' }, 'postalCode'],
      ['a text with a character that cannot be saved', { description: 'a\0b' }, 'description'],
    ])('2.2.1 refuses %s, with a sentence at its field', async (_what, wrong, field) => {
      const { status, body } = await post('/api/ads', { ...ad, ...wrong }, anna);
      expect([status, Object.keys(body.data?.fields ?? {})]).toEqual([422, [field]]);
      expect(await countOf('ads', 'user_id', anna.id)).toBe(0);
    });

    test.each([
      '/api/ads?sort=bogus',
      '/api/ads?price=0-0',
      '/api/ads?after=not-a-place',
      `/api/ads?search=${'x'.repeat(101)}`,
      '/api/people/not-an-id',
    ])('2.2.1 refuses bad values in an address: %s', async (url) => {
      expect((await app.call('GET', url)).status).toBe(422);
    });

    test('2.2.2 the server validates requests that come from no form', async () => {
      const form = await fillRegistration(app, { name: 'A', email: 'anna@mailinator.com', password: 'abc' });
      const { status, body } = await post('/api/accounts', form);
      expect([status, Object.keys(body.data?.fields ?? {})]).toEqual([422, ['name', 'email', 'password']]);
      expect(await countOf('profiles', 'email', form.email)).toBe(0);
    });

    test('2.2.2 the server refuses fields that the caller may not set, and nothing is saved', async () => {
      const before = await countOf('ads', 'user_id', anna.id);
      const created = await post('/api/ads', { ...ad, status: 'approved', user_id: boss.id }, anna);
      expect([created.status, Object.keys(created.body.data?.fields ?? {})]).toEqual([
        422,
        ['status', 'user_id'],
      ]);
      expect(await countOf('ads', 'user_id', anna.id)).toBe(before);
      const role = { role: 'superadmin', verified: true };
      expect((await app.call('PATCH', '/api/me/profile', { as: anna, body: role })).status).toBe(422);
      expect((await app.call('GET', '/api/admin/users', { as: anna })).status).toBe(403);
    });

    test('2.2.3 validates combined data: two passwords, the end of a suspension, an age and an ad', async () => {
      const token = await resetToken(anna);
      const twice = { token, password: 'Straffkast-2027', repeated: 'Straffkast-2028' };
      const mismatched = await app.call<Answered>('PUT', '/api/password-resets', { body: twice });
      expect([mismatched.status, mismatched.body.data?.fields]).toEqual([
        422,
        { repeated: 'Lösenorden matchar inte' },
      ]);
      const blocked = await app.call<Answered>('PUT', `/api/admin/users/${anna.id}/block`, {
        as: boss,
        body: { rule: 'forbidden', reason: 'Spam', lastDay: '2020-01-01' },
      });
      expect([blocked.status, Object.keys(blocked.body.data?.fields ?? {})]).toEqual([422, ['lastDay']]);
      await app.services.database.pool.query('update profiles set birth_year = $2 where id = $1', [
        anna.id,
        new Date().getFullYear() - 9,
      ]);
      expect((await post('/api/ads', ad, anna)).status).toBe(403);
    });
  });

  describe('V2.3 Business Logic Security', () => {
    test('2.3.1 no step can be skipped: human check, first step of sign-in, setup, moderation', async () => {
      const form = await fillRegistration(app);
      const { body: unsolved } = await post('/api/human-checks', undefined);
      const unchecked = await post('/api/accounts', { ...form, humanCheckId: unsolved.id });
      expect([unchecked.status, Object.keys(unchecked.body.data?.fields ?? {})]).toEqual([
        422,
        ['humanCheck'],
      ]);
      const { code } = await turnTwoStepOn(app, anna);
      expect((await post('/api/second-step', { code: code() })).status).toBe(401);
      const bo = await app.person();
      expect((await app.call('PUT', '/api/me/two-step', { as: bo, body: { code: '123456' } })).status).toBe(
        409,
      );
      const { body: created } = await post('/api/ads', ad, anna);
      expect((await app.call('GET', `/api/ads/${created.id}`, { as: bo })).status).toBe(404);
      expect((await app.call('GET', `/api/ads/${created.id}`, { as: boss })).status).toBe(200);
    });

    test('2.3.1 no step can be repeated: a human check creates one account', async () => {
      const form = await fillRegistration(app);
      expect((await post('/api/accounts', form)).status).toBe(200);
      const again = await post('/api/accounts', { ...form, email: 'nagon.annan@exempel.se' });
      expect([again.status, Object.keys(again.body.data?.fields ?? {})]).toEqual([422, ['humanCheck']]);
    });

    test('2.3.2 exports are limited to one at a time and three a day', async () => {
      const [first, meanwhile] = [await requestExport(anna), await requestExport(anna)];
      expect([meanwhile.status, meanwhile.body.id]).toEqual([200, first.body.id]);
      await app.runJobs();
      for (const _ of [2, 3]) {
        expect((await requestExport(anna)).status).toBe(200);
        await app.runJobs();
      }
      expect((await requestExport(anna)).status).toBe(429);
    });

    test('2.3.2 an account has at most twenty passkeys, an ad five pictures', async () => {
      await app.services.database.pool.query(
        `insert into passkeys (id, user_id, public_key, name)
         select gen_random_uuid(), $1, decode(repeat('00', 77), 'hex'), 'Chrome' from generate_series(1, 20)`,
        [anna.id],
      );
      const passkey = await post('/api/me/passkeys/challenges', { password: TEST_PASSWORD, code: '' }, anna);
      expect(passkey.status).toBe(422);
      const pictureIds = Array.from({ length: 6 }, () => crypto.randomUUID());
      const pictures = await post('/api/ads', { ...ad, pictureIds }, anna);
      expect([pictures.status, Object.keys(pictures.body.data?.fields ?? {})]).toEqual([422, ['pictureIds']]);
    });

    test('2.3.3 a failure halfway leaves nothing: no ad without its pictures, no half-changed address', async () => {
      const refused = await post('/api/ads', { ...ad, pictureIds: [crypto.randomUUID()] }, anna);
      expect(refused.status).toBe(422);
      expect(await countOf('ads', 'user_id', anna.id)).toBe(0);
      await post('/api/session', { email: anna.email, password: TEST_PASSWORD });
      const taken = { current: TEST_PASSWORD, email: boss.email };
      expect((await app.call('PUT', '/api/me/email', { as: anna, body: taken })).status).toBe(409);
      // A successful change would have ended all other sessions.
      expect(await countOf('sessions', 'user_id', anna.id)).toBe(2);
    });

    test('2.3.4 of two concurrent requests one gets what exists once: a link, the last superadmin', async () => {
      const token = await resetToken(anna);
      const body = { token, password: 'Straffkast-2027', repeated: 'Straffkast-2027' };
      const used = await Promise.all([1, 2].map(() => app.call('PUT', '/api/password-resets', { body })));
      expect(used.map(({ status }) => status).toSorted()).toEqual([200, 422]);

      const other = await app.person('superadmin');
      const dethrone = (id: string, as: Person) =>
        app.call('PUT', `/api/admin/users/${id}/role`, { as, body: { role: 'user' } });
      await Promise.all([dethrone(other.id, boss), dethrone(boss.id, other)]);
      expect(await countOf('profiles', 'role', 'superadmin')).toBe(1);
      await app.services.database.pool.query(`update profiles set role = 'superadmin' where id = $1`, [
        boss.id,
      ]);
    });
  });

  describe('V2.4 Anti-automation', () => {
    const wait = 'För många försök. Försök igen om 5 minuter.';

    test.each([
      ['signing in', 'sign-in from 127.0.0.1', 50, '/api/session', { email: 'a@exempel.se', password: 'x' }],
      [
        'links for another password',
        'reset from 127.0.0.1',
        20,
        '/api/password-resets',
        { email: 'bo@exempel.se' },
      ],
      ['puzzles', 'human check from 127.0.0.1', 100, '/api/human-checks', undefined],
      ['asking for a passkey', 'passkey sign-in from 127.0.0.1', 60, '/api/passkey-challenges', undefined],
    ] as const)('2.4.1 limits requests from one address: %s', async (_what, key, tries, url, body) => {
      await countAttempts(key, tries - 1);
      expect((await post(url, body)).status).not.toBe(429);
      await app.services.database.pool.query('update limits set tries = $2 where key = $1', [key, tries]);
      const refused = await post(url, body);
      expect([refused.status, refused.body.message]).toEqual([429, wait]);
    });

    test('2.4.1 registration requires a human check, thirty in an hour per address', async () => {
      const form = await fillRegistration(app);
      await countAttempts('registration from 127.0.0.1', 30);
      expect((await post('/api/accounts', form)).body.message).toBe(wait);
    });

    test('2.4.1 sellers’ phone numbers cannot be collected', async () => {
      await app.services.database.pool.query(`update profiles set phone = '070-1' where id = $1`, [boss.id]);
      const { body: created } = await post('/api/admin/ads', ad, boss);
      await countAttempts(`contact shown to ${anna.id}`, 30);
      const refused = await post(`/api/ads/${created.id}/contact-reveals`, { kind: 'phone' }, anna);
      expect([refused.status, refused.body.message]).toEqual([429, wait]);
    });

    test('2.4.1 a body larger than any form is not read', async () => {
      const refused = await post('/api/ads', { ...ad, description: 'x'.repeat(300_000) }, anna);
      expect(refused.status).toBe(413);
    });
  });

  test('every requirement of the chapter is listed once', ({ task }) => {
    expect(compareRules('V2', task.file, withoutTest)).toEqual(EVERY_RULE_ONCE);
  });
});
