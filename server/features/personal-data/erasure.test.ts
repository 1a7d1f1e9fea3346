// Asking to be erased and regretting it: what happens at once, what does not, and that everything is as it was.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PersonalData } from '#shared/features/personal-data/contract.ts';
import { openTestApp, type Person, TEST_PASSWORD, type TestApp } from '../../testing/app.ts';
import { insertAds } from '../../testing/sample-ads.ts';
import { turnTwoStepOn } from '../../testing/two-step.ts';
import { eraseDue } from './erasing.ts';

let app: TestApp;
let anna: Person;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  anna = await app.person();
});

interface Refusal {
  message: string;
  data?: { fields?: Record<string, string> };
}

const proof = { password: TEST_PASSWORD };
const leave = (as?: Person, body: object = proof) =>
  app.call<Refusal & { dueAt: string }>('POST', '/api/me/erasure', { as, body });
const regret = (as?: Person) => app.call<Refusal & { shownAds: number }>('DELETE', '/api/me/erasure', { as });
const look = async (as: Person) =>
  (await app.call<PersonalData>('GET', '/api/me/personal-data', { as })).body;
const query = (text: string, values: unknown[]) => app.services.database.pool.query(text, values);
const isPublic = async (id: string) => (await app.call('GET', `/api/ads/${id}`)).status === 200;
const isThere = async (person: Person) => (await app.call('GET', `/api/people/${person.id}`)).status === 200;
const letTimePass = (person: Person) =>
  query(`update erasures set due_at = now() - interval '1 minute' where user_id = $1`, [person.id]);

async function statesOf(person: Person): Promise<Record<string, string>> {
  const { rows } = await query('select title, sale_state, updated_at from ads where user_id = $1', [
    person.id,
  ]);
  return Object.fromEntries(
    rows.map((row: { title: string; sale_state: string; updated_at: Date }) => [
      row.title,
      `${row.sale_state} ${row.updated_at.toISOString()}`,
    ]),
  );
}

const wardrobe = [
  { title: 'Till salu' },
  { title: 'Reserverad', sale_state: 'reserved' },
  { title: 'Såld', sale_state: 'sold' },
  { title: 'Dold', sale_state: 'hidden' },
  { title: 'Väntar', status: 'pending' },
  { title: 'Avvisad', status: 'rejected' },
] as const;

