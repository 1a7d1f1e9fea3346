// Links in mails: confirming an account, choosing another password and another address, with a real mail server.
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startSmtp, type TestSmtp } from '../../server/testing/outside/smtp.ts';
import { waitForHydration } from '../support/hydration.ts';
import { toast } from '../support/ad-form.ts';
import { findAxeViolations } from '../support/axe.ts';
import { endUndoPeriod } from '../support/decisions.ts';
import { expectTexts } from '../support/expect-texts.ts';
import { openSite, type Site } from '../support/site.ts';
import {
  type Account,
  admin,
  registerConfirmed,
  registerByDialog,
  signIn,
  signInByDialog,
} from '../support/users.ts';

const NEW_PASSWORD = 'Straffkast-2027';
const phone = { viewport: { width: 390, height: 844 } };

let smtp: TestSmtp;
let site: Site;

beforeAll(async () => {
  smtp = await startSmtp();
  site = await openSite({ SMTP_URL: smtp.url });
});
afterEach(() => site.database.pool.query('delete from limits'));
afterAll(async () => {
  await site.close();
  await smtp.close();
});

/** Links in mails have the server's public address, and the test reaches it by another one. */
function pathOf(link: string): string {
  const { pathname, search } = new URL(link);
  return pathname + search;
}

const confirmed = (name: string): Promise<Account> => registerConfirmed(site, name);

async function openForgotten(page: Page): Promise<Locator> {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Logga in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Glömt lösenord?' }).click();
  return dialog;
}

async function askForLink(page: Page, email: string): Promise<string> {
  const dialog = await openForgotten(page);
  await dialog.getByRole('textbox', { name: 'E-post' }).fill(email);
  await dialog.getByRole('button', { name: 'Skicka länk' }).click();
  await toast(page, 'Återställningslänk skickad till din e-post!').waitFor();
  return pathOf((await smtp.mailTo(email, 'Välj ett nytt lösenord')).link);
}

async function typeTwice(page: Page, password: string, repeated = password): Promise<void> {
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=repeated]').fill(repeated);
}

const save = (page: Page) => page.getByRole('button', { name: 'Spara lösenordet' }).click();

it('a new account is confirmed by its mail, and the link signs in once', async () => {
  const { page, faults } = await site.visit(phone);
  const account = {
    name: 'Åsa Östling',
    email: 'asa.ostling@exempel.se',
    password: 'Hoppskott-och-2-poang',
  };
  await registerByDialog(page, site, account);
  await toast(page, 'Registrering lyckades! Kolla din e-post för att bekräfta kontot.').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const { link, html } = await smtp.mailTo(account.email, 'Bekräfta');
  expect(html).toContain('Bekräfta e-postadressen');

  const dialog = await signInTooEarly(page, account);
  await dialog
    .getByText('Bekräfta din e-postadress innan du loggar in. Vi har skickat en ny länk till dig.')
    .waitFor();
  await page.goto(pathOf(link));
  await toast(page, 'E-postadressen är bekräftad! Du är nu inloggad.').waitFor();
  await page.waitForURL('**/profile');
  await page.getByRole('heading', { name: 'Åsa Östling' }).waitFor();
  expect(faults).toEqual([]);

  const late = await site.visit();
  await late.page.goto(pathOf(link));
  await late.page.getByRole('heading', { name: 'Länken fungerar inte' }).waitFor();
  await late.page.getByText('Länken är ogiltig eller har gått ut. Logga in så skickar vi en ny.').waitFor();
  expect(await findAxeViolations(late.page)).toEqual([]);
  await late.page.getByRole('main').getByRole('button', { name: 'Logga in' }).click();
  await signInByDialog(late.page, account);
  await late.page.waitForURL('**/profile');
  expect(late.faults).toEqual([]);
});

