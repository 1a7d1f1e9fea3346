// Managing users in the back office, and the effect on them: roles, blocks and the audit log.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAds, insertPerson } from '../../server/testing/samples/sample-ads.ts';
import { toast } from '../support/ad-form.ts';
import { waitForHydration } from '../support/hydration.ts';
import { findAxeViolations } from '../support/axe.ts';
import { openSharedSite, type Site } from '../support/site.ts';
import { type Account, admin, endSessions, register, signIn, signInByDialog } from '../support/users.ts';

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

it('an admin creates an account, and its user signs in', async () => {
  const { page, faults } = await at('/admin/users');
  await page.getByRole('button', { name: 'Skapa användare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Skapa användare' });
  await dialog.getByRole('button', { name: 'Skapa användare' }).click();
  await expect.poll(() => dialog.getByText('Alla fält måste fyllas i').count()).toBe(3);
  expect(await findAxeViolations(page)).toEqual([]);
  const role = dialog.getByRole('combobox', { name: 'Roll' });
  expect(await role.getByRole('option').allInnerTexts()).toEqual(['Testanvändare', 'Admin', 'Superadmin']);
  await dialog.getByRole('textbox', { name: 'E-post' }).fill('åsa.ny');
  await dialog.getByRole('textbox', { name: 'Namn' }).fill('Åsa Ny');
  await dialog.getByRole('textbox', { name: 'Lösenord' }).fill('svagt');
  await dialog.getByRole('button', { name: 'Skapa användare' }).click();
  await dialog.getByText('Ogiltig e-postadress').waitFor();
  await dialog
    .getByText('Lösenordet är för svagt. Använd minst 6 tecken med stor/liten bokstav och siffra')
    .waitFor();
  await dialog.getByRole('textbox', { name: 'E-post' }).fill(admin.email);
  await dialog.getByRole('textbox', { name: 'Lösenord' }).fill('Korgen-2027!');
  await dialog.getByRole('button', { name: 'Skapa användare' }).click();
  await dialog.getByText('Kunde inte skapa användare: E-postadressen är redan registrerad').waitFor();
  expect(await dialog.getByRole('textbox', { name: 'Namn' }).inputValue()).toBe('Åsa Ny');
  await dialog.getByRole('textbox', { name: 'E-post' }).fill('asa.ny@exempel.se');
  await dialog.getByRole('button', { name: 'Skapa användare' }).click();
  await toast(page, 'Användare skapad').waitFor();
  await rowOf(page, 'asa.ny@exempel.se').getByText('Aldrig').waitFor();
  const { page: userPage } = await site.visit();
  await signIn(userPage, { name: 'Åsa Ny', email: 'asa.ny@exempel.se', password: 'Korgen-2027!' });
  expect(faults).toEqual([]);
});

it('a role is given and revoked, takes effect in an open browser at once, and is in the log, which can be exported', async () => {
  const mia = await register(site, 'Mia Medlem');
  const { page: userPage } = await at('/', {}, mia);
  const { page, faults } = await at(`/admin/users?search=${mia.email}`);
  await choose(page, mia.name, 'Gör till admin');
  await confirm(page, 'Gör till admin');
  await toast(page, 'Användarroll uppdaterad').waitFor();
  await rowOf(page, mia.email).getByText('Admin', { exact: true }).waitFor();
  await userPage.goto('/admin');
  await userPage.getByRole('heading', { level: 1, name: 'Översikt' }).waitFor();
  expect(await userPage.getByRole('link', { name: 'Händelselogg' }).count()).toBe(0);
  // An admin cannot change a superadmin, and cannot read the log.
  await userPage.getByRole('link', { name: 'Användare', exact: true }).first().click();
  await rowOf(userPage, mia.name)
    .getByText(`${mia.email.slice(0, 1)}…@exempel.se`)
    .waitFor();
  await userPage.getByText('Adresserna är förkortade. Sök på ett namn eller på en hel adress.').waitFor();
  expect(await userPage.getByRole('button', { name: 'Åtgärder för Mia Medlem' }).count()).toBe(0);
  await userPage.goto('/admin/users?role=superadmin');
  await rowOf(userPage, admin.name).waitFor();
  await waitForHydration(userPage);
  expect(await userPage.getByRole('button', { name: 'Åtgärder för Superadmin' }).count()).toBe(0);
  await userPage.goto('/admin/audit-log');
  await expect.poll(() => new URL(userPage.url()).pathname).toBe('/admin');
  await choose(page, mia.name, 'Ta bort admin');
  await rowOf(page, mia.email).getByText('Användare', { exact: true }).waitFor();
  await userPage.goto('/admin');
  await expect.poll(() => new URL(userPage.url()).pathname).toBe('/');

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
  expect(faults).toEqual([]);
});

