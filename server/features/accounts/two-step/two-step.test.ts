// Turning two-step sign-in on and off, its codes, and its removal by a superadmin.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type Person, TEST_PASSWORD, type TestApp } from '../../../testing/app.ts';
import { openCodeApp } from '../../../testing/code-app.ts';
import { resetUsedCodes, turnTwoStepOn } from '../../../testing/two-step.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(() => app.services.database.pool.query('delete from limits'));
afterAll(() => app.close());

interface Answered {
  message?: string;
  data?: { fields?: Record<string, string> };
  key: string;
  uri: string;
  recoveryCodes: string[];
  recoveryCodesLeft: number;
}

const URL = '/api/me/two-step';
const password = TEST_PASSWORD;
const begin = (as: Person | undefined, body: unknown = { password }) =>
  app.call<Answered>('POST', URL, { as, body });
const confirm = (as: Person, code: string) => app.call<Answered>('PUT', URL, { as, body: { code } });
const find = (as: Person) => app.call<Answered>('GET', URL, { as });
const turnOff = (as: Person, body: unknown) => app.call<Answered>('POST', `${URL}/removal`, { as, body });
const renew = (as: Person, body: unknown) =>
  app.call<Answered>('POST', `${URL}/recovery-codes`, { as, body });

async function rows(sql: string, person: Person): Promise<Record<string, unknown>[]> {
  return (await app.services.database.pool.query<Record<string, unknown>>(sql, [person.id])).rows;
}

async function mailsTo(person: Person): Promise<unknown[]> {
  const mails = await rows('select subject from mails where user_id = $1 order by created_at, id', person);
  return mails.map(({ subject }) => subject);
}

async function eventsOf(person: Person): Promise<unknown[]> {
  const events = await rows('select event from security_events where user_id = $1 order by id', person);
  return events.map(({ event }) => event);
}

describe('turning it on', () => {
  test('is limited to ten wrong codes', async () => {
    const anna = await app.person();
    const { body } = await begin(anna);
    for (let n = 0; n < 10; n += 1) expect((await confirm(anna, '000000')).status).toBe(422);
    expect((await confirm(anna, openCodeApp(body.key).code())).status).toBe(429);
  });

  test('returns a key and takes its code; then ten recovery codes, a mail and a security event', async () => {
    const anna = await app.person();
    const { body } = await begin(anna);
    expect(body.uri).toContain(`otpauth://totp/Baskettorget:${encodeURIComponent(anna.email)}?`);
    expect(body.uri).toContain(`secret=${body.key}`);
    expect((await find(anna)).body).toEqual({
      isOn: false,
      since: null,
      recoveryCodesLeft: 0,
      hasPassword: true,
    });
    const confirmed = await confirm(anna, openCodeApp(body.key).code());
    expect(new Set(confirmed.body.recoveryCodes).size).toBe(10);
    expect((await find(anna)).body).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
    expect(await mailsTo(anna)).toEqual(['Tvåstegsinloggning är på']);
    expect(await eventsOf(anna)).toEqual(['two_step_on']);
  });

  test('stores neither the key nor a recovery code in plain text', async () => {
    const anna = await app.person();
    const { body } = await begin(anna);
    const { body: confirmation } = await confirm(anna, openCodeApp(body.key).code());
    const stored = JSON.stringify([
      await rows(
        `select sealed_secret, encode(sealed_secret, 'escape') from two_step where user_id = $1`,
        anna,
      ),
      await rows(`select encode(code_hash, 'escape') from recovery_codes where user_id = $1`, anna),
      await rows('select html, body from mails where user_id = $1', anna),
    ]);
    for (const secret of [body.key, ...confirmation.recoveryCodes]) expect(stored).not.toContain(secret);
  });

  test.each([
    ['', 'Ange ditt lösenord'],
    ['Fel-losen-1', 'Det nuvarande lösenordet är fel'],
  ])('requires the password: %j', async (wrong, sentence) => {
    const { status, body } = await begin(await app.person(), { password: wrong });
    expect([status, body.data?.fields]).toEqual([422, { password: sentence }]);
  });

  test('limits guesses of the password', async () => {
    const anna = await app.person();
    for (let n = 0; n < 10; n += 1) await begin(anna, { password: 'Fel-losen-1' });
    expect((await begin(anna)).status).toBe(429);
  });

  test('requires a recent sign-in from a user without a password', async () => {
    const anna = await app.person();
    const { pool } = app.services.database;
    await pool.query('delete from accounts where user_id = $1', [anna.id]);
    expect((await begin(anna, { password: '' })).status).toBe(200);
    expect((await find(anna)).body).toMatchObject({ hasPassword: false });
    await pool.query(`update sessions set created_at = now() - interval '11 minutes' where user_id = $1`, [
      anna.id,
    ]);
    const late = await begin(anna, { password: '' });
    expect([late.status, late.body.message]).toEqual([
      422,
      'Ditt konto har inget lösenord. Logga ut och logga in igen, och gör ändringen inom tio minuter.',
    ]);
  });

  test('refuses a wrong code at its field, and sign-ins require no code until a right one', async () => {
    const anna = await app.person();
    const { body: first } = await begin(anna);
    const { body: second } = await begin(anna);
    const wrong = await confirm(anna, openCodeApp(first.key).code());
    expect([wrong.status, wrong.body.data?.fields]).toEqual([
      422,
      { code: 'Koden stämmer inte. Vänta på nästa kod i appen och försök igen.' },
    ]);
    const credentials = { email: anna.email, password };
    expect((await app.call('POST', '/api/session', { body: credentials })).body).toMatchObject({
      viewer: { id: anna.id, hasTwoStep: false },
    });
    expect((await confirm(anna, openCodeApp(second.key).code())).status).toBe(200);
  });

  test('refuses a code when the key has expired or was never created, or two-step sign-in is on', async () => {
    const anna = await app.person();
    expect((await confirm(anna, '123456')).status).toBe(409);
    const { body } = await begin(anna);
    const { code } = openCodeApp(body.key);
    await rows(`update two_step set started_at = now() - interval '16 minutes' where user_id = $1`, anna);
    expect((await confirm(anna, code())).body.message).toBe('Det tog för lång tid. Börja om.');
    const { body: restarted } = await begin(anna);
    const answers = await Promise.all([1, 2].map(() => confirm(anna, openCodeApp(restarted.key).code())));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await begin(anna)).body.message).toBe('Tvåstegsinloggning är redan på');
  });
});

