// Asks axe what a page keeps from people who see, hear or move differently.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { untilStill } from './awake.ts';

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** One line for each breach: the rule, and the first element that breaks it. Empty when all is well. */
export async function breachesOn(page: Page): Promise<string[]> {
  // What fades in or out has for a moment colours that nobody is meant to read by.
  await untilStill(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate<string[]>(`axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes[0].html + ' ' + nodes[0].failureSummary))`);
}

/** The same on a small phone in light and on a wide screen in dark, and whether the page is wider than each screen. */
export async function breachesInEveryLook(page: Page): Promise<string[]> {
  const breaches: string[] = [];
  for (const [colorScheme, width, height] of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height });
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (excess > 0) breaches.push(`${excess} px wider than ${width} px`);
    for (const breach of await breachesOn(page)) breaches.push(`${colorScheme}, ${width} px: ${breach}`);
  }
  return breaches;
}

const looks = [
  ['light', 320, 640],
  ['dark', 1440, 900],
] as const;
