// A page made by the server looks ready before it is: what is pressed until its script has run is lost.
import type { Page } from 'playwright-core';

const IS_AWAKE = `Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber'))`;

/** Waits until the page on screen answers to mouse and keyboard. */
export async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(IS_AWAKE);
  // What listens to the whole document begins just after.
  await page.evaluate('new Promise((done) => requestIdleCallback(() => done()))');
}