describe('turning it off, and new recovery codes', () => {
  test('require password and code, and send a mail', async () => {
    const anna = await app.person();
    const { code, recoveryCodes } = await turnTwoStepOn(app, anna);
    const renewed = await renew(anna, { password, code: code() });
    expect(renewed.body.recoveryCodes.filter((one) => recoveryCodes.includes(one))).toEqual([]);
    expect((await find(anna)).body).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
    expect((await turnOff(anna, { password, code: recoveryCodes[0] })).status).toBe(422);
    expect((await turnOff(anna, { password, code: renewed.body.recoveryCodes[0] })).body).toEqual({
      isOn: false,
    });
    expect((await find(anna)).body).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
    expect(await mailsTo(anna)).toEqual([
      'Tvåstegsinloggning är på',
      'Du har nya återställningskoder',
      'Tvåstegsinloggning är av',
    ]);
    expect(await eventsOf(anna)).toEqual(['two_step_on', 'recovery_codes_renewed', 'two_step_off']);
    expect((await turnOff(anna, { password, code: code() })).status).toBe(409);
  });

  test.each([
    [{ password: 'Fel-losen-1' }, { password: 'Det nuvarande lösenordet är fel' }],
    [{ code: ' ' }, { code: 'Skriv koden' }],
    [{ code: '000000' }, { code: expect.stringContaining('Koden stämmer inte') }],
    [{ code: 'abcd-efgh-jkmn' }, { code: expect.stringContaining('Koden stämmer inte') }],
  ])('refuse %j', async (wrong, fields) => {
    const anna = await app.person();
    const { code } = await turnTwoStepOn(app, anna);
    for (const change of [turnOff, renew]) {
      const { status, body } = await change(anna, { password, code: code(), ...wrong });
      expect([status, body.data?.fields]).toEqual([422, fields]);
    }
    expect((await turnOff(anna, { password, code: code() })).status).toBe(200);
  });

  test('limit guesses of codes', async () => {
    const anna = await app.person();
    const { code } = await turnTwoStepOn(app, anna);
    for (let n = 0; n < 10; n += 1) await turnOff(anna, { password, code: '000000' });
    const refused = await turnOff(anna, { password, code: code() });
    expect([refused.status, refused.body.message]).toEqual([
      429,
      'För många försök. Försök igen om 15 minuter.',
    ]);
  });
});

