// The second step: every sign-in method requires it, a code works once, and the first step alone opens no session.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type Person, TEST_PASSWORD, type TestApp } from '../../../testing/app.ts';
import { resetUsedCodes, turnTwoStepOn, type TwoStepOwner } from '../../../testing/two-step.ts';
import { deleteExpiredRecords } from '../actions.ts';
import { makeLink } from '../mail-links/mail-links.ts';

let app: TestApp;
let anna: Person;
let codes: TwoStepOwner;

beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(async () => {
  await app.services.database.pool.query('delete from limits');
  anna = await app.person();
  codes = await turnTwoStepOn(app, anna);
});
afterAll(() => app.close());

interface Answered {
  viewer?: { id: string } | null;
  recoveryCodesLeft?: number | null;
  message?: string;
  data?: { fields?: Record<string, string> };
}

interface Answer {
  status: number;
  body: Answered;
  setCookies: string[];
}

/** Sends a request without a session. */
async function send(method: 'POST' | 'PUT', url: string, payload: object, cookie = ''): Promise<Answer> {
  const answer = await app.inject({ method, url, payload, headers: { cookie } });
  const setCookies = [answer.headers['set-cookie'] ?? []].flat().map(String);
  return { status: answer.statusCode, body: JSON.parse(answer.body) as Answered, setCookies };
}

const cookieOf = ({ setCookies }: Answer, name: string): string =>
  setCookies.find((line) => line.startsWith(`baskettorget.${name}=`))?.split(';')[0] ?? '';
const signIn = (password = TEST_PASSWORD) => send('POST', '/api/session', { email: anna.email, password });
const pass = (code: string, cookie: string) => send('POST', '/api/second-step', { code }, cookie);

async function takeFirstStep(): Promise<string> {
  return cookieOf(await signIn(), 'second-step');
}

async function linkFor(purpose: 'confirm-email' | 'reset-password'): Promise<string> {
  const { services } = app;
  const person = { userId: anna.id, email: anna.email };
  const link = await makeLink(services, services.database.kysely, { purpose, ...person });
  return new URL(link).searchParams.get('token') ?? '';
}

const signInMethods: Record<string, () => Promise<Answer>> = {
  'the password': () => signIn(),
  'a link to confirm the address': async () =>
    send('POST', '/api/email-confirmations', { token: await linkFor('confirm-email') }),
  'a link to choose another password': async () =>
    send('PUT', '/api/password-resets', {
      token: await linkFor('reset-password'),
      password: 'Straffkast-2027',
      repeated: 'Straffkast-2027',
    }),
};

describe.each(Object.entries(signInMethods))('%s', (_name, open) => {
  test('starts the second step without a session; the code opens one', async () => {
    const answer = await open();
    expect([answer.status, answer.body.viewer]).toEqual([200, null]);
    expect(answer.setCookies).toEqual([
      expect.stringMatching(
        /^baskettorget\.second-step=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/,
      ),
    ]);
    const cookie = cookieOf(answer, 'second-step');
    const asVisitor = { ...anna, cookie };
    expect((await app.call('GET', '/api/session', { as: asVisitor })).body).toEqual({ viewer: null });

    const passed = await pass(codes.code(), cookie);
    expect(passed.body).toEqual({
      viewer: expect.objectContaining({ id: anna.id }),
      recoveryCodesLeft: null,
    });
    const inside = { ...anna, cookie: cookieOf(passed, 'session_token') };
    expect((await app.call('GET', '/api/sessions', { as: inside })).status).toBe(200);
    expect(passed.setCookies.find((line) => line.startsWith('baskettorget.second-step='))).toContain(
      'Max-Age=0',
    );
  });
});

async function block({ id }: Person): Promise<void> {
  await app.services.database.pool.query(
    `update profiles set blocked_until = 'infinity', blocked_reason = 'Spam' where id = $1`,
    [id],
  );
}

describe('before the right password', () => {
  test('no answer reveals that there is a second step', async () => {
    const bo = await app.person();
    const wrong = await signIn('Fel-losen-9');
    const other = await send('POST', '/api/session', { email: bo.email, password: 'Fel-losen-9' });
    expect([wrong.status, wrong.body, wrong.setCookies]).toEqual([
      other.status,
      other.body,
      other.setCookies,
    ]);
  });
});

