// Passkeys: adding one requires re-authentication, and signing in a valid signature.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type Person, TEST_PASSWORD, type TestApp } from '../../../testing/app.ts';
import { openAuthenticator, type Signing } from '../../../testing/authenticator.ts';
import { turnTwoStepOn } from '../../../testing/two-step.ts';
import { deleteExpiredRecords } from '../actions.ts';
import { makeLink } from '../mail-links/mail-links.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(() => app.services.database.pool.query('delete from limits'));
afterAll(() => app.close());

interface Answered {
  challenge: string;
  message?: string;
  data?: { fields?: Record<string, string> };
  viewer?: { id: string };
  passkeys: { id: string; lastUsedAt: string | null }[];
}

type Key = ReturnType<typeof openAuthenticator>;

const password = TEST_PASSWORD;
const begin = (as: Person | undefined, body: unknown = { password, code: '' }) =>
  app.call<Answered>('POST', '/api/me/passkeys/challenges', { as, body });
const add = (as: Person | undefined, body: unknown) =>
  app.call<Answered>('POST', '/api/me/passkeys', { as, body });
const list = (as: Person) => app.call<Answered>('GET', '/api/me/passkeys', { as });
const remove = (as: Person | undefined, id: string, body: unknown = { password, code: '' }) =>
  app.call<Answered>('DELETE', `/api/me/passkeys/${id}`, { as, body });
const signIn = (body: unknown) => app.call<Answered>('POST', '/api/passkey-sign-ins', { body });

async function requestChallenge(): Promise<string> {
  return (await app.call<Answered>('POST', '/api/passkey-challenges')).body.challenge;
}

async function withPasskey(as: Person, key = openAuthenticator()): Promise<Key> {
  const { body } = await begin(as);
  expect((await add(as, key.create({ challenge: body.challenge }))).status).toBe(201);
  return key;
}

async function rows(sql: string, person: Person): Promise<Record<string, unknown>[]> {
  return (await app.services.database.pool.query<Record<string, unknown>>(sql, [person.id])).rows;
}

describe('adding a passkey', () => {
  test('takes the password and the authenticator’s response, and sends a mail', async () => {
    const anna = await app.person();
    const { body } = await begin(anna);
    expect(body).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const key = openAuthenticator();
    const { status } = await add(anna, key.create({ challenge: body.challenge }));
    expect(status).toBe(201);
    expect((await list(anna)).body).toMatchObject({
      passkeys: [{ id: key.id, lastUsedAt: null }],
      needs: { password: true, code: false },
    });
    expect((await begin(anna)).body).toMatchObject({ excludeCredentials: [{ id: key.id }] });
    expect(await rows('select subject from mails where user_id = $1', anna)).toEqual([
      { subject: 'Du har en ny passnyckel' },
    ]);
    expect(await rows('select event from security_events where user_id = $1', anna)).toEqual([
      { event: 'passkey_added' },
    ]);
  });

  test('takes a code too if two-step sign-in is on', async () => {
    const anna = await app.person();
    const { code } = await turnTwoStepOn(app, anna);
    expect((await begin(anna)).body.data?.fields).toEqual({ code: 'Skriv koden' });
    expect((await begin(anna, { password, code: '000000' })).status).toBe(422);
    expect((await begin(anna, { password, code: code() })).status).toBe(200);
  });

  test('is refused without the password', async () => {
    const { body } = await begin(await app.person(), { password: 'Fel-losen-1', code: '' });
    expect(body.data?.fields).toEqual({ password: 'Det nuvarande lösenordet är fel' });
  });

  test.each<[string, Partial<Signing>]>([
    ['without user verification', { isVerified: false }],
    ['on another site', { origin: 'https://elak.example' }],
    ['for another site', { rpId: 'elak.example' }],
    ['for another challenge', { challenge: 'x'.repeat(43) }],
  ])('refuses a response %s', async (_case, change) => {
    const anna = await app.person();
    const { body } = await begin(anna);
    const refused = await add(anna, openAuthenticator().create({ challenge: body.challenge, ...change }));
    expect([refused.status, refused.body.message]).toEqual([
      422,
      'Passnyckeln kunde inte läggas till. Försök igen.',
    ]);
    expect((await list(anna)).body.passkeys).toEqual([]);
  });

  test('is refused with a challenge that is another user’s, used, for signing in, or expired', async () => {
    const [anna, bo] = [await app.person(), await app.person()];
    const { body: bosChallenge } = await begin(bo);
    expect((await add(anna, openAuthenticator().create(bosChallenge))).status).toBe(422);
    const { body: annasChallenge } = await begin(anna);
    expect((await add(anna, openAuthenticator().create(annasChallenge))).status).toBe(201);
    expect((await add(anna, openAuthenticator().create(annasChallenge))).status).toBe(422);
    expect(
      (await add(anna, openAuthenticator().create({ challenge: await requestChallenge() }))).status,
    ).toBe(422);
    const { body: usedChallenge } = await begin(anna);
    await rows('update passkey_challenges set expires_at = now() where user_id = $1', anna);
    expect((await add(anna, openAuthenticator().create(usedChallenge))).status).toBe(422);
    await deleteExpiredRecords(app.services);
    expect(await rows('select from passkey_challenges where user_id = $1', anna)).toEqual([]);
  });

  test('refuses an existing passkey, an invalid response, and the twenty-first passkey', async () => {
    const [anna, bo] = [await app.person(), await app.person()];
    const key = await withPasskey(anna);
    const { body } = await begin(bo);
    expect((await add(bo, key.create({ challenge: body.challenge }))).status).toBe(409);
    expect((await add(bo, { id: 'x' })).status).toBe(422);
    await rows(
      `insert into passkeys (id, user_id, public_key, name)
       select md5(n::text || $1), $1::uuid, decode(repeat('00', 77), 'hex'), 'x' from generate_series(1, 20) as n`,
      bo,
    );
    expect((await begin(bo)).body.message).toBe('Du kan ha högst 20 passnycklar. Ta bort en först.');
  });
});

