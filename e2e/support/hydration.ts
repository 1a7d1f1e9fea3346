// Waits for hydration: a server-rendered page looks ready before it reacts to events.
import type { Page } from 'playwright-core';

export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor();
}

/**
 * Waits until transitions and finite animations have ended; endless ones are ignored. The end of one may start the next:
 * a colour that is inherited is transitioned after that of its parent.
 */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (;;) {
      const running = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number(effect?.getComputedTiming().endTime) < 1000,
        );
      if (running.length === 0) return;
      await Promise.allSettled(running.map(({ finished }) => finished));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}
