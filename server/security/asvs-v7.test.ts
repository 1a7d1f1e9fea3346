// OWASP ASVS 5.0.0, chapter V7 Session Management: every requirement of levels 1 and 2, as a test or with a reason.
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeLink } from '../features/accounts/mail-links/mail-links.ts';
import { openTestApp, type Person, TEST_PASSWORD, type TestApp } from '../testing/app.ts';
import { compareRules, EVERY_RULE_ONCE, type WithoutTest } from '../testing/asvs.ts';
import { type GoogleSite, openGoogleSite } from '../testing/outside/google-site.ts';
import { fillRegistration } from '../testing/samples/new-account.ts';
import { turnTwoStepOn } from '../testing/two-step.ts';

const withoutTest: WithoutTest = {
  '7.1.1': [
    'is documented',
    'docs/decisions/06-sessions.md: 30 days without a visit, 180 in all, and why that is longer than NIST says.',
  ],
  '7.1.2': [
    'is documented',
    'docs/decisions/06-sessions.md: as many sessions at once as one likes, all of them listed.',
  ],
  '7.1.3': [
    'is documented',
    'docs/decisions/06-sessions.md: Google identifies the user, and has no part in the session.',
  ],
  '7.4.4': [
    'is tested elsewhere',
    'The menu with “Logga ut” is at the top of every page, which a server test cannot see: e2e/accounts/sign-in.test.ts and e2e/admin/back-office.test.ts press it.',
  ],
};

let app: TestApp;
let site: GoogleSite;
let anna: Person;

beforeAll(async () => {
  app = await openTestApp();
  site = await openGoogleSite();
});
beforeEach(async () => {
  await app.services.database.pool.query('delete from limits');
  anna = await app.person();
});
afterAll(() => Promise.all([app.close(), site.close()]));

interface Refused {
  message: string;
  data?: { fields?: Record<string, string> };
}

const rowsOf = async (sql: string, ...values: unknown[]) =>
  (await app.services.database.pool.query<Record<string, unknown>>(sql, values)).rows;
const isInside = async (as: Person) => (await app.call('GET', '/api/sessions', { as })).status === 200;
const cookieIn = (headers: Record<string, unknown>) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((line) => String(line).split(';')[0] ?? '')
    .find((cookie) => cookie.includes('session_token=') && !cookie.endsWith('=')) ?? '';
const tokenIn = ({ cookie }: { cookie: string }) =>
  decodeURIComponent(cookie.split('=').slice(1).join('=')).split('.')[0] ?? '';

/** Signs a token as the server does. */
const signed = (token: string, secret: string) =>
  `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`;

/** Signs the person in again, in another browser, or in the one whose cookie is `brought`. */
async function signIn(person: Person, brought?: Person): Promise<Person> {
  const { headers } = await app.call('POST', '/api/session', {
    as: brought,
    body: { email: person.email, password: TEST_PASSWORD },
  });
  return { ...person, cookie: cookieIn(headers) };
}

