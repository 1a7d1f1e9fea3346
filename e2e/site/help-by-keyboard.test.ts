// Help and its back office by keyboard alone: an answer, the chat, a reported problem, and resolving messages.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findAxeViolations } from '../support/axe.ts';
import { waitForHydration } from '../support/hydration.ts';
import { openSharedSite, type Site } from '../support/site.ts';
import { admin, register } from '../support/users.ts';

/** Maximum presses of Tab between two controls; more than any of these pages needs. */
const MAX_TABS = 60;

let site: Site;

beforeAll(async () => {
  site = await openSharedSite();
});
afterAll(() => site.close());

async function open(user: { email: string }, path: string): Promise<Page> {
  const { page } = await site.visit();
  await site.signIn(page, user);
  await page.goto(path);
  await waitForHydration(page);
  return page;
}

const hasFocus = async (page: Page, control: Locator) =>
  (await control.and(page.locator(':focus')).count()) > 0;

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let left = MAX_TABS; left > 0; left -= 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(page, control)) return;
  }
  throw new Error(`Tab does not reach ${control}`);
}

it('a user reads an answer, asks the chat and reports a problem, and staff resolve it', async () => {
  const user = await register(site, 'Kajsa Tangent');
  const page = await open(user, '/faq');
  const question = (text: string) => page.locator('summary', { hasText: text });
  for (const text of ['Vad är Baskettorget?', 'Kostar det något?']) {
    await tabTo(page, question(text));
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('main details[open] summary').allTextContents()).toEqual([text]);
  }
  await tabTo(page, page.getByRole('link', { name: 'Rapportera ett problem' }));
  await page.keyboard.press('Enter');
  const message = page.getByRole('textbox', { name: /^Meddelande/ });
  await page.getByText('Vi får också adressen till sidan (/faq)').waitFor();
  expect(await page.getByRole('textbox', { name: /^Ämne/ }).inputValue()).toBe('Rapportera ett problem');

  await tabTo(page, page.getByRole('textbox', { name: 'Din fråga' }));
  await page.keyboard.type('Jag har glömt mitt lösenord');
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByRole('link').first().waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await tabTo(page, page.getByRole('button', { name: 'Skicka chatten till supporten' }));
  await page.keyboard.press('Enter');
  await expect.poll(() => message.inputValue()).toContain('Jag har glömt mitt lösenord');
  expect(await hasFocus(page, message)).toBe(true);
  await tabTo(page, page.getByRole('button', { name: 'Skicka meddelande' }));
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Visa meddelandet' }).waitFor();

  const office = await open(admin, '/admin');
  await office.keyboard.press('Control+k');
  await office.getByRole('combobox').waitFor();
  await office.keyboard.type('kontaktm');
  await office.getByRole('option').first().waitFor();
  await office.keyboard.press('Enter');
  await office.getByRole('heading', { level: 1, name: 'Kontaktmeddelanden' }).waitFor();
  const card = office.getByRole('listitem').filter({ hasText: '/faq' });
  await card.waitFor();
  await tabTo(office, office.getByRole('checkbox', { name: 'Markera Rapportera ett problem' }));
  await office.keyboard.press('Space');
  // The actions are above the list.
  await office.getByRole('button', { name: 'Markera som hanterade (1)' }).focus();
  await office.keyboard.press('Enter');
  await card.getByText('Hanterad', { exact: true }).waitFor();
  await office.keyboard.press('Alt+T');
  await tabTo(office, office.getByRole('button', { name: /^Ångra/ }));
  await office.keyboard.press('Enter');
  await card.getByText('Väntar', { exact: true }).waitFor();
  expect(await findAxeViolations(office)).toEqual([]);
});
