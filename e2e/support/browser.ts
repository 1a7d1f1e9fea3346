// The browser of the journeys: one for each worker, which its test files share.
import { type Browser, chromium } from 'playwright-core';

const flags =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking ' +
  '--disable-component-update --disable-sync';

let browser: Promise<Browser> | undefined;

/**
 * Starts the browser at the first call; it ends with the worker. A browser for all workers would relay each command through
 * another process.
 */
export function openBrowser(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
    args: flags.split(' '),
  });
  return browser;
}
