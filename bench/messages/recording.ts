// The time of messages that are typed in one page and appear in another.
import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';

const MESSAGES = 200;
/** Messages that warm up the JavaScript engines, and are not counted. */
const WARM_UP = 20;
/** The rate of a user who keeps writing. */
const PAUSE_MS = 50;

declare global {
  interface Window {
    /** When each marker, such as #12#, was first in the page, and when Enter was pressed on it: milliseconds since 1970. */
    benchSeen?: Map<string, number>;
    benchPressed?: Map<string, number>;
  }
}

/**
 * Milliseconds from Enter until the text is in the page of the receiver, of each message.
 *
 * @param field the sender's; the receiver has an element with the role `log`
 */
export async function timeMessages(field: Locator, receiver: Page): Promise<number[]> {
  const sender = field.page();
  await receiver.evaluate(recordArrivals);
  await sender.evaluate(recordKeyPresses);
  for (let index = -WARM_UP; index < MESSAGES; index += 1) {
    await field.fill(`mätning #${index}#`);
    await field.press('Enter');
    await receiver.waitForFunction((marker) => window.benchSeen?.has(marker), `#${index}#`, { polling: 20 });
    await pause(PAUSE_MS);
  }
  const pressed = new Map(await sender.evaluate(() => [...(window.benchPressed ?? [])]));
  const seen = new Map(await receiver.evaluate(() => [...(window.benchSeen ?? [])]));
  return Array.from(
    { length: MESSAGES },
    (_each, index) => (seen.get(`#${index}#`) ?? Number.NaN) - (pressed.get(`#${index}#`) ?? Number.NaN),
  );
}

function recordArrivals(): void {
  const seen = new Map<string, number>();
  window.benchSeen = seen;
  const scan = (nodes: Iterable<Node>) => {
    const at = performance.timeOrigin + performance.now();
    for (const node of nodes) {
      const [marker] = /#-?\d+#/.exec(node.textContent ?? '') ?? [];
      if (marker && !seen.has(marker)) seen.set(marker, at);
    }
  };
  const observer = new MutationObserver((changes) => {
    for (const change of changes) scan(change.addedNodes);
  });
  const log = document.querySelector('[role=log]') ?? document.body;
  observer.observe(log, { childList: true, subtree: true });
}

function recordKeyPresses(): void {
  const pressed = new Map<string, number>();
  window.benchPressed = pressed;
  const record = (event: KeyboardEvent) => {
    const [marker] = /#-?\d+#/.exec(document.querySelector('textarea')?.value ?? '') ?? [];
    if (event.key === 'Enter' && marker) pressed.set(marker, performance.timeOrigin + performance.now());
  };
  document.addEventListener('keydown', record, { capture: true });
}
