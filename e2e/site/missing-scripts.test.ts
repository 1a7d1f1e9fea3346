// Scripts that fail to load: the page shows an error, and a retry works once the network is back.
// Chromium before 156 caches a failed import() until the page is reloaded; later versions fetch it again.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillText, openForm, send, toast } from '../support/ad-form.ts';
import { waitForHydration } from '../support/hydration.ts';
import { at, createUser } from '../support/conversations.ts';
import { openSharedSite, type Site } from '../support/site.ts';

const NO_SCRIPT = 'En del av sidan kunde inte hämtas. Kontrollera din internetanslutning och ladda om sidan.';

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

/** Presses 'Försök igen' and waits for the panel, in place, or after a reload and another click on its opener. */
async function retry(page: Page, opener: Locator, panel: Locator): Promise<void> {
  let isReloaded = false;
  page.once('load', () => {
    isReloaded = true;
  });
  await page.getByRole('button', { name: 'Försök igen' }).click();
  await expect.poll(async () => isReloaded || (await panel.isVisible())).toBe(true);
  if (isReloaded) {
    await waitForHydration(page);
    await opener.click();
  }
  await panel.waitFor();
}

it('a page shows a load error, and its content after a retry; without the script of its section it shows a notice', async () => {
  const { page } = await site.visit();
  await page.goto('/');
  await waitForHydration(page);
  const unblock = await blockScript(page, 'faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vanliga frågor' }).click();
  await page.getByText(NO_SCRIPT).waitFor();
  await unblock();
  await page.getByRole('button', { name: 'Försök igen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Vanliga frågor' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/faq');

  await blockScript(page, 'info-routes');
  await page.goto('/faq');
  await page.getByRole('alert').getByText('En del av sidan kunde inte hämtas').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
});

it('a lazily loaded panel and a menu show that they could not be loaded, and work after a retry or a reload', async () => {
  const { page } = await at(site, await createUser(site, 'Karl Ek'), '/profile');
  const unblock = await blockScript(page, 'edit-panel');
  const edit = page.getByRole('button', { name: 'Redigera' });
  await edit.click();
  const failed = page.getByRole('heading', { name: 'Kunde inte hämta formuläret' });
  await failed.waitFor();
  await page.context().setOffline(true);
  const again = page.getByRole('button', { name: 'Försök igen' });
  await again.click();
  await expect.poll(() => again.getAttribute('aria-busy')).toBe(null);
  await failed.waitFor();
  await page.context().setOffline(false);
  await unblock();
  await retry(page, edit, page.getByRole('textbox', { name: 'Namn' }));

  const unblockPanel = await blockScript(page, 'notification-panel');
  const bell = page.getByRole('button', { name: 'Notiser' });
  const panel = page.getByRole('dialog', { name: 'Notiser' });
  await bell.click();
  await panel.getByRole('heading', { name: 'Kunde inte hämta dina notiser' }).waitFor();
  await panel.getByText(NO_SCRIPT).waitFor();
  await unblockPanel();
  await retry(page, bell, panel.getByText(/^Inga notiser än/));
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });

  const unblockMenu = await blockScript(page, 'menu-panel');
  const account = page.getByRole('button', { name: 'Konto: Karl Ek' });
  await account.click();
  const reload = toast(page, NO_SCRIPT).getByRole('button', { name: 'Ladda om' });
  await reload.waitFor();
  await unblockMenu();
  await reload.click();
  await reload.waitFor({ state: 'detached' });
  await waitForHydration(page);
  await account.click();
  await page.getByRole('menuitem', { name: 'Logga ut' }).waitFor();
});

it('an ad that is sent while the connection is lost can be sent again without a reload', async () => {
  const { page } = await at(site, await createUser(site, 'Karl Ek'), '/');
  const question = page.waitForResponse(/\/assets\/confirm-dialog-.*\.js$/);
  await openForm(page);
  await fillText(page, { title: 'Utan nät', price: '100' });
  await question;
  await page.context().setOffline(true);
  await send(page);
  await toast(page, 'Kunde inte skapa annons').waitFor();
  await page.context().setOffline(false);
  await page.locator('form button[type=submit]').click();
  await page.getByText('Annons skapad!').waitFor();
  const { rows } = await site.database.pool.query("select title from ads where title = 'Utan nät'");
  expect(rows).toHaveLength(1);
});
