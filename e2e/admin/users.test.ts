// Managing users in the back office, and the effect on them: roles and the audit log.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toast } from '../support/ad-form.ts';
import { waitForHydration } from '../support/hydration.ts';
import { findAxeViolations } from '../support/axe.ts';
import { openSharedSite, type Site } from '../support/site.ts';
import { type Account, admin, endSessions, register, signInByDialog } from '../support/users.ts';

let site: Site;

beforeAll(async () => {
  site = await openSharedSite();
});
afterAll(() => site.close());

async function at(path: string, options: Parameters<Site['visit']>[0] = {}, as: Account = admin) {
  const visit = await site.visit(options);
  await site.signIn(visit.page, as);
  await visit.page.goto(path);
  await waitForHydration(visit.page);
  return visit;
}

const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

async function choose(page: Page, person: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Åtgärder för ${person}` }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

it('a role is given and revoked, takes effect in an open browser at once, and is in the log, which can be exported', async () => {
  const mia = await register(site, 'Mia Medlem');
  const { page: userPage } = await at('/', {}, mia);
  const { page, pageErrors } = await at(`/admin/users?search=${mia.email}`);
  await choose(page, mia.name, 'Gör till admin');
  await confirm(page, 'Gör till admin');
  await toast(page, 'Användarroll uppdaterad').waitFor();
  await rowOf(page, mia.email).getByText('Admin', { exact: true }).waitFor();
  await userPage.goto('/admin');
  await userPage.getByRole('heading', { level: 1, name: 'Översikt' }).waitFor();
  // An admin cannot change a superadmin.
  await userPage.goto('/admin/users?role=superadmin');
  await rowOf(userPage, admin.name).waitFor();
  await waitForHydration(userPage);
  expect(await userPage.getByRole('button', { name: 'Åtgärder för Superadmin' }).count()).toBe(0);
  await choose(page, mia.name, 'Ta bort admin');
  await confirm(page, 'Ta bort admin');
  await rowOf(page, mia.email).getByText('Användare', { exact: true }).waitFor();
  await userPage.goto('/admin');
  await expect.poll(() => new URL(userPage.url()).pathname).toBe('/');

  // The dialogs are accessible with their errors.
  await page.getByRole('button', { name: 'Skapa användare' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Skapa användare' }).click();
  await dialog.getByText('Alla fält måste fyllas i').first().waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await choose(page, mia.name, 'Stäng av …');
  await dialog.getByRole('button', { name: 'Stäng av' }).click();
  await dialog.getByText('Ange en anledning').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await endSessions(site, admin);
  await choose(page, mia.name, 'Gör till admin');
  await confirm(page, 'Gör till admin');
  await signInByDialog(page, admin);
  await expect.poll(() => rowOf(page, mia.email).getByText('Admin', { exact: true }).count()).toBe(1);
  await page.locator('aside').getByRole('link', { name: 'Händelselogg' }).click();
  await page.getByRole('searchbox', { name: 'Sök i händelseloggen' }).fill('Mia Medlem');
  await page.keyboard.press('Enter');
  await expect.poll(() => rowOf(page, 'Roll ändrad').count()).toBe(3);
  const row = rowOf(page, 'Roll ändrad').first();
  await row.getByText('Mia Medlem').waitFor();
  await row.getByText('Superadmin').first().waitFor();
  expect((await row.innerText()).replaceAll(/\s+/g, ' ')).toContain('Roll: Användare → Admin');
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Exportera som CSV' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(/^handelselogg-\d{4}-\d\d-\d\d\.csv$/);
  await page.getByRole('combobox', { name: 'Händelse' }).selectOption('user.block');
  await page.getByRole('heading', { name: 'Inga händelser hittades' }).waitFor();
  expect(pageErrors).toEqual([]);
});
