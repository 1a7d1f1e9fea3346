// Scripts that are fetched when they are needed and do not come: it is said, and there is a way on once the network is back.
// Chromium asks for none of them again before the page is loaded anew.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toast } from './ad-form.ts';
import { untilAwake } from './awake.ts';
import { at, bubble, chatWith, converse, dialog, pair, someone } from './conversations.ts';
import { openSite, type Site } from './harness.ts';

const NO_SCRIPT = 'Ingen kontakt med servern. Kontrollera din internetanslutning och ladda om sidan.';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Gives how to let it come again. */
async function hold(page: Page, script: string): Promise<() => Promise<void>> {
  const address = `**/assets/${script}-*.js`;
  await page.route(address, (route) => route.abort());
  return () => page.unroute(address);
}

const again = (page: Page) => page.getByRole('button', { name: 'Försök igen' }).click();

it('a page says so, and comes when it is tried again', async () => {
  const { page } = await site.visit();
  await page.goto('/');
  await untilAwake(page);
  const letThrough = await hold(page, 'faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vanliga frågor' }).click();
  await page.getByText(NO_SCRIPT).waitFor();
  await letThrough();
  await again(page);
  await page.getByRole('heading', { level: 1, name: 'Vanliga frågor' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/faq');
});

it('a part of a page says so in its place, and stays while the site is away', async () => {
  const { page } = await at(site, await someone(site, 'Karl Ek'), '/profile');
  const letThrough = await hold(page, 'edit-panel');
  await page.getByRole('button', { name: 'Redigera' }).click();
  const failed = page.getByRole('heading', { name: 'Kunde inte hämta formuläret' });
  await failed.waitFor();
  await page.context().setOffline(true);
  await again(page);
  await expect
    .poll(() => page.getByRole('button', { name: 'Försök igen' }).getAttribute('aria-busy'))
    .toBe(null);
  await failed.waitFor();
  await page.context().setOffline(false);
  await letThrough();
  await again(page);
  await failed.waitFor({ state: 'detached' });
  await untilAwake(page);
  await page.getByRole('button', { name: 'Redigera' }).click();
  await expect.poll(() => page.getByRole('textbox', { name: 'Namn' }).isVisible()).toBe(true);
});

it('the bell says so where its news would stand', async () => {
  const { page } = await at(site, await someone(site, 'Karl Ek'), '/');
  const letThrough = await hold(page, 'notification-panel');
  const bell = page.getByRole('button', { name: 'Notiser' });
  const panel = dialog(page, 'Notiser');
  await bell.click();
  await panel.getByRole('heading', { name: 'Kunde inte hämta dina notiser' }).waitFor();
  await panel.getByText(NO_SCRIPT).waitFor();
  await letThrough();
  await again(page);
  await panel.waitFor({ state: 'detached' });
  await untilAwake(page);
  await bell.click();
  await expect.poll(() => panel.getByText(/^Inga notiser än/).isVisible()).toBe(true);
});

it('a menu and a question say so in a toast that loads the page anew', async () => {
  const [ebba, karl] = await pair(site);
  await converse(site, { from: ebba, to: karl }, ['Hej']);
  const { page } = await at(site, karl, chatWith(ebba));
  const more = page.getByRole('button', { name: 'Mer om Ebba Ek' });
  const block = page.getByRole('menuitem', { name: 'Blockera' });
  const reload = toast(page, NO_SCRIPT).getByRole('button', { name: 'Ladda om' });
  const letMenu = await hold(page, 'menu-panel');
  await more.click();
  await reload.waitFor();
  await letMenu();
  await reload.click();
  await reload.waitFor({ state: 'detached' });
  await bubble(page, 'Hej').waitFor();
  await untilAwake(page);
  const letQuestion = await hold(page, 'confirm-dialog');
  await more.click();
  await block.click();
  await reload.waitFor();
  await letQuestion();
  await reload.click();
  await reload.waitFor({ state: 'detached' });
  await bubble(page, 'Hej').waitFor();
  await untilAwake(page);
  await more.click();
  await block.click();
  const sure = page.getByRole('alertdialog', { name: 'Blockera Ebba Ek?' });
  await expect.poll(() => sure.isVisible()).toBe(true);
});
