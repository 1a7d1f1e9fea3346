// Coming in and going out: the sign-in dialog, registration with its human check, and the avatar menu.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, openSite, type Site } from './harness.ts';

const PASSWORD = 'Hoppskott-och-2-poang';
const basketballs = new Set([
  'Basketboll',
  'Person som studsar en basketboll',
  'Kvinna som studsar en basketboll',
  'Man som studsar en basketboll',
]);

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe('signing in', () => {
  it('opens on the e-mail field, and says what is missing beside each field', async () => {
    const { page, faults } = await site.visit();
    const dialog = await openDialog(page);
    await expect
      .poll(() => textbox(dialog, 'E-post').evaluate((field) => field.matches(':focus')))
      .toBe(true);
    await submit(dialog, 'Logga in');
    await dialog.getByText('Vänligen ange din e-postadress').waitFor();
    await dialog.getByText('Ange ditt lösenord').waitFor();
    expect(await textbox(dialog, 'E-post').getAttribute('aria-invalid')).toBe('true');
    expect(faults).toEqual([]);
  });

  it('refuses a wrong password with the sentence, and keeps what was typed', async () => {
    const { page, faults } = await site.visit();
    const dialog = await openDialog(page);
    await signIn(dialog, ADMIN.email, 'Fel-losen-1');
    const sentence = 'Felaktiga inloggningsuppgifter. Kontrollera din e-post och lösenord.';
    await toast(page, sentence).waitFor();
    await dialog.getByText(sentence).waitFor();
    expect(await textbox(dialog, 'E-post').inputValue()).toBe(ADMIN.email);
    expect(faults).toEqual([]);
  });

  it('lets an admin in, and shows the way to the back office', async () => {
    const { page, faults } = await site.visit();
    const menu = page.getByRole('navigation', { name: 'Huvudmeny' });
    const dialog = await openDialog(page);
    expect(await menu.getByText('Admin').count()).toBe(0);
    await signIn(dialog, ADMIN.email, ADMIN.password);
    await toast(page, 'Inloggning lyckades!').waitFor();
    await menu.getByRole('link', { name: 'Admin' }).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.reload();
    await menu.getByRole('link', { name: 'Admin' }).waitFor();
    expect(faults).toEqual([]);
  });

  it('says so when the server cannot be reached', async () => {
    const { page } = await site.visit();
    const dialog = await openDialog(page);
    await page.context().setOffline(true);
    await signIn(dialog, ADMIN.email, ADMIN.password);
    await page.getByText('Ingen kontakt med servern').first().waitFor();
    expect(await textbox(dialog, 'E-post').inputValue()).toBe(ADMIN.email);
  });

  it('returns the focus to where it was when the dialog is closed, and keeps the address typed', async () => {
    const { page } = await site.visit();
    const dialog = await openDialog(page);
    await textbox(dialog, 'E-post').fill('asa@exempel.se');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const opener = page.getByRole('banner').getByRole('button', { name: 'Logga in' });
    await expect.poll(() => opener.evaluate((button) => button.matches(':focus'))).toBe(true);
    await opener.click();
    expect(await textbox(dialog, 'E-post').inputValue()).toBe('asa@exempel.se');
    expect(await dialog.locator('input[name=password]').inputValue()).toBe('');
  });
});

describe('registering', () => {
  it('goes from the home page to the profile, signed in, with both words of welcome', async () => {
    const { page, faults } = await site.visit({ viewport: { width: 390, height: 844 } });
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

    await create.click();
    await toast(page, 'Registrering och inloggning lyckades! Fyll i din profil.').waitFor();
    await toast(page, 'Välkommen till Baskettorget!').waitFor();
    await page.waitForURL('**/profile');
    await page.getByRole('button', { name: 'Konto: Åsa Östling' }).waitFor();
    expect(faults).toEqual([]);
  });

  it('judges each field where it stands', async () => {
    const { page } = await site.visit();
    const form = await openRegistration(page);
    await fill(form, { name: 'a', email: 'anna1987@exempel.se', password: 'password' });
    await textbox(form, 'Namn').focus();
    const sentences = [
      'Namnet måste vara minst 2 tecken långt',
      'E-postadressen verkar vara automatiskt genererad',
      'E-postadressen är inte giltig eller tillåten',
      'Registrering blockerad av säkerhetsskäl',
      'Lösenordet är för svagt. Använd minst 6 tecken med stor/liten bokstav och siffra',
      'Detta är ett vanligt lösenord och lätt att gissa',
    ];
    for (const sentence of sentences) await expect.poll(() => form.getByText(sentence).count()).toBe(1);
    await textbox(form, 'E-post').fill('x@exempel.se');
    await expect.poll(() => form.getByText('E-postadressen verkar för kort').count()).toBe(1);
    await textbox(form, 'Namn').fill('demo');
    await expect
      .poll(() => form.getByText('Användarnamnet verkar vara automatiskt genererat').count())
      .toBe(1);
    await form.locator('input[name=password]:visible').fill('aaaB1234');
    await expect.poll(() => form.getByText('Undvik upprepade tecken').count()).toBe(1);
  });

  it('refuses an address that is taken, keeps everything typed, and asks for no new puzzle', async () => {
    const { page } = await site.visit();
    const form = await openRegistration(page);
    await fill(form, { name: 'En till', email: ADMIN.email, password: PASSWORD });
    await solveHumanCheck(form);
    await form.getByRole('button', { name: 'Skapa konto' }).click();
    const sentence = 'E-postadressen är redan registrerad eller lösenordet uppfyller inte kraven';
    await toast(page, sentence).waitFor();
    await form.getByText(sentence).waitFor();
    expect(await textbox(form, 'Namn').inputValue()).toBe('En till');
    expect(await form.locator('input[name=password]:visible').inputValue()).toBe(PASSWORD);
    expect(await form.getByText('Verifieringen är klar').count()).toBe(1);
  });

  it('brings a new puzzle when the solved one is no longer taken', async () => {
    const { page } = await site.visit();
    const form = await openRegistration(page);
    await fill(form, { name: 'Sen Ankomst', email: 'sen.ankomst@exempel.se', password: PASSWORD });
    await solveHumanCheck(form);
    await site.database.pool.query("update human_checks set expires_at = now() - interval '1 minute'");
    await form.getByRole('button', { name: 'Skapa konto' }).click();
    await form.getByRole('group').getByText('Du måste slutföra mänsklig verifiering').waitFor();
    await solveHumanCheck(form);
    expect(await textbox(form, 'E-post').inputValue()).toBe('sen.ankomst@exempel.se');
    await form.getByRole('button', { name: 'Skapa konto' }).click();
    await toast(page, 'Välkommen till Baskettorget!').waitFor();
  });
});

