// Links in mails: confirming an account, changing its address and back, and choosing another password, with a real mail server.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSmtp, type TestSmtp } from '../../server/testing/outside/smtp.ts';
import { waitForHydration } from '../support/hydration.ts';
import { toast } from '../support/ad-form.ts';
import { findAxeViolations } from '../support/axe.ts';
import { openSite, type Site } from '../support/site.ts';
import { registerByDialog } from '../support/users.ts';

const NEW_PASSWORD = 'Straffkast-2027';
const phone = { viewport: { width: 390, height: 844 } };

let smtp: TestSmtp;
let site: Site;

beforeAll(async () => {
  smtp = await startSmtp();
  site = await openSite({ SMTP_URL: smtp.url });
});
afterAll(async () => {
  await site.close();
  await smtp.close();
});

/** Links in mails have the server's public address, and the test reaches it by another one. */
async function openLink(page: Page, link: string): Promise<void> {
  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
}

async function choosePassword(page: Page): Promise<void> {
  await page.locator('input[name=password]').fill(NEW_PASSWORD);
  await page.locator('input[name=repeated]').fill(NEW_PASSWORD);
  await page.getByText('Mycket starkt').waitFor();
  await page.getByRole('button', { name: 'Spara lösenordet' }).click();
  await toast(page, 'Lösenordet har uppdaterats! Du är nu inloggad.').waitFor();
  await page.waitForURL((url) => url.pathname === '/' && url.search === '');
  await page.getByRole('button', { name: 'Konto: Åsa Östling' }).waitFor();
}

async function openEmailChange(page: Page): Promise<Locator> {
  await page.goto('/profile');
  await waitForHydration(page);
  await page.getByText('Byt e-postadress').click();
  return page.getByRole('textbox', { name: 'Ny e-postadress' });
}

it('an account is confirmed by its mail, moved to another address and back, and gets a forgotten password replaced', async () => {
  const { page, pageErrors } = await site.visit(phone);
  const account = {
    name: 'Åsa Östling',
    email: 'asa.ostling@exempel.se',
    password: 'Hoppskott-och-2-poang',
  };
  await registerByDialog(page, site, account);
  await toast(page, 'Registrering lyckades! Kolla din e-post för att bekräfta kontot.').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const confirmation = await smtp.mailTo(account.email, 'Bekräfta');
  expect(confirmation.html).toContain('Bekräfta e-postadressen');
  await openLink(page, confirmation.link);
  await toast(page, 'E-postadressen är bekräftad! Du är nu inloggad.').waitFor();
  await page.waitForURL('**/profile');
  await page.getByRole('heading', { name: 'Åsa Östling' }).waitFor();

  // The link to the new address is opened in another browser, which it does not sign in; the open profile notices.
  const email = 'asa.ny.adress@exempel.se';
  const field = await openEmailChange(page);
  await field.fill(email);
  await page.locator('input[name=current]:visible').fill(account.password);
  await page.getByRole('button', { name: 'Byt e-postadress' }).click();
  await page.getByText(`Vi har skickat en länk till ${email}. Adressen byts när du öppnar den.`).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  const elsewhere = await site.visit(phone);
  await openLink(elsewhere.page, (await smtp.mailTo(email, 'Bekräfta din nya e-postadress')).link);
  await elsewhere.page.getByRole('heading', { name: 'E-postadressen är bytt' }).waitFor();
  expect(await findAxeViolations(elsewhere.page)).toEqual([]);
  await page.getByText('Du måste vara inloggad för att se din profil').waitFor();

  // The mail to the old address takes the account back.
  await openLink(page, (await smtp.mailTo(account.email, 'Din e-postadress är bytt')).link);
  await toast(page, 'Din e-postadress gäller igen. Välj ett nytt lösenord.').waitFor();
  await choosePassword(page);
  await openEmailChange(page);
  await page.getByText(`Din adress är ${account.email}.`).waitFor();

  // The other browser has forgotten the password.
  await elsewhere.page.getByRole('banner').getByRole('button', { name: 'Logga in' }).click();
  const dialog = elsewhere.page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Glömt lösenord?' }).click();
  await dialog.getByRole('textbox', { name: 'E-post' }).fill(account.email);
  await dialog.getByRole('button', { name: 'Skicka länk' }).click();
  await toast(elsewhere.page, 'Återställningslänk skickad till din e-post!').waitFor();
  const reset = await smtp.mailTo(account.email, 'Välj ett nytt lösenord');
  await openLink(elsewhere.page, reset.link);
  await choosePassword(elsewhere.page);
  expect([...pageErrors, ...elsewhere.pageErrors]).toEqual([]);

  // The mail is accessible in light and dark mode. Mails use inline styles, which the content policy of our pages forbids.
  await page.goto('about:blank');
  await page.setContent(reset.html);
  for (const [colorScheme, background] of [
    ['light', 'rgb(246, 242, 234)'],
    ['dark', 'rgb(20, 23, 31)'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    // Landmarks are provided by the mail program.
    const violations = (await findAxeViolations(page)).filter(
      (one) => !/^(landmark-one-main|region):/.test(one),
    );
    expect(violations).toEqual([]);
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe(background);
  }
});