it('a forgotten password is replaced by a link that signs in here, signs out elsewhere, and works once', async () => {
  const anna = await confirmed('Anna Ek');
  const elsewhere = await site.visit();
  await site.signIn(elsewhere.page, anna);
  const { page, faults } = await site.visit(phone);
  const link = await askForLink(page, anna.email);

  await page.goto(link);
  await typeTwice(page, NEW_PASSWORD);
  await page.getByText('Mycket starkt').waitFor();
  await save(page);
  await toast(page, 'Lösenordet har uppdaterats! Du är nu inloggad.').waitFor();
  await page.waitForURL((url) => url.pathname === '/' && url.search === '');
  await page.getByRole('button', { name: 'Konto: Anna Ek' }).waitFor();
  await smtp.mailTo(anna.email, 'Ditt lösenord har ändrats');

  await elsewhere.page.goto('/profile');
  await elsewhere.page.getByText('Du måste vara inloggad för att se din profil').waitFor();
  await elsewhere.page.goto(link);
  await toast(elsewhere.page, 'Ogiltig eller utgången återställningslänk').waitFor();
  await elsewhere.page.waitForURL((url) => url.pathname === '/' && url.search === '');
  await signIn(elsewhere.page, { ...anna, password: NEW_PASSWORD });
  expect(faults).toEqual([]);

  // The mail is accessible in light and dark mode. Mails use inline styles, which the content policy of our pages forbids.
  const { html } = await smtp.mailTo(anna.email, 'Välj ett nytt lösenord');
  await page.goto('about:blank');
  await page.setContent(html);
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

it.each(['/reset-password?token=hemligt&type=recovery', '/confirm-email?token=hemligt'])(
  'the token of a link is not cached: %s',
  async (address) => {
    const { page } = await site.visit();
    // Twice as a visitor, whose pages may be cached, and once signed in.
    for (const isSignedIn of [false, false, true]) {
      if (isSignedIn) await site.signIn(page, admin);
      const response = await page.request.get(address);
      expect(response.headers()).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      });
      expect(await response.text()).not.toContain('hemligt');
    }
  },
);

const NEW_EMAIL = 'Bekräfta din nya e-postadress';

/** Requests the change on the profile, and returns the mailed link. */
async function askToChange(page: Page, { password }: Account, email: string): Promise<string> {
  await page.goto('/profile');
  await waitForHydration(page);
  await page.getByText('Byt e-postadress').click();
  await page.getByRole('textbox', { name: 'Ny e-postadress' }).fill(email);
  await page.locator('input[name=current]:visible').fill(password);
  await page.getByRole('button', { name: 'Byt e-postadress' }).click();
  await page.getByText(`Vi har skickat en länk till ${email}. Adressen byts när du öppnar den.`).waitFor();
  return pathOf((await smtp.mailTo(email, NEW_EMAIL)).link);
}

it('a password is changed with the old one; another address is confirmed by its link, and the open profile shows it without a reload', async () => {
  const anna = await confirmed('Anna Ny');
  const { page, faults } = await site.visit(phone);
  await site.signIn(page, anna);
  const elsewhere = await site.visit();
  await site.signIn(elsewhere.page, anna);
  await page.goto('/profile');
  await page.getByRole('heading', { name: 'Byt lösenord' }).click();
  const submit = page.getByRole('button', { name: 'Byt lösenord' });
  await submit.click();
  await page.getByText('Ange ditt nuvarande lösenord').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  const current = page.locator('input[name=current]');
  await current.fill('Fel-losen-2026');
  await typeTwice(page, NEW_PASSWORD);
  await submit.click();
  await page.getByText('Det nuvarande lösenordet är fel', { exact: true }).waitFor();
  expect(await page.locator('input[name=repeated]').inputValue()).toBe(NEW_PASSWORD);
  await current.fill(anna.password);
  await submit.click();
  await toast(page, 'Lösenordet är bytt. Alla andra enheter har loggats ut.').waitFor();
  await smtp.mailTo(anna.email, 'Ditt lösenord har ändrats');
  await elsewhere.page.goto('/profile');
  await elsewhere.page.getByText('Du måste vara inloggad för att se din profil').waitFor();

  const email = 'anna.ny.adress@exempel.se';
  const link = await askToChange(page, { ...anna, password: NEW_PASSWORD }, email);
  expect(await findAxeViolations(page)).toEqual([]);
  const tab = await page.context().newPage();
  await tab.goto(link);
  await toast(tab, 'E-postadressen är bytt. Alla andra enheter har loggats ut.').waitFor();
  await tab.waitForURL('**/profile');
  expect(tab.url()).not.toContain('token');
  await page.getByText(`Din adress är ${email}.`).waitFor();
  expect(await page.getByText('Vi har skickat en länk').count()).toBe(0);
  await smtp.mailTo(email, 'Din e-postadress är bytt');
  await tab.goto(link);
  await tab.getByText('Be om en ny under Byt e-postadress på din profil.').waitFor();
  expect(faults).toEqual([]);
});