describe('asking', () => {
  test('hides every ad at once, and regretting shows exactly those that were hidden for it', async () => {
    const [shown = ''] = await insertAds(app.services.database, anna.id, wardrobe);
    const before = await statesOf(anna);
    expect((await leave(anna)).status).toBe(200);
    expect(await isPublic(shown)).toBe(false);
    for (const state of Object.values(await statesOf(anna))) expect(state).toMatch(/^hidden /);

    const answer = await regret(anna);
    expect([answer.status, answer.body]).toEqual([200, { shownAds: 3 }]);
    expect(await statesOf(anna)).toEqual(before);
    expect(await isPublic(shown)).toBe(true);
    expect((await look(anna)).erasure).toBeNull();
    expect((await regret(anna)).status).toBe(404);
  });

  test('waits 14 days, ends all other sessions, and tells by mail when and how to regret', async () => {
    const { headers } = await app.inject({
      method: 'POST',
      url: '/api/session',
      payload: { email: anna.email, password: TEST_PASSWORD },
    });
    const phone = { ...anna, cookie: String(headers['set-cookie']).split(';')[0] ?? '' };
    const { dueAt } = (await leave(anna)).body;
    const days = (new Date(dueAt).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(13.99);
    expect(days).toBeLessThanOrEqual(14);
    expect((await app.call('GET', '/api/me/profile', { as: phone })).status).toBe(401);
    expect((await look(anna)).erasure).toEqual({ dueAt });
    const { rows } = await query(
      `select subject, body from mails where user_id = $1 and kind = 'erasure-requested'`,
      [anna.id],
    );
    expect(rows).toEqual([
      {
        subject: expect.stringMatching(/^Ditt konto raderas den \d+ \w+ \d{4}$/),
        body: expect.stringContaining('Ångra på din profil'),
      },
    ]);
    await eraseDue(app.services);
    expect(await isThere(anna)).toBe(true);
  });

  test('still lets one sign in and have a copy, but not publish', async () => {
    const [ad = ''] = await insertAds(app.services.database, anna.id, [{ title: 'Boll' }]);
    await leave(anna);
    const signedIn = await app.call('POST', '/api/session', {
      body: { email: anna.email, password: TEST_PASSWORD },
    });
    expect(signedIn.status).toBe(200);
    expect((await app.call('POST', '/api/me/personal-data/exports', { as: anna })).status).toBe(200);
    const text = { title: 'Ny', category: 'Basketboll', condition: 'Ny', price: 1, pictureIds: [] };
    const sentence = 'Ditt konto ska raderas. Ångra det på din profil om du vill publicera annonser.';
    for (const [method, url, body] of [
      ['POST', '/api/ads', text],
      ['PUT', `/api/ads/${ad}/sale-state`, { saleState: 'active' }],
    ] as const) {
      const answer = await app.call<Refusal>(method, url, { as: anna, body });
      expect([answer.status, answer.body.message]).toEqual([403, sentence]);
    }
    expect((await app.call('DELETE', `/api/ads/${ad}`, { as: anna })).status).toBe(200);
    expect((await regret(anna)).body).toEqual({ shownAds: 0 });
    expect((await app.call('POST', '/api/ads', { as: anna, body: text })).status).toBe(201);
  });

  test('an ad that is approved meanwhile is not shown before one has regretted', async () => {
    const admin = await app.person('admin');
    const [ad = ''] = await insertAds(app.services.database, anna.id, [{ title: 'Boll', status: 'pending' }]);
    await leave(anna);
    const body = { status: 'approved' };
    expect((await app.call('PUT', `/api/admin/ads/${ad}/status`, { as: admin, body })).status).toBe(200);
    expect(await isPublic(ad)).toBe(false);
    await regret(anna);
    expect(await isPublic(ad)).toBe(true);
  });

  test('no ad slips out while one is asking', async () => {
    const text = { title: 'Ny', category: 'Basketboll', condition: 'Ny', price: 1, pictureIds: [] };
    const write = () => app.call('POST', '/api/ads', { as: anna, body: text });
    await Promise.all([write(), write(), leave(anna), write(), write()]);
    const { rows } = await query('select distinct sale_state from ads where user_id = $1', [anna.id]);
    expect(rows.filter((row: { sale_state: string }) => row.sale_state !== 'hidden')).toEqual([]);
  });

  test('takes the right password, beside whose field it says what is wrong', async () => {
    for (const [body, sentence] of [
      [{}, 'Ange ditt lösenord'],
      [{ password: '' }, 'Ange ditt lösenord'],
      [{ email: anna.email }, 'Ange ditt lösenord'],
      [{ password: 'Fel-losen1' }, 'Det nuvarande lösenordet är fel'],
    ] as const) {
      const answer = await leave(anna, body);
      expect([answer.status, answer.body.data?.fields]).toEqual([422, { password: sentence }]);
    }
    expect((await look(anna)).erasure).toBeNull();
  });

  test('is not a way to guess a password', async () => {
    for (let count = 0; count < 10; count += 1) await leave(anna, { password: 'Fel-losen1' });
    expect((await leave(anna)).status).toBe(429);
    expect((await look(anna)).erasure).toBeNull();
  });

  test('without a password takes the address, typed by hand', async () => {
    await query('delete from accounts where user_id = $1', [anna.id]);
    expect((await look(anna)).proof).toBe('email');
    for (const [body, sentence] of [
      [{}, 'Skriv din e-postadress'],
      [{ email: 'nagon@annan.se' }, 'Det är inte kontots e-postadress'],
    ] as const) {
      const answer = await leave(anna, body);
      expect([answer.status, answer.body.data?.fields]).toEqual([422, { email: sentence }]);
    }
    expect((await leave(anna, { email: ` ${anna.email.toUpperCase()} ` })).status).toBe(200);
  });

  test('twice at once is once', async () => {
    const answers = await Promise.all([leave(anna), leave(anna)]);
    expect(new Set(answers.map(({ body }) => body.dueAt)).size).toBe(1);
    const { rows } = await query(`select from mails where user_id = $1 and kind = 'erasure-requested'`, [
      anna.id,
    ]);
    expect(rows.length).toBe(1);
  });

  test('is for the signed-in, about themselves', async () => {
    expect((await leave()).status).toBe(401);
    expect((await regret()).status).toBe(401);
    await leave(anna);
    expect((await regret(await app.person())).status).toBe(404);
    expect((await look(anna)).erasure).not.toBeNull();
  });

  test('one superadmin is always left, also when two leave at once', async () => {
    const [one, two] = [await app.person('superadmin'), await app.person('superadmin')];
    const answers = await Promise.all([leave(one), leave(two)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toMatch(/^Du är den enda superadmin/);
    const gone = answers[0]?.status === 200 ? one : two;
    await regret(gone);
    await query(`update profiles set role = 'user' where id = $1`, [gone.id]);
  });

  test('the last superadmin is one also without the two-step sign-in that is demanded', async () => {
    const boss = await app.person('superadmin');
    await query(`update profiles set role = 'user' where role = 'superadmin' and id <> $1`, [boss.id]);
    const demand = (adminsNeedTwoStep: boolean) =>
      app.call('PATCH', '/api/admin/settings', { as: boss, body: { adminsNeedTwoStep } });
    await turnTwoStepOn(app, boss);
    await demand(true);
    await query('delete from two_step where user_id = $1', [boss.id]);
    expect((await leave(boss)).status).toBe(409);
    await turnTwoStepOn(app, boss);
    expect((await demand(false)).status).toBe(200);
  });
});

describe('when the time is out', () => {
  test('the job erases whoever has not regretted', async () => {
    const berit = await app.person();
    await leave(anna);
    await leave(berit);
    await Promise.all([letTimePass(anna), letTimePass(berit)]);
    await regret(berit);
    expect(await eraseDue(app.services)).toEqual({ erased: 1 });
    expect([await isThere(anna), await isThere(berit)]).toEqual([false, true]);
    expect((await app.call('GET', '/api/me/profile', { as: anna })).status).toBe(401);
  });

  test('one who cannot be erased does not stop the others, and is tried again', async () => {
    const { rows: superadmins } = await query(`select id from profiles where role = 'superadmin'`, []);
    const boss = await app.person('superadmin');
    for (const { id } of superadmins as { id: string }[])
      await query(`update profiles set role = 'user' where id = $1`, [id]);
    await query(`insert into erasures (user_id, due_at) values ($1, now() - interval '1 day')`, [boss.id]);
    await leave(anna);
    await letTimePass(anna);
    expect(await eraseDue(app.services)).toEqual({ erased: 1 });
    expect([await isThere(boss), await isThere(anna)]).toEqual([true, false]);
    const other = await app.person('superadmin');
    expect(await eraseDue(app.services)).toEqual({ erased: 1 });
    expect([await isThere(boss), await isThere(other)]).toEqual([false, true]);
  });

  test('what others keep of it says nobody', async () => {
    const admin = await app.person('admin');
    const boss = await app.person('superadmin');
    const [ad = ''] = await insertAds(app.services.database, anna.id, [{ title: 'Boll', status: 'pending' }]);
    const body = { status: 'approved' };
    await app.call('PUT', `/api/admin/ads/${ad}/status`, { as: admin, body });
    await leave(admin);
    await letTimePass(admin);
    await eraseDue(app.services);
    const review = await app.call('GET', `/api/admin/ads/${ad}`, { as: boss });
    expect(review.body).toMatchObject({ decision: { by: null } });
    const log = await app.call<{ entries: unknown[] }>('GET', `/api/admin/audit-log?search=${ad}`, {
      as: boss,
    });
    expect(log.body.entries).toMatchObject([{ actor: { id: admin.id, name: null }, action: 'ad.approve' }]);
    const file = await app.call<string>('GET', `/api/admin/audit-log.csv?search=${ad}`, { as: boss });
    expect(file.body).toContain('Borttagen användare');
  });
});
