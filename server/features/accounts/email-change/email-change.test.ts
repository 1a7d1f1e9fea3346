// Changing the address of an account: confirmed by a link where there is a mail server, with a mail to both addresses
// and a link that restores the old one.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type Person, TEST_PASSWORD, type TestApp } from '../../../testing/app.ts';
import { startSmtp, type TestSmtp } from '../../../testing/outside/smtp.ts';

const NEW_PASSWORD = 'Straffkast-2027';
const SENTENCE = 'Länken är ogiltig eller har gått ut. Logga in så skickar vi en ny.';

let smtp: TestSmtp;
let mailing: TestApp;
let plain: TestApp;
let created = 0;

beforeAll(async () => {
  smtp = await startSmtp();
  mailing = await openTestApp({ SMTP_URL: smtp.url });
  plain = await openTestApp();
});
beforeEach(async () => {
  smtp.inbox.length = 0;
  for (const app of [mailing, plain]) await app.services.database.pool.query('delete from limits');
});
afterAll(async () => {
  await mailing.close();
  await plain.close();
  await smtp.close();
});

interface Answered {
  kind?: string;
  viewer?: { id: string; email: string } | null;
  next?: string;
  message?: string;
  data?: { fields?: Record<string, string> };
}

function newAddress(): string {
  created += 1;
  return `ny.adress.nummer${created}@exempel.se`;
}

const change = (app: TestApp, as: Person | undefined, body: { email: string; current?: string }) =>
  app.call<Answered>('PUT', '/api/me/email', { as, body: { current: TEST_PASSWORD, ...body } });
const follow = (token: string, as?: Person, app = mailing) =>
  app.call<Answered>('POST', '/api/email-confirmations', { as, body: { token } });
const sessionOf = async (as: Person, app = mailing) =>
  (await app.call<Answered>('GET', '/api/session', { as })).body.viewer;
const rowsOf = async (app: TestApp, text: string, values: unknown[] = []) =>
  (await app.services.database.pool.query<Record<string, unknown>>(text, values)).rows;
const eventsOf = async (app: TestApp, { id }: Person) =>
  (
    await rowsOf(
      app,
      `select event from security_events where user_id = $1 and event like 'email%' order by id`,
      [id],
    )
  ).map(({ event }) => event);

async function signIn(email: string, password = TEST_PASSWORD, app = mailing) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/session',
    payload: { email, password },
  });
  return { status: answer.statusCode, cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' };
}

async function mailsTo(email: string) {
  await mailing.runJobs();
  return smtp.inbox.filter(({ to }) => to === email);
}

const tokenOf = (link = '') => new URL(link, 'http://localhost').searchParams.get('token') ?? '';

/** The token in the latest mail to this address with this subject. */
async function linkIn(email: string, subject: string): Promise<string> {
  const mail = (await mailsTo(email)).findLast((one) => one.subject === subject);
  return tokenOf(mail?.link);
}

/** A user who has just changed their address by the mailed link. */
async function changed() {
  const anna = await mailing.person();
  const email = newAddress();
  await change(mailing, anna, { email });
  await follow(await linkIn(email, 'Bekräfta din nya e-postadress'), anna);
  return { anna, email, restoreLink: await linkIn(anna.email, 'Din e-postadress är bytt') };
}

