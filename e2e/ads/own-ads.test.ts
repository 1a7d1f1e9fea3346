// Own ads and favourites on the profile: their states, their actions, and editing one.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeJpeg } from '../../server/testing/samples/photos.ts';
import {
  waitForUploads,
  waitForForm,
  jpeg,
  openForm,
  pick,
  pictureNames,
  submit,
  tiles,
  toast,
} from '../support/ad-form.ts';
import { waitForHydration } from '../support/hydration.ts';
import { makeAd } from '../support/conversations.ts';
import { openSharedSite, type Site } from '../support/site.ts';
import { type Account, endSessions, register, signInByDialog } from '../support/users.ts';

const TITLE = 'Spalding TF-1000';

let site: Site;
let photo: Buffer;
let seller: Account;
let adId: string;

beforeAll(async () => {
  site = await openSharedSite();
  photo = await makeJpeg({ width: 400, height: 300 });
});
afterAll(() => site.close());

// Each test starts with one approved ad.
beforeEach(async () => {
  const user = await register(site, 'Ebba Säljare');
  seller = user;
  adId = await makeAd(site, user, TITLE);
});

it('a visitor signs in on the profile, whose tab is in the address; an own ad is reserved, hidden from everyone else, shown again, sold, and put back on sale', async () => {
  const { page, pageErrors } = await site.visit();
  await page.goto('/profile?tab=favorites');
  await page.getByRole('heading', { name: 'Du måste vara inloggad för att se din profil' }).waitFor();
  await waitForHydration(page);
  await page.getByRole('main').getByRole('button', { name: 'Logga in' }).click();
  await signInByDialog(page, seller);
  await page.getByRole('heading', { name: 'Ebba Säljare', level: 1 }).waitFor();
  await page.getByText('Inga favoriter än').waitFor();
  expect(await page.getByText('Superadmin').count()).toBe(0);
  await page.getByRole('tab', { name: 'Mina annonser' }).click();
  await rowOf(page).getByText('Aktiv').waitFor();
  await page.getByRole('tab', { name: 'Favoriter' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('tab')).toBe('favorites');
  await page.getByRole('tab', { name: 'Mina annonser' }).click();

  const statusForOthers = async () => (await fetch(`${site.address}/ad/${adId}`)).status;
  await choose(page, 'Markera som reserverad');
  await toast(page, 'Annons markerad som reserverad').waitFor();
  await choose(page, 'Ta bort reservationen');
  await toast(page, 'Annons markerad som aktiv').waitFor();
  await choose(page, 'Dölj');
  await toast(page, 'Annons dold').waitFor();
  await rowOf(page).getByText('Dold', { exact: true }).waitFor();
  expect(await statusForOthers()).toBe(404);
  await rowOf(page).getByRole('button', { name: 'Visa igen' }).click();
  await toast(page, 'Annons visas igen').waitFor();
  expect(await statusForOthers()).toBe(200);
  await rowOf(page).getByRole('button', { name: 'Markera som såld' }).click();
  await rowOf(page).getByText('Såld', { exact: true }).waitFor();
  expect(await saleState()).toBe('sold');
  await toast(page, 'Annons markerad som såld').getByRole('button', { name: 'Ångra' }).click();
  await rowOf(page).getByRole('button', { name: 'Markera som såld' }).waitFor();
  expect(await saleState()).toBe('active');

  await endSessions(site, seller);
  await rowOf(page).getByRole('button', { name: 'Markera som såld' }).click();
  await signInByDialog(page, seller);
  await rowOf(page).getByText('Såld', { exact: true }).waitFor();
  expect(await saleState()).toBe('sold');
  expect(pageErrors).toEqual([]);
});

it('a deleted ad is restored by keyboard or on another device within a minute', async () => {
  const { page, pageErrors } = await atProfile();
  await choose(page, 'Ta bort');
  const question = page.getByRole('alertdialog', { name: 'Ta bort annonsen?' });
  await question.getByRole('button', { name: 'Avbryt' }).click();
  expect(await rowOf(page).count()).toBe(1);
  await remove(page);
  await toast(page, 'Annons borttagen').waitFor();
  await page.keyboard.press('Alt+t');
  const undoInToast = toast(page, 'Annons borttagen').getByRole('button', { name: 'Ångra' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => undoInToast.evaluate('document.activeElement?.textContent')).toBe('Ångra');
  await page.keyboard.press('Enter');
  await toast(page, 'Annonsen är tillbaka').waitFor();
  await rowOf(page).getByRole('link', { name: 'Redigera' }).waitFor();
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe(TITLE);
  expect(await saleState()).toBe('active');

  await remove(page);
  const undo = rowOf(page).getByRole('button', { name: `Ångra: ${TITLE}` });
  await undo.waitFor();
  const focused = () => page.evaluate(`document.activeElement.getAttribute('aria-label')`);
  await expect.poll(focused).toBe(`Ångra: ${TITLE}`);
  expect(await saleState()).toBeUndefined();
  expect((await page.request.get(`/ad/${adId}`)).status()).toBe(404);
  await page.reload();
  await undo.waitFor();
  const phone = await atProfile();
  await rowOf(phone.page)
    .getByRole('button', { name: `Ångra: ${TITLE}` })
    .click();
  await toast(phone.page, 'Annonsen är tillbaka').waitFor();
  await rowOf(phone.page).getByText('Aktiv').waitFor();

  // The list gets no update when the minute is over.
  await phone.page.route('**/api/me/ads', (route) => route.abort());
  await remove(phone.page);
  await site.database.pool.query(`update removed_ads set restorable_until = now() where id = $1`, [adId]);
  await rowOf(phone.page)
    .getByRole('button', { name: `Ångra: ${TITLE}` })
    .click();
  await toast(phone.page, 'Kunde inte ångra').getByText('Annonsen går inte längre att få tillbaka').waitFor();
  await page.reload();
  await page.getByText('Du har inga annonser än').waitFor();
  expect(pageErrors).toEqual([]);
});

it('only the owner can open the editor, after signing in; a new text waits for moderation, a new price is shown at once, and saving deletes replaced pictures', async () => {
  const { page, pageErrors } = await site.visit();
  await site.signIn(page, await register(site, 'Någon Annan'));
  const refused = await page.request.get(`/edit-ad/${adId}`);
  expect(refused.status()).toBe(404);
  expect(await refused.text()).toContain('Annons hittades inte');
  expect((await page.request.get('/edit-ad/inget-id')).status()).toBe(404);
  await page.context().clearCookies();
  await page.goto(`/edit-ad/${adId}`);
  await waitForHydration(page);
  await page.getByRole('main').getByRole('button', { name: 'Logga in' }).click();
  await signInByDialog(page, seller);
  await waitForForm(page);
  for (const position of [0, 1]) {
    const id = await upload(page);
    await site.database.pool.query('update ad_pictures set ad_id = $2, position = $3 where id = $1', [
      id,
      adId,
      position,
    ]);
  }
  await page.goto('/profile');
  await waitForHydration(page);
  await rowOf(page).getByRole('link', { name: 'Redigera' }).click();
  await waitForForm(page);
  const title = page.getByRole('textbox', { name: 'Titel' });
  expect(await title.inputValue()).toBe(TITLE);
  expect(await page.getByRole('combobox', { name: 'Kategori' }).inputValue()).toBe('Basketboll');
  expect(await tiles(page).count()).toBe(2);
  await page.getByRole('textbox', { name: 'Pris' }).fill('400');
  await submit(page);
  await toast(page, 'Ändringarna är sparade.').waitFor();
  await page.waitForURL('**/profile');
  await rowOf(page).getByText('Aktiv').waitFor();
  await rowOf(page).getByText('400').waitFor();

  await openForm(page, `/edit-ad/${adId}`);
  const first = await page.getByRole('img', { name: 'bild 1' }).getAttribute('src');
  await page.getByRole('button', { name: 'Ta bort bild 1' }).click();
  await page.getByRole('button', { name: 'Kasta ändringarna' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kasta ändringarna' }).click();
  await expect.poll(() => tiles(page).count()).toBe(2);
  await page.getByRole('button', { name: 'Ta bort bild 1' }).click();
  await pick(page, [jpeg('ny.jpg', photo)]);
  await waitForUploads(page, 2);
  await title.fill(`${TITLE} i fint skick`);
  expect((await page.request.get(first ?? '')).status()).toBe(200);
  await page.reload();
  await waitForForm(page);
  await page.getByText('Ditt utkast är tillbaka').waitFor();
  expect((await pictureNames(page))[1]).toBe('ny.jpg');
  await submit(page);
  await toast(page, 'Ändringarna är sparade. Annonsen granskas innan den visas.').waitFor();
  await page.waitForURL('**/profile');
  await page.getByRole('listitem').filter({ hasText: 'i fint skick' }).getByText('Väntar').waitFor();
  await expect.poll(async () => (await page.request.get(first ?? '')).status()).toBe(404);
  expect(pageErrors).toEqual([]);
});

async function atProfile(): Promise<{ page: Page; pageErrors: string[] }> {
  const visit = await site.visit();
  await site.signIn(visit.page, seller);
  await visit.page.goto('/profile');
  await rowOf(visit.page).waitFor();
  await waitForHydration(visit.page);
  return visit;
}

function rowOf(page: Page): Locator {
  return page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: TITLE });
}

async function choose(page: Page, action: string): Promise<void> {
  await rowOf(page)
    .getByRole('button', { name: `Fler åtgärder för ${TITLE}` })
    .click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

async function remove(page: Page): Promise<void> {
  await choose(page, 'Ta bort');
  const question = page.getByRole('alertdialog', { name: 'Ta bort annonsen?' });
  await question.getByRole('button', { name: 'Ta bort' }).click();
  await question.waitFor({ state: 'hidden' });
}

async function upload(page: Page): Promise<string> {
  const file = { name: 'boll.jpg', mimeType: 'image/jpeg', buffer: photo };
  const response = await page.request.post('/api/pictures', { multipart: { file } });
  return ((await response.json()) as { id: string }).id;
}

async function saleState(): Promise<string | undefined> {
  const { rows } = await site.database.pool.query<{ sale_state: string }>(
    'select sale_state from ads where id = $1',
    [adId],
  );
  return rows[0]?.sale_state;
}
