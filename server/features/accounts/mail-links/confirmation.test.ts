// With a mail server, accounts are confirmed by mail first, and no answer reveals who has one.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type Person, TEST_PASSWORD, type TestApp } from '../../../testing/app.ts';
import { fillRegistration } from '../../../testing/samples/new-account.ts';
import { startSmtp, type TestSmtp } from '../../../testing/outside/smtp.ts';
import { deleteExpiredRecords } from '../actions.ts';
import { linkGoogle } from '../google/google-queries.ts';

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
  await app.runJobs();
  return smtp.inbox.filter(({ to }) => to === email);
}

async function outcomeOf(token: string) {
  const { status, body, headers } = await confirm(token);
  return [status, body.message, headers['set-cookie']];
}

const rowsOf = async (text: string, values: unknown[] = []) =>
  (await app.services.database.pool.query<Record<string, unknown>>(text, values)).rows;

/** An account from before there was a mail server. */
async function unconfirmed(): Promise<Person> {
  const person = await app.person();
  await rowsOf('update profiles set email_verified = false where id = $1', [person.id]);
  await rowsOf('delete from sessions where user_id = $1', [person.id]);
  return person;
}

async function newLink(): Promise<string> {
  const account = await fillRegistration(app);
  await register(account);
  const [mail] = await mailsTo(account.email);
  return tokenOf(mail?.link ?? '');
}

/** Registers and returns the token of the mailed link. */
async function registerAs(email: string, name: string, password: string): Promise<string> {
  const before = (await mailsTo(email)).length;
  await register(await fillRegistration(app, { email, name, password }));
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(before + 1);
  expect(mails.at(-1)?.subject).toBe('Bekräfta din e-postadress');
  return tokenOf(mails.at(-1)?.link ?? '');
}

