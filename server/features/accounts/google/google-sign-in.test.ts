// The redirect to Google and the callback, against a real OpenID provider, with every failure.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '../../../testing/app.ts';
import { type GoogleSite, openGoogleSite } from '../../../testing/outside/google-site.ts';
import { flowCookie } from './google-flow.ts';

const SENTENCE = 'Något gick fel med Google-inloggning';
const START = '/api/google-sign-ins';

let site: GoogleSite;

beforeAll(async () => {
  site = await openGoogleSite();
});
beforeEach(async () => {
  site.newPerson();
  await site.app.services.database.pool.query('delete from limits');
});
afterAll(() => site.close());

describe('starting a sign-in', () => {
  test('sends PKCE, state and nonce, and sets an HttpOnly cookie', async () => {
    const { url, setCookie } = await site.start();
    const parameters = Object.fromEntries(new URL(url).searchParams);
    expect(parameters).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      redirect_uri: 'http://localhost/api/google-sign-ins/callback',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(parameters[name]).toMatch(/^[\w-]{43}$/);
    expect(setCookie).toMatch(/^baskettorget\.google=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('is refused with an explanation if the site has no credentials', async () => {
    const without = await openTestApp();
    const answer = await without.call('POST', START, { body: { returnTo: '/' } });
    expect([answer.status, answer.body]).toEqual([422, expect.objectContaining({ message: SENTENCE })]);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const back = await without.call('GET', `${START}/callback?code=a&state=b`);
    expect([back.status, back.headers['location']]).toEqual([303, '/#google=failed']);
    await without.close();
  });

  test('refuses an invalid return address', async () => {
    expect((await site.app.call('POST', START, { body: { returnTo: 7 } })).status).toBe(422);
  });

  test('is refused with an explanation while the provider is down, and works again once it is up', async () => {
    const fresh = await openTestApp(site.oidc.env);
    site.oidc.setUnavailable(true);
    const answer = await fresh.call('POST', START, { body: { returnTo: '/' } });
    expect([answer.status, answer.body]).toEqual([422, expect.objectContaining({ message: SENTENCE })]);
    site.oidc.setUnavailable(false);
    expect((await fresh.call('POST', START, { body: { returnTo: '/' } })).status).toBe(200);
    await fresh.close();
  });

  test('is refused while the provider has another issuer, or is unreachable', async () => {
    const other = await openTestApp({
      ...site.oidc.env,
      GOOGLE_ISSUER: `${site.oidc.env.GOOGLE_ISSUER}/other`,
    });
    expect((await other.call('POST', START, { body: { returnTo: '/' } })).status).toBe(422);
    const elsewhere = site.oidc.env.GOOGLE_ISSUER.replace('127.0.0.1', 'localhost');
    const impostor = await openTestApp({ ...site.oidc.env, GOOGLE_ISSUER: elsewhere });
    expect((await impostor.call('POST', START, { body: { returnTo: '/' } })).status).toBe(422);
    await Promise.all([other.close(), impostor.close()]);
  });

  test('is limited per address', async () => {
    await site.app.services.database.pool.query(
      `insert into limits (key, tries, ends_at)
       values ('google sign-in from 127.0.0.1', 60, now() + interval '5 minutes')`,
    );
    const answer = await site.app.call('POST', START, { body: { returnTo: '/' } });
    expect([answer.status, answer.body]).toEqual([
      429,
      expect.objectContaining({ message: 'För många försök. Försök igen om 5 minuter.' }),
    ]);
  });

  test.each([
    ['/ad/1?a=1#b', '/ad/1?a=1'],
    ['//ond.example/', '/'],
    ['/\\ond.example/', '/'],
    ['/.//ond.example/', '/'],
    ['https://ond.example/', '/'],
    ['javascript:alert(1)', '/'],
    ['/\r\nset-cookie: a=b', '/set-cookie:%20a=b'],
    ['/api/docs', '/'],
    ['/confirm-email?token=hemligt', '/'],
    ['/reset-password?token=hemligt&type=recovery', '/'],
    [`/marketplace?search=${'a'.repeat(2000)}`, '/marketplace'],
  ])('returns only to a page of this site: %#', async (returnTo, returned) => {
    const { cookie } = await site.start(returnTo);
    expect((await site.openWithCookies(`${START}/callback?error=access_denied`, { cookie })).location).toBe(
      `${returned}#google=failed`,
    );
  });
});

describe('the callback fails and creates no session if', () => {
  const failed = { status: 303, location: '/marketplace?search=boll#google=failed', cookie: '' };

  test.each([
    ['the address is not verified', { email_verified: false }],
    ['the address is disposable', { email: 'anna@mailinator.com' }],
    ['the address is not valid', { email: 'anna' }],
  ])('%s', async (_why, change) => {
    site.newPerson(change);
    expect(await site.signIn()).toMatchObject(failed);
    expect(await site.rowsOf('select 1 from accounts where account_id = $1', [site.oidc.person.sub])).toEqual(
      [],
    );
  });

  test('the user cancelled at Google', async () => {
    const { url, cookie } = await site.start();
    const back = await site.oidc.walk(url, 'no');
    expect(back.searchParams.get('error')).toBe('access_denied');
    const answer = await site.openWithCookies(back, { cookie });
    expect(answer).toMatchObject(failed);
    expect(answer.setCookies).toEqual([expect.stringMatching(/^baskettorget\.google=; Max-Age=0; /)]);
  });

  test('the state is from another sign-in', async () => {
    const { url } = await site.start();
    const { cookie } = await site.start();
    expect(await site.openWithCookies(await site.oidc.walk(url), { cookie })).toMatchObject(failed);
  });

  test.each([
    ['nonce', 'x'.repeat(43)],
    ['code_challenge', 'y'.repeat(43)],
  ])('the %s is from another sign-in', async (name, value) => {
    const { url, cookie } = await site.start();
    const changed = new URL(url);
    changed.searchParams.set(name, value);
    const back = await site.oidc.walk(changed.href);
    expect(await site.openWithCookies(back, { cookie })).toMatchObject(failed);
  });

  test('the callback fails if there is no cookie, or its signature is wrong', async () => {
    const { url, cookie } = await site.start();
    const back = await site.oidc.walk(url);
    for (const other of ['', `${cookie}x`, 'baskettorget.google=e30.e30', 'baskettorget.google=']) {
      expect(await site.openWithCookies(back, { cookie: other })).toMatchObject({
        ...failed,
        location: '/#google=failed',
      });
    }
  });

  test('the ten minutes are over', async () => {
    const { url, cookie } = await site.start();
    const text = Buffer.from(cookie.split('=')[1]?.split('.')[0] ?? '', 'base64url').toString();
    const old = { ...(JSON.parse(text) as Parameters<typeof flowCookie>[1]), until: Date.now() - 1 };
    const expired = flowCookie(site.app.services.auth, old).split(';')[0];
    expect(await site.openWithCookies(await site.oidc.walk(url), { cookie: expired ?? '' })).toMatchObject({
      ...failed,
      location: '/#google=failed',
    });
  });

  test('the code is used a second time', async () => {
    const { url, cookie } = await site.start();
    const back = await site.oidc.walk(url);
    expect((await site.openWithCookies(back, { cookie })).cookie).not.toBe('');
    expect(await site.openWithCookies(back, { cookie })).toMatchObject(failed);
  });

  test('the provider is down', async () => {
    const { url, cookie } = await site.start();
    const back = await site.oidc.walk(url);
    site.oidc.setUnavailable(true);
    expect(await site.openWithCookies(back, { cookie })).toMatchObject(failed);
    site.oidc.setUnavailable(false);
  });

  test('the address has reached its limit', async () => {
    const { url, cookie } = await site.start();
    await site.app.services.database.pool.query(
      `insert into limits (key, tries, ends_at)
       values ('google sign-in from 192.0.2.1', 60, now() + interval '5 minutes')`,
    );
    expect(await site.openWithCookies(await site.oidc.walk(url), { cookie })).toMatchObject(failed);
  });

  test('the query is arbitrary text', async () => {
    const { cookie } = await site.start();
    for (const query of ['', '?code=a&code=b&state=c', `?code=${'a'.repeat(5000)}&state=a`, '?state[]=%00'])
      expect(await site.openWithCookies(`${START}/callback${query}`, { cookie })).toMatchObject(failed);
  });
});

test('a failed sign-in is recorded', async () => {
  const events = `select ip_address, details from security_events where event = 'sign_in_failed' and ip_address = $1`;
  const { url, cookie } = await site.start();
  await site.openWithCookies(await site.oidc.walk(url, 'no'), { cookie, ip: '198.51.100.9' });
  expect(await site.rowsOf(events, ['198.51.100.9'])).toEqual([
    { ip_address: '198.51.100.9', details: { by: 'google' } },
  ]);
});
