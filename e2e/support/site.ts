// Set-up of every journey: a production server with a database of its own, and a real browser.
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject, onTestFinished, TestRunner } from 'vitest';
import { makeSessionToken, sessionCookie } from '../../server/core/auth.ts';
import { SESSION_DAYS } from '../../shared/features/accounts/sessions/session-lifetime.ts';
import { createTestDatabase, type TestDatabase } from '../../server/testing/database.ts';
import { runServer } from '../../server/testing/server-process.ts';
import { openBrowser } from './browser.ts';

const SECRET = 'a secret of the journeys, long enough for anyone';
export const ADMIN = { email: 'admin@exempel.se', password: 'Korgen-2026!' };

export interface Visit {
  page: Page;
  /** Errors, warnings and policy violations in the browser's console. Expected to be empty at the end. */
  pageErrors: string[];
}

export interface VisitOptions extends BrowserContextOptions {
  /** Whether the cookie banner is shown. */
  showsCookieBanner?: boolean;
}

export interface Site {
  address: string;
  database: TestDatabase;
  /** A visitor with a new browser context, which is closed at the end of the test. */
  visit(options?: VisitOptions): Promise<Visit>;
  /**
   * Signs the page's browser context in: with a row and a cookie, since hashing a password takes 0.1 s. The page then
   * shows a file without scripts.
   */
  signIn(page: Page, user: { email: string }): Promise<void>;
  /** Closes the browser contexts that are left. */
  closeVisits(): Promise<void>;
  close(): Promise<void>;
}

let shared: Promise<Site> | undefined;

/**
 * Opens the site that the journeys of this worker share, each with users that it creates. A journey that changes or counts what
 * all users see, such as settings, categories, the marketplace or the log, opens a site of its own. The site ends with the
 * worker.
 */
export async function openSharedSite(): Promise<Site> {
  shared ??= openSite();
  const site = await shared;
  // All visitors have the same IP address, and thus share its limits.
  await site.database.pool.query('delete from limits');
  return { ...site, close: site.closeVisits };
}

/**
 * Starts the server and connects the browser; `close` removes everything. Requires a build.
 *
 * @param args arguments of the server, e.g. --dev
 */
export async function openSite(env: NodeJS.ProcessEnv = {}, args: string[] = []): Promise<Site> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(path.join(inject('scratchFolder'), 'journey-'));
  const server = runServer(
    {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      SECRET,
      LOG_LEVEL: 'error',
      ...env,
    },
    args,
  );
  const browser = await openBrowser();
  const address = await server.address;
  // An adult, like all users of the journeys; age.test.ts covers users without a birth year.
  await database.pool.query('update profiles set birth_year = 1980 where email = $1', [ADMIN.email]);
  const contexts = new Set<BrowserContext>();
  const closeVisits = async () => {
    await Promise.all([...contexts].map((context) => context.close()));
    contexts.clear();
  };
  return {
    address,
    database,
    async visit(options = {}) {
      const { showsCookieBanner = false, ...rest } = options;
      const context = await browser.newContext({ ...usual, baseURL: address, ...rest });
      // Playwright's own 30 s are too short for a first page on a busy machine.
      context.setDefaultTimeout(60_000);
      contexts.add(context);
      closeAfterTest(context);
      // Most journeys are not about cookies.
      if (!showsCookieBanner)
        await context.addInitScript("localStorage.setItem('cookie-consent', 'declined')");
      const page = await context.newPage();
      return { page, pageErrors: listen(page) };
    },
    async signIn(page, { email }) {
      // An open page notices that another user has signed in and reloads, which would abort the next navigation.
      if (page.url() !== 'about:blank') await page.goto('/robots.txt');
      const token = makeSessionToken();
      const { rowCount } = await database.pool.query(
        `insert into sessions (user_id, token, expires_at)
         select id, $2, now() + make_interval(days => $3) from profiles where email = $1`,
        [email, token, SESSION_DAYS],
      );
      if (rowCount !== 1) throw new Error(`${email} has no account`);
      const cookie = sessionCookie({ isSecure: false, secret: SECRET }, token).split(';')[0] ?? '';
      const [name = '', value = ''] = cookie.split('=');
      // Passkeys need localhost instead of the IP address, and the browser has separate cookies for each of these hosts.
      const hosts = ['localhost', '127.0.0.1'].map((host) => `http://${host}`);
      await page
        .context()
        .addCookies(hosts.map((url) => ({ name, value, url, httpOnly: true, sameSite: 'Lax' })));
    },
    closeVisits,
    async close() {
      await closeVisits();
      server.process.kill('SIGTERM');
      await server.ended;
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

// Reduced motion: a click waits until its target has stopped moving, and contrast cannot be measured during fades.
const usual: BrowserContextOptions = { locale: 'sv-SE', reducedMotion: 'reduce' };

/** Open pages would keep running and slow down the following tests. */
function closeAfterTest(context: BrowserContext): void {
  const isInTest = TestRunner.getCurrentTest() !== undefined;
  if (isInTest) onTestFinished(() => context.close());
}

// The browser logs every response of 400 and above; a refusal that the page handles is no error.
const refused = /^Failed to load resource: the server responded with a status of 4/;

function listen(page: Page): string[] {
  const pageErrors: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(error.message));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (refused.test(message.text()) && message.location().url.includes('/api/')) return;
    pageErrors.push(`${message.text()} (${message.location().url})`);
  });
  return pageErrors;
}
