// Two-step sign-in: turned on with an app, required by every sign-in method, and mandatory for admins.
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openCodeApp, type CodeApp } from '../../server/testing/code-app.ts';
import { startOidc, type TestOidc } from '../../server/testing/outside/oidc.ts';
import { startSmtp, type TestSmtp } from '../../server/testing/outside/smtp.ts';
import { toast } from '../support/ad-form.ts';
import { waitForHydration } from '../support/hydration.ts';
import { findAxeViolations } from '../support/axe.ts';
import { openSite, type Site } from '../support/site.ts';
import { type Account, admin, registerConfirmed } from '../support/users.ts';

const NEW_PASSWORD = 'Straffkast-2027';

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

let smtp: TestSmtp;
let oidc: TestOidc;
let site: Site;

beforeAll(async () => {
  smtp = await startSmtp();
  oidc = await startOidc();
  site = await openSite({ SMTP_URL: smtp.url, ...oidc.env });
});
afterEach(() => site.database.pool.query('delete from limits'));
afterAll(async () => {
  await site.close();
  await oidc.close();
  await smtp.close();
});

const confirmed = (name: string): Promise<Account> => registerConfirmed(site, name);

interface Owner extends Account, CodeApp {
  recoveryCodes: string[];
}

/** Turns two-step sign-in on through the API. */
async function withTwoStep(account: Account): Promise<Owner> {
  const { page } = await site.visit();
  await site.signIn(page, account);
  const begun = await page.request.post('/api/me/two-step', { data: { password: account.password } });
  const { key } = (await begun.json()) as { key: string };
  const { code } = openCodeApp(key);
  const confirmedAnswer = await page.request.put('/api/me/two-step', { data: { code: code() } });
  const { recoveryCodes } = (await confirmedAnswer.json()) as { recoveryCodes: string[] };
  await page.context().close();
  await allowCurrentCode(account);
  return { ...account, code, recoveryCodes };
}

/** Makes the current code usable again, as if half a minute had passed. */
async function allowCurrentCode({ email }: Account): Promise<void> {
  await site.database.pool.query(
    'update two_step set last_step = null where user_id = (select id from profiles where email = $1)',
    [email],
  );
}

async function enterPassword(page: Page, { email, password }: Account): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'E-post' }).fill(email);
  await dialog.locator('input[name=password]:visible').fill(password);
  await dialog.getByRole('button', { name: 'Logga in', exact: true }).click();
  await dialog.getByRole('heading', { name: 'Skriv din kod' }).waitFor();
  return dialog;
}

async function enterCode(dialog: Locator, code: string): Promise<void> {
  await dialog.locator('input[name=code]').fill(code);
  await dialog.getByRole('button', { name: 'Logga in', exact: true }).and(dialog.locator(':visible')).click();
}

async function openDialog(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('button', { name: 'Logga in' }).click();
}

const account = (page: Page, { name }: Account) => page.getByRole('button', { name: `Konto: ${name}` });

it('two-step sign-in is turned on with an app, gets new recovery codes, and is turned off', async () => {
  const anna = await confirmed('Anna Ek');
  const { page, faults } = await site.visit(phone);
  await site.signIn(page, anna);
  await page.goto('/profile');
  await waitForHydration(page);
  await page.getByRole('heading', { name: 'Tvåstegsinloggning' }).click();
  await page.getByRole('button', { name: 'Slå på' }).click();
  await page.locator('input[name=password]').fill('Fel-losen-1');
  await page.getByRole('button', { name: 'Fortsätt' }).click();
  await page.getByText('Det nuvarande lösenordet är fel').waitFor();
  await page.locator('input[name=password]').fill(anna.password);
  await page.getByRole('button', { name: 'Fortsätt' }).click();
  await page.getByRole('img', { name: 'QR-kod med nyckeln till appen' }).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  const key = await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  const { code } = openCodeApp(key ?? '');
  await page.locator('input[name=code]').fill('000000');
  await page.getByRole('button', { name: 'Slå på' }).click();
  await page.getByText('Koden stämmer inte. Vänta på nästa kod i appen och försök igen.').waitFor();
  await page.locator('input[name=code]').fill(code());
  await page.getByRole('button', { name: 'Slå på' }).click();
  await toast(page, 'Tvåstegsinloggning är på').waitFor();
  await smtp.mailTo(anna.email, 'Tvåstegsinloggning är på');

  const codes = page.getByRole('region', { name: 'Återställningskoder' }).getByRole('listitem');
  expect(await codes.count()).toBe(10);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ladda ner' }).click();
  expect((await saving).suggestedFilename()).toBe('baskettorget-aterstallningskoder.txt');
  expect(await findAxeViolations(page)).toEqual([]);
  const first = await codes.first().textContent();
  await page.getByRole('button', { name: 'Jag har sparat koderna' }).click();
  await page.getByText('10 återställningskoder kvar').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Nya återställningskoder' }).click();
  await page.locator('input[name=password]').fill(anna.password);
  await page.locator('input[name=code]').fill(code(1));
  await page.getByRole('button', { name: 'Skapa nya koder' }).click();
  await codes.first().waitFor();
  expect(await codes.allTextContents()).not.toContain(first);
  const renewed = await codes.first().textContent();
  await page.getByRole('button', { name: 'Jag har sparat koderna' }).click();

  await page.getByRole('button', { name: 'Stäng av …' }).click();
  await page.locator('input[name=password]').fill(anna.password);
  await page.locator('input[name=code]').fill(renewed ?? '');
  await page.getByRole('button', { name: 'Stäng av tvåstegsinloggning' }).click();
  await toast(page, 'Tvåstegsinloggning är av').waitFor();
  await page.getByRole('button', { name: 'Slå på' }).waitFor();
  expect(faults).toEqual([]);
});

