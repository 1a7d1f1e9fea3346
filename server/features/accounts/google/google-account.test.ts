// Mapping Google accounts to users, against a real OpenID provider.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, TEST_PASSWORD } from '../../../testing/app.ts';
import { type GoogleSite, openGoogleSite } from '../../../testing/outside/google-site.ts';
import { turnTwoStepOn } from '../../../testing/two-step.ts';
import { registerByMail } from '../registration/pending-registration.ts';

let site: GoogleSite;

beforeAll(async () => {
  site = await openGoogleSite();
});
beforeEach(async () => {
  site.newPerson();
  await site.app.services.database.pool.query('delete from limits');
});
afterAll(() => site.close());

const confirm = (email: string) =>
  site.app.services.database.pool.query('update profiles set email_verified = true where email = $1', [
    email,
  ]);
const accountsOf = (email: string) =>
  site.rowsOf(
    `select provider_id, account_id from accounts join profiles on profiles.id = accounts.user_id
      where email = $1 order by provider_id`,
    [email],
  );
const signIn = ({ email }: Pick<Person, 'email'>) =>
  site.app.call('POST', '/api/session', { body: { email, password: TEST_PASSWORD } });

describe('the account', () => {
  test('is created for a new user: confirmed, role user, no picture, no password', async () => {
    const { person } = site.oidc;
    const back = await site.signIn();
    expect([back.status, back.location]).toEqual([303, '/marketplace?search=boll#google=registered']);
    expect(back.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(await site.viewerOf(back.cookie)).toMatchObject({
      email: person.email,
      name: 'Anna Ek',
      role: 'user',
      avatarUrl: null,
      verified: true,
    });
    expect(back.setCookies.find((line) => line.includes('session_token'))).toMatch(/HttpOnly; SameSite=Lax$/);
    expect(await accountsOf(person.email)).toEqual([{ provider_id: 'google', account_id: person.sub }]);
    const profile = 'select email_verified, avatar_url from profiles where email = $1';
    expect(await site.rowsOf(profile, [person.email])).toEqual([{ email_verified: true, avatar_url: null }]);
    const events = `select event, details from security_events join profiles on profiles.id = security_events.user_id
                     where email = $1`;
    expect(await site.rowsOf(events, [person.email])).toEqual([
      { event: 'registered', details: { by: 'google' } },
    ]);
  });

  test('stores none of the tokens from Google', async () => {
    await site.signIn();
    const stored = await site.rowsOf(
      'select access_token, refresh_token, id_token from accounts where account_id = $1',
      [site.oidc.person.sub],
    );
    expect(stored).toEqual([{ access_token: null, refresh_token: null, id_token: null }]);
  });

  test.each([
    ['  Åsa\u200B   Öst ', 'asa.ost', 'Åsa Öst'],
    ['admin1', 'asa.vast', 'asa.vast'],
    ['Superadmin', 'support', 'Ny medlem'],
    ['', 'asa.nord', 'asa.nord'],
    ['x'.repeat(81), 'asa.syd', 'asa.syd'],
    ['A', 'q', 'Ny medlem'],
  ])('gets a valid name: %#', async (name, local, shown) => {
    site.newPerson({ name, email: `${local}@exempel.se` });
    const { cookie } = await site.signIn();
    expect(await site.viewerOf(cookie)).toMatchObject({ name: shown });
  });

  test('is found by the subject of the Google account, also after its address has changed', async () => {
    const { person } = site.oidc;
    await site.signIn();
    site.oidc.person = { ...person, email: 'anna.ny@exempel.se' };
    const back = await site.signIn();
    expect(back.location).toBe('/marketplace?search=boll#google=signed-in');
    expect(await site.viewerOf(back.cookie)).toMatchObject({ email: person.email });
  });

  test('is the one with the same confirmed address, whose password and sessions remain', async () => {
    const owner = await site.app.person();
    await confirm(owner.email);
    site.newPerson({ email: owner.email.toUpperCase() });
    const back = await site.signIn();
    expect(back.location).toBe('/marketplace?search=boll#google=signed-in');
    expect(await site.viewerOf(back.cookie)).toMatchObject({ id: owner.id, name: owner.name });
    expect((await accountsOf(owner.email)).length).toBe(2);
    expect(await site.viewerOf(owner.cookie)).toMatchObject({ id: owner.id });
    expect((await signIn(owner)).status).toBe(200);
    const event = `select details from security_events where event = 'google_linked' and user_id = $1`;
    expect(await site.rowsOf(event, [owner.id])).toEqual([{ details: { wasConfirmed: true } }]);
  });

  test('requires a code if two-step sign-in is on, confirmed or not', async () => {
    for (const isConfirmed of [true, false]) {
      const owner = await site.app.person();
      if (isConfirmed) await confirm(owner.email);
      const { code } = await turnTwoStepOn(site.app, owner);
      site.newPerson({ email: owner.email });
      const back = await site.signIn();
      expect([back.location, back.cookie]).toEqual(['/marketplace?search=boll#google=second-step', '']);
      const wait = back.setCookies.find((line) => line.startsWith('baskettorget.second-step=')) ?? '';
      const headers = { cookie: wait.split(';')[0] ?? '' };
      const payload = { code: code() };
      const passed = await site.app.inject({ method: 'POST', url: '/api/second-step', payload, headers });
      expect(JSON.parse(passed.body)).toMatchObject({ viewer: { id: owner.id } });
    }
  });

  test('is taken over from a user who never confirmed the address', async () => {
    const unconfirmed = await site.app.person();
    await site.rowsOf(
      `insert into passkeys (id, user_id, public_key, name)
       values ('the key of another user', $1, decode(repeat('00', 77), 'hex'), 'Chrome')`,
      [unconfirmed.id],
    );
    site.newPerson({ email: unconfirmed.email });
    const back = await site.signIn();
    expect(back.location).toBe('/marketplace?search=boll#google=password-removed');
    expect(await site.viewerOf(back.cookie)).toMatchObject({ id: unconfirmed.id });
    expect(await site.viewerOf(unconfirmed.cookie)).toBeNull();
    expect(await site.rowsOf('select from passkeys where user_id = $1', [unconfirmed.id])).toEqual([]);
    expect((await signIn(unconfirmed)).status).toBe(401);
    expect(await accountsOf(unconfirmed.email)).toEqual([
      { provider_id: 'google', account_id: site.oidc.person.sub },
    ]);
  });

  test('gets a mail about the takeover', async () => {
    const unconfirmed = await site.app.person();
    site.newPerson({ email: unconfirmed.email });
    await site.signIn();
    const mails = `select kind, subject, body from mails where recipient = $1 and kind = 'password-removed'`;
    expect(await site.rowsOf(mails, [unconfirmed.email])).toEqual([
      {
        kind: 'password-removed',
        subject: 'Ditt gamla lösenord gäller inte längre',
        body: expect.stringMatching(
          /Du loggade in med Google .*\. Kontot fanns redan, men e-postadressen var inte bekräftad\. Därför har vi tagit bort lösenordet och loggat ut alla andra enheter\.[^]*Vill du ha ett lösenord igen väljer du ”Glömt lösenord\?” där du loggar in\.[^]*Har du inte skapat något konto hos oss förut\? Då har någon annan använt din e-postadress\. Se efter att din profil stämmer\./,
        ),
      },
    ]);
  });

  test('no longer accepts links that were mailed before', async () => {
    const email = site.oidc.person.email;
    const noBrowser = { viewer: null, suspended: null, cookieHeader: undefined };
    const context = { ...site.app.services, ...noBrowser, ip: '192.0.2.9' };
    const waiting = { name: 'Anna', email, password: TEST_PASSWORD };
    await registerByMail(
      { ...context, userAgent: '', setCookie: () => undefined, queueEntry: () => ({}) },
      waiting,
    );
    const mail = `select body from mails where recipient = $1 and kind = 'confirm-email'`;
    const [{ body } = { body: '' }] = (await site.rowsOf(mail, [email])) as { body: string }[];
    await site.signIn();
    const token = /token=([\w-]{43})/.exec(body)?.[1];
    expect(token).toBeDefined();
    const late = await site.app.call('POST', '/api/email-confirmations', { body: { token } });
    expect(late.status).toBe(422);
    expect((await signIn({ email })).status).toBe(401);
  });

  test('does not accept a second Google account with the same address', async () => {
    const { person } = site.oidc;
    await site.signIn();
    site.oidc.person = { ...person, sub: 'another-person' };
    const back = await site.signIn();
    expect([back.location, back.cookie]).toEqual(['/marketplace?search=boll#google=failed', '']);
  });

  test('gets a mail about a sign-in from a new address and browser', async () => {
    const { person } = site.oidc;
    await site.signIn();
    const mails = 'select kind from mails where recipient = $1';
    await site.signIn({ ip: '192.0.2.2' });
    expect(await site.rowsOf(mails, [person.email])).toEqual([]);
    await site.signIn({ ip: '198.51.100.7', userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0' });
    expect(await site.rowsOf(mails, [person.email])).toEqual([{ kind: 'new-device' }]);
  });
});
