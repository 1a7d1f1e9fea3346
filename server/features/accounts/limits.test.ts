// Limits on guessing passwords, puzzle answers and addresses: refusals state when to try again.
import { signInTexts } from '#shared/features/accounts/sign-in/sign-in-texts.ts';
import { afterAll, beforeEach, beforeAll, describe, expect, test } from 'vitest';
import { deleteExpiredLimits, countAttempt } from '../../core/limits/limits.ts';
import { openTestApp, type Person, TEST_PASSWORD, type TestApp } from '../../testing/app.ts';
import { openPasswordHashing } from '../../core/passwords.ts';
import { networkOf } from '../../core/limits/network.ts';

let app: TestApp;
let owner: Person;

beforeAll(async () => {
  app = await openTestApp();
  owner = await app.person();
});
beforeEach(() => app.services.database.pool.query('delete from limits'));
afterAll(() => app.close());

async function signIn(email: string, password: string, ip = '192.0.2.1') {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/session',
    payload: { email, password },
    remoteAddress: ip,
  });
  return { status: answer.statusCode, message: (JSON.parse(answer.body) as { message?: string }).message };
}

async function repeat<Answer>(times: number, send: () => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: times }, send));
}

const tryLater = /^För många försök\. Försök igen om \d+ minuter\.$/;

describe('signing in', () => {
  test('is not counted if the password was not checked, since too many sign in at once', async () => {
    const hashing = openPasswordHashing(4096);
    const crowd = Array.from({ length: 60 }, (_, number) =>
      hashing.hashPassword('Korgen-2026!', { group: String(number), isPreferred: true }).catch(() => null),
    );
    expect(await repeat(3, () => signIn(owner.email, TEST_PASSWORD))).toMatchObject(
      Array.from({ length: 3 }, () => ({ status: 503, message: signInTexts.busy })),
    );
    await Promise.all(crowd);
    const { rows } = await app.services.database.pool.query<{ tries: number }>('select tries from limits');
    expect(rows.map(({ tries }) => tries)).toEqual([0, 0, 0]);
  }, 60_000);

  test('is refused after ten wrong passwords, even with the right one, also with concurrent attempts', async () => {
    const answers = await repeat(14, () => signIn(owner.email, 'Fel-losen-2026'));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.find(({ status }) => status === 429)?.message).toMatch(tryLater);
    expect((await signIn(owner.email, TEST_PASSWORD)).status).toBe(429);
  });

  test('still works for the owner from another address', async () => {
    await repeat(12, () => signIn(owner.email, 'Fel-losen-2026'));
    expect((await signIn(owner.email, TEST_PASSWORD, '198.51.100.7')).status).toBe(200);
  });

  test('gives the same answer for an address without an account', async () => {
    const answers = await repeat(12, () => signIn('ingen@exempel.se', 'Fel-losen-2026'));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(401), 429, 429]);
  });

  test('is refused from one address that tries many accounts', async () => {
    const statuses: number[] = [];
    // More sign-ins at once would be refused without checking the password, and would not be counted.
    for (let round = 0; round < 4; round += 1) {
      const tries = Array.from({ length: 13 }, (_, n) =>
        signIn(`person${round}-${n}@exempel.se`, 'Fel-losen-2026'),
      );
      for (const { status } of await Promise.all(tries)) statuses.push(status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  test('is not counted with the right password', async () => {
    for (let n = 0; n < 12; n += 1) expect((await signIn(owner.email, TEST_PASSWORD)).status).toBe(200);
  });

  test('works again when the time is over', async () => {
    await repeat(11, () => signIn(owner.email, 'Fel-losen-2026'));
    await app.services.database.pool.query(`update limits set ends_at = now() - interval '1 second'`);
    expect((await signIn(owner.email, TEST_PASSWORD)).status).toBe(200);
  });
});

test('human checks are limited, and refusals state when to try again', async () => {
  const answers = await repeat(102, () => app.call<{ message: string }>('POST', '/api/human-checks'));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(2);
  expect(refused[0]?.body.message).toMatch(tryLater);
  const { headers } = await app.inject({ method: 'POST', url: '/api/human-checks' });
  const seconds = Number(headers['retry-after']);
  expect(seconds).toBeGreaterThan(500);
  expect(seconds).toBeLessThanOrEqual(600);
});

test('an expired limit is deleted', async () => {
  const { database } = app.services;
  await countAttempt(database, [{ key: 'a', tries: 1, minutes: 5 }]);
  await countAttempt(database, [{ key: 'b', tries: 1, minutes: 5 }]);
  await database.pool.query(`update limits set ends_at = now() where key = 'a'`);
  await deleteExpiredLimits(database);
  const { rows } = await database.pool.query('select key from limits');
  expect(rows).toEqual([{ key: 'b' }]);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
])('attempts from %s are counted for %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

describe('a browser that has signed in to the account before', () => {
  test('gets an HttpOnly cookie that does not identify the user', async () => {
    const { device } = await signInHere(owner.email);
    expect(device).toMatch(
      /^baskettorget\.known_device=[\w-]{16}\.[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test('is not locked out by wrong passwords of other people, from other networks or its own', async () => {
    const cookie = await knownTo(owner.email);
    for (let network = 0; network < 10; network += 1)
      await repeat(11, () => signIn(owner.email, 'Fel-losen-2026', `2001:db8:0:${network}::1`));
    await repeat(51, () => signIn('ingen@exempel.se', 'Fel-losen-2026'));
    expect((await signInHere(owner.email)).status).toBe(429);
    expect((await signInHere(owner.email, { cookie })).status).toBe(200);
  });

  test('has as few guesses as an unknown browser', async () => {
    const cookie = await knownTo(owner.email);
    const wrong = { cookie, password: 'Fel-losen-2026' };
    const answers = await repeat(12, () => signInHere(owner.email, wrong));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect((await signInHere(owner.email, { cookie })).status).toBe(429);
  });

  test('is known for that account only, and only with a valid signature', async () => {
    const other = await app.person();
    const cookie = await knownTo(other.email);
    const forged = cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    await repeat(11, () => signIn(owner.email, 'Fel-losen-2026'));
    expect((await signInHere(owner.email, { cookie })).status).toBe(429);
    await repeat(11, () => signIn(other.email, 'Fel-losen-2026'));
    expect((await signInHere(other.email, { cookie: forged })).status).toBe(429);
    expect((await signInHere(other.email, { cookie })).status).toBe(200);
  });

  test('may be shared by several people', async () => {
    const other = await app.person();
    const cookie = await knownTo(owner.email);
    const { device } = await signInHere(other.email, { cookie });
    const both = device?.split(';')[0] ?? '';
    await repeat(51, () => signIn('ingen@exempel.se', 'Fel-losen-2026'));
    for (const { email } of [owner, other])
      expect((await signInHere(email, { cookie: both })).status).toBe(200);
  });
});

async function signInHere(email: string, { cookie = '', password = TEST_PASSWORD, ip = '192.0.2.1' } = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/session',
    payload: { email, password },
    headers: { cookie },
    remoteAddress: ip,
  });
  const cookies = [answer.headers['set-cookie'] ?? []].flat().map(String);
  const device = cookies.find((one) => one.includes('known_device'));
  return { status: answer.statusCode, device };
}

/** The cookie of a browser that has signed in to this account. */
async function knownTo(email: string): Promise<string> {
  return (await signInHere(email)).device?.split(';')[0] ?? '';
}
