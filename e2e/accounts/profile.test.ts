// The profile: editing it, its picture, and its public page.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { makeJpeg } from '../../server/testing/samples/photos.ts';
import { waitForHydration } from '../support/hydration.ts';
import { findAxeViolations } from '../support/axe.ts';
import { openSharedSite, type Site } from '../support/site.ts';
import { type Account, register } from '../support/users.ts';

let site: Site;
let anna: Account;

beforeAll(async () => {
  site = await openSharedSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  anna = await register(site, 'Anna Ek');
});

async function openPanel(page: Page): Promise<void> {
  await site.signIn(page, anna);
  await page.goto('/profile');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Redigera', exact: true }).click();
  await page.getByLabel('Namn').waitFor();
}

const save = (page: Page) => page.getByRole('button', { name: 'Spara', exact: true }).click();
const saved = (page: Page) =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByText('Profil uppdaterad framgångsrikt!')
    .waitFor();

it('editing can be cancelled, survives a reload, and saves the fields and a picture; other users see them, but no contact details', async () => {
  const { page, pageErrors } = await site.visit({ viewport: { width: 390, height: 844 } });
  await openPanel(page);
  const broken = { name: 'brev.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('inte en bild') };
  await page.getByLabel('Välj bild').setInputFiles(broken);
  await page.getByText('Kunde inte ladda upp brev.jpg').first().waitFor();
  await page.getByLabel('Om dig').fill('Ångrat.');
  await page.getByRole('button', { name: 'Avbryt', exact: true }).first().click();
  await page.getByRole('button', { name: 'Redigera', exact: true }).click();
  expect(await page.getByLabel('Om dig').inputValue()).toBe('');
  await page.getByLabel('Namn').fill('Anna Berg');
  await page.getByLabel('Telefon').fill('070-123 45 67');
  await page.getByLabel('Ort').fill('Lund');
  await page.getByLabel('Om dig').fill('Spelar i division 3.');
  await page.reload();
  await waitForHydration(page);
  expect(await page.getByLabel('Om dig').inputValue()).toBe('Spelar i division 3.');
  const buffer = await makeJpeg({ width: 400, height: 300 });
  await page.getByLabel('Välj bild').setInputFiles({ name: 'jag.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByText('Byt bild').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await save(page);
  await saved(page);
  await page.getByRole('heading', { name: 'Anna Berg', level: 1 }).waitFor();
  expect(await page.getByLabel('Namn').count()).toBe(0);

  await page.getByRole('link', { name: 'Så ser andra dig' }).click();
  await page.waitForURL(/\/u\//);
  const { page: visitor, pageErrors: visitorFaults } = await site.visit();
  await visitor.goto(page.url());
  await visitor.getByRole('heading', { name: 'Anna Berg', level: 1 }).waitFor();
  await visitor.getByText('Spelar i division 3.').waitFor();
  expect(await visitor.locator('header img[src^="/pictures/"]').count()).toBe(1);
  await visitor.getByRole('heading', { name: 'Inga annonser just nu' }).waitFor();
  expect(await visitor.content()).not.toContain('123 45 67');
  expect(await visitor.content()).not.toContain(anna.email);
  expect([...pageErrors, ...visitorFaults]).toEqual([]);
});
