// Accessibility checks with axe.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { waitForAnimations } from './hydration.ts';

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * One line for each violation: the rule and the first element that violates it.
 *
 * @param rules rules of axe to check; all by default
 */
export async function findAxeViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Elements that fade in or out have low contrast for a moment.
  await waitForAnimations(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  return page.evaluate<string[]>(`axe.run(document, ${JSON.stringify(options)}).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes[0].html + ' ' + nodes[0].failureSummary))`);
}

/**
 * Checks all rules on a small phone in light mode, colour contrast on a wide screen in dark mode, the page's width on both, and
 * on a phone with text of twice the size.
 */
export async function findViolationsInAllViews(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.setViewportSize({ width: 390, height: 844 });
  await setTextSize(page, '200%');
  const widened = await excessWidth(page);
  await setTextSize(page, '');
  if (widened > 0) violations.push(`${widened} px wider than a phone with text of 200 %`);
  for (const { colorScheme, width, height, rules } of views) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height });
    const excess = await excessWidth(page);
    if (excess > 0) violations.push(`${excess} px wider than ${width} px`);
    for (const violation of await findAxeViolations(page, rules))
      violations.push(`${colorScheme}, ${width} px: ${violation}`);
  }
  return violations;
}

function excessWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate(async (fontSize) => {
    document.documentElement.style.fontSize = fontSize;
    // Elements that observers resize follow a frame later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, size);
}

const views = [
  { colorScheme: 'light', width: 320, height: 640, rules: undefined },
  { colorScheme: 'dark', width: 1440, height: 900, rules: ['color-contrast'] },
] as const;
