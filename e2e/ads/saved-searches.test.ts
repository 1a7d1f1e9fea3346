// Saved searches: saved in the marketplace, listed and changed on the profile, and notifying of a new ad.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertAds, insertPerson } from '../../server/testing/samples/sample-ads.ts';
import { toast } from '../support/ad-form.ts';
import { waitForHydration } from '../support/hydration.ts';
import { findViolationsInAllViews, findAxeViolations } from '../support/axe.ts';
import { openSite, type Site, type Visit } from '../support/site.ts';
import { type Account, admin, endSessions, register, signInByDialog } from '../support/users.ts';
import { expectTexts } from '../support/expect-texts.ts';

const phone = { width: 390, height: 844 };

let site: Site;
let anna: Account;

beforeAll(async () => {
  site = await openSite();
  const seller = await insertPerson(site.database, { email: 'ebba@exempel.se', name: 'Ebba' });
  await insertAds(site.database, seller, [
    { title: 'Basketskor 43', location: 'Stockholm', county: 'Stockholm' },
  ]);
});
afterAll(() => site.close());
beforeEach(async () => {
  anna = await register(site, 'Anna Ek');
});

const searched = '/marketplace?category=Basketskor&city=Stockholm&price=0-500';
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Spara sökning' });
const rowOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
const listed = (page: Page) =>
  page
    .getByRole('region', { name: 'Sparade sökningar' })
    .getByRole('listitem')
    .getByRole('link')
    .allTextContents();

async function openSearch(page: Page, address = searched): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Spara sökning' }).click();
}

/** Saves a search through the API. */
async function saveSearch(page: Page, name: string, search: string, alert = 'daily'): Promise<void> {
  const response = await page.request.post('/api/me/saved-searches', {
    data: { name, filter: { search }, alert },
  });
  expect(response.status()).toBe(201);
}

async function openList(visit: Visit): Promise<Page> {
  const { page } = visit;
  await page.goto('/profile?tab=favorites');
  await waitForHydration(page);
  await page.getByRole('heading', { name: 'Sparade sökningar' }).waitFor();
  return page;
}

it('a visitor signs in, saves a search under the suggested name, also when the session ends meanwhile, and finds it on the profile', async () => {
  const { page, faults } = await site.visit({ viewport: phone });
  await openSearch(page);
  await toast(page, 'Du måste vara inloggad för att spara sökningar').waitFor();
  await signInByDialog(page, anna);
  await dialogOf(page).getByText('Basketskor · Stockholm · 0–500 kr').waitFor();
  expect(await page.getByLabel('Namn').inputValue()).toBe('Basketskor i Stockholm, högst 500 kr');
  expect(await page.getByLabel('Varje dag').isChecked()).toBe(true);
  await expectTexts(
    dialogOf(page),
    'När vill du få veta om nya annonser?',
    'Du får veta det så snart en ny annons passar.',
    'Du får veta på morgonen hur många nya annonser som passar.',
    'Sökningen sparas, men du får inga aviseringar.',
  );
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByLabel('Direkt').check();
  await endSessions(site, anna);
  await dialogOf(page).getByRole('button', { name: 'Spara' }).click();
  await signInByDialog(page, anna);
  await toast(page, 'Sökningen är sparad').waitFor();
  await toast(page, 'Sökningen är sparad').getByRole('button', { name: 'Visa' }).click();
  await page.waitForURL('**/profile?tab=favorites');
  const row = rowOf(page, 'Basketskor i Stockholm, högst 500 kr');
  expect(await row.getByRole('combobox').inputValue()).toBe('instant');
  await row.getByRole('link').click();
  await page.waitForURL(`**${searched}`);
  await page.getByRole('link', { name: 'Basketskor 43' }).waitFor();
  expect(faults).toEqual([]);
});

it('a saved search is muted, renamed, deleted and restored', async () => {
  const visit = await site.visit({ viewport: phone });
  await site.signIn(visit.page, anna);
  await saveSearch(visit.page, 'Skor', 'skor');
  await saveSearch(visit.page, 'Bollar', 'boll');
  const page = await openList(visit);
  await expect.poll(() => listed(page)).toEqual(['Bollar', 'Skor']);

  await page.getByLabel('Avisera om Skor').selectOption('Aldrig');
  await toast(page, 'Ändringen är sparad').waitFor();

  const rename = async (name: string) => {
    await page.getByRole('textbox', { name: 'Namn på sökningen' }).fill(name);
    await page.getByRole('button', { name: 'Spara', exact: true }).click();
  };
  await page.getByRole('button', { name: 'Fler åtgärder för Skor' }).click();
  await page.getByRole('menuitem', { name: 'Byt namn' }).click();
  await rename('Bollar');
  await page.getByText('Du har redan en sparad sökning med det namnet').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await rename('Skor 43');
  await rowOf(page, 'Skor 43').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Skor 43');

  await page.getByRole('button', { name: 'Fler åtgärder för Skor 43' }).click();
  await page.getByRole('menuitem', { name: 'Ta bort' }).click();
  await toast(page, 'Sparad sökning borttagen').waitFor();
  await expect.poll(() => listed(page)).toEqual(['Bollar']);
  await toast(page, 'Sparad sökning borttagen').getByRole('button', { name: 'Ångra' }).click();
  await rowOf(page, 'Skor 43').waitFor();
  expect(await page.getByLabel('Avisera om Skor 43').inputValue()).toBe('never');
  expect(await findViolationsInAllViews(page)).toEqual([]);
  expect(visit.faults).toEqual([]);
});

it('a new ad notifies subscribers of instant alerts at once', async () => {
  const { page } = await site.visit();
  await site.signIn(page, anna);
  await saveSearch(page, 'Matchbollar', 'matchboll', 'instant');
  const { page: office } = await site.visit();
  await site.signIn(office, admin);
  const ad = { title: 'Matchboll i läder', category: 'Basketboll', price: 300 };
  const made = await office.request.post('/api/admin/ads', { data: ad });
  expect(made.status()).toBe(201);
  const news = async () => {
    const response = await page.request.get('/api/me/notifications');
    const { notifications } = (await response.json()) as { notifications: { title: string; text: string }[] };
    return notifications.map(({ title, text }) => `${title}: ${text}`);
  };
  await expect
    .poll(news)
    .toEqual(['Ny annons: Matchbollar: ”Matchboll i läder” passar din sparade sökning.']);
});
