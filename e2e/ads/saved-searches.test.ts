// A saved search: saved in the marketplace, and found on the profile.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAds, insertPerson } from '../../server/testing/samples/sample-ads.ts';
import { toast } from '../support/ad-form.ts';
import { waitForHydration } from '../support/hydration.ts';
import { findViolationsInAllViews, findAxeViolations } from '../support/axe.ts';
import { openSharedSite, type Site } from '../support/site.ts';
import { type Account, endSessions, register, signInByDialog } from '../support/users.ts';
import { expectTexts } from '../support/expect-texts.ts';

const TITLE = 'Basketskor 43 att bevaka';
const phone = { width: 390, height: 844 };

let site: Site;
let anna: Account;

beforeAll(async () => {
  site = await openSharedSite();
  anna = await register(site, 'Anna Ek');
  const seller = await insertPerson(site.database, {
    email: `${crypto.randomUUID()}@exempel.se`,
    name: 'Ebba',
  });
  await insertAds(site.database, seller, [{ title: TITLE, location: 'Stockholm', county: 'Stockholm' }]);
});
afterAll(() => site.close());

const searched = '/marketplace?category=Basketskor&city=Stockholm&price=0-500';
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Spara sökning' });
const rowOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });

it('a visitor signs in, saves a search under the suggested name, also when the session ends meanwhile, and finds it on the profile', async () => {
  const { page, pageErrors } = await site.visit({ viewport: phone });
  await page.goto(searched);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Spara sökning' }).click();
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
  expect(await findViolationsInAllViews(page)).toEqual([]);
  await row.getByRole('link').click();
  await page.waitForURL(`**${searched}`);
  await page.getByRole('link', { name: TITLE }).waitFor();
  expect(pageErrors).toEqual([]);
});