it('a block signs the user out, shows them the reason, and is lifted', async () => {
  const berra = await register(site, 'Berra Bråk');
  const { page: userPage } = await at('/profile', {}, berra);
  await userPage.getByRole('heading', { name: 'Berra Bråk' }).waitFor();
  const { page, faults } = await at(`/admin/users?search=${berra.email}`);
  await choose(page, berra.name, 'Stäng av …');
  const dialog = page.getByRole('dialog', { name: 'Stäng av Berra Bråk' });
  await dialog.getByRole('button', { name: 'Stäng av' }).click();
  await dialog.getByText('Ange en anledning').waitFor();
  await dialog.getByRole('combobox', { name: 'Regel' }).selectOption('forbidden');
  await dialog.getByRole('textbox', { name: 'Anledning' }).fill('Skräpannonser');
  await dialog.getByRole('radio', { name: 'Till och med …' }).check();
  await dialog.getByLabel('Sista dagen').fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Stäng av' }).click();
  await dialog.getByText('Välj ett datum från och med i dag').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await dialog.getByLabel('Sista dagen').fill('2099-07-01');
  await dialog.getByRole('button', { name: 'Stäng av' }).click();
  await toast(page, 'Användare avstängd').waitFor();
  await rowOf(page, berra.email).getByText('till och med 1 juli 2099: Skräpannonser').waitFor();

  await userPage.goto('/profile');
  await userPage.getByText('Ditt konto är avstängt till och med 1 juli 2099').waitFor();
  await userPage.getByRole('heading', { name: 'Beslut om ditt konto' }).waitFor();
  await userPage.getByText('Skräpannonser').first().waitFor();
  await userPage.getByRole('button', { name: 'Ladda ner dina uppgifter' }).waitFor();
  expect(await findAxeViolations(userPage)).toEqual([]);
  await userPage.getByRole('button', { name: 'Logga ut' }).click();
  await waitForHydration(userPage);

  await choose(page, berra.name, 'Häv avstängningen');
  await toast(page, 'Avstängning hävd').waitFor();
  await signIn(userPage, berra);
  expect(faults).toEqual([]);
});

it('deleting asks for confirmation, and removes the user and their ads; the table’s search, role and page are in the address', async () => {
  const gun = await register(site, 'Gun Går');
  const { rows } = await site.database.pool.query<{ id: string }>(
    'select id from profiles where email = $1',
    [gun.email],
  );
  const [ad] = await insertAds(site.database, rows[0]?.id ?? '', [{ title: 'Guns boll' }]);
  expect((await fetch(`${site.address}/ad/${ad}`)).status).toBe(200);
  const { page, faults } = await at(`/admin/users?search=${gun.email}`);
  await choose(page, gun.name, 'Ta bort');
  await page
    .getByRole('alertdialog')
    .getByText('Är du säker på att du vill ta bort denna användare? Detta går inte att ångra.')
    .waitFor();
  await confirm(page, 'Avbryt');
  await choose(page, gun.name, 'Ta bort');
  await page.route('**/api/admin/users/*', (route) => route.abort());
  await confirm(page, 'Ta bort');
  await page
    .getByRole('alertdialog')
    .getByText(/^Kunde inte ta bort användare: Ingen kontakt med servern/)
    .waitFor();
  await page.unrouteAll();
  await confirm(page, 'Ta bort');
  await toast(page, 'Användare borttagen').waitFor();
  await page.getByRole('heading', { name: 'Inga användare hittades' }).waitFor();
  expect((await fetch(`${site.address}/ad/${ad}`)).status).toBe(404);

  // The table’s search, role and page are in the address.
  for (let n = 0; n < 30; n += 1) {
    await insertPerson(site.database, { email: `rad${n}@tabell.se`, name: `Örjan Rad ${n}` });
  }
  await page.getByRole('searchbox', { name: 'Sök bland användare' }).fill('örjan rad');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('row').count()).toBe(26);
  await page.getByRole('link', { name: 'Nästa' }).click();
  await expect.poll(() => page.getByRole('row').count()).toBe(6);
  const { searchParams } = new URL(page.url());
  expect([searchParams.get('search'), searchParams.get('page')]).toEqual(['örjan rad', '2']);
  await page.reload();
  await expect.poll(() => page.getByRole('row').count()).toBe(6);
  await waitForHydration(page);
  await page.getByRole('combobox', { name: 'Roll' }).selectOption('superadmin');
  await page.getByRole('heading', { name: 'Inga användare hittades' }).waitFor();
  await page.goBack();
  await expect.poll(() => page.getByRole('row').count()).toBe(6);
  expect(faults.filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([]);
});
