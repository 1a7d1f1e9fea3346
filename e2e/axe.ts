// Asks axe what a page keeps from people who see, hear or move differently.
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { untilStill } from './awake.ts';

/** One line for each breach: the rule, and the first element that breaks it. Empty when all is well. */
export async function breachesOn(page: Page): Promise<string[]> {
  // What fades in or out has for a moment colours that nobody is meant to read by.
  await untilStill(page);
  await page.evaluate(axe.source);
  return page.evaluate<string[]>(`axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes[0].html + ' ' + nodes[0].failureSummary))`);
}
