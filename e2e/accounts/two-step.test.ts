// Two-step sign-in: turned on with an app on the profile, and required by the sign-in dialog.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCodeApp } from '../../server/testing/code-app.ts';
import { insertAds } from '../../server/testing/samples/sample-ads.ts';
import { toast } from '../support/ad-form.ts';
import { waitForHydration } from '../support/hydration.ts';
import { findAxeViolations } from '../support/axe.ts';
import { openSharedSite, type Site } from '../support/site.ts';
import { type Account, register } from '../support/users.ts';

let site: Site;

beforeAll(async () => {
  site = await openSharedSite();
});
afterAll(() => site.close());

/** Makes the current code usable again, as if half a minute had passed. */
const allowCurrentCode = (id: string) =>
  site.database.pool.query('update two_step set last_step = null where user_id = $1', [id]);

async function enterPassword(dialog: Locator, { email, password }: Account): Promise<void> {
  await dialog.getByRole('textbox', { name: 'E-post' }).fill(email);
  await dialog.locator('input[name=password]:visible').fill(password);
  await dialog.getByRole('button', { name: 'Logga in', exact: true }).click();
  await dialog.getByRole('heading', { name: 'Skriv din kod' }).waitFor();
}

async function enterCode(dialog: Locator, code: string): Promise<void> {
  await dialog.locator('input[name=code]').fill(code);
  await dialog.getByRole('button', { name: 'Logga in', exact: true }).and(dialog.locator(':visible')).click();
}

/** Turns it on, and returns the key for the app and the recovery codes. */
async function turnOn(page: Page, { password }: Account): Promise<{ key: string; codes: string[] }> {
  await page.goto('/profile');
  await waitForHydration(page);
  await page.getByRole('heading', { name: 'Tvåstegsinloggning' }).click();
  await page.getByRole('button', { name: 'Slå på' }).click();
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('button', { name: 'Fortsätt' }).click();
  await page.getByRole('img', { name: 'QR-kod med nyckeln till appen' }).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  const key = (await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
  await page.locator('input[name=code]').fill(openCodeApp(key).code());
  await page.getByRole('button', { name: 'Slå på' }).click();
  await toast(page, 'Tvåstegsinloggning är på').waitFor();
  const codes = page.getByRole('region', { name: 'Återställningskoder' }).getByRole('listitem');
  await expect.poll(() => codes.count()).toBe(10);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ladda ner' }).click();
  expect((await saving).suggestedFilename()).toBe('baskettorget-aterstallningskoder.txt');
  expect(await findAxeViolations(page)).toEqual([]);
  const shown = await codes.allTextContents();
  await page.getByRole('button', { name: 'Jag har sparat koderna' }).click();
  await page.getByText('10 återställningskoder kvar').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  return { key, codes: shown };
}

it('a user turns it on with an app, and signs in with a code for a favourite, and with a recovery code after a reload', async () => {
  const [anna, seller] = [await register(site, 'Anna Ek'), await register(site, 'Säljare Lind')];
  const [adId] = await insertAds(site.database, seller.id, [{ title: 'Matchboll' }]);
  const { page, pageErrors } = await site.visit({ viewport: { width: 390, height: 844 } });
  await site.signIn(page, anna);
  const { key, codes } = await turnOn(page, anna);

  await page.context().clearCookies();
  await allowCurrentCode(anna.id);
  await page.goto(`/ad/${adId}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Spara i favoriter' }).click();
  const dialog = page.getByRole('dialog');
  await enterPassword(dialog, anna);
  const field = dialog.locator('input[name=code]');
  await expect.poll(() => field.evaluate((input) => input.matches(':focus'))).toBe(true);
  expect(await findAxeViolations(page)).toEqual([]);
  await enterCode(dialog, openCodeApp(key).code());
  await toast(page, 'Inloggning lyckades!').waitFor();
  await toast(page, 'Tillagd i favoriter').waitFor();

  await page.context().clearCookies();
  const openDialog = async () => {
    await page.reload();
    await waitForHydration(page);
    await page.getByRole('banner').getByRole('button', { name: 'Logga in' }).click();
  };
  await openDialog();
  await enterPassword(dialog, anna);
  await openDialog();
  await dialog.getByRole('button', { name: 'Använd en återställningskod i stället' }).click();
  expect(await findAxeViolations(page)).toEqual([]);
  await enterCode(dialog, codes[0]?.toUpperCase() ?? '');
  await page.getByRole('button', { name: 'Konto: Anna Ek' }).waitFor();
  await toast(page, 'Du har 9 återställningskoder kvar. Du kan skaffa nya på din profil.').waitFor();
  expect(pageErrors).toEqual([]);
});
