// Signing in with Google: the whole redirect flow, against a real OpenID provider in place of Google.
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type GooglePerson, startOidc, type TestOidc } from '../../server/testing/outside/oidc.ts';
import { toast } from '../support/ad-form.ts';
import { waitForHydration } from '../support/hydration.ts';
import { findViolationsInAllViews } from '../support/axe.ts';
import { openSite, type Site } from '../support/site.ts';
import { register } from '../support/users.ts';

const SENTENCE = 'Något gick fel med Google-inloggning';
const phone = { viewport: { width: 390, height: 844 } };

let oidc: TestOidc;
let site: Site;

beforeAll(async () => {
  oidc = await startOidc();
  site = await openSite(oidc.env);
});
afterEach(() => site.database.pool.query('delete from limits'));
afterAll(async () => {
  await site.close();
  await oidc.close();
});

function googlePerson(change: Partial<GooglePerson> = {}): GooglePerson {
  const email = `${randomUUID().replaceAll(/[-\d]/g, 'x')}@exempel.se`;
  return { sub: randomUUID(), email, email_verified: true, name: 'Åsa Östling', ...change };
}

async function openDialog(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  await page.getByRole('banner').getByRole('button', { name: 'Logga in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}

async function goToGoogle(dialog: Locator, linkName: string): Promise<void> {
  const page = dialog.page();
  await dialog.getByRole('button', { name: 'Fortsätt med Google' }).click();
  await page.waitForURL(`${oidc.env.GOOGLE_ISSUER}/interaction/**`);
  await page.getByRole('link', { name: linkName }).click();
}

/** Nothing of the flow remains in the address, web storage or cookies. */
async function expectNothingLeft(page: Page): Promise<void> {
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  const session = await page.evaluate<string[]>('Object.keys(sessionStorage)');
  expect(session).not.toContain('google-sign-in');
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).not.toContain('baskettorget.google');
}

it('a new user returns to the page, sees a welcome, and is redirected to the profile', async () => {
  oidc.person = googlePerson();
  const { page, faults } = await site.visit(phone);
  const dialog = await openDialog(page, '/marketplace?search=boll');
  await dialog.getByRole('tab', { name: 'Registrera' }).click();
  await dialog
    .getByText('Har du inget konto skapas ett, med ditt namn och din e-postadress från Google.')
    .waitFor();
  expect(await findViolationsInAllViews(page)).toEqual([]);
  await page.setViewportSize(phone.viewport);
  await goToGoogle(dialog, 'Fortsätt som Åsa Östling');
  await page.waitForURL((url) => url.pathname + url.search === '/marketplace?search=boll');
  await toast(page, 'Registrering och inloggning lyckades! Fyll i din profil.').waitFor();
  await toast(page, 'Välkommen till Baskettorget!').waitFor();
  await page.getByRole('button', { name: 'Konto: Åsa Östling' }).waitFor();
  await page.waitForURL('**/profile');
  await expectNothingLeft(page);
  expect(faults).toEqual([]);
});

it('a pending action continues after Google: adding a favourite, naming a search, writing to a seller', async () => {
  oidc.person = googlePerson();
  const id = await someAd();
  const { page, faults } = await site.visit();
  await page.goto(`/ad/${id}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Spara i favoriter' }).click();
  await toast(page, 'Du måste vara inloggad för att spara favoriter').waitFor();
  await goToGoogle(page.getByRole('dialog'), 'Fortsätt som Åsa Östling');
  await toast(page, 'Tillagd i favoriter').waitFor();
  const heart = page.getByRole('button', { name: 'Sparad i favoriter' });
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await expectNothingLeft(page);
  expect(new URL(page.url()).pathname).toBe(`/ad/${id}`);

  await page.context().clearCookies();
  oidc.person = googlePerson();
  await page.goto('/marketplace?search=jordan');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Spara sökning' }).click();
  await goToGoogle(page.getByRole('dialog'), 'Fortsätt som Åsa Östling');
  const search = page.getByRole('dialog', { name: 'Spara sökning' });
  await search.getByText('”jordan”').waitFor();
  await search.getByRole('button', { name: 'Spara', exact: true }).click();
  await toast(page, 'Sökningen är sparad').waitFor();

  await page.context().clearCookies();
  oidc.person = googlePerson();
  await page.goto(`/ad/${id}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Skicka meddelande', exact: true }).click();
  await goToGoogle(page.getByRole('dialog'), 'Fortsätt som Åsa Östling');
  const contact = page.getByRole('dialog', { name: 'Kontakta säljaren' });
  await contact.getByText('Matchboll').waitFor();
  await expectNothingLeft(page);
  expect(faults).toEqual([]);
});

it('a pending action in the forum continues after Google: a like, a new post, a comment', async () => {
  const id = await someThread();
  const { page, faults } = await site.visit();
  const returnFromGoogle = async () => {
    await goToGoogle(page.getByRole('dialog'), 'Fortsätt som Åsa Östling');
    await page.waitForURL((url) => url.origin === site.address);
  };
  oidc.person = googlePerson();
  await page.goto(`/forum/${id}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Gilla, 0 gillar' }).click();
  await toast(page, 'Du måste vara inloggad för att gilla inlägg').waitFor();
  await returnFromGoogle();
  await toast(page, 'Inlägg gillat!').waitFor();
  await page.getByRole('button', { name: 'Gilla, 1 gillar' }).waitFor();
  await expectNothingLeft(page);

  await page.context().clearCookies();
  oidc.person = googlePerson();
  await page.goto('/forum');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Nytt inlägg' }).click();
  await returnFromGoogle();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Rubrik' }).waitFor();

  await page.context().clearCookies();
  oidc.person = googlePerson();
  await page.goto(`/forum/${id}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Skriv en kommentar' }).click();
  await page.getByRole('textbox', { name: 'Skriv en kommentar' }).pressSequentially('Prova zon.');
  await page.getByRole('button', { name: 'Kommentera', exact: true }).click();
  await returnFromGoogle();
  const field = page.getByRole('textbox', { name: 'Skriv en kommentar' });
  await expect.poll(() => field.inputValue()).toBe('Prova zon.');
  expect(faults).toEqual([]);
});

it('an existing account with a confirmed address is signed in; an unconfirmed one loses its old password', async () => {
  const anna = await register(site, 'Anna Ek');
  await site.database.pool.query('update profiles set email_verified = true where email = $1', [anna.email]);
  oidc.person = googlePerson({ email: anna.email });
  const { page, faults } = await site.visit();
  await goToGoogle(await openDialog(page, '/about'), 'Fortsätt som Åsa Östling');
  await toast(page, 'Inloggning lyckades!').waitFor();
  await page.getByRole('button', { name: 'Konto: Anna Ek' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/about');
  await expectNothingLeft(page);
  await page.reload();
  await page.getByRole('button', { name: 'Konto: Anna Ek' }).waitFor();
  await waitForHydration(page);
  expect(await toast(page, 'Inloggning lyckades!').count()).toBe(0);

  await page.context().clearCookies();
  oidc.person = googlePerson({ email: (await register(site, 'Anna Alm')).email });
  await goToGoogle(await openDialog(page, '/about'), 'Fortsätt som Åsa Östling');
  await toast(
    page,
    'E-postadressen var inte bekräftad, så det gamla lösenordet gäller inte längre. Logga in med Google, eller välj ”Glömt lösenord?” för att skapa ett nytt.',
  ).waitFor();
  await page.getByRole('button', { name: 'Konto: Anna Alm' }).waitFor();
  expect(faults).toEqual([]);
});

it('a cancelled or forged sign-in leaves the visitor signed out', async () => {
  oidc.person = googlePerson();
  const { page, faults } = await site.visit(phone);
  await goToGoogle(await openDialog(page, '/about'), 'Avbryt');
  await toast(page, SENTENCE).waitFor();
  expect(new URL(page.url()).pathname).toBe('/about');
  await page.getByRole('banner').getByRole('button', { name: 'Logga in' }).waitFor();
  await expectNothingLeft(page);
  await page.goto('/about?made-up#google=signed-in');
  await expectNothingLeft(page);
  await page.goto('/about?again#google=hello');
  await expectNothingLeft(page);
  expect(await page.getByText('Inloggning lyckades!').count()).toBe(0);
  expect(faults).toEqual([]);
});

/** Creates a public ad. */
async function someAd(): Promise<string> {
  const seller = await register(site, 'Säljare Lind');
  const { rows } = await site.database.pool.query<{ id: string }>(
    `insert into ads (user_id, title, description, price, category, condition, location, county, status)
     select id, 'Matchboll', 'Knappt använd', 300, 'Basketboll', 'Ny', 'Lund', 'Skåne', 'approved'
       from profiles where email = $1
     returning id`,
    [seller.email],
  );
  return rows[0]?.id ?? '';
}

/** Creates a public thread. */
async function someThread(): Promise<string> {
  const { id } = await register(site, 'Tränare Lind');
  const { rows } = await site.database.pool.query<{ id: string }>(
    `with post as (
       insert into forum_posts (user_id, title, content, category) values ($1, 'Zon?', 'När?', 'Träningstips')
       returning id, category, created_at)
     insert into forum_states (post_id, category, status, created_at, last_at)
     select id, category, 'approved', created_at, created_at from post returning post_id as id`,
    [id],
  );
  return rows[0]?.id ?? '';
}
