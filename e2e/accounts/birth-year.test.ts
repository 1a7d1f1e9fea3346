// The birth year: asked for once, on the profile or with the first ad; and what an ad shows of its author.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillText, openForm, send, toast } from '../support/ad-form.ts';
import { waitForHydration } from '../support/hydration.ts';
import { findAxeViolations } from '../support/axe.ts';
import { openSharedSite, type Site } from '../support/site.ts';
import { type Account, register } from '../support/users.ts';

const phone = { viewport: { width: 390, height: 844 } };
const year = new Date().getFullYear();

let site: Site;

beforeAll(async () => {
  site = await openSharedSite();
});
afterAll(() => site.close());

/** A newly registered user without a birth year. */
async function newUser(): Promise<Account> {
  const account = await register(site, 'Nils Nykomling');
  await site.database.pool.query('update profiles set birth_year = null where email = $1', [account.email]);
  return account;
}

async function visitAs(account: Account, path: string, options: Parameters<Site['visit']>[0] = {}) {
  const visit = await site.visit(options);
  await site.signIn(visit.page, account);
  await visit.page.goto(path);
  await waitForHydration(visit.page);
  return visit;
}

const yearField = (page: Page) => page.getByRole('textbox', { name: 'Födelseår' });

async function storedOf({ email }: Account) {
  const { rows } = await site.database.pool.query<{ birth_year: number | null; phone: string }>(
    'select birth_year, phone from profiles where email = $1',
    [email],
  );
  return rows[0];
}

it('the profile asks once, shows an error for an invalid year, and then shows the year to its owner', async () => {
  const account = await newUser();
  const { page, faults } = await visitAs(account, '/profile', phone);
  await page.getByRole('heading', { name: 'Fyll i din profil' }).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await yearField(page).fill('90');
  await page.getByRole('button', { name: 'Spara födelseår' }).click();
  await page.getByText('Ange födelseåret med fyra siffror, till exempel 1990').waitFor();
  expect(await yearField(page).inputValue()).toBe('90');
  await yearField(page).fill('1990');
  await page.getByRole('button', { name: 'Spara födelseår' }).click();
  await toast(page, 'Profil uppdaterad framgångsrikt!').waitFor();
  await page.getByRole('heading', { name: 'Fyll i din profil' }).waitFor({ state: 'detached' });
  expect(await storedOf(account)).toMatchObject({ birth_year: 1990 });
  await page.getByRole('button', { name: 'Redigera' }).click();
  await page.getByText('Födelseår: 1990.').waitFor();
  expect(faults).toEqual([]);
});

it('a first message requires the birth year, which is asked for above it and no longer once it is saved', async () => {
  const { rows } = await site.database.pool.query<{ id: string }>(
    'select id from profiles where email = $1',
    [(await register(site, 'Siv Säljare')).email],
  );
  const { page } = await visitAs(await newUser(), `/u/${rows[0]?.id}`, phone);
  await page.getByRole('button', { name: 'Skicka meddelande', exact: true }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Ämne' }).fill('Träningen');
  await form.getByRole('textbox', { name: 'Meddelande' }).fill('Kommer du?');
  await form.getByRole('button', { name: 'Skicka meddelande' }).click();
  await form.getByText('Ange ditt födelseår först').waitFor();
  await expect.poll(() => page.evaluate('document.activeElement.autocomplete')).toBe('bday-year');
  await yearField(page).fill('1990');
  await form.getByRole('button', { name: 'Skicka meddelande' }).click();
  await toast(page, 'Meddelande skickat!').waitFor();
});

it('the ad form asks for a missing birth year and telephone, and saves both to the profile', async () => {
  const account = await newUser();
  const { page, faults } = await site.visit(phone);
  await site.signIn(page, account);
  await openForm(page);
  await fillText(page, { title: 'Matchboll', category: 'Basketboll' });
  await send(page);
  const field = page.locator('form').getByText('Ange ditt födelseår först', { exact: true });
  await field.waitFor();
  await expect.poll(() => page.evaluate('document.activeElement.autocomplete')).toBe('bday-year');
  await yearField(page).fill('1988');
  await page.getByRole('textbox', { name: 'Telefon' }).fill('070-174 06 05');
  await page.reload();
  await page.locator('form:not([inert])').waitFor();
  expect(await yearField(page).inputValue()).toBe('1988');
  expect(await findAxeViolations(page)).toEqual([]);
  await send(page);
  await toast(page, 'Annons skapad!').waitFor();
  expect(await storedOf(account)).toEqual({ birth_year: 1988, phone: '070-174 06 05' });
  expect(faults).toEqual([]);
});

it('the ad form offers contact details to adults only', async () => {
  const account = await register(site, 'Karin Kontakt');
  const { page } = await site.visit();
  await site.signIn(page, account);
  await openForm(page);
  await fillText(page, { title: 'Väska', category: 'Tillbehör' });
  await page.getByText('Den som är intresserad kan alltid skriva till dig här.').waitFor();
  await page.getByRole('checkbox', { name: 'Visa min e-post' }).check();
  await page.getByRole('checkbox', { name: 'Visa mitt telefonnummer' }).uncheck();
  await send(page);
  await toast(page, 'Annons skapad!').waitFor();
  await page.getByRole('link', { name: 'Redigera Väska' }).click();
  await page.locator('form:not([inert])').waitFor();
  expect(await page.getByRole('checkbox', { name: 'Visa min e-post' }).isChecked()).toBe(true);
  expect(await page.getByRole('checkbox', { name: 'Visa mitt telefonnummer' }).isChecked()).toBe(false);

  await site.database.pool.query('update profiles set birth_year = $2 where email = $1', [
    account.email,
    year - 15,
  ]);
  await openForm(page);
  await page.getByText('Du är under 18').waitFor();
  expect(await page.getByRole('checkbox', { name: 'Visa min e-post' }).count()).toBe(0);
});
