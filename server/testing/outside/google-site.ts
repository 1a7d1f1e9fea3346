// A site with Google sign-in and a local provider, and the redirects as a browser follows them.
import { openTestApp, type TestApp } from '../app.ts';
import { type GooglePerson, startOidc, type TestOidc } from './oidc.ts';

const START = '/api/google-sign-ins';
const PHONE =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile';

export interface Return {
  status: number;
  location: string;
  headers: Record<string, unknown>;
  /** The Set-Cookie headers. */
  setCookies: string[];
  /** The Cookie header of the session; empty when sign-in failed. */
  cookie: string;
}

export interface GoogleSite {
  app: TestApp;
  oidc: TestOidc;
  /** Replaces the person at the browser with a new one. */
  newPerson(change?: Partial<GooglePerson>): GooglePerson;
  /** Starts a sign-in: the provider's address, the Set-Cookie header and the Cookie header for it. */
  start(returnTo?: string): Promise<{ url: string; setCookie: string; cookie: string }>;
  /** Opens an address of the site with the browser's cookies. */
  openWithCookies(
    url: URL | string,
    browser?: { cookie?: string; userAgent?: string; ip?: string },
  ): Promise<Return>;
  /** The complete sign-in, accepted at the provider. */
  signIn(browser?: { userAgent?: string; ip?: string }): Promise<Return>;
  viewerOf(cookie: string): Promise<Record<string, unknown> | null>;
  rowsOf(sql: string, values: unknown[]): Promise<unknown[]>;
  close(): Promise<void>;
}

export async function openGoogleSite(): Promise<GoogleSite> {
  const oidc = await startOidc();
  const app = await openTestApp(oidc.env);
  let people = 0;
  const site: GoogleSite = {
    app,
    oidc,
    newPerson(change = {}) {
      people += 1;
      const email = `anna.ek.nummer${people}@exempel.se`;
      oidc.person = { sub: `google-${people}`, email, email_verified: true, name: 'Anna Ek', ...change };
      return oidc.person;
    },
    async start(returnTo = '/marketplace?search=boll') {
      const { body, headers } = await app.call<{ url: string }>('POST', START, { body: { returnTo } });
      const [setCookie = ''] = setCookiesOf(headers);
      return { url: body.url, setCookie, cookie: setCookie.split(';')[0] ?? '' };
    },
    async openWithCookies(url, { cookie = '', userAgent = PHONE, ip = '192.0.2.1' } = {}) {
      const answer = await app.inject({
        method: 'GET',
        url: typeof url === 'string' ? url : url.pathname + url.search,
        headers: { cookie, 'user-agent': userAgent },
        remoteAddress: ip,
      });
      const setCookies = setCookiesOf(answer.headers);
      const session = setCookies.find((header) => header.startsWith('baskettorget.session_token='));
      return {
        status: answer.statusCode,
        location: String(answer.headers['location']),
        headers: answer.headers,
        setCookies,
        cookie: session?.split(';')[0] ?? '',
      };
    },
    async signIn(browser) {
      const { url, cookie } = await site.start();
      return site.openWithCookies(await oidc.walk(url), { ...browser, cookie });
    },
    async viewerOf(cookie) {
      const { body } = await app.inject({ method: 'GET', url: '/api/session', headers: { cookie } });
      return (JSON.parse(body) as { viewer: Record<string, unknown> | null }).viewer;
    },
    async rowsOf(sql, values) {
      return (await app.services.database.pool.query(sql, values)).rows;
    },
    async close() {
      await app.close();
      await oidc.close();
    },
  };
  return site;
}

function setCookiesOf(headers: Record<string, unknown>): string[] {
  return [headers['set-cookie'] ?? []].flat().map(String);
}