describe('a code', () => {
  test('works once, also with concurrent attempts', async () => {
    const cookies = [await takeFirstStep(), await takeFirstStep()];
    const code = codes.code();
    const answers = await Promise.all(cookies.map((cookie) => pass(code, cookie)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await pass(code, await takeFirstStep())).status).toBe(422);
    expect((await pass(codes.code(1), await takeFirstStep())).status).toBe(200);
    expect((await pass(codes.code(), await takeFirstStep())).status).toBe(422);
  });

  test.each(['12 34 56', ' 123456 ', '123-456'])('is accepted however it is typed: %j', async (shape) => {
    const code = codes.code();
    let next = 0;
    const written = shape.replaceAll(/\d/g, () => code.charAt(next++));
    expect((await pass(written, await takeFirstStep())).status).toBe(200);
  });

  test.each([-3, 3])('a code of another time is refused: %i time steps away', async (later) => {
    const { status, body } = await pass(codes.code(later), await takeFirstStep());
    expect([status, body.data?.fields]).toEqual([
      422,
      { code: 'Koden stämmer inte. Vänta på nästa kod i appen och försök igen.' },
    ]);
  });

  test('a missing code is refused without counting an attempt', async () => {
    const cookie = await takeFirstStep();
    for (let n = 0; n < 6; n += 1) {
      expect((await pass('', cookie)).body.data?.fields).toEqual({ code: 'Skriv koden' });
    }
    expect((await pass(codes.code(), cookie)).status).toBe(200);
  });

  test('a code of another user is refused', async () => {
    const bo = await app.person();
    const { code, recoveryCodes } = await turnTwoStepOn(app, bo);
    const cookie = await takeFirstStep();
    expect((await pass(code(), cookie)).status).toBe(422);
    expect((await pass(recoveryCodes[0] ?? '', cookie)).status).toBe(422);
  });

  test('is refused when the site’s secret has changed; a recovery code is not', async () => {
    await app.services.database.pool.query(
      `update two_step set sealed_secret = sealed_secret || '\\x00' where user_id = $1`,
      [anna.id],
    );
    const cookie = await takeFirstStep();
    expect((await pass(codes.code(), cookie)).status).toBe(422);
    expect((await pass(codes.recoveryCodes[0] ?? '', cookie)).status).toBe(200);
  });
});

