// Registering, signing in and out over the API: the server checks the form's rules too.
import { findProofOfWork } from '#shared/features/accounts/registration/proof-of-work.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HumanPuzzle } from '#shared/features/accounts/schemas.ts';
import { openTestApp, TEST_PASSWORD, type TestApp } from '../../testing/app.ts';
import { solveHumanCheck } from '../../testing/samples/new-account.ts';
import { deleteExpiredRecords } from './actions.ts';

let app: TestApp;
let people = 0;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

interface Refused {
  code: string;
  message: string;
  data?: { fields?: Record<string, string> };
}

async function answerOf(puzzleId: string): Promise<number[]> {
  const { rows } = await app.services.database.pool.query<{ answer: number[] }>(
    'select answer from human_checks where id = $1',
    [puzzleId],
  );
  return rows[0]?.answer ?? [];
}

async function newAccount(change: Record<string, unknown> = {}) {
  people += 1;
  return {
    name: 'Elsa Lind',
    email: `elsa.lind.${'abcdefghij'[people % 10]}${people}@exempel.se`,
    password: TEST_PASSWORD,
    humanCheckId: await solveHumanCheck(app),
    ...change,
  };
}

const register = (body: unknown) => app.call<Refused>('POST', '/api/accounts', { body });

describe('registering', () => {
  test('creates a user who is signed in at once', async () => {
    const account = await newAccount();
    const answer = await app.call<{ viewer: { role: string; email: string } }>('POST', '/api/accounts', {
      body: account,
    });
    expect(answer.status).toBe(200);
    expect(answer.body.viewer).toMatchObject({ role: 'user', email: account.email, name: 'Elsa Lind' });
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
  });

  test('never takes a role from the form', async () => {
    const body = await newAccount({ role: 'superadmin' });
    const answer = await app.call<{ data: unknown }>('POST', '/api/accounts', { body });
    expect([answer.status, answer.body.data]).toEqual([422, { fields: { role: 'Fältet role finns inte' } }]);
  });

  test.each([
    ['name', { name: ' A ' }, 'Namnet måste vara minst 2 tecken långt'],
    ['name', { name: 'admin7' }, 'Användarnamnet verkar vara automatiskt genererat'],
    ['email', { email: 'elsa' }, 'Ogiltig e-postadress'],
    ['email', { email: 'elsa@mailinator.com' }, 'Temporära e-postadresser är inte tillåtna'],
    ['email', { email: 'elsa@ｍailinator.com' }, 'Temporära e-postadresser är inte tillåtna'],
    ['email', { email: 'elsa@ﷺ.se' }, 'Ogiltig domänstruktur'],
    ['email', { email: 'anna1987@exempel.se' }, 'E-postadressen verkar vara automatiskt genererad'],
    [
      'password',
      { password: 'sommaren' },
      'Lösenordet är för svagt. Använd minst 6 tecken med stor/liten bokstav och siffra',
    ],
    ['humanCheck', { humanCheckId: undefined }, 'Du måste slutföra mänsklig verifiering'],
    ['humanCheck', { humanCheckId: crypto.randomUUID() }, 'Du måste slutföra mänsklig verifiering'],
  ])('refuses an invalid %s with its sentence: %j', async (field, change, sentence) => {
    const { status, body } = await register(await newAccount(change));
    expect(status).toBe(422);
    expect(body.data?.fields?.[field]).toBe(sentence);
  });

  test('blocks a high-risk e-mail address with an explanation', async () => {
    const { body } = await register(await newAccount({ email: 'test1234@exempel.se' }));
    expect(body.message).toContain('Registrering blockerad av säkerhetsskäl');
  });

  test('refuses an address that has an account, and accepts another with the same human check', async () => {
    const first = await newAccount();
    await register(first);
    const second = await newAccount({ email: first.email });
    const refused = await register(second);
    expect(refused.status).toBe(422);
    expect(refused.body.message).toBe(
      'E-postadressen är redan registrerad eller lösenordet uppfyller inte kraven',
    );
    expect((await register({ ...second, email: `annan.${people}@exempel.se` })).status).toBe(200);
  });

  test('refuses a human check that has already created an account', async () => {
    const account = await newAccount();
    await register(account);
    const { status, body } = await register({ ...account, email: `tva.${people}x@exempel.se` });
    expect(status).toBe(422);
    expect(body.data?.fields).toEqual({ humanCheck: 'Du måste slutföra mänsklig verifiering' });
  });

  test('creates one account for two concurrent registrations with one human check', async () => {
    const account = await newAccount();
    const answers = await Promise.all([
      register(account),
      register({ ...account, email: `samtidig.${people}x@exempel.se` }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });
});

describe('the human check', () => {
  test('is solved by its answer and its proof of work, and lets an account be created', async () => {
    const { body: puzzle } = await app.call<HumanPuzzle>('POST', '/api/human-checks');
    const account = await newAccount({ humanCheckId: puzzle.id });
    expect((await register(account)).status).toBe(422);
    const body = { selection: await answerOf(puzzle.id), proof: findProofOfWork(puzzle.id) };
    const answer = await app.call('POST', `/api/human-checks/${puzzle.id}/answers`, { body });
    expect(answer.body).toEqual({ solved: true, next: null });
    expect((await register(account)).status).toBe(200);
  });

  test('sends no trace of the answer', async () => {
    const { body } = await app.call<HumanPuzzle>('POST', '/api/human-checks');
    expect(Object.keys(body).toSorted()).toEqual(['id', 'instruction', 'tiles']);
    for (const tile of body.tiles) expect(Object.keys(tile).toSorted()).toEqual(['label', 'picture']);
  });

  test('issues a new puzzle after a wrong answer, and the old one can no longer be solved', async () => {
    const { body: puzzle } = await app.call<HumanPuzzle>('POST', '/api/human-checks');
    const right = await answerOf(puzzle.id);
    const url = `/api/human-checks/${puzzle.id}/answers`;
    const proof = findProofOfWork(puzzle.id);
    const wrong = await app.call<{ solved: boolean; next: HumanPuzzle }>('POST', url, {
      body: { selection: right.slice(1), proof },
    });
    expect(wrong.body.solved).toBe(false);
    expect(wrong.body.next.id).not.toBe(puzzle.id);
    const late = await app.call<{ solved: boolean }>('POST', url, { body: { selection: right, proof } });
    expect(late.body.solved).toBe(false);
  });

  test('is not solved without its proof of work, and not with that of another puzzle', async () => {
    const { body: other } = await app.call<HumanPuzzle>('POST', '/api/human-checks');
    for (const proof of [[], findProofOfWork(other.id)]) {
      const { body: puzzle } = await app.call<HumanPuzzle>('POST', '/api/human-checks');
      const selection = await answerOf(puzzle.id);
      const url = `/api/human-checks/${puzzle.id}/answers`;
      const answer = await app.call<{ solved: boolean }>('POST', url, { body: { selection, proof } });
      expect(answer.body.solved).toBe(false);
    }
  });

  test('expires', async () => {
    const account = await newAccount();
    await app.services.database.pool.query(
      `update human_checks set expires_at = now() - interval '1 second' where id = $1`,
      [account.humanCheckId],
    );
    expect((await register(account)).status).toBe(422);
    await deleteExpiredRecords(app.services);
    const { rowCount } = await app.services.database.pool.query('select from human_checks where id = $1', [
      account.humanCheckId,
    ]);
    expect(rowCount).toBe(0);
  });
});

describe('signing in and out', () => {
  test('ignores the case of the address', async () => {
    const person = await app.person();
    const body = { email: ` ${person.email.toUpperCase()} `, password: TEST_PASSWORD };
    const answer = await app.call('POST', '/api/session', { body });
    expect(answer.status).toBe(200);
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    const as = { ...person, cookie };
    expect((await app.call('GET', '/api/session', { as })).body).toMatchObject({ viewer: { id: person.id } });
    await app.call('DELETE', '/api/session', { as });
    expect((await app.call('GET', '/api/session', { as })).body).toEqual({ viewer: null });
  });

  test('refuses an address that no account can have', async () => {
    const body = { email: 'a\0b@exempel.se', password: TEST_PASSWORD };
    expect((await app.call('POST', '/api/session', { body })).status).toBe(422);
  });

  test('gives the same answer for a wrong password and an unknown address', async () => {
    const person = await app.person();
    const wrong = { email: person.email, password: 'Fel-losen-9' };
    const unknown = { email: 'finns.inte@exempel.se', password: 'Fel-losen-9' };
    const answers = [
      await app.call<Refused>('POST', '/api/session', { body: wrong }),
      await app.call<Refused>('POST', '/api/session', { body: unknown }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(401);
      expect(body.message).toBe('Felaktiga inloggningsuppgifter. Kontrollera din e-post och lösenord.');
    }
  });

  test.each([
    [
      'a cookie with a wrong signature',
      (cookie: string) => cookie.replace(/\.[^.]*$/, '.c2lnbmVkIGJ5IG5vYm9keQ=='),
    ],
    ['a cookie with another token', (cookie: string) => cookie.replace(/=./, '=~')],
    ['a truncated cookie', (cookie: string) => cookie.slice(0, 40)],
    ['a cookie that cannot be decoded', (cookie: string) => `${cookie}%E0%A4%A`],
  ])('%s has no viewer', async (_name, tamper) => {
    const person = await app.person();
    const as = { ...person, cookie: tamper(person.cookie) };
    expect((await app.call('GET', '/api/session', { as })).body).toEqual({ viewer: null });
  });

  test('an expired session has no viewer', async () => {
    const person = await app.person();
    await app.services.database.pool.query('update sessions set expires_at = now() where user_id = $1', [
      person.id,
    ]);
    expect((await app.call('GET', '/api/session', { as: person })).body).toEqual({ viewer: null });
  });

  test('a session in use is prolonged once a day, and its cookie with it', async () => {
    const person = await app.person();
    expect((await app.call('GET', '/api/session', { as: person })).headers['set-cookie']).toBeUndefined();
    await app.services.database.pool.query(
      `update sessions set updated_at = now() - interval '25 hours', expires_at = now() + interval '1 hour'
        where user_id = $1`,
      [person.id],
    );
    const { headers } = await app.call('GET', '/api/session', { as: person });
    expect(String(headers['set-cookie'])).toContain('Max-Age=2592000');
    const { rows } = await app.services.database.pool.query<{ isLong: boolean }>(
      `select expires_at > now() + interval '29 days' as "isLong" from sessions where user_id = $1`,
      [person.id],
    );
    expect(rows[0]?.isLong).toBe(true);
  });
});

describe('other sites', () => {
  test.each([
    ['a foreign origin', { origin: 'https://elak.example' }],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
    ['a sandboxed page', { origin: 'null' }],
  ])('cannot write with a visitor’s session: %s', async (_name, headers) => {
    const answer = await app.inject({ method: 'DELETE', url: '/api/session', headers });
    expect(answer.statusCode).toBe(403);
  });

  test('do not include the site’s own pages, which can write', async () => {
    const headers = { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' };
    expect((await app.inject({ method: 'DELETE', url: '/api/session', headers })).statusCode).toBe(200);
  });
});
