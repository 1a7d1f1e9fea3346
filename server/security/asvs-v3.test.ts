// OWASP ASVS 5.0.0, chapter V3 Web Frontend Security: every requirement of levels 1 and 2, as a test or with a reason.
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CLIENT_BUILD } from '../core/rendering/client-build.ts';
import { openTestApp, type Person, TEST_PASSWORD, type TestApp } from '../testing/app.ts';
import { compareRules, EVERY_RULE_ONCE, type WithoutTest } from '../testing/asvs.ts';
import { startOidc, type TestOidc } from '../testing/outside/oidc.ts';
import { sendPicture } from '../testing/send-picture.ts';
import { turnTwoStepOn } from '../testing/two-step.ts';

const withoutTest: WithoutTest = {
  '3.5.4': [
    'does not apply',
    'It is one application, which has its host to itself; PUBLIC_URL with a path is refused at the start.',
  ],
  '3.7.1': [
    'does not apply',
    'Nothing but HTML, CSS and JavaScript modules is served, and the content policy (3.4.3) lets no plug-in run.',
  ],
};

const OTHER_SITE = 'https://ond.example';

let app: TestApp;
let oidc: TestOidc;
let anna: Person;
let boss: Person;
let answers: Record<string, Answer>;

interface Answer {
  status: number;
  body: string;
  headers: Record<string, string | undefined>;
  /** The Set-Cookie headers. */
  cookies: string[];
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';

async function ask(
  method: Method,
  url: string,
  { as, body, headers = {} }: { as?: Person; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const answer = await app.inject({
    method,
    url,
    headers: {
      ...(as && { cookie: as.cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    payload: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: answer.statusCode,
    body: answer.body,
    headers: answer.headers as Answer['headers'],
    cookies: [answer.headers['set-cookie'] ?? []].flat().map(String),
  };
}

/** Every cookie that the server sets, by purpose. */
async function collectCookies(): Promise<Record<string, string[]>> {
  const credentials = { email: anna.email, password: TEST_PASSWORD };
  const cookiesByPurpose: Record<string, string[]> = {
    session: (await ask('POST', '/api/session', { body: credentials })).cookies,
    google: (await ask('POST', '/api/google-sign-ins', { body: { returnTo: '/' } })).cookies,
    'google, ended': (await ask('GET', '/api/google-sign-ins/callback')).cookies,
  };
  const bo = await app.person();
  await app.services.database.pool.query(
    `update sessions set updated_at = now() - interval '2 days' where user_id = $1`,
    [bo.id],
  );
  cookiesByPurpose['session, prolonged'] = (await ask('GET', '/api/session', { as: bo })).cookies;
  cookiesByPurpose['session, ended'] = (await ask('DELETE', '/api/session', { as: bo })).cookies;
  const cecilia = await app.person();
  await turnTwoStepOn(app, cecilia);
  const first = await ask('POST', '/api/session', {
    body: { email: cecilia.email, password: TEST_PASSWORD },
  });
  cookiesByPurpose['second step'] = first.cookies;
  cookiesByPurpose['second step, ended'] = (
    await ask('POST', '/api/second-step', { body: { code: '123456' } })
  ).cookies;
  return cookiesByPurpose;
}

beforeAll(async () => {
  oidc = await startOidc();
  app = await openTestApp({ ...oidc.env, PUBLIC_URL: 'https://torget.example' });
  anna = await app.person();
  boss = await app.person('superadmin');
  const picture = await sendPicture(app, anna);
  const built = readdirSync(`${CLIENT_BUILD}/assets`);
  const [script, font] = ['.js', '.woff2'].map((end) => built.find((name) => name.endsWith(end)));
  answers = {
    'a page': await ask('GET', '/marketplace'),
    'a cached page': await ask('GET', '/marketplace'),
    'a user’s own page': await ask('GET', '/profile', { as: anna }),
    'the page of a mailed link': await ask('GET', '/reset-password?token=hemligt&type=recovery'),
    'the page of a mailed link to a message': await ask(
      'GET',
      '/contact/0b7f6a52-7f0e-4a53-9f6e-2f1f4f8f7a11?key=hemligt',
    ),
    'a missing page': await ask('GET', '/finns-inte'),
    'an API response': await ask('GET', '/api/session', { as: anna }),
    'an error': await ask('POST', '/api/session', { body: { email: '', password: '' } }),
    'a missing endpoint': await ask('GET', '/api/finns-inte'),
    'a write from another site': await ask('DELETE', '/api/session', { headers: { origin: OTHER_SITE } }),
    'the API document': await ask('GET', '/api/docs/'),
    'a callback from Google': await ask('GET', '/api/google-sign-ins/callback'),
    'a download': await ask('GET', '/api/admin/audit-log.csv', { as: boss }),
    health: await ask('GET', '/healthz'),
    'the sitemap': await ask('GET', '/sitemap.xml'),
    'robots.txt': await ask('GET', '/robots.txt'),
    'an icon': await ask('GET', '/favicon.svg'),
    'a picture': await ask('GET', `/pictures/${picture}/400.webp`),
    'a missing picture': await ask('GET', `/pictures/${crypto.randomUUID()}/400.webp`),
    'a script': await ask('GET', `/assets/${script}`),
    'a font': await ask('GET', `/assets/${font}`),
    'a missing script': await ask('GET', '/assets/finns-inte.js'),
  };
});
afterAll(async () => {
  await app.close();
  await oidc.close();
});

/** The names of the answers that do not pass. */
const failing = (isRight: (answer: Answer, name: string) => boolean) =>
  Object.entries(answers)
    .filter(([name, answer]) => !isRight(answer, name))
    .map(([name]) => name);

const policyOf = ({ headers }: Answer) => headers['content-security-policy']?.split('; ') ?? [];
const isFile = (name: string) => ['a script', 'a font', 'a missing script'].includes(name);

describe('V3 Web Frontend Security', () => {
  test('covers all kinds of answers', () => {
    expect(Object.entries(answers).map(([name, { status }]) => `${name}: ${status}`)).toEqual([
      'a page: 200',
      'a cached page: 200',
      'a user’s own page: 200',
      'the page of a mailed link: 200',
      'the page of a mailed link to a message: 200',
      'a missing page: 404',
      'an API response: 200',
      'an error: 401',
      'a missing endpoint: 404',
      'a write from another site: 403',
      'the API document: 200',
      'a callback from Google: 303',
      'a download: 200',
      'health: 200',
      'the sitemap: 200',
      'robots.txt: 200',
      'an icon: 200',
      'a picture: 200',
      'a missing picture: 404',
      'a script: 200',
      'a font: 200',
      'a missing script: 404',
    ]);
  });

  describe('V3.2 Unintended Content Interpretation', () => {
    test('3.2.1 an answer that is no page runs nothing when opened, and a download is saved', () => {
      for (const name of ['an API response', 'a picture', 'an error', 'an icon', 'a download']) {
        expect([name, policyOf(answers[name] as Answer)]).toEqual([
          name,
          expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'"]),
        ]);
      }
      expect(answers['a download']?.headers['content-disposition']).toMatch(/^attachment; filename=/);
      expect(answers['an API response']?.headers['content-type']).toContain('application/json');
    });

    test('3.2.2 user content is rendered as text, in the page and in its data', async () => {
      const body = {
        title: '</script><img src=x onerror=alert(1)>',
        description: '<script>alert(2)</script>',
        category: 'Basketboll',
        condition: 'Ny',
        price: 1,
      };
      const created = await ask('POST', '/api/ads', { as: anna, body });
      const { id } = JSON.parse(created.body) as { id: string };
      const page = await ask('GET', `/ad/${id}`, { as: anna });
      expect(page.status).toBe(200);
      expect(page.body).toContain('&lt;img src=x onerror=alert(1)&gt;');
      expect(page.body).not.toMatch(/<img src=x|<script>alert/);
    });
  });

  // The sidebar's cookie is set by a script, and tested in client/ui/layout/sidebar.test.tsx.
  describe('V3.3 Cookie Setup', () => {
    let cookiesByPurpose: Record<string, string[]>;
    beforeAll(async () => {
      cookiesByPurpose = await collectCookies();
    });
    const allCookies = () => Object.values(cookiesByPurpose).flat();

    test('3.3.1 every cookie is Secure, and its name requires it', () => {
      expect(Object.values(cookiesByPurpose).every((cookies) => cookies.length > 0)).toBe(true);
      for (const cookie of allCookies()) expect(cookie).toMatch(/^__(?:Host|Secure)-.*; Secure(?:;|$)/);
    });

    test('3.3.2 each cookie is sent from other sites only as far as needed', () => {
      for (const cookie of cookiesByPurpose['second step'] ?? [])
        expect(cookie).toMatch(/; SameSite=Strict$/);
      // Lax, because a link on another site must open a signed-in page, and the return from Google comes from another site.
      for (const cookie of [...(cookiesByPurpose['session'] ?? []), ...(cookiesByPurpose['google'] ?? [])])
        expect(cookie).toMatch(/; SameSite=Lax$/);
      for (const cookie of allCookies()) expect(cookie).toMatch(/; SameSite=(?:Strict|Lax)/i);
    });

    test('3.3.3 no other host can set or read a cookie: __Host- prefix, no domain', () => {
      for (const cookie of allCookies()) {
        expect(cookie).toMatch(/^__Host-baskettorget\.[\w-]+=/);
        expect(cookie).toMatch(/; Path=\/(?:;|$)/);
        expect(cookie).not.toMatch(/; Domain=/i);
      }
    });

    test('3.3.4 scripts cannot read cookies, and no answer repeats their values', async () => {
      for (const cookie of allCookies()) expect(cookie).toMatch(/; HttpOnly(?:;|$)/);
      const signedIn = await ask('POST', '/api/session', {
        body: { email: anna.email, password: TEST_PASSWORD },
      });
      const [cookie = ''] = signedIn.cookies[0]?.split(';') ?? [];
      const token = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)).split('.')[0] ?? '';
      const inside = { ...anna, cookie };
      expect(token.length).toBeGreaterThan(20);
      for (const url of ['/api/session', '/api/sessions', '/api/me/profile', '/profile', '/'])
        expect((await ask('GET', url, { as: inside })).body).not.toContain(token);
      expect(signedIn.body).not.toContain(token);
    });
  });

  describe('V3.4 Browser Security Mechanism Headers', () => {
    test('3.4.1 every answer demands HTTPS for a year, on all subdomains', () => {
      expect(
        failing(({ headers }) => {
          const [, age] =
            /^max-age=(\d+); includeSubDomains/.exec(headers['strict-transport-security'] ?? '') ?? [];
          return Number(age) >= 31_536_000;
        }),
      ).toEqual([]);
    });

    test('3.4.2 no other origin is allowed, whatever it claims', async () => {
      const headers = { origin: OTHER_SITE, 'access-control-request-method': 'PUT' };
      const responses = [
        await ask('GET', '/api/session', { as: anna, headers }),
        await ask('OPTIONS', '/api/session', { headers }),
        await ask('GET', '/', { as: anna, headers: { origin: 'null' } }),
        ...Object.values(answers),
      ];
      const opened = responses.flatMap((answer) =>
        Object.keys(answer.headers).filter((name) => name.startsWith('access-control-')),
      );
      expect(opened).toEqual([]);
    });

    // Files under /assets are no documents: a policy has no effect there and costs 100 bytes each.
    test('3.4.3 every answer but built files has a policy without object, base or foreign script', () => {
      expect(
        failing((answer, name) => {
          const policy = policyOf(answer);
          const scripts = policy.find((part) => part.startsWith('script-src')) ?? '';
          const isBound = ["object-src 'none'", "base-uri 'none'"].every((part) => policy.includes(part));
          return isFile(name) || (isBound && !/unsafe-|\*|https?:/.test(scripts));
        }),
      ).toEqual([]);
      for (const name of ['a page', 'a cached page', 'a user’s own page'])
        expect(answers[name]?.headers['content-security-policy']).toMatch(
          /script-src 'self' '(?:nonce|sha256)-/,
        );
    });

    test('3.4.4 browsers do not sniff content types', () => {
      expect(failing(({ headers }) => headers['x-content-type-options'] === 'nosniff')).toEqual([]);
    });

    test('3.4.5 links reveal only our origin to other sites, and secret addresses nothing', () => {
      const pages = Object.entries(answers).filter(([, { headers }]) =>
        headers['content-type']?.includes('text/html'),
      );
      expect(pages.length).toBeGreaterThan(4);
      for (const [name, { headers }] of pages)
        expect([name, headers['referrer-policy']]).toEqual([
          name,
          name.includes('mailed link') ? 'no-referrer' : 'strict-origin-when-cross-origin',
        ]);
      expect(answers['a callback from Google']?.headers['referrer-policy']).toBe('no-referrer');
    });

    test('3.4.6 no site can frame an answer, except built files', () => {
      expect(
        failing((answer, name) => isFile(name) || policyOf(answer).includes("frame-ancestors 'none'")),
      ).toEqual([]);
    });
  });

  describe('V3.5 Browser Origin Separation', () => {
    test.each([
      ['another origin', { origin: OTHER_SITE }],
      ['an origin that is hidden', { origin: 'null' }],
      ['another site', { 'sec-fetch-site': 'cross-site' }],
      ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
    ])('3.5.1 refuses a write from the page of %s, and accepts ours', async (_whose, headers) => {
      expect((await ask('POST', '/api/human-checks', { as: anna, headers })).status).toBe(403);
      const ours = { origin: 'https://torget.example', 'sec-fetch-site': 'same-origin' };
      expect((await ask('POST', '/api/human-checks', { as: anna, headers: ours })).status).toBe(200);
    });

    test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
      '3.5.2 refuses a foreign form sent as %s, which needs no preflight',
      async (type) => {
        const headers = { 'content-type': type };
        const foreign = await ask('DELETE', '/api/sessions', {
          as: anna,
          body: '{}',
          headers: { ...headers, origin: OTHER_SITE },
        });
        expect(foreign.status).toBe(403);
        const signIn = await ask('POST', '/api/session', {
          body: JSON.stringify({ email: anna.email, password: TEST_PASSWORD }),
          headers: { ...headers, origin: OTHER_SITE },
        });
        expect([signIn.status, signIn.cookies]).toEqual([403, []]);
      },
    );

    test('3.5.3 a followed link changes nothing, even if it claims another method', async () => {
      const bo = await app.person();
      const asDelete = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' };
      for (const url of ['/api/session?_method=DELETE', '/api/sessions?_method=DELETE'])
        await ask('GET', url, { as: bo, headers: asDelete });
      expect((await ask('GET', '/api/sessions', { as: bo })).status).toBe(200);
      for (const url of ['/api/accounts', '/api/me/password', '/api/me/email', '/api/me/erasure'])
        expect([url, (await ask('GET', url, { as: bo })).status]).toEqual([url, 404]);
    });

    test('3.5.5 no script listens to messages from other windows', () => {
      const scripts = readdirSync(`${CLIENT_BUILD}/assets`).filter((name) => name.endsWith('.js'));
      expect(scripts.length).toBeGreaterThan(10);
      const listening = scripts.filter((name) =>
        /addEventListener\(\s*["'`]message["'`]|(?:window|self|globalThis)\.onmessage/.test(
          withoutOwnChannels(readFileSync(`${CLIENT_BUILD}/assets/${name}`, 'utf8')),
        ),
      );
      expect(listening).toEqual([]);
    });
  });

  describe('V3.7 Other Browser Security Considerations', () => {
    test.each([
      ['https://ond.example/', '/'],
      ['//ond.example', '/'],
      ['/\\ond.example', '/'],
      ['/marketplace', '/marketplace'],
    ])('3.7.2 never redirects to a foreign address: %s', async (returnTo, expected) => {
      const { cookies } = await ask('POST', '/api/google-sign-ins', { body: { returnTo } });
      const back = await ask('GET', '/api/google-sign-ins/callback', {
        headers: { cookie: cookies[0]?.split(';')[0] ?? '' },
      });
      expect(back.headers['location']).toBe(`${expected}#google=failed`);
      const folder = await ask('GET', `//ond.example/..${returnTo}/`);
      expect(folder.headers['location'] ?? '/').toMatch(/^\/(?![/\\])/);
    });
  });

  test('every requirement of the chapter is listed once', ({ task }) => {
    expect(compareRules('V3', task.file, withoutTest)).toEqual(EVERY_RULE_ONCE);
  });
});

/** Only pages of the same origin can post on a BroadcastChannel. */
function withoutOwnChannels(script: string): string {
  const channels = [...script.matchAll(/([\w$]+)\s*=\s*new BroadcastChannel\(/g)].map(
    ([, name = '']) => name,
  );
  return channels.reduce((rest, name) => rest.replaceAll(`${name}.addEventListener(`, ''), script);
}
