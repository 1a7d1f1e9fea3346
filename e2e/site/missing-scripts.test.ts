// Scripts that fail to load: the page shows an error, and a retry works once the network is back.
// Chromium before 156 caches a failed import() until the page is reloaded; later versions fetch it again.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toast } from '../support/ad-form.ts';
import { waitForHydration } from '../support/hydration.ts';
import { at, bubble, chatWith, converse, dialog, pair, createUser } from '../support/conversations.ts';
import { openSharedSite, type Site } from '../support/site.ts';

const NO_SCRIPT = 'Ingen kontakt med servern. Kontrollera din internetanslutning och ladda om sidan.';

let site: Site;

beforeAll(async () => {
  site = await openSharedSite();
});
afterAll(() => site.close());

/** Blocks a script. @returns a function that unblocks it */
async function blockScript(page: Page, script: string): Promise<() => Promise<void>> {
  const address = `**/assets/${script}-*.js`;
  await page.route(address, (route) => route.abort());
  return () => page.unroute(address);
}

const again = (page: Page) => page.getByRole('button', { name: 'Försök igen' }).click();

/** Presses 'Försök igen' and returns the panel, shown in place, or after a reload and another click on its opener. */
async function retry(page: Page, opener: Locator, panel: Locator): Promise<Locator> {
  let isReloaded = false;
  page.once('load', () => {
    isReloaded = true;
  });
  await again(page);
  await expect.poll(async () => isReloaded || (await panel.isVisible())).toBe(true);
  if (isReloaded) {
    await waitForHydration(page);
    await opener.click();
  }
  await panel.waitFor();
  return panel;
}

it('a page shows a load error, and its content after a retry', async () => {
  const { page } = await site.visit();
  await page.goto('/');
  await waitForHydration(page);
  const unblock = await blockScript(page, 'faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vanliga frågor' }).click();
  await page.getByText(NO_SCRIPT).waitFor();
  await unblock();
  await again(page);
  await page.getByRole('heading', { level: 1, name: 'Vanliga frågor' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/faq');
});

it('a page opened without the script of its section shows a notice that its buttons do not work', async () => {
  const { page } = await site.visit();
  await blockScript(page, 'info-routes');
  await page.goto('/faq');
  await page.getByRole('alert').getByText('En del av sidan kunde inte hämtas').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
});

it('a lazily loaded panel shows an error with a retry button, also offline', async () => {
  const { page } = await at(site, await createUser(site, 'Karl Ek'), '/profile');
  const unblock = await blockScript(page, 'edit-panel');
  const edit = page.getByRole('button', { name: 'Redigera' });
  await edit.click();
  const failed = page.getByRole('heading', { name: 'Kunde inte hämta formuläret' });
  await failed.waitFor();
  await page.context().setOffline(true);
  await again(page);
  await expect
    .poll(() => page.getByRole('button', { name: 'Försök igen' }).getAttribute('aria-busy'))
    .toBe(null);
  await failed.waitFor();
  await page.context().setOffline(false);
  await unblock();
  const name = await retry(page, edit, page.getByRole('textbox', { name: 'Namn' }));
  expect(await name.isVisible()).toBe(true);
});

it('the notification panel shows a load error with a retry button', async () => {
  const { page } = await at(site, await createUser(site, 'Karl Ek'), '/');
  const unblock = await blockScript(page, 'notification-panel');
  const bell = page.getByRole('button', { name: 'Notiser' });
  const panel = dialog(page, 'Notiser');
  await bell.click();
  await panel.getByRole('heading', { name: 'Kunde inte hämta dina notiser' }).waitFor();
  await panel.getByText(NO_SCRIPT).waitFor();
  await unblock();
  const news = await retry(page, bell, panel.getByText(/^Inga notiser än/));
  expect(await news.isVisible()).toBe(true);
});

it('a menu and a confirm dialog that fail to load show a toast that reloads the page', async () => {
  const [ebba, karl] = await pair(site);
  await converse(site, { from: ebba, to: karl }, ['Hej']);
  const { page } = await at(site, karl, chatWith(ebba));
  const more = page.getByRole('button', { name: 'Mer om Ebba Ek' });
  const block = page.getByRole('menuitem', { name: 'Blockera' });
  const reload = toast(page, NO_SCRIPT).getByRole('button', { name: 'Ladda om' });
  const unblockMenu = await blockScript(page, 'menu-panel');
  await more.click();
  await reload.waitFor();
  await unblockMenu();
  await reload.click();
  await reload.waitFor({ state: 'detached' });
  await bubble(page, 'Hej').waitFor();
  await waitForHydration(page);
  const unblockDialog = await blockScript(page, 'confirm-dialog');
  await more.click();
  await block.click();
  await reload.waitFor();
  await unblockDialog();
  await reload.click();
  await reload.waitFor({ state: 'detached' });
  await bubble(page, 'Hej').waitFor();
  await waitForHydration(page);
  await more.click();
  await block.click();
  const sure = page.getByRole('alertdialog', { name: 'Blockera Ebba Ek?' });
  await expect.poll(() => sure.isVisible()).toBe(true);
});