describe('the human check', () => {
  it('answers a wrong choice with the sentence, another puzzle, nothing chosen and the focus on it', async () => {
    const { page } = await site.visit();
    const form = await openRegistration(page);
    const check = form.getByRole('group', { name: 'Mänsklig verifiering' });
    const verify = check.getByRole('button', { name: 'Verifiera' });
    await check.locator('[aria-pressed]').first().waitFor();
    expect(await verify.isDisabled()).toBe(true);
    for (const tile of await wrongTiles(check)) await tile.click();
    await verify.click();
    await check.getByText('Fel val. Försök igen med basketbollarna.').waitFor();
    expect(await check.locator('[aria-pressed=true]').count()).toBe(0);
    expect(await verify.isDisabled()).toBe(true);
    await expect
      .poll(() =>
        check
          .locator('[aria-pressed]')
          .first()
          .evaluate((tile) => tile.matches(':focus')),
      )
      .toBe(true);
  });

  it('is done by keyboard alone, and can be done again', async () => {
    const { page } = await site.visit();
    const form = await openRegistration(page);
    const check = form.getByRole('group', { name: 'Mänsklig verifiering' });
    for (const tile of await rightTiles(check)) {
      await tile.focus();
      await page.keyboard.press('Space');
      expect(await tile.getAttribute('aria-pressed')).toBe('true');
    }
    await check.getByRole('button', { name: 'Verifiera' }).focus();
    await page.keyboard.press('Enter');
    await check.getByText('Verifieringen är klar').waitFor();
    await check.getByRole('button', { name: 'Gör om' }).press('Enter');
    await check.locator('[aria-pressed]').first().waitFor();
    expect(await check.getByText('Verifieringen är klar').count()).toBe(0);
  });
});

describe('signing out', () => {
  it('goes home from a page that needs somebody, also while that is still on its way', async () => {
    const { page, faults } = await site.visit();
    const dialog = await openDialog(page);
    await signIn(dialog, ADMIN.email, ADMIN.password);
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/profile-*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await signOutAtProfile(page);
    held.resolve();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    await page.getByRole('banner').getByRole('button', { name: 'Logga in' }).waitFor();
    expect(faults).toEqual([]);
  });

  it('says so, forgets the person, and goes home from a page that needs one', async () => {
    const { page, faults } = await site.visit();
    const dialog = await openDialog(page);
    await signIn(dialog, ADMIN.email, ADMIN.password);
    await signOutAtProfile(page);
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('banner').getByRole('button', { name: 'Logga in' }).waitFor();
    await page.reload();
    await page.getByRole('banner').getByRole('button', { name: 'Logga in' }).waitFor();
    expect(faults).toEqual([]);
  });
});

/** Goes to the profile by the menu, and signs out as soon as its address is there. */
async function signOutAtProfile(page: Page): Promise<void> {
  const avatar = page.getByRole('button', { name: /^Konto: / });
  await avatar.click();
  await page.getByRole('menuitem', { name: 'Min profil' }).click();
  await page.waitForURL('**/profile');
  // The address may be there before the menu is gone, and a press would only close that.
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

async function openRegistration(page: Page): Promise<Locator> {
  const dialog = await openDialog(page);
  await dialog.getByRole('tab', { name: 'Registrera' }).click();
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

async function rightTiles(check: Locator): Promise<Locator[]> {
  return tilesWhere(check, (label) => basketballs.has(label));
}

async function wrongTiles(check: Locator): Promise<Locator[]> {
  return tilesWhere(check, (label) => !basketballs.has(label));
}

async function tilesWhere(check: Locator, holds: (label: string) => boolean): Promise<Locator[]> {
  await check.locator('[aria-pressed]').first().waitFor();
  const tiles = await check.locator('[aria-pressed]').all();
  const labels = await Promise.all(tiles.map((tile) => tile.getAttribute('aria-label')));
  return tiles.filter((_, place) => holds(labels[place] ?? ''));
}

function textbox(scope: Locator, name: string): Locator {
  return scope.getByRole('textbox', { name });
}

function toast(page: Page, text: string): Locator {
  return page.getByRole('region', { name: /Notifications/ }).getByText(text);
}
