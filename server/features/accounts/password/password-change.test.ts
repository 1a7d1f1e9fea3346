// Changing the password, and mails about changed passwords and sign-ins from new devices.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type Person, TEST_PASSWORD, type TestApp } from '../../../testing/app.ts';

const NEW_PASSWORD = 'Straffkast-2027';
const PHONE =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(() => app.services.database.pool.query('delete from limits'));
afterAll(() => app.close());

interface Answered {
  message?: string;
  data?: { fields?: Record<string, string> };
}

const change = (as: Person | undefined, body: Record<string, string>) =>
  app.call<Answered>('PUT', '/api/me/password', {
    as,
    body: { current: TEST_PASSWORD, password: NEW_PASSWORD, repeated: NEW_PASSWORD, ...body },
  });

async function signIn(person: Person, from: { ip?: string; userAgent?: string; password?: string } = {}) {
  const { ip = '127.0.0.1', userAgent = 'lightMyRequest', password = TEST_PASSWORD } = from;
  const answer = await app.inject({
    method: 'POST',
    url: '/api/session',
    payload: { email: person.email, password },
    headers: { 'user-agent': userAgent },
    remoteAddress: ip,
  });
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  return { status: answer.statusCode, as: { ...person, cookie } };
}

async function mailsTo({ id }: Person): Promise<{ subject: string; body: string }[]> {
  const { rows } = await app.services.database.pool.query<{ subject: string; body: string }>(
    'select subject, body from mails where user_id = $1 order by created_at',
    [id],
  );
  return rows;
}

describe('changing the password', () => {
  test('sets it, signs out other devices, records it and sends a mail', async () => {
    const anna = await app.person();
    const { as: phone } = await signIn(anna);
    expect((await change(phone, {})).body).toEqual({ ended: 1 });
    expect((await app.call('GET', '/api/sessions', { as: phone })).status).toBe(200);
    expect((await app.call('GET', '/api/sessions', { as: anna })).status).toBe(401);
    expect((await signIn(anna)).status).toBe(401);
    expect((await signIn(anna, { password: NEW_PASSWORD })).status).toBe(200);
    expect((await mailsTo(anna)).map(({ subject }) => subject)).toEqual(['Ditt lösenord har ändrats']);
    const { rows } = await app.services.database.pool.query(
      `select details from security_events where user_id = $1 and event = 'password_changed'`,
      [anna.id],
    );
    expect(rows).toEqual([{ details: { ended: 1 } }]);
  });

  test.each([
    [{ current: '' }, { current: 'Ange ditt nuvarande lösenord' }],
    [{ current: 'Fel-losen-1' }, { current: 'Det nuvarande lösenordet är fel' }],
    [{ password: 'Ab1', repeated: 'Ab1' }, { password: 'Lösenordet måste vara minst 6 tecken' }],
    [{ repeated: 'Straffkast-2028' }, { repeated: 'Lösenorden matchar inte' }],
  ])('refuses %j', async (wrong, fields) => {
    const anna = await app.person();
    const { status, body } = await change(anna, wrong);
    expect([status, body.data?.fields]).toEqual([422, fields]);
    expect((await signIn(anna)).status).toBe(200);
  });

  test('limits guesses of the current password', async () => {
    const anna = await app.person();
    for (let n = 0; n < 10; n += 1) expect((await change(anna, { current: 'Fel-losen-1' })).status).toBe(422);
    expect((await change(anna, {})).status).toBe(429);
  });

  test('requires a session, and explains how to set a password to users without one', async () => {
    expect((await change(undefined, {})).body.message).toBe('Du måste vara inloggad för att byta lösenord');
    const anna = await app.person();
    await app.services.database.pool.query('delete from accounts where user_id = $1', [anna.id]);
    expect((await change(anna, {})).body.message).toBe(
      'Ditt konto har inget lösenord. Logga ut och välj ”Glömt lösenord?” för att skapa ett.',
    );
  });
});

describe('a sign-in', () => {
  const elsewhere = { ip: '198.51.100.7', userAgent: PHONE };

  test('a sign-in from a new device and address sends one mail', async () => {
    const anna = await app.person();
    await signIn(anna);
    await signIn(anna, elsewhere);
    await signIn(anna, elsewhere);
    const mails = await mailsTo(anna);
    expect(mails.map(({ subject }) => subject)).toEqual(['Ny inloggning på ditt konto']);
    expect(mails[0]?.body).toContain('Chrome på Android, 198.51.100.7');
  });

  test.each([
    ['a known address', { userAgent: PHONE }],
    ['a known browser', { ip: '198.51.100.7' }],
  ])('from %s sends no mail', async (_name, from) => {
    const anna = await app.person();
    await signIn(anna);
    await signIn(anna, from);
    expect(await mailsTo(anna)).toEqual([]);
  });

  test('the first sign-in sends no mail', async () => {
    const anna = await app.person();
    await signIn(anna, elsewhere);
    expect(await mailsTo(anna)).toEqual([]);
  });

  test('a sign-in from a device last used more than 90 days ago sends a mail', async () => {
    const anna = await app.person();
    const { pool } = app.services.database;
    await signIn(anna, elsewhere);
    await pool.query('delete from sessions where user_id = $1', [anna.id]);
    await pool.query(
      `update security_events set created_at = now() - interval '91 days' where user_id = $1`,
      [anna.id],
    );
    await signIn(anna, elsewhere);
    expect(await mailsTo(anna)).toHaveLength(1);
  });
});
