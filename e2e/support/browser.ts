// Starts the browser of the journeys: one for the whole run, to which each test file connects.
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the browser's WebSocket. */
    browserUrl: string;
  }
}

const flags =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking ' +
  '--disable-component-update --disable-sync';

/** Starts the browser and provides its address to the tests. Vitest calls the returned function at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await chromium.launchServer({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
    args: flags.split(' '),
  });
  project.provide('browserUrl', browser.wsEndpoint());
  return () => browser.close();
}
