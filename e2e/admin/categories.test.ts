// Categories and page settings in the back office, and their effect on the site.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAds, insertPerson } from '../../server/testing/samples/sample-ads.ts';
import { toast } from '../support/ad-form.ts';
import { waitForHydration } from '../support/hydration.ts';
import { findAxeViolations } from '../support/axe.ts';
import { openSite, type Site } from '../support/site.ts';
import { admin, endSessions, signInByDialog } from '../support/users.ts';

let site: Site;
let seller: string;

beforeAll(async () => {
  site = await openSite();
  seller = await insertPerson(site.database, { email: 'siv.seljare@exempel.se', name: 'Siv Säljare' });
});
afterAll(() => site.close());

async function at(path: string) {
  const visit = await site.visit();
  await site.signIn(visit.page, admin);
  await visit.page.goto(path);
  await waitForHydration(visit.page);
  return visit;
}

const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

const card = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .locator('div')
    .filter({ has: page.getByRole('heading', { name, level: 2 }) })
    .filter({ has: page.getByRole('switch') })
    .last();

/** The marketplace as the server renders it, before any script. */
async function marketplaceText(): Promise<string> {
  const { page } = await site.visit({ javaScriptEnabled: false });
  await page.goto('/marketplace');
  const text = await page.getByRole('main').innerText();
  await page.context().close();
  return text;
}

async function offered(): Promise<string[]> {
  const { page } = await site.visit();
  const response = await page.request.get('/api/categories');
  const { categories } = (await response.json()) as { categories: { name: string }[] };
  await page.context().close();
  return categories.map(({ name }) => name);
}

it('a category is added, renamed with its ads, deactivated and activated, and deleted once it is empty', async () => {
  const { page, faults } = await at('/admin/categories');
  await page.getByRole('button', { name: 'Ny kategori' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ny kategori' });
  await dialog.getByRole('button', { name: 'Skapa kategori' }).click();
  await dialog.getByText('Kategorinamn krävs').waitFor();
  await dialog.getByRole('textbox', { name: 'Namn' }).fill('biljetter');
  await dialog.getByRole('button', { name: 'Skapa kategori' }).click();
  await dialog.getByText('Det finns redan en kategori med det namnet').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Namn' }).fill('Korgnätt');
  await dialog.getByRole('textbox', { name: 'Beskrivning' }).fill('Till korgar');
  await dialog.getByRole('button', { name: 'Skapa kategori' }).click();
  await toast(page, 'Kategori skapad').waitFor();
  await rowOf(page, 'Korgnätt').getByText('Till korgar').waitFor();
  expect(await offered()).toContain('Korgnätt');

  const [ad] = await insertAds(site.database, seller, [{ category: 'Korgnätt' }]);
  await page.reload();
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Redigera Korgnätt' }).click();
  const editor = page.getByRole('dialog', { name: 'Redigera kategori' });
  await editor.getByText('Annonserna följer med till det nya namnet.').waitFor();
  await editor.getByRole('textbox', { name: 'Namn' }).fill('Korgnät');
  await editor.getByRole('button', { name: 'Spara' }).click();
  await toast(page, 'Kategori uppdaterad').waitFor();
  await rowOf(page, 'Korgnät').waitFor();
  expect(await (await fetch(`${site.address}/ad/${ad}`)).text()).toContain('Korgnät');

  await site.database.pool.query('delete from ads');
  const active = page.getByRole('switch', { name: 'Korgnät är aktiv' });
  await active.click();
  await toast(page, 'Kategori inaktiverad').waitFor();
  await rowOf(page, 'Korgnät').getByText('Inaktiv', { exact: true }).waitFor();
  expect(await offered()).not.toContain('Korgnät');
  expect(await (await fetch(`${site.address}/marketplace`)).text()).not.toContain('Korgnät');
  await active.click();
  await toast(page, 'Kategori aktiverad').waitFor();
  expect(await (await fetch(`${site.address}/marketplace`)).text()).toContain('Korgnät');

  // The page is loaded before the ad is created.
  await page.reload();
  await waitForHydration(page);
  const remove = page.getByRole('button', { name: 'Ta bort Korgnät' });
  await insertAds(site.database, seller, [{ category: 'Korgnät' }]);
  await remove.click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Ta bort' }).click();
  await question.getByText('Kan inte ta bort kategori som har annonser').waitFor();
  await question.getByRole('button', { name: 'Avbryt' }).click();
  await expect.poll(() => remove.isDisabled()).toBe(true);
  expect(await remove.getAttribute('title')).toBe('Kan inte ta bort kategori som har annonser');
  await site.database.pool.query('delete from ads');
  await page.reload();
  await waitForHydration(page);
  await remove.click();
  await question.getByRole('button', { name: 'Ta bort' }).click();
  await toast(page, 'Kategori borttagen').waitFor();
  await expect.poll(() => rowOf(page, 'Korgnät').count()).toBe(0);
  expect(faults).toEqual([]);
});

it('a page is closed with its message and opened again, for the next visitor', async () => {
  const { page, faults } = await at('/admin/page-settings');
  const marketplace = card(page, 'Marknadsplats');
  const message = marketplace.getByRole('textbox', { name: /^Meddelande när .* är avstängd$/ });
  const save = marketplace.getByRole('button', { name: 'Spara meddelandet för Marknadsplats' });
  await message.fill('Vi byter golv i hallen.');
  await page.route('**/api/admin/page-settings/marketplace', (route) => route.abort());
  await save.click();
  await toast(page, 'Kunde inte uppdatera inställningar').waitFor();
  expect(await message.inputValue()).toBe('Vi byter golv i hallen.');
  await page.unrouteAll();
  await save.click();
  await toast(page, 'Inställningar uppdaterade').waitFor();
  await marketplace.getByText('Aktiv', { exact: true }).waitFor();
  await marketplace.getByRole('switch').click();
  await marketplace.getByText('Avstängd', { exact: true }).waitFor();
  expect(await marketplaceText()).toContain('Vi byter golv i hallen.');
  // The session ends on the server.
  await endSessions(site, admin);
  await marketplace.getByRole('switch').click();
  await signInByDialog(page, admin);
  await marketplace.getByText('Aktiv', { exact: true }).waitFor();
  expect(await marketplaceText()).not.toContain('Vi byter golv i hallen.');
  await page.reload();
  expect(await message.inputValue()).toBe('Vi byter golv i hallen.');
  expect(faults.filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([]);
});
