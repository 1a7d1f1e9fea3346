// Signing in with Google: the whole redirect flow, against a real OpenID provider in place of Google.
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

it('a new user is registered, and returns to the page; a known one signs in and returns to a favourite, and cancels without losing a comment', async () => {
  const { page, pageErrors } = await site.visit(phone);
  const signOut = () => page.context().clearCookies();

  oidc.person = googlePerson();
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

  await signOut();
  const anna = await register(site, 'Anna Ek');
  await site.database.pool.query('update profiles set email_verified = true where email = $1', [anna.email]);
  oidc.person = googlePerson({ email: anna.email });
  const adId = await someAd();
  await page.goto(`/ad/${adId}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Spara i favoriter' }).click();
  await toast(page, 'Du måste vara inloggad för att spara favoriter').waitFor();
  await goToGoogle(dialog, 'Fortsätt som Åsa Östling');
  await toast(page, 'Inloggning lyckades!').waitFor();
  await toast(page, 'Tillagd i favoriter').waitFor();
  await page.getByRole('button', { name: 'Konto: Anna Ek' }).waitFor();
  const heart = page.getByRole('button', { name: 'Sparad i favoriter' });
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await expectNothingLeft(page);
  expect(new URL(page.url()).pathname).toBe(`/ad/${adId}`);
  await page.reload();
  await page.getByRole('button', { name: 'Konto: Anna Ek' }).waitFor();
  await waitForHydration(page);
  expect(await toast(page, 'Inloggning lyckades!').count()).toBe(0);

  await signOut();
  await page.goto(`/forum/${await someThread()}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Skriv en kommentar' }).click();
  const field = page.getByRole('textbox', { name: 'Skriv en kommentar' });
  await field.pressSequentially('Prova zon.');
  await page.getByRole('button', { name: 'Kommentera', exact: true }).click();
  const { pathname } = new URL(page.url());
  await goToGoogle(dialog, 'Avbryt');
  await toast(page, SENTENCE).waitFor();
  expect(new URL(page.url()).pathname).toBe(pathname);
  await expect.poll(() => field.inputValue()).toBe('Prova zon.');
  await page.getByRole('banner').getByRole('button', { name: 'Logga in' }).waitFor();
  await expectNothingLeft(page);
  expect(pageErrors).toEqual([]);
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
