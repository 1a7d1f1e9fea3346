// Asks axe what a page keeps from people who see, hear or move differently.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** One line for each breach: the rule, and the first element that breaks it. Empty when all is well. */
export async function breachesOn(page: Page): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate<string[]>(`axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes[0].html + ' ' + nodes[0].failureSummary))`);
}
