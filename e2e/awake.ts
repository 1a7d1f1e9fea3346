// A page made by the server looks ready before it is: what is pressed until its script has run is lost.
import type { Page } from 'playwright-core';

/** Waits until the page on screen answers to mouse and keyboard. */
export async function untilAwake(page: Page): Promise<void> {
  // The router takes its luggage off the window when it is unpacked, and React marks what it has taken over.
  await page.waitForFunction(
    () =>
      !('$_TSR' in window) &&
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  // What listens to the whole document begins just after.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestIdleCallback(() => done());
      }),
  );
}

/** Waits until what rises, fades or slides has done so; what turns for as long as it is there is not waited for. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number(effect?.getComputedTiming().endTime) < 1000,
        )
        .map(({ finished }) => finished),
    ).then(() => undefined),
  );
}
