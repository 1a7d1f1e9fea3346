// Set-up of every journey: a production server with a database of its own, and a real browser.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject, onTestFinished, TestRunner } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../server/testing/database.ts';
import { runServer } from '../../server/testing/server-process.ts';
import { openBrowser } from './browser.ts';

export const ADMIN = { email: 'admin@exempel.se', password: 'Korgen-2026!' };

export interface Visit {
  page: Page;
  /** Errors, warnings and policy violations in the browser's console. Expected to be empty at the end. */
  faults: string[];
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
  close(): Promise<void>;
}

/**
 * Starts the server and connects the browser; `close` removes everything. Requires a build.
 *
 * @param args arguments of the server, e.g. --dev
 */
export async function openSite(env: NodeJS.ProcessEnv = {}, args: string[] = []): Promise<Site> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'baskettorget-journey-'));
  const server = runServer(
    {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'error',
      // Shared by all test files, which start the same server.
      NODE_COMPILE_CACHE: path.join(inject('scratchFolder'), 'compiled'),
      ...env,
    },
    args,
  );
  const browser = await openBrowser();
  const address = await server.address;
  // An adult, like all users of the journeys; age.test.ts covers users without a birth year.
  await database.pool.query('update profiles set birth_year = 1980 where email = $1', [ADMIN.email]);
  const contexts: BrowserContext[] = [];
  return {
    address,
    database,
    async visit(options = {}) {
      const { showsCookieBanner = false, ...rest } = options;
      const context = await browser.newContext({ ...usual, baseURL: address, ...rest });
      // Playwright's own 30 s are too short for a first page on a busy machine.
      context.setDefaultTimeout(60_000);
      contexts.push(context);
      closeAfterTest(context);
      // Most journeys are not about cookies.
      if (!showsCookieBanner)
        await context.addInitScript("localStorage.setItem('cookie-consent', 'declined')");
      const page = await context.newPage();
      return { page, faults: listen(page) };
    },
    async close() {
      await Promise.all(contexts.map((context) => context.close()));
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

// The browser logs every response of 400 and above; a refusal that the page handles is not a fault.
const explained = /^Failed to load resource: the server responded with a status of 4/;

function listen(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (explained.test(message.text()) && message.location().url.includes('/api/')) return;
    faults.push(`${message.text()} (${message.location().url})`);
  });
  return faults;
}