const remove = (id: string, as: Person) =>
  app.call<Answered>('DELETE', `/api/admin/users/${id}/two-step`, { as });

describe('a superadmin', () => {
  test('removes it, which is logged and mailed', async () => {
    const [anna, boss] = [await app.person(), await app.person('superadmin')];
    await turnTwoStepOn(app, anna);
    const { body } = await app.call<{ users: { id: string }[] }>('GET', '/api/admin/users', { as: boss });
    expect(body.users.find(({ id }) => id === anna.id)).toMatchObject({
      hasTwoStep: true,
      can: { removeTwoStep: true },
    });
    expect((await remove(anna.id, boss)).body).toMatchObject({ hasTwoStep: false });
    expect((await find(anna)).body).toMatchObject({ isOn: false });
    expect((await mailsTo(anna)).at(-1)).toBe('Vi har tagit bort din tvåstegsinloggning');
    expect(await rows('select actor_id, action from audit_log where target_id = $1', anna)).toEqual([
      { actor_id: boss.id, action: 'user.two-step' },
    ]);
    expect((await remove(anna.id, boss)).status).toBe(403);
  });

  test('cannot remove their own, or one that is off; an admin cannot remove any', async () => {
    const [boss, admin] = [await app.person('superadmin'), await app.person('admin')];
    await turnTwoStepOn(app, boss);
    expect((await remove(boss.id, boss)).status).toBe(403);
    expect((await remove(boss.id, admin)).status).toBe(403);
    expect((await remove(crypto.randomUUID(), boss)).status).toBe(404);
    expect((await find(boss)).body).toMatchObject({ isOn: true });
  });
});

const setAdminsNeedTwoStep = (as: Person, adminsNeedTwoStep: boolean) =>
  app.call<Answered>('PATCH', '/api/admin/settings', { as, body: { adminsNeedTwoStep } });

describe('the requirement for admins', () => {
  const sentence = 'Slå på tvåstegsinloggning på din profil för att använda administrationen.';

  test('cannot be set by a superadmin without it, and then gives admins without it the rights of a user', async () => {
    const [boss, admin] = [await app.person('superadmin'), await app.person('admin')];
    const refused = await setAdminsNeedTwoStep(boss, true);
    expect([refused.status, refused.body.data?.fields]).toEqual([
      422,
      { adminsNeedTwoStep: 'Slå på tvåstegsinloggning för dig själv först.' },
    ]);
    const { code } = await turnTwoStepOn(app, boss);
    expect((await setAdminsNeedTwoStep(boss, true)).status).toBe(200);

    const { status, body } = await app.call<Answered>('GET', '/api/admin/users', { as: admin });
    expect([status, body.message]).toEqual([403, sentence]);
    expect((await app.call('GET', '/api/session', { as: admin })).body).toMatchObject({
      viewer: { role: 'user', needsTwoStep: true },
    });
    const ad = { title: 'Matchboll', category: 'Basketboll', condition: 'Ny', price: 300, pictureIds: [] };
    const seller = await app.person();
    const created = await app.call<{ id: string }>('POST', '/api/ads', { as: seller, body: ad });
    // The admin lacks the rights of staff outside the back office too: only the seller and staff can see a pending ad.
    expect((await app.call('GET', `/api/ads/${created.body.id}`, { as: admin })).status).toBe(404);
    expect((await app.call('GET', '/api/admin/audit-log.csv', { as: boss })).status).toBe(200);

    await turnTwoStepOn(app, admin);
    expect((await app.call('GET', '/api/admin/users', { as: admin })).status).toBe(200);
    await resetUsedCodes(app, boss);
    await turnOff(boss, { password, code: code() });
    expect((await setAdminsNeedTwoStep(boss, false)).body.message).toBe(sentence);
    expect((await app.call('GET', '/api/admin/audit-log.csv', { as: boss })).status).toBe(403);
    await turnTwoStepOn(app, boss);
    expect((await setAdminsNeedTwoStep(boss, false)).status).toBe(200);
  });
});
