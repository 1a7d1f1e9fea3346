// With a mail server an account is confirmed by e-mail first, and nobody learns who has one.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, TEST_PASSWORD, type TestApp } from '../../testing/app.ts';
import { fillRegistration } from '../../testing/new-account.ts';
import { startSmtp, type TestSmtp } from '../../testing/smtp.ts';
import { forgetExpired } from './actions.ts';

let smtp: TestSmtp;
let app: TestApp;

beforeAll(async () => {
  smtp = await startSmtp();
  app = await openTestApp({ SMTP_URL: smtp.url });
});
beforeEach(async () => {
  smtp.inbox.length = 0;
  await app.services.database.pool.query('truncate limits');
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

interface Answered {
  viewer?: { email: string } | null;
  message?: string;
}

const register = (body: unknown) => app.call<Answered>('POST', '/api/accounts', { body });
const confirm = (token: string) =>
  app.call<Answered>('POST', '/api/email-confirmations', { body: { token } });
const signIn = (email: string, password = TEST_PASSWORD) =>
  app.call<Answered>('POST', '/api/session', { body: { email, password } });
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';

async function mailsTo(email: string) {
  await app.doJobs();
  return smtp.inbox.filter(({ to }) => to === email);
}

async function outcomeOf(token: string) {
  const { status, body, headers } = await confirm(token);
  return [status, body.message, headers['set-cookie']];
}

async function newLink(): Promise<string> {
  const account = await fillRegistration(app);
  await register(account);
  const [mail] = await mailsTo(account.email);
  return tokenOf(mail?.link ?? '');
}

describe('registering', () => {
  test('gives no session but a mail, whose link confirms the address and signs in', async () => {
    const account = await fillRegistration(app);
    const answer = await register(account);
    expect([answer.status, answer.body, answer.headers['set-cookie']]).toEqual([
      200,
      { viewer: null },
      undefined,
    ]);
    const [mail] = await mailsTo(account.email);
    expect(mail?.subject).toBe('Bekräfta din e-postadress');
    expect(mail?.link).toMatch(/^http:\/\/localhost\/confirm-email\?token=[\w-]{43}$/);
    const confirmed = await confirm(tokenOf(mail?.link ?? ''));
    expect(confirmed.body.viewer?.email).toBe(account.email);
    const cookie = String(confirmed.headers['set-cookie']);
    expect(cookie).toContain('HttpOnly');
    const session = await app.inject({ url: '/api/session', headers: { cookie: cookie.split(';')[0] } });
    expect(JSON.parse(session.body)).toMatchObject({ viewer: { email: account.email } });
    expect((await signIn(account.email)).status).toBe(200);
  });

  test('says the same of an address that has an account, and tells its owner', async () => {
    const owner = await app.person();
    const known = await register(await fillRegistration(app, { email: owner.email }));
    const unknown = await register(await fillRegistration(app));
    expect(known.body).toEqual(unknown.body);
    expect(known.status).toBe(unknown.status);
    expect(Object.keys(known.headers).toSorted()).toEqual(Object.keys(unknown.headers).toSorted());
    const [mail] = await mailsTo(owner.email);
    expect(mail?.subject).toBe('Du har redan ett konto');
    expect(mail?.link).toMatch(/\/reset-password\?token=[\w-]{43}&type=recovery$/);
    expect(mail?.text).not.toContain('Elsa Lind');
    // The password of the form has changed nothing.
    expect((await signIn(owner.email)).status).toBe(200);
  });

  test('does not fill the inbox of somebody who has an account', async () => {
    const owner = await app.person();
    for (let n = 0; n < 5; n += 1) {
      expect((await register(await fillRegistration(app, { email: owner.email }))).status).toBe(200);
    }
    expect(await mailsTo(owner.email)).toHaveLength(3);
  });
});

describe('a link', () => {
  const sentence = 'Länken är ogiltig eller har gått ut. Logga in så skickar vi en ny.';

  const refused = [422, sentence, undefined];

  test('works once, also for two at the same time', async () => {
    const token = await newLink();
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await outcomeOf(token)).toEqual(refused);
  });

  test('stops working after a day, and is then forgotten', async () => {
    const token = await newLink();
    const { pool } = app.services.database;
    await pool.query(
      `update mail_links set created_at = now() - interval '25 hours', expires_at = now() - interval '1 second'`,
    );
    expect(await outcomeOf(token)).toEqual(refused);
    await forgetExpired(app.services);
    const { rowCount } = await pool.query('select from mail_links where expires_at < now()');
    expect(rowCount).toBe(0);
  });

  test('that was sent to an address the person no longer has is worth nothing', async () => {
    const token = await newLink();
    await app.services.database.pool.query(
      `update profiles set email = 'ny.' || email where id = (select user_id from mail_links where used_at is null
        order by created_at desc limit 1)`,
    );
    expect(await outcomeOf(token)).toEqual(refused);
  });

  test.each(['', 'x', 'x'.repeat(43), 'å'.repeat(43)])('that is none: %j', async (token) => {
    expect(await outcomeOf(token)).toEqual(refused);
  });

  test('to choose a password does not confirm by itself', async () => {
    const owner = await app.person();
    await register(await fillRegistration(app, { email: owner.email }));
    const [mail] = await mailsTo(owner.email);
    expect(await outcomeOf(tokenOf(mail?.link ?? ''))).toEqual(refused);
  });

  test('is kept as a hash only', async () => {
    const token = await newLink();
    const { rows } = await app.services.database.pool.query<{ all: string }>(
      `select (select string_agg(mail_links::text, '') from mail_links) ||
              (select string_agg(mails::text, '') from mails where status = 'sent') as all`,
    );
    expect(rows[0]?.all).not.toContain(token);
  });
});

describe('signing in before the address is confirmed', () => {
  test('says so to whoever has the password, and mails a new link now and then', async () => {
    const account = await fillRegistration(app);
    await register(account);
    const first = await signIn(account.email);
    expect([first.status, first.body.message, first.headers['set-cookie']]).toEqual([
      403,
      'Bekräfta din e-postadress innan du loggar in. Vi har skickat en ny länk till dig.',
      undefined,
    ]);
    await signIn(account.email);
    const late = await signIn(account.email);
    expect(late.body.message).toBe(
      'Bekräfta din e-postadress innan du loggar in. Vi har redan skickat en länk till dig, kolla även skräpposten.',
    );
    const mails = await mailsTo(account.email);
    expect(mails).toHaveLength(3);
    expect((await confirm(tokenOf(mails.at(-1)?.link ?? ''))).status).toBe(200);
  });

  test('is not told to whoever has not', async () => {
    const account = await fillRegistration(app);
    await register(account);
    const { status, body } = await signIn(account.email, 'Fel-losen-2026');
    expect(status).toBe(401);
    expect(body.message).toBe('Felaktiga inloggningsuppgifter. Kontrollera din e-post och lösenord.');
    expect(await mailsTo(account.email)).toHaveLength(1);
  });
});