describe('signing in with a passkey', () => {
  test('opens a session, once per challenge, and records it', async () => {
    const anna = await app.person();
    const key = await withPasskey(anna);
    const signed = key.sign({ challenge: await requestChallenge() });
    const answer = await signIn(signed);
    expect([answer.status, answer.body.viewer]).toEqual([200, expect.objectContaining({ id: anna.id })]);
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    expect((await list({ ...anna, cookie })).body.passkeys[0]?.lastUsedAt).not.toBeNull();
    expect((await signIn(signed)).status).toBe(401);
    const challenge = await requestChallenge();
    const both = await Promise.all([1, 2].map(() => signIn(key.sign({ challenge }))));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const events = await rows(
      `select event from security_events where user_id = $1 and event = 'signed_in'`,
      anna,
    );
    expect(events.length).toBe(2);
  });

  test('needs no code: the device is one factor, and user verification the other', async () => {
    const anna = await app.person();
    const key = await withPasskey(anna);
    await turnTwoStepOn(app, anna);
    expect((await signIn(key.sign({ challenge: await requestChallenge() }))).status).toBe(200);
  });

  test.each<[string, Partial<Signing>]>([
    ['without user verification', { isVerified: false }],
    ['on another site', { origin: 'https://elak.example' }],
    ['for another site', { rpId: 'elak.example' }],
    ['with an unknown challenge', { challenge: 'x'.repeat(43) }],
  ])('refuses a response %s', async (_case, change) => {
    const key = await withPasskey(await app.person());
    const refused = await signIn(key.sign({ challenge: await requestChallenge(), ...change }));
    expect([refused.status, refused.body.message]).toEqual([
      401,
      'Passnyckeln kunde inte användas. Försök igen, eller logga in på ett annat sätt.',
    ]);
    expect(refused.headers['set-cookie']).toBeUndefined();
  });

  test('refuses another key with the same id, an old signature counter, and an unknown passkey', async () => {
    const anna = await app.person();
    const key = await withPasskey(anna);
    const other = openAuthenticator().sign({ challenge: await requestChallenge() });
    expect((await signIn({ ...other, id: key.id, rawId: key.id })).status).toBe(401);
    expect((await signIn(key.sign({ challenge: await requestChallenge(), counter: 7 }))).status).toBe(200);
    expect((await signIn(key.sign({ challenge: await requestChallenge(), counter: 6 }))).status).toBe(401);
    expect((await signIn(other)).body.message).toBe(
      'Passnyckeln känns inte igen. Logga in på ett annat sätt.',
    );
    expect((await signIn({ id: 'x' })).status).toBe(422);
  });

  test('is refused with a challenge for adding a passkey', async () => {
    const anna = await app.person();
    const key = await withPasskey(anna);
    const { body } = await begin(anna);
    expect((await signIn(key.sign(body))).status).toBe(401);
  });

  test('leads a suspended user to the page about the suspension', async () => {
    const anna = await app.person();
    const key = await withPasskey(anna);
    await rows(`update profiles set blocked_until = 'infinity', blocked_reason = 'Spam' where id = $1`, anna);
    const { status, body } = await signIn(key.sign({ challenge: await requestChallenge() }));
    expect([status, body]).toMatchObject([200, { viewer: { isSuspended: true } }]);
  });

  test('is limited per address', async () => {
    await app.services.database.pool.query(
      `insert into limits (key, tries, ends_at)
       values ('passkey sign-in from 127.0.0.1', 60, now() + interval '5 minutes')`,
    );
    expect((await app.call('POST', '/api/passkey-challenges')).status).toBe(429);
  });
});