it('the code is asked for after the password, and the pending action continues', async () => {
  const anna = await withTwoStep(await confirmed('Anna Berg'));
  const { page, faults } = await site.visit(phone);
  await page.goto(`/ad/${await someAd()}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Spara i favoriter' }).click();
  const dialog = await enterPassword(page, anna);
  const field = dialog.locator('input[name=code]');
  await expect.poll(() => field.evaluate((input) => input.matches(':focus'))).toBe(true);
  expect(await findAxeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Logga in', exact: true }).click();
  await dialog.getByText('Skriv koden', { exact: true }).waitFor();
  await enterCode(dialog, '000000');
  await dialog.getByText('Koden stämmer inte. Vänta på nästa kod i appen och försök igen.').waitFor();
  await enterCode(dialog, anna.code());
  await toast(page, 'Inloggning lyckades!').waitFor();
  await toast(page, 'Tillagd i favoriter').waitFor();
  expect(faults).toEqual([]);
});

it('the second step survives a reload, too many wrong codes return to the first, and a recovery code is accepted', async () => {
  const anna = await withTwoStep(await confirmed('Anna Lind'));
  const { page, faults } = await site.visit(phone);
  await page.goto('/');
  await openDialog(page);
  await enterPassword(page, anna);
  await page.reload();
  await openDialog(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'Skriv din kod' }).waitFor();
  for (let wrong = 1; wrong <= 4; wrong += 1) {
    await enterCode(dialog, `00000${wrong}`);
    await expect.poll(() => triesOf(anna)).toBe(wrong);
  }
  await enterCode(dialog, '000000');
  await toast(page, 'För många fel koder. Logga in igen.').waitFor();
  await dialog.getByRole('heading', { name: 'Logga in eller skapa konto' }).waitFor();
  await smtp.mailTo(anna.email, 'Någon försökte logga in på ditt konto');

  await enterPassword(page, anna);
  await dialog.getByRole('button', { name: 'Tillbaka till inloggningen' }).click();
  await dialog.getByRole('heading', { name: 'Logga in eller skapa konto' }).waitFor();
  expect(await dialog.getByRole('textbox', { name: 'E-post' }).inputValue()).toBe(anna.email);
  await enterPassword(page, anna);
  await dialog.getByRole('button', { name: 'Använd en återställningskod i stället' }).click();
  expect(await findAxeViolations(page)).toEqual([]);
  await enterCode(dialog, 'aaaa-bbbb-cccc');
  await dialog.getByText('Återställningskoden stämmer inte, eller är redan använd.').waitFor();
  await enterCode(dialog, anna.recoveryCodes[0]?.toUpperCase() ?? '');
  await account(page, anna).waitFor();
  await toast(page, 'Du har 9 återställningskoder kvar. Du kan skaffa nya på din profil.').waitFor();
  await smtp.mailTo(anna.email, 'En återställningskod har använts');
  expect(faults).toEqual([]);
});

it('links in mails and Google require the code: a new password, a confirmed address, a pending action', async () => {
  const anna = await withTwoStep(await confirmed('Anna Öst'));
  const { page, faults } = await site.visit(phone);
  await page.request.post('/api/password-resets', { data: { email: anna.email } });
  const reset = new URL((await smtp.mailTo(anna.email, 'Välj ett nytt lösenord')).link);
  await page.goto(reset.pathname + reset.search);
  await page.locator('input[name=password]').fill(NEW_PASSWORD);
  await page.locator('input[name=repeated]').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Spara lösenordet' }).click();
  await toast(page, 'Lösenordet har uppdaterats! Skriv din kod för att logga in.').waitFor();
  await enterCode(page.getByRole('dialog'), anna.code());
  await account(page, anna).waitFor();

  await page.context().clearCookies();
  await allowCurrentCode(anna);
  await site.database.pool.query('update profiles set email_verified = false where email = $1', [anna.email]);
  smtp.inbox.splice(0);
  // Signing in with an unconfirmed address sends a confirmation link.
  const data = { email: anna.email, password: NEW_PASSWORD };
  expect((await page.request.post('/api/session', { data })).status()).toBe(403);
  const confirmation = new URL((await smtp.mailTo(anna.email, 'Bekräfta')).link);
  await page.goto(confirmation.pathname + confirmation.search);
  await toast(page, 'E-postadressen är bekräftad! Skriv din kod för att logga in.').waitFor();
  await enterCode(page.getByRole('dialog'), anna.code());
  await page.getByRole('heading', { name: 'Anna Öst' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/profile');

  await page.context().clearCookies();
  await allowCurrentCode(anna);
  oidc.person = { sub: randomUUID(), email: anna.email, email_verified: true, name: 'Anna Öst' };
  await page.goto(`/ad/${await someAd()}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Spara i favoriter' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fortsätt med Google' }).click();
  await page.waitForURL(`${oidc.env.GOOGLE_ISSUER}/interaction/**`);
  await page.getByRole('link', { name: 'Fortsätt som Anna Öst' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'Skriv din kod' }).waitFor();
  await enterCode(dialog, anna.code());
  await toast(page, 'Inloggning lyckades!').waitFor();
  await toast(page, 'Tillagd i favoriter').waitFor();
  expect(faults).toEqual([]);
});

