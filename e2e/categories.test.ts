// Categories and page switches in the back office, and what the rest of the site makes of them.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAds, insertPerson } from '../server/testing/sample-ads.ts';
import { toast } from './ad-form.ts';
import { untilAwake } from './awake.ts';
import { breachesOn } from './axe.ts';
import { ADMIN, openSite, type Site } from './harness.ts';
import { signIn } from './people.ts';

let site: Site;
let seller: string;

beforeAll(async () => {
  site = await openSite();
  seller = await insertPerson(site.database, { email: 'siv.seljare@exempel.se', name: 'Siv Säljare' });
});
afterAll(() => site.close());

async function at(path: string) {
  const visit = await site.visit();
  await signIn(visit.page, { name: 'Superadmin', ...ADMIN });
  await visit.page.goto(path);
  await untilAwake(visit.page);
  return visit;
}

const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name, exact: true }) });

const card = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .locator('div')
    .filter({ has: page.getByRole('heading', { name, level: 2 }) })
    .filter({ has: page.getByRole('switch') })
    .last();

/** What the next visitor reads on the marketplace, before any script. */
async function marketplaceText(): Promise<string> {
  const { page } = await site.visit({ javaScriptEnabled: false });
  await page.goto('/marketplace');
  const text = await page.getByRole('main').innerText();
  await page.context().close();
  return text;
}

async function offered(): Promise<string[]> {
  const { page } = await site.visit();
  const answer = await page.request.get('/api/categories');
  const { categories } = (await answer.json()) as { categories: { name: string }[] };
  await page.context().close();
  return categories.map(({ name }) => name);
}