describe('V7 Session Management', () => {
  describe('V7.2 Fundamental Session Management Security', () => {
    test('7.2.1 the server alone validates sessions: a cookie it has not issued is worthless', async () => {
      const { auth } = app.services;
      const worthless = [
        tokenIn(anna),
        signed(tokenIn(anna), 'another secret of the same length, for anyone'),
        signed('A'.repeat(32), auth.secret),
        `${tokenIn(anna)}.`,
      ];
      expect(await isInside(anna)).toBe(true);
      for (const value of worthless) {
        const cookie = `${auth.cookieName}=${encodeURIComponent(value)}`;
        expect(await isInside({ ...anna, cookie })).toBe(false);
      }
    });

    test('7.2.2 each sign-in has its own token, and no static key works', async () => {
      const [first, second] = [await signIn(anna), await signIn(anna)];
      expect(tokenIn(first)).not.toBe(tokenIn(second));
      for (const headers of [
        { authorization: `Bearer ${app.services.auth.secret}` },
        { authorization: `Bearer ${tokenIn(first)}` },
        { 'x-api-key': app.services.auth.secret },
      ])
        expect((await app.inject({ method: 'GET', url: '/api/sessions', headers })).statusCode).toBe(401);
    });

    test('7.2.3 a token has at least 190 random bits and is unique in the database', async () => {
      const form = await fillRegistration(app);
      const registered = await app.call('POST', '/api/accounts', { body: form });
      // 32 characters out of 64 are 192 bits.
      const tokens = [tokenIn({ cookie: cookieIn(registered.headers) })];
      for (let n = 0; n < 5; n += 1) tokens.push(tokenIn(await signIn(anna)));
      for (const token of tokens) expect(token).toMatch(/^[\w-]{32}$/);
      expect(new Set(tokens).size).toBe(tokens.length);
      await expect(
        rowsOf(
          `insert into sessions (user_id, token, expires_at) values ($1, $2, now() + interval '1 day')`,
          anna.id,
          tokens.at(-1),
        ),
      ).rejects.toThrow('unique');
    });

    test('7.2.4 signing in again issues a new token and ends the session of the old one', async () => {
      const again = await signIn(anna, anna);
      expect(tokenIn(again)).not.toBe(tokenIn(anna));
      expect([await isInside(again), await isInside(anna)]).toEqual([true, false]);
    });

    test('7.2.4 the same applies after the second step, and when another person signs in', async () => {
      const { code } = await turnTwoStepOn(app, anna);
      const first = await app.inject({
        method: 'POST',
        url: '/api/session',
        payload: { email: anna.email, password: TEST_PASSWORD },
        headers: { cookie: anna.cookie },
      });
      const [half = ''] = String(first.headers['set-cookie']).split(';');
      const passed = await app.inject({
        method: 'POST',
        url: '/api/second-step',
        payload: { code: code() },
        headers: { cookie: `${anna.cookie}; ${half}` },
      });
      const inside = { ...anna, cookie: cookieIn(passed.headers) };
      expect([await isInside(inside), await isInside(anna)]).toEqual([true, false]);
      const bo = await app.person();
      const asBo = await signIn(bo, inside);
      expect([await isInside(asBo), await isInside(inside)]).toEqual([true, false]);
    });
  });

  describe('V7.3 Session Timeout', () => {
    test('7.3.1 an unused session expires after 30 days', async () => {
      const left = `select round(extract(epoch from expires_at - now()) / 86400)::int as days from sessions where token = $1`;
      expect(await rowsOf(left, tokenIn(anna))).toEqual([{ days: 30 }]);
      await rowsOf(
        `update sessions set expires_at = now() + interval '1 minute' where token = $1`,
        tokenIn(anna),
      );
      expect(await isInside(anna)).toBe(true);
      await rowsOf(
        `update sessions set expires_at = now() - interval '1 second' where token = $1`,
        tokenIn(anna),
      );
      expect(await isInside(anna)).toBe(false);
    });

    test('7.3.2 a session expires 180 days after it was opened, however often it was used', async () => {
      const age = (days: number) =>
        rowsOf(
          `update sessions set created_at = created_at - make_interval(days => $2), expires_at = expires_at - make_interval(days => $2),
                  updated_at = updated_at - make_interval(days => $2) where token = $1`,
          tokenIn(anna),
          days,
        );
      // Seven visits, 25 days apart, each of which extends the session.
      for (let visit = 1; visit <= 7; visit += 1) {
        await age(25);
        expect(await isInside(anna)).toBe(true);
      }
      await age(4);
      expect(await isInside(anna)).toBe(true);
      await age(2);
      expect(await isInside(anna)).toBe(false);
    });
  });

  describe('V7.4 Session Termination', () => {
    test('7.4.1 signing out invalidates the cookie, and no page is cached', async () => {
      const page = await app.call('GET', '/profile', { as: anna });
      const answer = await app.call('GET', '/api/me/profile', { as: anna });
      for (const { headers } of [page, answer]) expect(headers['cache-control']).toContain('no-store');
      const out = await app.call('DELETE', '/api/session', { as: anna });
      expect(String(out.headers['set-cookie'])).toContain('Max-Age=0');
      expect(await isInside(anna)).toBe(false);
      expect(await rowsOf('select 1 from sessions where token = $1', tokenIn(anna))).toEqual([]);
    });

    test.each(['blocked', 'deleted'])('7.4.2 every session ends when its owner is %s', async (what) => {
      const [admin, phone] = [await app.person('admin'), await signIn(anna)];
      const url = `/api/admin/users/${anna.id}`;
      const done =
        what === 'deleted'
          ? await app.call('DELETE', url, { as: admin })
          : await app.call('PUT', `${url}/block`, {
              as: admin,
              body: { rule: 'forbidden', reason: 'Spam', lastDay: null },
            });
      expect(done.status).toBe(200);
      expect([await isInside(anna), await isInside(phone)]).toEqual([false, false]);
    });

    test('7.4.3 a changed password ends all other sessions', async () => {
      const phone = await signIn(anna);
      const body = { current: TEST_PASSWORD, password: 'Straffkast-2027', repeated: 'Straffkast-2027' };
      const changed = await app.call('PUT', '/api/me/password', { as: anna, body });
      expect(changed).toMatchObject({ status: 200, body: { ended: 1 } });
      expect([await isInside(anna), await isInside(phone)]).toEqual([true, false]);
    });

    test('7.4.3 after turning two-step sign-in on, one press ends all other sessions', async () => {
      const phone = await signIn(anna);
      await turnTwoStepOn(app, anna);
      expect((await app.call('DELETE', '/api/sessions', { as: anna })).body).toEqual({ ended: 1 });
      expect([await isInside(anna), await isInside(phone)]).toEqual([true, false]);
    });

    test('7.4.5 a suspension ends all sessions, and lifting it restores none', async () => {
      const admin = await app.person('admin');
      const url = `/api/admin/users/${anna.id}/block`;
      await app.call('PUT', url, {
        as: admin,
        body: { rule: 'account', reason: 'Kapat konto', lastDay: null },
      });
      expect(await isInside(anna)).toBe(false);
      await app.runJobs();
      expect((await app.call('DELETE', url, { as: admin })).status).toBe(200);
      expect(await isInside(anna)).toBe(false);
      expect(await isInside(await signIn(anna))).toBe(true);
    });
  });

  describe('V7.5 Defenses Against Session Abuse', () => {
    const twice = { password: 'Straffkast-2027', repeated: 'Straffkast-2027' };

    // The password is enough here: a code is also required where two-step sign-in itself is changed.
    test.each([
      ['the address', 'PUT', '/api/me/email', { email: 'ny@exempel.se', current: 'Fel-losen-1' }],
      ['the password', 'PUT', '/api/me/password', { ...twice, current: 'Fel-losen-1' }],
      ['two-step sign-in', 'POST', '/api/me/two-step', { password: 'Fel-losen-1' }],
      [
        'the passkeys, by a new one',
        'POST',
        '/api/me/passkeys/challenges',
        { password: 'Fel-losen-1', code: '' },
      ],
      ['that there is an account', 'POST', '/api/me/erasure', { password: 'Fel-losen-1' }],
    ] as const)(
      '7.5.1 an open session cannot change this without the password: %s',
      async (_what, method, url, body) => {
        const refused = await app.call<Refused>(method, url, { as: anna, body });
        expect([refused.status, Object.values(refused.body.data?.fields ?? {})]).toEqual([
          422,
          ['Det nuvarande lösenordet är fel'],
        ]);
      },
    );

    test('7.5.1 turning two-step sign-in off and new recovery codes require a code', async () => {
      await turnTwoStepOn(app, anna);
      for (const url of ['/api/me/two-step/removal', '/api/me/two-step/recovery-codes']) {
        const body = { password: TEST_PASSWORD, code: '' };
        const refused = await app.call<Refused>('POST', url, { as: anna, body });
        expect([refused.status, refused.body.data?.fields]).toEqual([422, { code: 'Skriv koden' }]);
      }
    });

    // Without the password by design: docs/decisions/18-asvs.md.
    test('7.5.2 users see their sessions, and end one or all others', async () => {
      const [phone, tablet, library] = [await signIn(anna), await signIn(anna), await signIn(anna)];
      const list = async () =>
        (await app.call<{ devices: { id: string }[] }>('GET', '/api/sessions', { as: anna })).body.devices;
      const devices = await list();
      expect(devices).toHaveLength(4);
      const [{ id = '' } = {}] = await rowsOf('select id from sessions where token = $1', tokenIn(phone));
      expect((await app.call('DELETE', `/api/sessions/${String(id)}`, { as: anna })).status).toBe(200);
      expect([await isInside(phone), await isInside(tablet)]).toEqual([false, true]);
      await app.call('DELETE', '/api/sessions', { as: anna });
      expect([await isInside(tablet), await isInside(library), await isInside(anna)]).toEqual([
        false,
        false,
        true,
      ]);
      expect(await list()).toHaveLength(1);
    });
  });

  describe('V7.6 Federated Re-authentication', () => {
    test('7.6.1 a Google session expires like any other, and Google is asked only when it is opened', async () => {
      site.newPerson();
      const { cookie } = await site.signIn();
      const rows = await site.rowsOf(
        `select round(extract(epoch from expires_at - created_at) / 86400)::int as days from sessions where token = $1`,
        [tokenIn({ cookie })],
      );
      expect(rows).toEqual([{ days: 30 }]);
      site.oidc.setUnavailable(true);
      expect(await site.viewerOf(cookie)).not.toBeNull();
      site.oidc.setUnavailable(false);
    });

    test('7.6.2 opening an address creates no session: Google asks for the account, and a mailed link needs its page', async () => {
      site.newPerson();
      const { url } = await site.start();
      expect(new URL(url).searchParams.get('prompt')).toBe('select_account');
      const stray = await site.openWithCookies('/api/google-sign-ins/callback?code=x&state=y');
      expect([stray.status, stray.cookie]).toEqual([303, '']);
      const link = await makeLink(app.services, app.services.database.kysely, {
        purpose: 'confirm-email',
        userId: anna.id,
        email: anna.email,
      });
      const { pathname, search, searchParams } = new URL(link);
      expect((await app.call('GET', pathname + search)).headers['set-cookie']).toBeUndefined();
      const body = { token: searchParams.get('token') };
      const used = await app.call('POST', '/api/email-confirmations', { body });
      expect(cookieIn(used.headers)).not.toBe('');
    });
  });

  test('every requirement of the chapter is listed once', ({ task }) => {
    expect(compareRules('V7', task.file, withoutTest)).toEqual(EVERY_RULE_ONCE);
  });
});
