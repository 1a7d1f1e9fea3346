// Signing in, registering with the human check, and signing out.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findAxeViolations } from '../support/axe.ts';
import { waitForHydration } from '../support/hydration.ts';
import { ADMIN, openSharedSite, type Site } from '../support/site.ts';

const PASSWORD = 'Hoppskott-och-2-poang';
const basketballs = new Set([
  'Basketboll',
  'Person som studsar en basketboll',
  'Kvinna som studsar en basketboll',
  'Man som studsar en basketboll',
]);

let site: Site;

beforeAll(async () => {
  site = await openSharedSite();
});
afterAll(() => site.close());

it('an admin signs in, after a wrong password, and signs out from a page that needs a session, also while that page is loading', async () => {
  const { page, pageErrors } = await site.visit();
  const menu = page.getByRole('navigation', { name: 'Huvudmeny' });
  const dialog = await openDialog(page);
  const email = textbox(dialog, 'E-post');
  await expect.poll(() => email.evaluate((field) => field.matches(':focus'))).toBe(true);
  await signIn(dialog, ADMIN.email, 'Fel-losen-1');
  const sentence = 'Felaktiga inloggningsuppgifter. Kontrollera din e-post och lösenord.';
  await toast(page, sentence).waitFor();
  await dialog.getByText(sentence).waitFor();
  expect(await email.inputValue()).toBe(ADMIN.email);
  expect(await menu.getByText('Admin').count()).toBe(0);

  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  const opener = page.getByRole('banner').getByRole('button', { name: 'Logga in' });
  await expect.poll(() => opener.evaluate((button) => button.matches(':focus'))).toBe(true);
  await opener.click();
  expect(await email.inputValue()).toBe(ADMIN.email);
  expect(await dialog.locator('input[name=password]').inputValue()).toBe('');
  await signIn(dialog, ADMIN.email, ADMIN.password);
  await toast(page, 'Inloggning lyckades!').waitFor();
  await menu.getByRole('link', { name: 'Admin' }).waitFor();
  await dialog.waitFor({ state: 'detached' });

  // Signing out redirects home.
  const delay = Promise.withResolvers<void>();
  await page.route('**/assets/profile-*.js', async (route) => {
    await delay.promise;
    await route.continue();
  });
  await signOutAtProfile(page);
  delay.resolve();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await opener.waitFor();
  await page.unrouteAll();
  await site.signIn(page, ADMIN);
  await page.goto('/');
  await waitForHydration(page);
  await menu.getByRole('link', { name: 'Admin' }).waitFor();
  await signOutAtProfile(page);
  await page.waitForURL((url) => url.pathname === '/');
  await page.reload();
  await opener.waitFor();
  expect(pageErrors).toEqual([]);
});

it('registering from the home page ends at the profile, and an expired human check is replaced', async () => {
  const { page, pageErrors } = await site.visit({ viewport: { width: 390, height: 844 } });
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Skapa konto' }).click();
  const form = page.getByRole('dialog');
  const create = form.getByRole('button', { name: 'Skapa konto' });

  expect(await create.isDisabled()).toBe(true);
  await form.getByText('Kvar: namn, e-post, lösenord och verifiering').waitFor();
  await fill(form, { name: 'Åsa Östling', email: 'asa.ostling@exempel.se', password: PASSWORD });
  await form.getByText('Mycket starkt').waitFor();
  await form.getByText('Du måste slutföra mänsklig verifiering').waitFor();
  expect(await create.isDisabled()).toBe(true);
  await solveHumanCheck(form);
  expect(await create.isEnabled()).toBe(true);
  await site.database.pool.query("update human_checks set expires_at = now() - interval '1 minute'");
  await create.click();
  await form.getByRole('group').getByText('Du måste slutföra mänsklig verifiering').waitFor();
  expect(await textbox(form, 'E-post').inputValue()).toBe('asa.ostling@exempel.se');
  await solveHumanCheckByKeyboard(form);

  await create.click();
  await toast(page, 'Registrering och inloggning lyckades! Fyll i din profil.').waitFor();
  await toast(page, 'Välkommen till Baskettorget!').waitFor();
  await page.waitForURL('**/profile');
  await page.getByRole('button', { name: 'Konto: Åsa Östling' }).waitFor();
  await page.getByRole('heading', { name: 'Fyll i din profil' }).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  expect(pageErrors).toEqual([]);
});

/** Opens the profile from the menu, and signs out as soon as its address is shown. */
async function signOutAtProfile(page: Page): Promise<void> {
  const avatar = page.getByRole('button', { name: /^Konto: / });
  await avatar.click();
  await page.getByRole('menuitem', { name: 'Min profil' }).click();
  await page.waitForURL('**/profile');
  // The address may change before the menu is closed, and a click would only close the menu.
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await avatar.click();
  await page.getByRole('menuitem', { name: 'Logga ut' }).click();
  await toast(page, 'Du har loggats ut').waitFor();
}

async function openDialog(page: Page): Promise<Locator> {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Logga in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}

async function signIn(dialog: Locator, email: string, password: string): Promise<void> {
  await textbox(dialog, 'E-post').fill(email);
  await dialog.locator('input[name=password]:visible').fill(password);
  await submit(dialog, 'Logga in');
}

async function submit(dialog: Locator, name: string): Promise<void> {
  await dialog.getByRole('button', { name, exact: true }).click();
}

async function fill(form: Locator, typed: { name: string; email: string; password: string }): Promise<void> {
  await textbox(form, 'Namn').fill(typed.name);
  await textbox(form, 'E-post').fill(typed.email);
  await form.locator('input[name=password]:visible').fill(typed.password);
}

async function solveHumanCheck(form: Locator): Promise<void> {
  const check = form.getByRole('group', { name: 'Mänsklig verifiering' });
  for (const tile of await rightTiles(check)) await tile.click();
  await check.getByRole('button', { name: 'Verifiera' }).click();
  await check.getByText('Verifieringen är klar').waitFor();
}

async function solveHumanCheckByKeyboard(form: Locator): Promise<void> {
  const check = form.getByRole('group', { name: 'Mänsklig verifiering' });
  for (const tile of await rightTiles(check)) {
    await tile.focus();
    await tile.press('Space');
    expect(await tile.getAttribute('aria-pressed')).toBe('true');
  }
  await check.getByRole('button', { name: 'Verifiera' }).press('Enter');
  await check.getByText('Verifieringen är klar').waitFor();
}

async function rightTiles(check: Locator): Promise<Locator[]> {
  await check.locator('[aria-pressed]').first().waitFor();
  const tiles = await check.locator('[aria-pressed]').all();
  const labels = await Promise.all(tiles.map((tile) => tile.getAttribute('aria-label')));
  return tiles.filter((_, place) => basketballs.has(labels[place] ?? ''));
}

function textbox(scope: Locator, name: string): Locator {
  return scope.getByRole('textbox', { name });
}

function toast(page: Page, text: string): Locator {
  return page.getByRole('region', { name: /Notifications/ }).getByText(text);
}