describe('categories', () => {
  it('are added, and offered at once', async () => {
    const { page, faults } = await at('/admin/categories');
    await page.getByRole('button', { name: 'Ny kategori' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ny kategori' });
    await dialog.getByRole('button', { name: 'Skapa kategori' }).click();
    await dialog.getByText('Kategorinamn krävs').waitFor();
    await dialog.getByRole('textbox', { name: 'Namn' }).fill('biljetter');
    await dialog.getByRole('button', { name: 'Skapa kategori' }).click();
    await dialog.getByText('Det finns redan en kategori med det namnet').waitFor();
    expect(await breachesOn(page)).toEqual([]);
    await dialog.getByRole('textbox', { name: 'Namn' }).fill('Domarutrustning');
    await dialog.getByRole('textbox', { name: 'Beskrivning' }).fill('Visselpipor och klockor');
    await dialog.getByRole('button', { name: 'Skapa kategori' }).click();
    await toast(page, 'Kategori skapad').waitFor();
    await rowOf(page, 'Domarutrustning').getByText('Visselpipor och klockor').waitFor();
    expect(await offered()).toContain('Domarutrustning');
    expect(faults).toEqual([]);
  });

  it('are renamed together with their ads', async () => {
    await site.database.pool.query("insert into categories (name) values ('Nätt')");
    const [ad] = await insertAds(site.database, seller, [{ category: 'Nätt' }]);
    const { page, faults } = await at('/admin/categories');
    await page.getByRole('button', { name: 'Redigera Nätt' }).click();
    const dialog = page.getByRole('dialog', { name: 'Redigera kategori' });
    await dialog.getByText('Annonserna följer med till det nya namnet.').waitFor();
    await dialog.getByRole('textbox', { name: 'Namn' }).fill('Nät');
    await dialog.getByRole('button', { name: 'Spara' }).click();
    await toast(page, 'Kategori uppdaterad').waitFor();
    await rowOf(page, 'Nät').waitFor();
    const shown = await fetch(`${site.address}/ad/${ad}`);
    expect(await shown.text()).toContain('Nät');
    expect(faults).toEqual([]);
  });

  it('are switched off, which takes them out of the marketplace’s filter, and on again', async () => {
    const { page, faults } = await at('/admin/categories');
    const active = page.getByRole('switch', { name: 'Samlarkort är aktiv' });
    await active.click();
    await toast(page, 'Kategori inaktiverad').waitFor();
    await rowOf(page, 'Samlarkort').getByText('Inaktiv', { exact: true }).waitFor();
    expect(await offered()).not.toContain('Samlarkort');
    expect(await (await fetch(`${site.address}/marketplace`)).text()).not.toContain('Samlarkort');
    await active.click();
    await toast(page, 'Kategori aktiverad').waitFor();
    expect(await (await fetch(`${site.address}/marketplace`)).text()).toContain('Samlarkort');
    expect(faults).toEqual([]);
  });

  it('go back to what they were when the switch could not be thrown', async () => {
    const { page } = await at('/admin/categories');
    await page.route('**/active', (route) => route.abort());
    const active = page.getByRole('switch', { name: 'Kläder är aktiv' });
    await active.click();
    await toast(page, 'Kunde inte uppdatera kategori').waitFor();
    expect(await active.getAttribute('aria-checked')).toBe('true');
  });

  it('are deleted when no ad stands in them', async () => {
    await site.database.pool.query("insert into categories (name) values ('Tillfällig')");
    const { page, faults } = await at('/admin/categories');
    await page.getByRole('button', { name: 'Ta bort Tillfällig' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ta bort' }).click();
    await toast(page, 'Kategori borttagen').waitFor();
    await expect.poll(() => rowOf(page, 'Tillfällig').count()).toBe(0);
    expect(faults).toEqual([]);
  });

  it('are kept while ads stand in them: the button is off, and the server refuses', async () => {
    await site.database.pool.query("insert into categories (name) values ('Bebodd')");
    const { page } = await at('/admin/categories');
    const remove = page.getByRole('button', { name: 'Ta bort Bebodd' });
    await remove.click();
    await insertAds(site.database, seller, [{ category: 'Bebodd' }]);
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Ta bort' }).click();
    await question.getByText('Kan inte ta bort kategori som har annonser').waitFor();
    await question.getByRole('button', { name: 'Avbryt' }).click();
    await expect.poll(() => remove.isDisabled()).toBe(true);
    expect(await remove.getAttribute('title')).toBe('Kan inte ta bort kategori som har annonser');
  });

  it('say when they cannot be fetched, and try again', async () => {
    const { page } = await at('/admin/page-settings');
    await page.route('**/api/admin/categories', (route) => route.abort());
    await page.locator('aside').getByRole('link', { name: 'Kategorier' }).click();
    await page.getByRole('alert').getByText('Kunde inte hämta kategorier').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Försök igen' }).click();
    await expect.poll(() => rowOf(page, 'Biljetter').count()).toBe(1);
  });
});

describe('page switches', () => {
  it('stand on one card each', async () => {
    const { page } = await at('/admin/page-settings');
    expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      'Marknadsplats',
      'Forum',
      'Nyheter & Resultat',
      'Turneringar',
      'Föreningar',
      'Klubbar',
    ]);
    expect(await page.getByRole('switch').count()).toBe(6);
  });

  it('close a page with its message, and open it, for the next visitor', async () => {
    const { page, faults } = await at('/admin/page-settings');
    const marketplace = card(page, 'Marknadsplats');
    const message = marketplace.getByRole('textbox', { name: 'Meddelande när sidan är avstängd' });
    await message.fill('Vi byter golv i hallen.');
    await marketplace.getByRole('button', { name: 'Spara meddelandet för Marknadsplats' }).click();
    await toast(page, 'Inställningar uppdaterade').waitFor();
    await marketplace.getByText('Aktiv', { exact: true }).waitFor();
    await marketplace.getByRole('switch').click();
    await marketplace.getByText('Avstängd', { exact: true }).waitFor();
    expect(await marketplaceText()).toContain('Vi byter golv i hallen.');
    await marketplace.getByRole('switch').click();
    await marketplace.getByText('Aktiv', { exact: true }).waitFor();
    expect(await marketplaceText()).not.toContain('Vi byter golv i hallen.');
    expect(faults).toEqual([]);
  });

  it('keep what was typed when it could not be saved', async () => {
    const { page } = await at('/admin/page-settings');
    const forum = card(page, 'Forum');
    const message = forum.getByRole('textbox', { name: 'Meddelande när sidan är avstängd' });
    await message.fill('Tillbaka på måndag.');
    await page.route('**/api/admin/page-settings/forum', (route) => route.abort());
    await forum.getByRole('button', { name: 'Spara meddelandet för Forum' }).click();
    await toast(page, 'Kunde inte uppdatera inställningar').waitFor();
    expect(await message.inputValue()).toBe('Tillbaka på måndag.');
    await page.unrouteAll();
    await forum.getByRole('button', { name: 'Spara meddelandet för Forum' }).click();
    await toast(page, 'Inställningar uppdaterade').waitFor();
    await page.reload();
    expect(await message.inputValue()).toBe('Tillbaka på måndag.');
  });

  it('refuse a message that is too long, by its field', async () => {
    const { page } = await at('/admin/page-settings');
    const forum = card(page, 'Forum');
    await forum.getByRole('textbox').fill('x'.repeat(501));
    await forum.getByRole('button', { name: 'Spara meddelandet för Forum' }).click();
    await expect.poll(() => forum.getByText('Meddelandet får vara högst 500 tecken').count()).toBe(1);
  });

  it('say when they cannot be fetched, and try again', async () => {
    const { page } = await at('/admin/categories');
    await page.route('**/api/admin/page-settings', (route) => route.abort());
    await page.locator('aside').getByRole('link', { name: 'Sidinställningar' }).click();
    await page.getByRole('alert').getByText('Kunde inte hämta sidinställningar').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Försök igen' }).click();
    await expect.poll(() => card(page, 'Klubbar').count()).toBe(1);
  });
});
