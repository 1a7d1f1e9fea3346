// The cards of ads in a list.
import type { Locator, Page } from 'playwright-core';

export function cardOf(page: Page, title: string): Locator {
  return page.locator('.ad-card').filter({ has: page.getByRole('link', { name: title, exact: true }) });
}

export function heartOf(page: Page, title: string): Locator {
  return cardOf(page, title).getByRole('button', { name: 'Favorit' });
}
