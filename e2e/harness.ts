// What every journey needs: the site as its operator runs it, with a database of its own, and a real browser.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject, onTestFinished, TestRunner } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../server/testing/database.ts';
import { runServer } from '../server/testing/server-process.ts';

export const ADMIN = { email: 'admin@exempel.se', password: 'Korgen-2026!' };

export interface Visit {
  page: Page;
  /** All that the browser complained of: errors, warnings, breaches of the content policy. Should be empty at the end. */
  faults: string[];
}

export interface VisitOptions extends BrowserContextOptions {
  /** Whether the question of cookies is yet to be answered. */
  isAsked?: boolean;
}

export interface Site {
  address: string;
  database: TestDatabase;
  /** A visitor with a clean browser until the end of the test; tell it the size, the colours or that it has no script. */
  visit(options?: VisitOptions): Promise<Visit>;
  close(): Promise<void>;
}

/**
 * Opens everything; `close` leaves nothing behind. The build must be there.
 *
 * @param args those of the server, e.g. --dev
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
      // Each file starts the same server.
      NODE_COMPILE_CACHE: path.join(inject('scratchFolder'), 'compiled'),
      ...env,
    },
    args,
  );
  const browser = await chromium.connect(inject('browserUrl'));
  const address = await server.address;
  // Grown up, like everyone that journeys are about: who is asked for their age has a journey of their own.
  await database.pool.query('update profiles set birth_year = 1980 where email = $1', [ADMIN.email]);
  return {
    address,
    database,
    async visit(options = {}) {
      const { isAsked = false, ...rest } = options;
      const context = await browser.newContext({ ...usual, baseURL: address, ...rest });
      closeAfterTest(context);
      // Most journeys are about something else.
      if (!isAsked) await context.addInitScript("localStorage.setItem('cookie-consent', 'declined')");
      const page = await context.newPage();
      return { page, faults: listen(page) };
    },
    async close() {
      await browser.close();
      server.process.kill('SIGTERM');
      await server.ended;
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

// Without motion: a click waits until its target stands still, and colours that fade cannot be measured.
const usual: BrowserContextOptions = { locale: 'sv-SE', reducedMotion: 'reduce' };

/** Pages that stay open would go on living and slow down the tests that follow. */
function closeAfterTest(context: BrowserContext): void {
  const isInTest = TestRunner.getCurrentTest() !== undefined;
  if (isInTest) onTestFinished(() => context.close());
}

// The browser writes a line for every answer of 400 and above; a refusal that the page then explains is no fault.
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