it('staff without mandatory two-step sign-in cannot enter the back office, and see where to turn it on', async () => {
  const boss = await withTwoStep(admin);
  const siv = await confirmed('Siv Stark');
  await site.database.pool.query(`update profiles set role = 'admin' where email = $1`, [siv.email]);
  const { page: bossPage, faults } = await site.visit({ reducedMotion: 'reduce' });
  await bossPage.goto('/');
  await openDialog(bossPage);
  await enterCode(await enterPassword(bossPage, boss), boss.code());
  await account(bossPage, boss).waitFor();
  await bossPage.goto('/admin/settings');
  await bossPage.getByRole('switch', { name: 'Kräv tvåstegsinloggning' }).click();
  await toast(bossPage, 'Inställningar uppdaterade').waitFor();

  const { page } = await site.visit(phone);
  await site.signIn(page, siv);
  await page.goto('/admin/users');
  await page.getByRole('heading', { name: 'Tvåstegsinloggning krävs' }).waitFor();
  await page.getByText('Slå på tvåstegsinloggning på din profil för att använda administrationen.').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Till min profil' }).click();
  await page.getByRole('heading', { name: 'Siv Stark' }).waitFor();
  await withTwoStep(siv);
  await page.goto('/admin');
  await page.getByRole('heading', { name: 'Översikt' }).waitFor();

  await bossPage.goto('/admin/users?search=Siv');
  await bossPage.getByRole('button', { name: 'Åtgärder för Siv Stark' }).click();
  await bossPage.getByRole('menuitem', { name: 'Ta bort tvåstegsinloggning …' }).click();
  const question = bossPage.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Ta bort tvåstegsinloggning' }).click();
  await toast(bossPage, 'Tvåstegsinloggning borttagen').waitFor();
  await smtp.mailTo(siv.email, 'Vi har tagit bort din tvåstegsinloggning');
  expect(await findAxeViolations(bossPage)).toEqual([]);
  expect(faults).toEqual([]);
});

async function triesOf({ email }: Account): Promise<number> {
  const { rows } = await site.database.pool.query<{ tries: number }>(
    `select tries from second_steps where user_id = (select id from profiles where email = $1)`,
    [email],
  );
  return rows[0]?.tries ?? 0;
}

async function someAd(): Promise<string> {
  const seller = await confirmed('Säljare Lind');
  const { rows } = await site.database.pool.query<{ id: string }>(
    `insert into ads (user_id, title, description, price, category, condition, location, county, status)
     select id, 'Matchboll', 'Knappt använd', 300, 'Basketboll', 'Ny', 'Lund', 'Skåne', 'approved'
       from profiles where email = $1
     returning id`,
    [seller.email],
  );
  return rows[0]?.id ?? '';
}