describe('a recovery code', () => {
  test('works once, however it is typed, and its use is mailed', async () => {
    const [first = '', second = ''] = codes.recoveryCodes;
    const passed = await pass(first.toUpperCase().replaceAll('-', ' '), await takeFirstStep());
    expect(passed.body).toMatchObject({ viewer: { id: anna.id }, recoveryCodesLeft: 9 });
    const again = await pass(first, await takeFirstStep());
    expect(again.body.data?.fields).toEqual({
      code: 'Återställningskoden stämmer inte, eller är redan använd.',
    });
    const cookies = [await takeFirstStep(), await takeFirstStep()];
    const answers = await Promise.all(cookies.map((cookie) => pass(second, cookie)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const { rows } = await app.services.database.pool.query(
      `select details from security_events where user_id = $1 and event = 'recovery_code_used' order by id`,
      [anna.id],
    );
    expect(rows).toEqual([{ details: { left: 9 } }, { details: { left: 8 } }]);
    expect(await mailsTo(anna)).toContain('En återställningskod har använts');
  });
});

async function mailsTo({ id }: Person): Promise<string[]> {
  const { rows } = await app.services.database.pool.query<{ subject: string }>(
    'select subject from mails where user_id = $1',
    [id],
  );
  return rows.map(({ subject }) => subject);
}

describe('an unfinished sign-in', () => {
  const over = [401, 'Tiden gick ut. Logga in igen.'];

  test('ends after five wrong codes, and the owner gets a mail', async () => {
    const cookie = await takeFirstStep();
    for (let n = 0; n < 4; n += 1) expect((await pass('000000', cookie)).status).toBe(422);
    const last = await pass('000000', cookie);
    expect([last.status, last.body.message]).toEqual([401, 'För många fel koder. Logga in igen.']);
    const { status, body } = await pass(codes.code(), cookie);
    expect([status, body.message]).toEqual(over);
    expect(await mailsTo(anna)).toContain('Någon försökte logga in på ditt konto');
    expect((await pass(codes.code(), await takeFirstStep())).status).toBe(200);
  });

  test('counts concurrent codes', async () => {
    const cookie = await takeFirstStep();
    const answers = await Promise.all(Array.from({ length: 9 }, () => pass('000000', cookie)));
    expect(answers.filter(({ status }) => status === 422).length).toBeLessThanOrEqual(4);
    expect((await pass(codes.code(), cookie)).status).toBe(401);
  });

  test('cannot be restarted for more guesses', async () => {
    for (let n = 0; n < 10; n += 1) await pass('000000', await takeFirstStep());
    const { status, body } = await pass(codes.code(), await takeFirstStep());
    expect([status, body.message]).toEqual([429, 'För många försök. Försök igen om 15 minuter.']);
    // An owner who then resets the password, as the mail advises, is not locked out by another person's attempts.
    const chosen = await signInMethods['a link to choose another password']?.();
    expect((await pass(codes.code(), chosen ? cookieOf(chosen, 'second-step') : '')).status).toBe(200);
  });

  test('allows twice the codes of a day, however often the password is reset', async () => {
    const statuses: number[] = [];
    for (let reset = 0; reset < 2; reset += 1) {
      await app.services.database.pool.query(
        `insert into limits (key, tries, ends_at) values ($1, 50, now() + interval '1 day')
         on conflict (key) do update set tries = 50`,
        [`codes of ${anna.id} in a day`],
      );
      const chosen = await signInMethods['a link to choose another password']?.();
      statuses.push((await pass('000000', chosen ? cookieOf(chosen, 'second-step') : '')).status);
    }
    expect(statuses).toEqual([422, 429]);
  });

  test.each(['', 'baskettorget.second-step=x', `baskettorget.second-step=${'x'.repeat(43)}`])(
    'does not exist without its cookie: %j',
    async (cookie) => {
      const { status, body } = await pass(codes.code(), cookie);
      expect([status, body.message]).toEqual(over);
    },
  );

  test('expires after ten minutes, and is then deleted', async () => {
    const cookie = await takeFirstStep();
    const { pool } = app.services.database;
    await pool.query('update second_steps set expires_at = now() where user_id = $1', [anna.id]);
    expect((await pass(codes.code(), cookie)).status).toBe(401);
    await deleteExpiredRecords(app.services);
    const { rowCount } = await pool.query('select from second_steps where user_id = $1', [anna.id]);
    expect(rowCount).toBe(0);
  });

  test('is valid for one sign-in', async () => {
    const cookie = await takeFirstStep();
    await pass(codes.code(), cookie);
    await resetUsedCodes(app, anna);
    expect((await pass(codes.code(), cookie)).status).toBe(401);
  });

  test('ends when the password is changed', async () => {
    const cookie = await takeFirstStep();
    const body = { current: TEST_PASSWORD, password: 'Straffkast-2027', repeated: 'Straffkast-2027' };
    await app.call('PUT', '/api/me/password', { as: anna, body });
    expect((await pass(codes.code(), cookie)).status).toBe(401);
  });

  test('leads a user who was suspended in the meantime to the page about the suspension', async () => {
    const cookie = await takeFirstStep();
    await block(anna);
    const { status, body } = await pass(codes.code(), cookie);
    expect([status, body]).toMatchObject([200, { viewer: { isSuspended: true } }]);
  });

  test('has its token stored as a hash only', async () => {
    const cookie = await takeFirstStep();
    const { rows } = await app.services.database.pool.query('select * from second_steps where user_id = $1', [
      anna.id,
    ]);
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1]);
  });
});

test('no session is opened before the second step, and the sign-in is recorded after it', async () => {
  const { pool } = app.services.database;
  const count = async (sql: string) => (await pool.query(sql, [anna.id])).rowCount;
  const sessions = 'select from sessions where user_id = $1';
  const signIns = `select from security_events where user_id = $1 and event = 'signed_in'`;
  const before = await count(sessions);
  const cookie = await takeFirstStep();
  expect([await count(sessions), await count(signIns)]).toEqual([before, 0]);
  await pass(codes.code(), cookie);
  expect([await count(sessions), await count(signIns)]).toEqual([(before ?? 0) + 1, 1]);
});
