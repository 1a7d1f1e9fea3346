// Requesting and cancelling erasure: immediate effects, the waiting period, and restoring everything.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PersonalData } from '#shared/features/personal-data/contract.ts';
import { openTestApp, type Person, TEST_PASSWORD, type TestApp } from '../../testing/app.ts';
import { insertAds } from '../../testing/samples/sample-ads.ts';
import { turnTwoStepOn } from '../../testing/two-step.ts';
import { eraseDue } from './erase-person.ts';

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
const requestErasure = (as?: Person, body: object = proof) =>
  app.call<Refusal & { dueAt: string }>('POST', '/api/me/erasure', { as, body });
const cancelErasure = (as?: Person) =>
  app.call<Refusal & { shownAds: number }>('DELETE', '/api/me/erasure', { as });
const readOwn = async (as: Person) =>
  (await app.call<PersonalData>('GET', '/api/me/personal-data', { as })).body;
const query = (text: string, values: unknown[]) => app.services.database.pool.query(text, values);
const isPublic = async (id: string) => (await app.call('GET', `/api/ads/${id}`)).status === 200;
const exists = async (person: Person) => (await app.call('GET', `/api/people/${person.id}`)).status === 200;
const endWaitingPeriod = (person: Person) =>
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

const adsOfEveryState = [
  { title: 'Till salu' },
  { title: 'Reserverad', sale_state: 'reserved' },
  { title: 'Såld', sale_state: 'sold' },
  { title: 'Dold', sale_state: 'hidden' },
  { title: 'Väntar', status: 'pending' },
  { title: 'Avvisad', status: 'rejected' },
] as const;

