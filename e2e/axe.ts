// Asks axe what a page keeps from people who see, hear or move differently.
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** One line for each breach: the rule, and the first element that breaks it. Empty when all is well. */
export async function breachesOn(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate<string[]>(`axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes[0].html + ' ' + nodes[0].failureSummary))`);
}
