// The second step: every door leads to it, a code works once, and whoever has only the first step stays outside.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type Person, TEST_PASSWORD, type TestApp } from '../../../testing/app.ts';
import { forgetCodes, turnTwoStepOn, type TwoStepOwner } from '../../../testing/two-step.ts';
import { forgetExpired } from '../actions.ts';
import { makeLink } from '../mail-links/mail-links.ts';

let app: TestApp;
let anna: Person;
let codes: TwoStepOwner;

beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(async () => {
  await app.services.database.pool.query('truncate limits');
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
  lines: string[];
}

/** What a browser without a session is answered. */
async function send(method: 'POST' | 'PUT', url: string, payload: object, cookie = ''): Promise<Answer> {
  const answer = await app.inject({ method, url, payload, headers: { cookie } });
  const lines = [answer.headers['set-cookie'] ?? []].flat().map(String);
  return { status: answer.statusCode, body: JSON.parse(answer.body) as Answered, lines };
}

const cookieOf = ({ lines }: Answer, name: string): string =>
  lines.find((line) => line.startsWith(`baskettorget.${name}=`))?.split(';')[0] ?? '';
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

const doors: Record<string, () => Promise<Answer>> = {
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

describe.each(Object.entries(doors))('%s', (_name, open) => {
  test('leads to the second step and not inside; the code does', async () => {
    const answer = await open();
    expect([answer.status, answer.body.viewer]).toEqual([200, null]);
    expect(answer.lines).toEqual([
      expect.stringMatching(
        /^baskettorget\.second-step=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/,
      ),
    ]);
    const cookie = cookieOf(answer, 'second-step');
    const asNobody = { ...anna, cookie };
    expect((await app.call('GET', '/api/session', { as: asNobody })).body).toEqual({ viewer: null });

    const passed = await pass(codes.code(), cookie);
    expect(passed.body).toEqual({
      viewer: expect.objectContaining({ id: anna.id }),
      recoveryCodesLeft: null,
    });
    const inside = { ...anna, cookie: cookieOf(passed, 'session_token') };
    expect((await app.call('GET', '/api/sessions', { as: inside })).status).toBe(200);
    expect(passed.lines.find((line) => line.startsWith('baskettorget.second-step='))).toContain('Max-Age=0');
  });

  test('leads nowhere for somebody who is blocked', async () => {
    await block(anna);
    const answer = await open();
    expect([answer.status, answer.lines]).toEqual([403, []]);
  });
});

async function block({ id }: Person): Promise<void> {
  await app.services.database.pool.query(
    `update profiles set blocked_until = 'infinity', blocked_reason = 'Spam' where id = $1`,
    [id],
  );
}

describe('before the right password', () => {
  test('nothing tells that there is a second step', async () => {
    const bo = await app.person();
    const wrong = await signIn('Fel-losen-9');
    const other = await send('POST', '/api/session', { email: bo.email, password: 'Fel-losen-9' });
    expect([wrong.status, wrong.body, wrong.lines]).toEqual([other.status, other.body, other.lines]);
  });
});

describe('a code', () => {
  test('works once, also for two who come at once', async () => {
    const cookies = [await takeFirstStep(), await takeFirstStep()];
    const code = codes.code();
    const answers = await Promise.all(cookies.map((cookie) => pass(code, cookie)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await pass(code, await takeFirstStep())).status).toBe(422);
    expect((await pass(codes.code(1), await takeFirstStep())).status).toBe(200);
    expect((await pass(codes.code(), await takeFirstStep())).status).toBe(422);
  });

  test.each(['12 34 56', ' 123456 ', '123-456'])('is read however it is written: %j', async (shape) => {
    const code = codes.code();
    let next = 0;
    const written = shape.replaceAll(/\d/g, () => code.charAt(next++));
    expect((await pass(written, await takeFirstStep())).status).toBe(200);
  });

  test.each([-3, 3])('of another time is worth nothing: %i half minutes', async (later) => {
    const { status, body } = await pass(codes.code(later), await takeFirstStep());
    expect([status, body.data?.fields]).toEqual([
      422,
      { code: 'Koden stämmer inte. Vänta på nästa kod i appen och försök igen.' },
    ]);
  });

  test('that is missing is asked for, and costs no try', async () => {
    const cookie = await takeFirstStep();
    for (let n = 0; n < 6; n += 1) {
      expect((await pass('', cookie)).body.data?.fields).toEqual({ code: 'Skriv koden' });
    }
    expect((await pass(codes.code(), cookie)).status).toBe(200);
  });

  test('of somebody else is worth nothing', async () => {
    const bo = await app.person();
    const { code, recoveryCodes } = await turnTwoStepOn(app, bo);
    const cookie = await takeFirstStep();
    expect((await pass(code(), cookie)).status).toBe(422);
    expect((await pass(recoveryCodes[0] ?? '', cookie)).status).toBe(422);
  });

  test('opens nothing when the site has another secret; a recovery code does', async () => {
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
  test('works once, however it is written, and its use is told', async () => {
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

describe('the wait between the steps', () => {
  const over = [401, 'Tiden gick ut. Logga in igen.'];

  test('ends after five wrong codes, and the owner is told', async () => {
    const cookie = await takeFirstStep();
    for (let n = 0; n < 4; n += 1) expect((await pass('000000', cookie)).status).toBe(422);
    const last = await pass('000000', cookie);
    expect([last.status, last.body.message]).toEqual([401, 'För många fel koder. Logga in igen.']);
    const { status, body } = await pass(codes.code(), cookie);
    expect([status, body.message]).toEqual(over);
    expect(await mailsTo(anna)).toContain('Någon försökte logga in på ditt konto');
    expect((await pass(codes.code(), await takeFirstStep())).status).toBe(200);
  });

  test('counts many codes at once', async () => {
    const cookie = await takeFirstStep();
    const answers = await Promise.all(Array.from({ length: 9 }, () => pass('000000', cookie)));
    expect(answers.filter(({ status }) => status === 422).length).toBeLessThanOrEqual(4);
    expect((await pass(codes.code(), cookie)).status).toBe(401);
  });

  test('does not let anyone guess on by beginning anew', async () => {
    for (let n = 0; n < 10; n += 1) await pass('000000', await takeFirstStep());
    const { status, body } = await pass(codes.code(), await takeFirstStep());
    expect([status, body.message]).toEqual([429, 'För många försök. Försök igen om 15 minuter.']);
    // Whoever then chooses another password, as they are told to, is not kept out by a stranger's tries.
    const chosen = await doors['a link to choose another password']?.();
    expect((await pass(codes.code(), chosen ? cookieOf(chosen, 'second-step') : '')).status).toBe(200);
  });

  test.each(['', 'baskettorget.second-step=x', `baskettorget.second-step=${'x'.repeat(43)}`])(
    'is nobody’s without its cookie: %j',
    async (cookie) => {
      const { status, body } = await pass(codes.code(), cookie);
      expect([status, body.message]).toEqual(over);
    },
  );

  test('is over after ten minutes, and forgotten', async () => {
    const cookie = await takeFirstStep();
    const { pool } = app.services.database;
    await pool.query('update second_steps set expires_at = now() where user_id = $1', [anna.id]);
    expect((await pass(codes.code(), cookie)).status).toBe(401);
    await forgetExpired(app.services);
    const { rowCount } = await pool.query('select from second_steps where user_id = $1', [anna.id]);
    expect(rowCount).toBe(0);
  });

  test('is good for one sign-in', async () => {
    const cookie = await takeFirstStep();
    await pass(codes.code(), cookie);
    await forgetCodes(app, anna);
    expect((await pass(codes.code(), cookie)).status).toBe(401);
  });

  test('ends with the password it began with', async () => {
    const cookie = await takeFirstStep();
    const body = { current: TEST_PASSWORD, password: 'Straffkast-2027', repeated: 'Straffkast-2027' };
    await app.call('PUT', '/api/me/password', { as: anna, body });
    expect((await pass(codes.code(), cookie)).status).toBe(401);
  });

  test('lets in nobody who is blocked meanwhile, and keeps the code unused', async () => {
    const cookie = await takeFirstStep();
    await block(anna);
    const { status, body } = await pass(codes.code(), cookie);
    expect([status, body.message]).toEqual([403, 'Ditt konto är avstängt tills vidare. Anledning: Spam']);
  });

  test('keeps its token as a hash only', async () => {
    const cookie = await takeFirstStep();
    const { rows } = await app.services.database.pool.query('select * from second_steps where user_id = $1', [
      anna.id,
    ]);
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1]);
  });
});

test('no session is opened before the second step, and a sign-in is noted after it', async () => {
  const { pool } = app.services.database;
  const count = async (sql: string) => (await pool.query(sql, [anna.id])).rowCount;
  const sessions = 'select from sessions where user_id = $1';
  const noted = `select from security_events where user_id = $1 and event = 'signed_in'`;
  const before = await count(sessions);
  const cookie = await takeFirstStep();
  expect([await count(sessions), await count(noted)]).toEqual([before, 0]);
  await pass(codes.code(), cookie);
  expect([await count(sessions), await count(noted)]).toEqual([(before ?? 0) + 1, 1]);
});
