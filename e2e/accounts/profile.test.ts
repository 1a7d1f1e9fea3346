// The profile: editing it, its picture, its address and devices, and its public page.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { makeJpeg } from '../../server/testing/samples/photos.ts';
import { waitForHydration } from '../support/hydration.ts';
import { findAxeViolations } from '../support/axe.ts';
import { openSharedSite, type Site } from '../support/site.ts';
import { type Account, endSessions, register, signIn, signInByDialog } from '../support/users.ts';

let site: Site;
let anna: Account;

beforeAll(async () => {
  site = await openSharedSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  anna = await register(site, 'Anna Ek');
});

async function openPanel(page: Page): Promise<void> {
  await site.signIn(page, anna);
  await page.goto('/profile');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Redigera', exact: true }).click();
  await page.getByLabel('Namn').waitFor();
}

const save = (page: Page) => page.getByRole('button', { name: 'Spara', exact: true }).click();
const saved = (page: Page) =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByText('Profil uppdaterad framgångsrikt!')
    .waitFor();

it('editing saves the fields and a picture; other users see them, but no contact details', async () => {
  const { page, faults } = await site.visit({ viewport: { width: 390, height: 844 } });
  await openPanel(page);
  await page.getByLabel('Namn').fill('Anna Berg');
  await page.getByLabel('Telefon').fill('070-123 45 67');
  await page.getByLabel('Ort').fill('Lund');
  await page.getByLabel('Om dig').fill('Spelar i division 3.');
  const buffer = await makeJpeg({ width: 400, height: 300 });
  await page.getByLabel('Välj bild').setInputFiles({ name: 'jag.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByText('Byt bild').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await save(page);
  await saved(page);
  await page.getByRole('heading', { name: 'Anna Berg', level: 1 }).waitFor();
  expect(await page.getByLabel('Namn').count()).toBe(0);

  await page.getByRole('link', { name: 'Så ser andra dig' }).click();
  await page.waitForURL(/\/u\//);
  const { page: visitor, faults: visitorFaults } = await site.visit();
  await visitor.goto(page.url());
  await visitor.getByRole('heading', { name: 'Anna Berg', level: 1 }).waitFor();
  await visitor.getByText('Spelar i division 3.').waitFor();
  expect(await visitor.locator('header img[src^="/pictures/"]').count()).toBe(1);
  await visitor.getByRole('heading', { name: 'Inga annonser just nu' }).waitFor();
  expect(await visitor.content()).not.toContain('123 45 67');
  expect(await visitor.content()).not.toContain(anna.email);
  expect([...faults, ...visitorFaults]).toEqual([]);
});

it('editing keeps the value of an emptied field, and removes only what is asked for', async () => {
  const { page, faults } = await site.visit();
  await openPanel(page);
  await page.getByLabel('Telefon').fill('070-1');
  await page.getByLabel('Ort').fill('Lund');
  await save(page);
  await saved(page);
  await page.getByRole('button', { name: 'Redigera', exact: true }).click();
  await page.getByLabel('Namn').fill('');
  await page.getByText('Lämnar du fältet tomt står ”Anna Ek” kvar.').waitFor();
  await page.getByLabel('Ort').fill('');
  await page.getByRole('button', { name: 'Ta bort telefon' }).click();
  await page.getByText('Telefon tas bort när du sparar.').waitFor();
  await save(page);
  await page.getByLabel('Namn').waitFor({ state: 'detached' });
  const profile = await (await page.request.get('/api/me/profile')).json();
  expect(profile).toMatchObject({ name: 'Anna Ek', phone: '', location: 'Lund' });
  expect(faults).toEqual([]);
});

it('editing shows errors at their fields, survives a reload and an expired session, and can be cancelled', async () => {
  const { page, faults } = await site.visit();
  await openPanel(page);
  const buffer = Buffer.from('inte en bild');
  await page.getByLabel('Välj bild').setInputFiles({ name: 'brev.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByText('Kunde inte ladda upp brev.jpg').first().waitFor();
  await page.getByLabel('Om dig').fill('Ångrat.');
  await page.getByRole('button', { name: 'Avbryt', exact: true }).first().click();
  await page.reload();
  await waitForHydration(page);
  expect(await page.getByLabel('Om dig').count()).toBe(0);

  await page.getByRole('button', { name: 'Redigera', exact: true }).click();
  await page.getByLabel('Namn').fill('A');
  await page.getByLabel('Om dig').fill('Passningar är bäst.');
  await save(page);
  await page.getByText('Namnet måste vara minst 2 tecken långt').first().waitFor();
  await page.reload();
  expect(await page.getByLabel('Om dig').inputValue()).toBe('Passningar är bäst.');
  await waitForHydration(page);
  await page.getByLabel('Namn').fill('Anna Ek-Berg');
  await endSessions(site, anna);
  await save(page);
  await signInByDialog(page, anna);
  await saved(page);
  await page.getByRole('heading', { name: 'Anna Ek-Berg', level: 1 }).waitFor();
  expect(faults).toEqual([]);
});

it('an ad links to its seller, and the seller to more ads than fit on one page', async () => {
  const { page, faults } = await site.visit();
  await site.signIn(page, anna);
  const { viewer } = (await (await page.request.get('/api/session')).json()) as { viewer: { id: string } };
  await site.database.pool.query(
    `insert into ads (user_id, title, category, condition, status, created_at)
     select $1, 'Boll ' || n, 'Basketboll', 'Ny', 'approved', now() - n * interval '1 hour'
       from generate_series(1, 26) as n`,
    [viewer.id],
  );
  const { rows } = await site.database.pool.query<{ id: string }>(
    "select id from ads where user_id = $1 and title = 'Boll 1'",
    [viewer.id],
  );
  await page.goto(`/ad/${rows[0]?.id}`);
  await page.getByRole('link', { name: 'Anna Ek' }).click();
  await page.getByRole('heading', { name: 'Anna Ek', level: 1 }).waitFor();
  const cards = page.getByRole('main').getByRole('listitem');
  await expect.poll(() => cards.count()).toBe(24);
  await page.getByRole('link', { name: 'Fler annonser' }).click();
  await expect.poll(() => cards.count()).toBe(2);
  await page.getByRole('link', { name: 'Till de nyaste' }).click();
  await expect.poll(() => cards.count()).toBe(24);
  expect(faults).toEqual([]);
});

it('another e-mail address keeps the field when it is refused, and applies at once without a mail server', async () => {
  const other = await register(site, 'Bo Ek');
  const { page, faults } = await site.visit({ viewport: { width: 390, height: 844 } });
  await site.signIn(page, anna);
  await page.goto('/profile');
  await page.getByText('Byt e-postadress').click();
  const address = page.getByRole('textbox', { name: 'Ny e-postadress' });
  const change = () => page.getByRole('button', { name: 'Byt e-postadress' }).click();
  await address.fill('anna@mailinator.com');
  await address.blur();
  await page.getByText('Temporära e-postadresser är inte tillåtna').waitFor();
  await change();
  await page.getByText('Ange ditt nuvarande lösenord').waitFor();
  await address.fill(other.email);
  await page.locator('input[name=current]:visible').fill(anna.password);
  await change();
  await page.getByText('E-postadressen används av ett annat konto').first().waitFor();
  expect(await address.inputValue()).toBe(other.email);
  expect(await findAxeViolations(page)).toEqual([]);
  const email = `ny.${anna.email}`;
  await address.fill(email);
  await change();
  await page.getByText(`Din adress är ${email}.`).waitFor();
  expect(await address.inputValue()).toBe('');
  expect(faults.filter((fault) => !fault.includes('409'))).toEqual([]);
});

it('a lost browser is signed out from another one', async () => {
  const { page: lost } = await site.visit();
  await signIn(lost, anna);
  const { page, faults } = await site.visit({ viewport: { width: 390, height: 844 } });
  await signIn(page, anna);
  await page.goto('/profile');
  await waitForHydration(page);
  await page.getByRole('heading', { name: 'Mina enheter' }).click();
  const rows = page.getByRole('listitem').filter({ hasText: 'Chrome på Linux' });
  await expect.poll(() => rows.count()).toBe(2);
  await page.getByText('Den här enheten').waitFor();

  expect(await findAxeViolations(page)).toEqual([]);
  await rows.getByRole('button', { name: /^Logga ut/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logga ut' }).click();
  await expect.poll(() => rows.count()).toBe(1);
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByText('Utloggad')
    .waitFor();

  await lost.goto('/profile');
  await lost.getByText('Du måste vara inloggad för att se din profil').waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Anna Ek' }).waitFor();
  expect(faults).toEqual([]);
});