it('another address is confirmed in another browser without signing in there, and reverted by the old address', async () => {
  const bo = await confirmed('Bo Bytare');
  const { page, faults } = await site.visit();
  await site.signIn(page, bo);
  const email = 'bo.ny.adress@exempel.se';
  const link = await askToChange(page, bo, email);
  const elsewhere = await site.visit(phone);
  await elsewhere.page.goto(link);
  await elsewhere.page.getByRole('heading', { name: 'E-postadressen är bytt' }).waitFor();
  expect(await findAxeViolations(elsewhere.page)).toEqual([]);
  await page.getByText('Du måste vara inloggad för att se din profil').waitFor();

  await page.goto(pathOf((await smtp.mailTo(bo.email, 'Din e-postadress är bytt')).link));
  await toast(page, 'Din e-postadress gäller igen. Välj ett nytt lösenord.').waitFor();
  await typeTwice(page, NEW_PASSWORD);
  await save(page);
  await toast(page, 'Lösenordet har uppdaterats! Du är nu inloggad.').waitFor();
  await page.goto('/profile');
  await waitForHydration(page);
  await page.getByText('Byt e-postadress').click();
  await page.getByText(`Din adress är ${bo.email}.`).waitFor();
  expect([...faults, ...elsewhere.faults]).toEqual([]);
});

async function signInTooEarly(page: Page, { email, password }: Account): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: 'Logga in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'E-post' }).fill(email);
  await dialog.locator('input[name=password]:visible').fill(password);
  await dialog.getByRole('button', { name: 'Logga in', exact: true }).click();
  return dialog;
}

it('a link in a mail turns its kind off and on again, without signing in', async () => {
  const anna = await confirmed('Anna Uppsala');
  const { page, faults } = await site.visit(phone);
  await approve(await makeAd(anna, 'Kyrie 7'));
  const mail = await smtp.mailTo(anna.email, 'Din annons är godkänd');
  const out = mail.headers['list-unsubscribe']?.slice(1, -1) ?? '';
  const answer = await page.goto(pathOf(out));
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await page.getByRole('heading', { name: 'Vill du få färre mejl?' }).waitFor();
  await expectTexts(page, 'Just nu mejlar vi dig om Dina annonser. Andra mejl från oss påverkas inte.');
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sluta mejla mig om det här' }).click();
  await page.getByRole('heading', { name: 'Du får inga fler sådana mejl' }).waitFor();
  await expectTexts(page, 'Vi mejlar dig inte längre om Dina annonser. Andra mejl från oss påverkas inte.');
  await page.reload();
  await page.getByRole('button', { name: 'Mejla mig om det här igen' }).click();
  await page.getByRole('heading', { name: 'Vill du få färre mejl?' }).waitFor();
  // As a proxy responds while the site is down.
  await page.route('**/api/mail-choices', (route) => route.fulfill({ status: 429, body: 'Away' }));
  await page.getByRole('button', { name: 'Sluta mejla mig om det här' }).click();
  await page.getByRole('heading', { name: 'Kunde inte ändra dina mejl' }).waitFor();
  await page.getByRole('button', { name: 'Försök igen' }).click();
  await page.getByRole('heading', { name: 'Vill du få färre mejl?' }).waitFor();
  const html = await (await page.request.get('/unsubscribe?token=x')).text();
  expect(html).toContain('Kontrollerar länken …');
  expect(html).toContain('Slå på JavaScript i webbläsaren för att ändra vilka mejl du får.');
  await page.goto('/unsubscribe?token=x');
  await page.getByRole('heading', { name: 'Färre mejl' }).waitFor();
  await page.getByText('Logga in och ändra dina notiser på din profil i stället.').waitFor();
  expect(faults).toEqual([]);
});

async function makeAd({ email }: Account, title: string): Promise<string> {
  const { rows } = await site.database.pool.query<{ id: string }>(
    `insert into ads (user_id, title, category, condition)
     select id, $2, 'Basketskor', 'Ny' from profiles where email = $1 returning id`,
    [email, title],
  );
  return rows[0]?.id ?? '';
}

async function approve(adId: string): Promise<void> {
  const { page } = await site.visit();
  await site.signIn(page, admin);
  const answer = await page.request.put(`/api/admin/ads/${adId}/status`, { data: { status: 'approved' } });
  expect(answer.status()).toBe(200);
  await endUndoPeriod(site);
}