describe('requesting a new address', () => {
  test('mails a link to the new address and a notice to the old one, and changes nothing yet', async () => {
    const anna = await mailing.person();
    const email = newAddress();
    expect((await change(mailing, anna, { email: ` ${email.toUpperCase()} ` })).body).toEqual({
      viewer: null,
    });
    const [link, ...more] = await mailsTo(email);
    expect([link?.subject, more]).toEqual(['Bekräfta din nya e-postadress', []]);
    expect(link?.link).toMatch(/^http:\/\/localhost\/confirm-email\?token=[\w-]{43}&type=change-email$/);
    const [notice] = await mailsTo(anna.email);
    expect(notice?.subject).toBe('Byte av e-postadress');
    expect(notice?.text).not.toContain(email);
    expect((await sessionOf(anna))?.email).toBe(anna.email);
    expect(await eventsOf(mailing, anna)).toEqual(['email_change_asked']);
  });

  test('gives the same answer for a taken address, and mails its owner', async () => {
    const [anna, bo] = [await mailing.person(), await mailing.person()];
    const taken = await change(mailing, anna, { email: bo.email });
    const free = await change(mailing, anna, { email: newAddress() });
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    const mails = await mailsTo(bo.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Du har redan ett konto']);
    expect(mails[0]?.link).not.toContain('token');
    expect((await mailsTo(anna.email)).map(({ subject }) => subject)).toEqual(
      Array(2).fill('Byte av e-postadress'),
    );
  });

  test.each([
    [{ email: '' }, { email: 'Ange din nya e-postadress' }],
    [{ email: 'anna' }, { email: 'Ogiltig e-postadress' }],
    [{ email: 'anna@mailinator.com' }, { email: 'Temporära e-postadresser är inte tillåtna' }],
    [{ email: 'anna.ek@exempel.se', current: '' }, { current: 'Ange ditt nuvarande lösenord' }],
    [{ email: 'anna.ek@exempel.se', current: 'Fel-losen-1' }, { current: 'Det nuvarande lösenordet är fel' }],
  ])('refuses %j', async (wrong, fields) => {
    const anna = await mailing.person();
    const { status, body } = await change(mailing, anna, wrong);
    expect([status, body.data?.fields]).toEqual([422, fields]);
    await mailing.runJobs();
    expect(smtp.inbox).toEqual([]);
  });

  test.each([
    ['block', 422],
    ['confirm', 200],
  ])(
    'treats an address that looks automated as the site setting says: %s',
    async (automatedEmails, status) => {
      const as = await mailing.person('superadmin');
      await mailing.call('PATCH', '/api/admin/settings', { as, body: { automatedEmails } });
      const anna = await mailing.person();
      expect((await change(mailing, anna, { email: 'anna1987@exempel.se' })).status).toBe(status);
    },
  );

  test('refuses the current address', async () => {
    const anna = await mailing.person();
    const { body } = await change(mailing, anna, { email: anna.email.toUpperCase() });
    expect(body.data?.fields).toEqual({ email: 'Det är redan din e-postadress' });
  });

  test('requires a session, and explains how to set a password to users without one', async () => {
    const visitor = await change(mailing, undefined, { email: newAddress() });
    expect([visitor.status, visitor.body.message]).toEqual([
      401,
      'Du måste vara inloggad för att byta e-postadress',
    ]);
    const anna = await mailing.person();
    await rowsOf(mailing, 'delete from accounts where user_id = $1', [anna.id]);
    expect((await change(mailing, anna, { email: newAddress() })).body.message).toBe(
      'Ditt konto har inget lösenord. Logga ut och välj ”Glömt lösenord?” för att skapa ett.',
    );
  });

  test('is limited, both for guessing passwords and for sending mails', async () => {
    const [anna, bo] = [await mailing.person(), await mailing.person()];
    for (let n = 0; n < 10; n += 1)
      await change(mailing, anna, { email: newAddress(), current: 'Fel-losen-1' });
    expect((await change(mailing, anna, { email: newAddress() })).status).toBe(429);
    for (let n = 0; n < 5; n += 1)
      expect((await change(mailing, bo, { email: newAddress() })).status).toBe(200);
    expect((await change(mailing, bo, { email: newAddress() })).status).toBe(429);
  });
});

const pending = async (as: Person) =>
  (await mailing.call<{ email: string | null }>('GET', '/api/me/email-change', { as })).body.email;
const cancel = async (as: Person) =>
  (await mailing.call<object>('DELETE', '/api/me/email-change', { as })).body;

describe('a change that waits for its link', () => {
  test('is shown to its user until the link is used', async () => {
    const [anna, bo] = [await mailing.person(), await mailing.person()];
    const email = newAddress();
    expect(await pending(anna)).toBeNull();
    await change(mailing, anna, { email });
    expect([await pending(anna), await pending(bo)]).toEqual([email, null]);
    await follow(await linkIn(email, 'Bekräfta din nya e-postadress'), anna);
    expect(await pending(anna)).toBeNull();
  });

  test('is shown for a taken address too', async () => {
    const [anna, bo] = [await mailing.person(), await mailing.person()];
    await change(mailing, anna, { email: bo.email });
    expect(await pending(anna)).toBe(bo.email);
  });

  test('is cancelled by its user: the link stops working', async () => {
    const [anna, bo] = [await mailing.person(), await mailing.person()];
    const email = newAddress();
    await change(mailing, anna, { email });
    expect([await cancel(bo), await cancel(anna)]).toEqual([{ isCancelled: false }, { isCancelled: true }]);
    expect(await pending(anna)).toBeNull();
    expect((await follow(await linkIn(email, 'Bekräfta din nya e-postadress'))).status).toBe(422);
    expect(await cancel(anna)).toEqual({ isCancelled: false });
  });
});

describe('the link to the new address', () => {
  test('changes the address, signs out other devices but not this one, and mails both addresses', async () => {
    const anna = await mailing.person();
    const { cookie } = await signIn(anna.email);
    const email = newAddress();
    await change(mailing, anna, { email });
    smtp.inbox.length = 0;
    const token = await linkIn(email, 'Bekräfta din nya e-postadress');
    smtp.inbox.length = 0;
    const answer = await follow(token, anna);
    expect(answer.body).toMatchObject({ kind: 'changed', viewer: { id: anna.id, email } });
    expect(await sessionOf(anna)).toMatchObject({ email });
    expect(await sessionOf({ ...anna, cookie })).toBeNull();
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Din e-postadress är bytt']);
    expect((await mailsTo(anna.email)).map(({ subject }) => subject)).toEqual(['Din e-postadress är bytt']);
    expect([(await signIn(anna.email)).status, (await signIn(email)).status]).toEqual([401, 200]);
    expect(await eventsOf(mailing, anna)).toEqual(['email_change_asked', 'email_changed']);
  });

  test('returns the suspension of a suspended user', async () => {
    const anna = await mailing.person();
    const email = newAddress();
    await change(mailing, anna, { email });
    await rowsOf(
      mailing,
      `update profiles set blocked_until = 'infinity', blocked_reason = 'Spam' where id = $1`,
      [anna.id],
    );
    const answer = await follow(await linkIn(email, 'Bekräfta din nya e-postadress'), anna);
    expect(answer.body).toMatchObject({ kind: 'changed', viewer: { email, isSuspended: true } });
  });

  test('works once, and creates no session', async () => {
    const anna = await mailing.person();
    const email = newAddress();
    await change(mailing, anna, { email });
    const token = await linkIn(email, 'Bekräfta din nya e-postadress');
    const answers = await Promise.all([follow(token), follow(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const done = answers.find(({ status }) => status === 200);
    expect([done?.body, done?.headers['set-cookie']]).toEqual([{ kind: 'changed', viewer: null }, undefined]);
    expect(await sessionOf(anna)).toBeNull();
  });

  test('leaves another user’s session in the browser alone', async () => {
    const [anna, bo] = [await mailing.person(), await mailing.person()];
    const email = newAddress();
    await change(mailing, anna, { email });
    const answer = await follow(await linkIn(email, 'Bekräfta din nya e-postadress'), bo);
    expect(answer.body).toEqual({ kind: 'changed', viewer: null });
    expect(await sessionOf(bo)).toMatchObject({ email: bo.email });
  });

  test('is void after another request, a new password, or a day', async () => {
    const anna = await mailing.person();
    const [first, second, third] = [newAddress(), newAddress(), newAddress()];
    await change(mailing, anna, { email: first });
    await change(mailing, anna, { email: second });
    expect((await follow(await linkIn(first, 'Bekräfta din nya e-postadress'))).body.message).toBe(SENTENCE);
    const twice = { password: NEW_PASSWORD, repeated: NEW_PASSWORD };
    await mailing.call('PUT', '/api/me/password', { as: anna, body: { current: TEST_PASSWORD, ...twice } });
    expect((await follow(await linkIn(second, 'Bekräfta din nya e-postadress'))).status).toBe(422);
    await change(mailing, anna, { email: third, current: NEW_PASSWORD });
    await rowsOf(
      mailing,
      `update mail_links set created_at = now() - interval '25 hours',
      expires_at = now() - interval '1 second' where used_at is null and purpose = 'change-email'`,
    );
    expect((await follow(await linkIn(third, 'Bekräfta din nya e-postadress'))).status).toBe(422);
  });

  test('changes nothing if another user has taken the address in the meantime, and returns a conflict', async () => {
    const [anna, bo] = [await mailing.person(), await mailing.person()];
    const email = newAddress();
    await change(mailing, anna, { email });
    await rowsOf(mailing, 'update profiles set email = $2 where id = $1', [bo.id, email]);
    const { status, body } = await follow(await linkIn(email, 'Bekräfta din nya e-postadress'), anna);
    expect([status, body.message]).toEqual([409, 'E-postadressen används av ett annat konto']);
    expect(await sessionOf(anna)).toMatchObject({ email: anna.email });
  });
});

describe('the restore link', () => {
  test('restores the old address, ends every session, and leads to a new password', async () => {
    const { anna, email, restoreLink } = await changed();
    const { status, body } = await follow(restoreLink);
    expect([status, body.kind]).toEqual([200, 'restored']);
    expect(body.next).toMatch(/^\/reset-password\?token=[\w-]{43}&type=recovery$/);
    expect(await sessionOf(anna)).toBeNull();
    for (const address of [email, anna.email]) expect((await signIn(address)).status).toBe(401);
    const twice = { password: NEW_PASSWORD, repeated: NEW_PASSWORD };
    await mailing.call('PUT', '/api/password-resets', { body: { token: tokenOf(body.next), ...twice } });
    expect((await signIn(anna.email, NEW_PASSWORD)).status).toBe(200);
    expect((await mailsTo(email)).at(-1)?.subject).toBe('Din e-postadress gäller inte längre');
    expect((await follow(restoreLink)).status).toBe(422);
    expect(await eventsOf(mailing, anna)).toEqual(['email_change_asked', 'email_changed', 'email_restored']);
  });

  test('is not voided by a new password or another change of address', async () => {
    const { anna, email, restoreLink } = await changed();
    const twice = { password: NEW_PASSWORD, repeated: NEW_PASSWORD };
    await mailing.call('PUT', '/api/me/password', { as: anna, body: { current: TEST_PASSWORD, ...twice } });
    const third = newAddress();
    await change(mailing, anna, { email: third, current: NEW_PASSWORD });
    await follow(await linkIn(third, 'Bekräfta din nya e-postadress'), anna);
    const laterRestoreLink = await linkIn(email, 'Din e-postadress är bytt');
    expect((await follow(restoreLink)).body.kind).toBe('restored');
    // The later restore link would give the account to the holder of the address in between.
    expect((await follow(laterRestoreLink)).status).toBe(422);
  });

  test('unlinks a Google account that was linked in the meantime', async () => {
    const { anna, restoreLink } = await changed();
    await rowsOf(
      mailing,
      `insert into accounts (user_id, account_id, provider_id) values ($1, $2, 'google')`,
      [anna.id, `fel-google-${anna.id}`],
    );
    await follow(restoreLink);
    expect(await rowsOf(mailing, 'select from accounts where user_id = $1', [anna.id])).toEqual([]);
  });

  test('is valid for seven days', async () => {
    const { restoreLink } = await changed();
    const lifetimes = `select round(extract(epoch from expires_at - created_at) / 3600)::integer as hours from mail_links
                    where purpose = 'restore-email' order by created_at desc limit 1`;
    expect(await rowsOf(mailing, lifetimes)).toEqual([{ hours: 168 }]);
    await rowsOf(
      mailing,
      `update mail_links set created_at = now() - interval '8 days',
      expires_at = now() - interval '1 second' where purpose = 'restore-email' and used_at is null`,
    );
    expect((await follow(restoreLink)).status).toBe(422);
  });
});

describe('without a mail server', () => {
  test('the address is changed at once, and both mails are stored unsent', async () => {
    const anna = await plain.person();
    const { cookie } = await signIn(anna.email, TEST_PASSWORD, plain);
    const email = newAddress();
    expect((await change(plain, anna, { email })).body.viewer).toMatchObject({ id: anna.id, email });
    expect(await sessionOf(anna, plain)).toMatchObject({ email });
    expect(await sessionOf({ ...anna, cookie }, plain)).toBeNull();
    const mails = await rowsOf(
      plain,
      'select recipient, status from mails where user_id = $1 order by kind',
      [anna.id],
    );
    expect(mails).toEqual([
      { recipient: email, status: 'held' },
      { recipient: anna.email, status: 'held' },
    ]);
  });

  test('a taken address is refused, and nothing changes', async () => {
    const [anna, bo] = [await plain.person(), await plain.person()];
    const { status, body } = await change(plain, anna, { email: bo.email });
    expect([status, body.data?.fields]).toEqual([
      409,
      { email: 'E-postadressen används av ett annat konto' },
    ]);
    expect(await sessionOf(anna, plain)).toMatchObject({ email: anna.email });
  });
});