describe('a request', () => {
  test('hides every ad at once, and cancelling shows exactly those it has hidden', async () => {
    const [shown = ''] = await insertAds(app.services.database, anna.id, adsOfEveryState);
    const before = await statesOf(anna);
    expect((await requestErasure(anna)).status).toBe(200);
    expect(await isPublic(shown)).toBe(false);
    for (const state of Object.values(await statesOf(anna))) expect(state).toMatch(/^hidden /);

    const answer = await cancelErasure(anna);
    expect([answer.status, answer.body]).toEqual([200, { shownAds: 3 }]);
    expect(await statesOf(anna)).toEqual(before);
    expect(await isPublic(shown)).toBe(true);
    expect((await readOwn(anna)).erasure).toBeNull();
    expect((await cancelErasure(anna)).status).toBe(404);
  });

  test('waits 14 days, ends all other sessions, and mails the date and how to cancel', async () => {
    const { headers } = await app.inject({
      method: 'POST',
      url: '/api/session',
      payload: { email: anna.email, password: TEST_PASSWORD },
    });
    const phone = { ...anna, cookie: String(headers['set-cookie']).split(';')[0] ?? '' };
    const { dueAt } = (await requestErasure(anna)).body;
    const days = (new Date(dueAt).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(13.99);
    expect(days).toBeLessThanOrEqual(14);
    expect((await app.call('GET', '/api/me/profile', { as: phone })).status).toBe(401);
    expect((await readOwn(anna)).erasure).toEqual({ dueAt, deletesForumTexts: false });
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
    expect(await exists(anna)).toBe(true);
  });

  test('still allows signing in and a copy of the data, but not publishing', async () => {
    const [ad = ''] = await insertAds(app.services.database, anna.id, [{ title: 'Boll' }]);
    await requestErasure(anna);
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
    expect((await cancelErasure(anna)).body).toEqual({ shownAds: 0 });
    expect((await app.call('POST', '/api/ads', { as: anna, body: text })).status).toBe(201);
  });

  test('keeps an ad that is approved meanwhile hidden until it is cancelled', async () => {
    const admin = await app.person('admin');
    const [ad = ''] = await insertAds(app.services.database, anna.id, [{ title: 'Boll', status: 'pending' }]);
    await requestErasure(anna);
    const body = { status: 'approved' };
    expect((await app.call('PUT', `/api/admin/ads/${ad}/status`, { as: admin, body })).status).toBe(200);
    expect(await isPublic(ad)).toBe(false);
    await cancelErasure(anna);
    expect(await isPublic(ad)).toBe(true);
  });

  test('hides ads that are created concurrently', async () => {
    const text = { title: 'Ny', category: 'Basketboll', condition: 'Ny', price: 1, pictureIds: [] };
    const write = () => app.call('POST', '/api/ads', { as: anna, body: text });
    await Promise.all([write(), write(), requestErasure(anna), write(), write()]);
    const { rows } = await query('select distinct sale_state from ads where user_id = $1', [anna.id]);
    expect(rows.filter((row: { sale_state: string }) => row.sale_state !== 'hidden')).toEqual([]);
  });

  test('requires the right password, with errors at its field', async () => {
    for (const [body, sentence] of [
      [{}, 'Ange ditt lösenord'],
      [{ password: '' }, 'Ange ditt lösenord'],
      [{ email: anna.email }, 'Ange ditt lösenord'],
      [{ password: 'Fel-losen1' }, 'Det nuvarande lösenordet är fel'],
    ] as const) {
      const answer = await requestErasure(anna, body);
      expect([answer.status, answer.body.data?.fields]).toEqual([422, { password: sentence }]);
    }
    expect((await readOwn(anna)).erasure).toBeNull();
  });

  test('cannot be used to guess a password', async () => {
    for (let count = 0; count < 10; count += 1) await requestErasure(anna, { password: 'Fel-losen1' });
    expect((await requestErasure(anna)).status).toBe(429);
    expect((await readOwn(anna)).erasure).toBeNull();
  });

  test('requires the typed address of an account without a password', async () => {
    await query('delete from accounts where user_id = $1', [anna.id]);
    expect((await readOwn(anna)).proof).toBe('email');
    for (const [body, sentence] of [
      [{}, 'Skriv din e-postadress'],
      [{ email: 'nagon@annan.se' }, 'Det är inte kontots e-postadress'],
    ] as const) {
      const answer = await requestErasure(anna, body);
      expect([answer.status, answer.body.data?.fields]).toEqual([422, { email: sentence }]);
    }
    expect((await requestErasure(anna, { email: ` ${anna.email.toUpperCase()} ` })).status).toBe(200);
  });

  test('accepts an address as written whose domain has å ä ö', async () => {
    await query('delete from accounts where user_id = $1', [anna.id]);
    await query(`update profiles set email = 'anna@xn--smrgs-pra0j.se' where id = $1`, [anna.id]);
    expect((await requestErasure(anna, { email: 'anna@smörgås.se' })).status).toBe(200);
  });

  test('is stored once when repeated concurrently', async () => {
    const answers = await Promise.all([requestErasure(anna), requestErasure(anna)]);
    expect(new Set(answers.map(({ body }) => body.dueAt)).size).toBe(1);
    const { rows } = await query(`select from mails where user_id = $1 and kind = 'erasure-requested'`, [
      anna.id,
    ]);
    expect(rows.length).toBe(1);
  });

  test('requires a signed-in user, and applies to them only', async () => {
    expect((await requestErasure()).status).toBe(401);
    expect((await cancelErasure()).status).toBe(401);
    await requestErasure(anna);
    expect((await cancelErasure(await app.person())).status).toBe(404);
    expect((await readOwn(anna)).erasure).not.toBeNull();
  });

  test('is refused to the last superadmin, also of two concurrent ones', async () => {
    const [one, two] = [await app.person('superadmin'), await app.person('superadmin')];
    const answers = await Promise.all([requestErasure(one), requestErasure(two)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toMatch(/^Du är den enda superadmin/);
    const leaving = answers[0]?.status === 200 ? one : two;
    await cancelErasure(leaving);
    await query(`update profiles set role = 'user' where id = $1`, [leaving.id]);
  });

  test('is refused to the last superadmin also without the required two-step sign-in', async () => {
    const superadmin = await app.person('superadmin');
    await query(`update profiles set role = 'user' where role = 'superadmin' and id <> $1`, [superadmin.id]);
    const setRequirement = (adminsNeedTwoStep: boolean) =>
      app.call('PATCH', '/api/admin/settings', { as: superadmin, body: { adminsNeedTwoStep } });
    await turnTwoStepOn(app, superadmin);
    await setRequirement(true);
    await query('delete from two_step where user_id = $1', [superadmin.id]);
    expect((await requestErasure(superadmin)).status).toBe(409);
    await turnTwoStepOn(app, superadmin);
    expect((await setRequirement(false)).status).toBe(200);
  });
});

describe('after the waiting period', () => {
  test('the job erases everyone who has not cancelled', async () => {
    const berit = await app.person();
    await requestErasure(anna);
    await requestErasure(berit);
    await Promise.all([endWaitingPeriod(anna), endWaitingPeriod(berit)]);
    await cancelErasure(berit);
    expect(await eraseDue(app.services)).toEqual({ erased: 1 });
    expect([await exists(anna), await exists(berit)]).toEqual([false, true]);
    expect((await app.call('GET', '/api/me/profile', { as: anna })).status).toBe(401);
  });

  test('a failed erasure does not stop the others, and is retried', async () => {
    const { rows: superadmins } = await query(`select id from profiles where role = 'superadmin'`, []);
    const superadmin = await app.person('superadmin');
    for (const { id } of superadmins as { id: string }[])
      await query(`update profiles set role = 'user' where id = $1`, [id]);
    await query(`insert into erasures (user_id, due_at) values ($1, now() - interval '1 day')`, [
      superadmin.id,
    ]);
    await requestErasure(anna);
    await endWaitingPeriod(anna);
    expect(await eraseDue(app.services)).toEqual({ erased: 1 });
    expect([await exists(superadmin), await exists(anna)]).toEqual([true, false]);
    const other = await app.person('superadmin');
    expect(await eraseDue(app.services)).toEqual({ erased: 1 });
    expect([await exists(superadmin), await exists(other)]).toEqual([false, true]);
  });

  test('records of others show no name', async () => {
    const admin = await app.person('admin');
    const superadmin = await app.person('superadmin');
    const [ad = ''] = await insertAds(app.services.database, anna.id, [{ title: 'Boll', status: 'pending' }]);
    const body = { status: 'approved' };
    await app.call('PUT', `/api/admin/ads/${ad}/status`, { as: admin, body });
    await requestErasure(admin);
    await endWaitingPeriod(admin);
    await eraseDue(app.services);
    const review = await app.call('GET', `/api/admin/ads/${ad}`, { as: superadmin });
    expect(review.body).toMatchObject({ decision: { by: null } });
    const log = await app.call<{ entries: unknown[] }>('GET', `/api/admin/audit-log?search=${ad}`, {
      as: superadmin,
    });
    expect(log.body.entries).toMatchObject([{ actor: { id: admin.id, name: null }, action: 'ad.approve' }]);
    const file = await app.call<string>('GET', `/api/admin/audit-log.csv?search=${ad}`, { as: superadmin });
    expect(file.body).toContain('Borttagen användare');
  });
});
