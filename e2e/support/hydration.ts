// Waits for hydration: a server-rendered page looks ready before it reacts to events.
import type { Page } from 'playwright-core';

export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor();
}

/** Waits until transitions and finite animations have ended; endless ones are ignored. */
export async function waitForAnimations(page: Page): Promise<void> {
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
