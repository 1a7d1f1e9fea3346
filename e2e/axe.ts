// Asks axe what a page keeps from people who see, hear or move differently.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { waitForAnimations } from './awake.ts';

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * One line for each breach: the rule, and the first element that breaks it. Empty when all is well.
 *
 * @param rules those of axe to judge by; all of them unless given
 */
export async function findAxeViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  // What fades in or out has for a moment colours that nobody is meant to read by.
  await waitForAnimations(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  return page.evaluate<string[]>(`axe.run(document, ${JSON.stringify(options)}).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes[0].html + ' ' + nodes[0].failureSummary))`);
}

/** The same on a small phone in light, then the colours on a wide screen in dark; and whether the page is too wide for either. */
export async function breachesInEveryLook(page: Page): Promise<string[]> {
  const breaches: string[] = [];
  for (const { colorScheme, width, height, rules } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height });
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (excess > 0) breaches.push(`${excess} px wider than ${width} px`);
    for (const breach of await findAxeViolations(page, rules))
      breaches.push(`${colorScheme}, ${width} px: ${breach}`);
  }
  return breaches;
}

const looks = [
  { colorScheme: 'light', width: 320, height: 640, rules: undefined },
  { colorScheme: 'dark', width: 1440, height: 900, rules: ['color-contrast'] },
] as const;
