// The site's settings in the back office: changed by a superadmin, refused beside the field, kept from admins.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { untilAwake } from './awake.ts';
import { breachesOn } from './axe.ts';
import { ADMIN, openSite, type Site } from './harness.ts';
import { signIn } from './people.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite({ SAMPLE_DATA: 'off' });
});
afterAll(() => site.close());

async function atSettings(): Promise<{ page: Page; faults: string[] }> {
  const visit = await site.visit();
  await signIn(visit.page, { name: 'Superadmin', ...ADMIN });
  await visit.page.goto('/admin/settings');
  await untilAwake(visit.page);
  return visit;
}

const stored = async () => {
  const { rows } = await site.database.pool.query<{
    minimum_age: number;
    automated_emails: string;
    ad_duration_days: number;
  }>('select minimum_age, automated_emails, ad_duration_days from site_settings');
  return rows[0];
};

/** The button of the field's own form. */
const saveOf = (field: Locator) =>
  field.locator('xpath=ancestor::form').getByRole('button', { name: 'Spara' });

it('keeps a new age, and says beside the field why one will not do', async () => {
  const { page, faults } = await atSettings();
  const age = page.getByLabel('Lägsta ålder');
  await age.fill('15');
  await saveOf(age).click();
  await page.getByText('Inställningar uppdaterade').waitFor();
  expect(await stored()).toMatchObject({ minimum_age: 15 });
  await page.reload();
  await untilAwake(page);
  expect(await age.inputValue()).toBe('15');
  await age.fill('7');
  await saveOf(age).click();
  await page.getByText('Åldern ska vara mellan 13 och 18 år').waitFor();
  expect(await age.inputValue()).toBe('7');
  expect(await stored()).toMatchObject({ minimum_age: 15 });
  expect(await breachesOn(page)).toEqual([]);
  expect(faults).toEqual([]);
});

it('keeps how long ads are shown, within its bounds', async () => {
  const { page, faults } = await atSettings();
  const days = page.getByLabel('Så länge visas en annons');
  expect(await days.inputValue()).toBe('30');
  await days.fill('45');
  await saveOf(days).click();
  await page.getByText('Inställningar uppdaterade').waitFor();
  expect(await stored()).toMatchObject({ ad_duration_days: 45 });
  await days.fill('3');
  await saveOf(days).click();
  await page.getByText('Tiden ska vara mellan 7 och 365 dagar').waitFor();
  expect(await stored()).toMatchObject({ ad_duration_days: 45 });
  expect(faults).toEqual([]);
});

it('turns a switch at once', async () => {
  const { page } = await atSettings();
  await page.getByRole('switch', { name: /Släpp in adresser/ }).click();
  await page.getByText('Inställningar uppdaterade').waitFor();
  expect(await stored()).toMatchObject({ automated_emails: 'confirm' });
});