describe('a password reset by link', () => {
  test.each([
    ['leaves the passkeys of a confirmed address', true, 200],
    ['deletes those added before the address was confirmed', false, 401],
  ])('%s', async (_case, isConfirmed, expected) => {
    const anna = await app.person();
    await rows(`update profiles set email_verified = ${isConfirmed} where id = $1`, anna);
    const key = await withPasskey(anna);
    const { services } = app;
    const person = { userId: anna.id, email: anna.email };
    const link = await makeLink(services, services.database.kysely, { purpose: 'reset-password', ...person });
    const token = new URL(link).searchParams.get('token');
    const body = { token, password: 'Straffkast-2027', repeated: 'Straffkast-2027' };
    expect((await app.call('PUT', '/api/password-resets', { body })).status).toBe(200);
    expect((await signIn(key.sign({ challenge: await requestChallenge() }))).status).toBe(expected);
  });
});

describe('deleting a passkey', () => {
  test('is allowed for its owner only, and sends a mail', async () => {
    const [anna, bo] = [await app.person(), await app.person()];
    const key = await withPasskey(anna);
    expect((await remove(undefined, key.id)).status).toBe(401);
    expect((await remove(bo, key.id)).status).toBe(404);
    expect((await remove(anna, key.id)).status).toBe(200);
    expect((await remove(anna, key.id)).status).toBe(404);
    expect((await signIn(key.sign({ challenge: await requestChallenge() }))).status).toBe(401);
    const mails = await rows('select subject from mails where user_id = $1 order by created_at', anna);
    expect(mails.at(-1)).toEqual({ subject: 'En passnyckel har tagits bort' });
  });

  test('requires the password, and the code where two-step sign-in is on', async () => {
    const anna = await app.person();
    const key = await withPasskey(anna);
    for (const typed of ['', 'Fel-losen-1']) {
      const refused = await remove(anna, key.id, { password: typed, code: '' });
      expect([refused.status, Object.keys(refused.body.data?.fields ?? {})]).toEqual([422, ['password']]);
    }
    const { code: currentCode } = await turnTwoStepOn(app, anna);
    const withoutCode = await remove(anna, key.id);
    expect([withoutCode.status, Object.keys(withoutCode.body.data?.fields ?? {})]).toEqual([422, ['code']]);
    expect((await list(anna)).body.passkeys).toHaveLength(1);
    expect((await remove(anna, key.id, { password, code: currentCode() })).status).toBe(200);
    expect((await list(anna)).body.passkeys).toHaveLength(0);
  });

  test('requires a recent sign-in of an account without a password', async () => {
    const anna = await app.person();
    const key = await withPasskey(anna);
    await rows(`delete from accounts where user_id = $1`, anna);
    await rows(`update sessions set created_at = now() - interval '11 minutes' where user_id = $1`, anna);
    expect((await remove(anna, key.id, { password: '', code: '' })).status).toBe(422);
    await rows(`update sessions set created_at = now() where user_id = $1`, anna);
    expect((await remove(anna, key.id, { password: '', code: '' })).status).toBe(200);
  });
});

describe('sign-ins with unknown passkeys', () => {
  test('are recorded as one event per IP address and hour, with a count', async () => {
    await app.services.database.pool.query('delete from security_events');
    await Promise.all(Array.from({ length: 20 }, guess));
    expect(await failures()).toEqual([{ by: 'passkey', count: 20 }]);
    await app.services.database.pool.query(
      `update security_events set counted_hour = counted_hour - interval '1 hour' where counted_hour is not null`,
    );
    await guess();
    expect((await failures()).map(({ count }) => count)).toEqual([20, 1]);
  });

  test('are limited by address', async () => {
    const answers = await Promise.all(Array.from({ length: 62 }, guess));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(60);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});

async function guess() {
  return signIn(openAuthenticator().sign({ challenge: 'x'.repeat(43) }));
}

async function failures(): Promise<{ by?: string; count?: number }[]> {
  const { rows: found } = await app.services.database.pool.query<{
    details: { by?: string; count?: number };
  }>(`select details from security_events where event = 'sign_in_failed' and details ->> 'by' = 'passkey'`);
  return found.map(({ details }) => details);
}