describe('registering', () => {
  test('opens no session but sends a mail, whose link confirms the address and signs in', async () => {
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

  test('gives the same answer for an address that has an account, and mails its owner', async () => {
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
    // The submitted password has changed nothing.
    expect((await signIn(owner.email)).status).toBe(200);
  });

  test('does not fill the inbox of an address that has an account', async () => {
    const owner = await app.person();
    for (let n = 0; n < 5; n += 1) {
      expect((await register(await fillRegistration(app, { email: owner.email }))).status).toBe(200);
    }
    expect(await mailsTo(owner.email)).toHaveLength(3);
  });
});

describe('an address with several registrations', () => {
  const ATTACKER = 'Angripare-2026!';
  const OWNER = 'Hoppskott-2027!';

  test('gets the name and password of the registration whose link is used', async () => {
    const email = 'offer.ett@exempel.se';
    const attackers = await registerAs(email, 'Arg Angripare', ATTACKER);
    const owners = await registerAs(email, 'Olga Ägare', OWNER);
    expect((await confirm(owners)).body.viewer).toMatchObject({ email, name: 'Olga Ägare' });
    expect((await signIn(email, OWNER)).status).toBe(200);
    expect((await signIn(email, ATTACKER)).status).toBe(401);
    expect((await confirm(attackers)).status).toBe(422);
    const again = await signIn(email, ATTACKER);
    expect([again.status, again.headers['set-cookie']]).toEqual([401, undefined]);
    expect((await signIn(email, OWNER)).status).toBe(200);
  });

  test('gets the name and password of its owner also if the attacker registers second', async () => {
    const email = 'offer.tva@exempel.se';
    const owners = await registerAs(email, 'Olga Ägare', OWNER);
    await registerAs(email, 'Arg Angripare', ATTACKER);
    await confirm(owners);
    expect((await signIn(email, ATTACKER)).status).toBe(401);
    expect((await signIn(email, OWNER)).status).toBe(200);
  });

  test('does not reveal whether it has an account, at registering or signing in', async () => {
    const taken = (await app.person()).email;
    const answers = [];
    for (const email of [taken, 'offer.sex@exempel.se']) {
      await register(await fillRegistration(app, { email, password: ATTACKER }));
      for (const password of [ATTACKER, 'Fel-losen-2026']) {
        const { status, body } = await signIn(email, password);
        answers.push({ status, message: body.message });
      }
    }
    expect(answers.slice(0, 2)).toEqual(answers.slice(2));
    expect((await mailsTo(taken)).map(({ subject }) => subject)).toEqual(
      Array(2).fill('Du har redan ett konto'),
    );
  });

  test('no longer asks for a confirmation once the owner has reset the password of its account', async () => {
    const { email } = await app.person();
    await register(await fillRegistration(app, { email, password: ATTACKER }));
    expect((await signIn(email, ATTACKER)).status).toBe(403);
    const token = tokenOf((await mailsTo(email)).at(-1)?.link ?? '');
    await app.call('PUT', '/api/password-resets', { body: { token, password: OWNER, repeated: OWNER } });
    expect((await signIn(email, ATTACKER)).status).toBe(401);
    expect((await signIn(email, OWNER)).status).toBe(200);
  });

  test('accepts one of two registrations that are confirmed concurrently', async () => {
    const email = 'offer.tre@exempel.se';
    const tokens = [
      await registerAs(email, 'Olga Ägare', OWNER),
      await registerAs(email, 'Arg Angripare', ATTACKER),
    ];
    const answers = await Promise.all(tokens.map(confirm));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await rowsOf('select from profiles where email = $1', [email])).toHaveLength(1);
  });

  test('takes over an account that was created before there was a mail server', async () => {
    const { id, email } = await unconfirmed();
    await app.services.database.kysely.transaction().execute((tx) => linkGoogle(tx, id, 'google-of-another'));
    const token = await registerAs(email, 'Olga Ägare', OWNER);
    expect((await confirm(token)).body.viewer).toMatchObject({ id, email, name: 'Olga Ägare' });
    expect((await signIn(email)).status).toBe(401);
    expect((await signIn(email, OWNER)).status).toBe(200);
    expect(await rowsOf('select provider_id from accounts where user_id = $1', [id])).toEqual([
      { provider_id: 'credential' },
    ]);
  });

  test('gets at most three mails, and each registration gets a link later', async () => {
    const email = 'offer.fyra@exempel.se';
    for (let n = 0; n < 3; n += 1) await registerAs(email, 'Arg Angripare', `${ATTACKER}${n}`);
    await register(await fillRegistration(app, { email, name: 'Olga Ägare', password: OWNER }));
    expect(await mailsTo(email)).toHaveLength(3);
    expect((await signIn(email, OWNER)).body.message).toMatch(/Vi har redan skickat en länk/);
    await app.services.database.pool.query('delete from limits');
    expect((await signIn(email, OWNER)).body.message).toMatch(/Vi har skickat en ny länk/);
    await confirm(tokenOf((await mailsTo(email)).at(-1)?.link ?? ''));
    expect((await signIn(email, OWNER)).status).toBe(200);
  });

  test('creates no account, nor anything visible to others, before a link is used', async () => {
    const email = 'offer.fem@exempel.se';
    await registerAs(email, 'Arg Angripare', ATTACKER);
    expect(await rowsOf('select from profiles where email = $1', [email])).toEqual([]);
    expect(
      await rowsOf(`select user_id, event from security_events where event = 'registration_begun'
                    order by id desc limit 1`),
    ).toEqual([{ user_id: null, event: 'registration_begun' }]);
  });
});

describe('a link', () => {
  const sentence = 'Länken är ogiltig eller har gått ut. Logga in så skickar vi en ny.';

  const refused = [422, sentence, undefined];

  test('works once, also with concurrent attempts', async () => {
    const token = await newLink();
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await outcomeOf(token)).toEqual(refused);
  });

  test('expires after a day, and is then deleted', async () => {
    const token = await newLink();
    const { pool } = app.services.database;
    for (const table of ['mail_links', 'pending_registrations'])
      await pool.query(
        `update ${table} set created_at = now() - interval '25 hours', expires_at = now() - interval '1 second'`,
      );
    expect(await outcomeOf(token)).toEqual(refused);
    await deleteExpiredRecords(app.services);
    expect(await rowsOf('select from mail_links union all select from pending_registrations')).toEqual([]);
  });

  test('is void if it was sent to an address that the user no longer has', async () => {
    const person = await unconfirmed();
    await signIn(person.email);
    const [mail] = await mailsTo(person.email);
    await app.services.database.pool.query(`update profiles set email = 'ny.' || email where id = $1`, [
      person.id,
    ]);
    expect(await outcomeOf(tokenOf(mail?.link ?? ''))).toEqual(refused);
  });

  test.each(['', 'x', 'x'.repeat(43), 'å'.repeat(43)])(
    'with an invalid token is refused: %j',
    async (token) => {
      expect(await outcomeOf(token)).toEqual(refused);
    },
  );

  test('a link that resets a password does not confirm an address', async () => {
    const owner = await app.person();
    await register(await fillRegistration(app, { email: owner.email }));
    const [mail] = await mailsTo(owner.email);
    expect(await outcomeOf(tokenOf(mail?.link ?? ''))).toEqual(refused);
  });

  test('is stored as a hash only', async () => {
    const token = await newLink();
    const { rows } = await app.services.database.pool.query<{ all: string }>(
      `select (select string_agg(mail_links::text, '') from mail_links) ||
              (select string_agg(mails::text, '') from mails where status = 'sent') as all`,
    );
    expect(rows[0]?.all).not.toContain(token);
  });
});

describe('signing in before the address is confirmed', () => {
  test('is refused with the right password, and a new link is mailed within the limit', async () => {
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

  test('is refused for an account from before there was a mail server too', async () => {
    const person = await unconfirmed();
    expect((await signIn(person.email)).status).toBe(403);
    const [mail] = await mailsTo(person.email);
    expect((await confirm(tokenOf(mail?.link ?? ''))).status).toBe(200);
    expect((await signIn(person.email)).status).toBe(200);
  });

  test('mails a new link also to a user who has forgotten the password, within the same limit', async () => {
    const account = await fillRegistration(app);
    await register(account);
    for (let n = 0; n < 3; n += 1)
      await app.call('POST', '/api/password-resets', { body: { email: account.email } });
    const mails = await mailsTo(account.email);
    expect(mails.map(({ subject }) => subject)).toEqual(Array(3).fill('Bekräfta din e-postadress'));
    expect((await confirm(tokenOf(mails.at(-1)?.link ?? ''))).body.viewer?.email).toBe(account.email);
  });

  test('is not revealed with a wrong password', async () => {
    const account = await fillRegistration(app);
    await register(account);
    const { status, body } = await signIn(account.email, 'Fel-losen-2026');
    expect(status).toBe(401);
    expect(body.message).toBe('Felaktiga inloggningsuppgifter. Kontrollera din e-post och lösenord.');
    expect(await mailsTo(account.email)).toHaveLength(1);
  });
});
