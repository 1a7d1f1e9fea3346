// Password reset: a single-use link by mail, valid for an hour; no answer reveals who has an account.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type Person, TEST_PASSWORD, type TestApp } from '../../../testing/app.ts';
import { startSmtp, type TestSmtp } from '../../../testing/outside/smtp.ts';
import { linkGoogle } from '../google/google-queries.ts';

const NEW_PASSWORD = 'Straffkast-2027';

let smtp: TestSmtp;
let app: TestApp;

beforeAll(async () => {
  smtp = await startSmtp();
  app = await openTestApp({ SMTP_URL: smtp.url });
});
beforeEach(async () => {
  smtp.inbox.length = 0;
  await app.services.database.pool.query('delete from limits');
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

interface Answered {
  viewer?: { email: string };
  message?: string;
  data?: { fields?: Record<string, string> };
}

const requestLink = (email: string) =>
  app.call<Answered>('POST', '/api/password-resets', { body: { email } });
const check = (token: string) =>
  app.call<Answered>('POST', '/api/password-resets/check', { body: { token } });
const reset = (token: string, password = NEW_PASSWORD, repeated = password) =>
  app.call<Answered>('PUT', '/api/password-resets', { body: { token, password, repeated } });
const signIn = (email: string, password: string) =>
  app.call('POST', '/api/session', { body: { email, password } });
const isSignedIn = async (as: Person) => (await app.call('GET', '/api/sessions', { as })).status === 200;

async function linkTo({ email }: Person): Promise<string> {
  await requestLink(email);
  await app.runJobs();
  const mail = smtp.inbox.findLast(({ to, subject }) => to === email && subject === 'Välj ett nytt lösenord');
  return new URL(mail?.link ?? '').searchParams.get('token') ?? '';
}

async function outcomesOf(token: string) {
  const answers = [await check(token), await reset(token)];
  return answers.map(({ status, body, headers }) => [status, body.message, headers['set-cookie']]);
}

describe('requesting a link', () => {
  test('mails a link to the reset page', async () => {
    const anna = await app.person();
    expect(await requestLink(` ${anna.email.toUpperCase()} `)).toMatchObject({
      status: 200,
      body: { sent: true },
    });
    await app.runJobs();
    expect(smtp.inbox).toHaveLength(1);
    expect(smtp.inbox[0]?.link).toMatch(
      /^http:\/\/localhost\/reset-password\?token=[\w-]{43}&type=recovery$/,
    );
  });

  test('gives the same answer with the same writes for an address without an account, and sends no mail', async () => {
    const anna = await app.person();
    const known = await requestLink(anna.email);
    const unknown = await requestLink('finns.inte@exempel.se');
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    const { rows } = await app.services.database.pool.query(
      `select count(*) as jobs from graphile_worker.jobs where task_identifier = 'mail-reset-link'`,
    );
    expect(rows).toEqual([{ jobs: 2 }]);
    await app.runJobs();
    expect(smtp.inbox.map(({ to }) => to)).toEqual([anna.email]);
  });

  test.each([
    ['', 'Vänligen ange din e-postadress'],
    ['  ', 'Vänligen ange din e-postadress'],
    ['anna', 'E-postadressen hittades inte'],
    ['anna@exempel', 'E-postadressen hittades inte'],
    ['an na@exempel.se', 'E-postadressen hittades inte'],
  ])('for %j is refused at its field', async (email, sentence) => {
    const { status, body } = await requestLink(email);
    expect([status, body.message, body.data?.fields]).toEqual([422, sentence, { email: sentence }]);
  });

  test('is limited per address, whether it has an account or not', async () => {
    for (const email of ['finns.inte@exempel.se', (await app.person()).email]) {
      for (let n = 0; n < 3; n += 1) expect((await requestLink(email)).status).toBe(200);
      const { status, body } = await requestLink(email);
      expect(status).toBe(429);
      expect(body.message).toMatch(/^För många försök\. Försök igen om \d+ minuter\.$/);
    }
  });

  test('is limited per IP address', async () => {
    for (let n = 0; n < 20; n += 1) await requestLink(`person${'abcdefghijklmnopqrstuvwxyz'[n]}@exempel.se`);
    expect((await requestLink('en.till@exempel.se')).status).toBe(429);
  });
});

describe('resetting the password', () => {
  test('signs in here, signs out all other devices, and sends a mail', async () => {
    const anna = await app.person();
    const token = await linkTo(anna);
    expect((await check(token)).body).toEqual({ isOpen: true });
    const answer = await reset(token);
    expect(answer.body.viewer?.email).toBe(anna.email);
    const here = { ...anna, cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' };
    expect(await Promise.all([here, anna].map(isSignedIn))).toEqual([true, false]);
    expect((await signIn(anna.email, TEST_PASSWORD)).status).toBe(401);
    expect((await signIn(anna.email, NEW_PASSWORD)).status).toBe(200);
    await app.runJobs();
    expect(smtp.inbox.at(-1)).toMatchObject({ to: anna.email, subject: 'Ditt lösenord har ändrats' });
    const { rows } = await app.services.database.pool.query(
      `select event from security_events where user_id = $1 and event = 'password_reset'`,
      [anna.id],
    );
    expect(rows).toHaveLength(1);
  });

  test('confirms the address, and then removes the Google account of the one who registered it', async () => {
    const anna = await app.person();
    const { kysely, pool } = app.services.database;
    await kysely.transaction().execute((tx) => linkGoogle(tx, anna.id, 'google-of-another'));
    await pool.query('update profiles set email_verified = false where id = $1', [anna.id]);
    await reset(await linkTo(anna));
    expect((await signIn(anna.email, NEW_PASSWORD)).status).toBe(200);
    const { rows } = await pool.query('select provider_id from accounts where user_id = $1', [anna.id]);
    expect(rows).toEqual([{ provider_id: 'credential' }]);
  });

  test('leaves the Google account of a user with a confirmed address', async () => {
    const anna = await app.person();
    const { kysely, pool } = app.services.database;
    await kysely.transaction().execute((tx) => linkGoogle(tx, anna.id, 'google-of-anna'));
    await reset(await linkTo(anna));
    const { rows } = await pool.query('select from accounts where user_id = $1', [anna.id]);
    expect(rows).toHaveLength(2);
  });

  test('sets the first password of a user', async () => {
    const anna = await app.person();
    await app.services.database.pool.query('delete from accounts where user_id = $1', [anna.id]);
    expect((await reset(await linkTo(anna))).status).toBe(200);
    expect((await signIn(anna.email, NEW_PASSWORD)).status).toBe(200);
  });

  test.each([
    ['Ab123', 'Ab123', { password: 'Lösenordet måste vara minst 6 tecken' }],
    [
      'sommaren',
      'sommaren',
      { password: 'Lösenordet är för svagt. Använd minst 6 tecken med stor/liten bokstav och siffra' },
    ],
    [NEW_PASSWORD, 'Straffkast-2028', { repeated: 'Lösenorden matchar inte' }],
  ])('refuses %s and %s, and the link still works', async (password, repeated, fields) => {
    const anna = await app.person();
    const token = await linkTo(anna);
    const { status, body } = await reset(token, password, repeated);
    expect([status, body.data?.fields]).toEqual([422, fields]);
    expect(await isSignedIn(anna)).toBe(true);
    expect((await check(token)).status).toBe(200);
  });
});

describe('a link', () => {
  const sentence = 'Ogiltig eller utgången återställningslänk';
  const closed = [
    [422, sentence, undefined],
    [422, sentence, undefined],
  ];

  test('works once, also with concurrent attempts', async () => {
    const token = await linkTo(await app.person());
    const answers = await Promise.all([reset(token), reset(token, 'Annat-losen-1')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await outcomesOf(token)).toEqual(closed);
  });

  test('is void once another of the same user has been used', async () => {
    const anna = await app.person();
    const [first, second] = [await linkTo(anna), await linkTo(anna)];
    await reset(second);
    expect(await outcomesOf(first)).toEqual(closed);
  });

  test('expires after an hour', async () => {
    const token = await linkTo(await app.person());
    await app.services.database.pool.query(
      `update mail_links set created_at = now() - interval '2 hours', expires_at = now() - interval '1 second' where used_at is null`,
    );
    expect(await outcomesOf(token)).toEqual(closed);
  });

  test.each(['', 'x', 'x'.repeat(43)])('with an invalid token is refused: %j', async (token) => {
    expect(await outcomesOf(token)).toEqual(closed);
  });
});
