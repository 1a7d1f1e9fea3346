// One's own ads and favourites on the profile: how they stand, what can be done with them, and changing one.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeJpeg } from '../server/testing/photos.ts';
import { arrived, awake, jpeg, openForm, pick, pictureNames, submit, tiles, toast } from './ad-form.ts';
import { untilAwake } from './awake.ts';
import { breachesOn } from './axe.ts';
import { openSite, type Site } from './harness.ts';
import { type Account, endSessions, register, signIn, signInByDialog } from './people.ts';

const TITLE = 'Spalding TF-1000';

let site: Site;
let photo: Buffer;
let seller: Account;
let adId: string;

beforeAll(async () => {
  site = await openSite();
  photo = await makeJpeg({ width: 400, height: 300 });
});
afterAll(() => site.close());

// Everyone begins with one approved ad that has two pictures.
beforeEach(async () => {
  seller = await register(site, 'Ebba Säljare');
  const { page } = await site.visit();
  await signIn(page, seller);
  const pictureIds = [await upload(page), await upload(page)];
  const ad = { title: TITLE, category: 'Basketboll', price: 450, postalCode: '41122', pictureIds };
  const answer = await page.request.post('/api/ads', { data: ad });
  adId = ((await answer.json()) as { id: string }).id;
  await site.database.pool.query("update ads set status = 'approved' where id = $1", [adId]);
  await page.context().close();
});

describe('the profile', () => {
  it('asks a visitor to sign in, and then shows what is theirs', async () => {
    const { page, faults } = await site.visit();
    await page.goto('/profile');
    await page.getByRole('heading', { name: 'Du måste vara inloggad för att se din profil' }).waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Logga in' }).click();
    await signInByDialog(page, seller);
    await page.getByRole('heading', { name: 'Ebba Säljare', level: 1 }).waitFor();
    await rowOf(page).getByText('Aktiv').waitFor();
    expect(await page.getByText('Verifierad').count()).toBe(0);
    expect(await page.getByText('Superadmin').count()).toBe(0);
    expect(faults).toEqual([]);
  });

  it('shows Verifierad only for a verified account', async () => {
    await site.database.pool.query('update profiles set email_verified = true where email = $1', [
      seller.email,
    ]);
    const { page } = await atProfile();
    expect(await page.getByRole('banner').first().isVisible()).toBe(true);
    await page.getByText('Verifierad').waitFor();
  });

  it.each([
    ['pending', 'Väntar'],
    ['approved', 'Aktiv'],
    ['rejected', 'Inaktiv'],
  ])('calls an ad that is %s “%s”', async (status, label) => {
    await site.database.pool.query('update ads set status = $2 where id = $1', [adId, status]);
    const { page } = await atProfile();
    await rowOf(page).getByText(label, { exact: true }).waitFor();
    expect(
      await rowOf(page)
        .getByText(/^(Väntar|Aktiv|Inaktiv)$/)
        .count(),
    ).toBe(1);
  });

  it('keeps the chosen tab in the address', async () => {
    const { page, faults } = await atProfile();
    await page.getByRole('tab', { name: 'Favoriter' }).click();
    await page.getByText('Inga favoriter än').waitFor();
    expect(new URL(page.url()).searchParams.get('tab')).toBe('favorites');
    await page.reload();
    await page.getByText('Inga favoriter än').waitFor();
    expect(faults).toEqual([]);
  });

  it('keeps a favourite in sight when its heart is taken off, until the page is left', async () => {
    const buyer = await register(site, 'Köpare Karlsson');
    const { page } = await site.visit();
    await signIn(page, buyer);
    await page.request.put(`/api/ads/${adId}/favorite`);
    await page.goto('/profile?tab=favorites');
    await untilAwake(page);
    const heart = page.getByRole('button', { name: `Spara ${TITLE} i favoriter` });
    await heart.click();
    await toast(page, 'Borttagen från favoriter').waitFor();
    expect(await heart.getAttribute('aria-pressed')).toBe('false');
    await heart.click();
    await toast(page, 'Tillagd i favoriter').waitFor();
    expect(await heart.getAttribute('aria-pressed')).toBe('true');
  });

  it('says when the list cannot be fetched, and tries again', async () => {
    const { page } = await site.visit();
    await signIn(page, seller);
    await page.goto('/profile?tab=favorites');
    await page.getByText('Inga favoriter än').waitFor();
    await untilAwake(page);
    await page.route('**/api/me/ads', (route) => route.fulfill({ status: 404, json: {} }));
    await page.getByRole('tab', { name: 'Mina annonser' }).click();
    await page.getByRole('heading', { name: 'Kunde inte hämta annonser' }).waitFor({ timeout: 20_000 });
    await page.unroute('**/api/me/ads');
    await page.getByRole('button', { name: 'Försök igen' }).click();
    await rowOf(page).waitFor();
    expect(await rowOf(page).count()).toBe(1);
  });
});

describe('an own ad', () => {
  it('is sold, with the word, and that can be undone', async () => {
    const { page, faults } = await atProfile();
    await rowOf(page).getByRole('button', { name: 'Markera som såld' }).click();
    await toast(page, 'Annons markerad som såld').waitFor();
    await rowOf(page).getByText('Såld', { exact: true }).waitFor();
    expect(await saleState()).toBe('sold');
    await toast(page, 'Annons markerad som såld').getByRole('button', { name: 'Ångra' }).click();
    await rowOf(page).getByRole('button', { name: 'Markera som såld' }).waitFor();
    expect(await saleState()).toBe('active');
    expect(faults).toEqual([]);
  });

  it('is reserved and freed again', async () => {
    const { page } = await atProfile();
    await choose(page, 'Markera som reserverad');
    await toast(page, 'Annons markerad som reserverad').waitFor();
    await choose(page, 'Ta bort reservationen');
    await toast(page, 'Annons markerad som aktiv').waitFor();
    expect(await saleState()).toBe('active');
  });

  it('is hidden from everybody else, and shown again', async () => {
    const { page } = await atProfile();
    const visitor = await site.visit();
    await choose(page, 'Dölj');
    await toast(page, 'Annons dold').waitFor();
    await rowOf(page).getByText('Dold', { exact: true }).waitFor();
    expect((await visitor.page.request.get(`/ad/${adId}`)).status()).toBe(404);
    await rowOf(page).getByRole('button', { name: 'Visa igen' }).click();
    await toast(page, 'Annons visas igen').waitFor();
    expect((await visitor.page.request.get(`/ad/${adId}`)).status()).toBe(200);
  });

  it('is deleted once that is confirmed', async () => {
    const { page, faults } = await atProfile();
    await choose(page, 'Ta bort');
    const question = page.getByRole('alertdialog', { name: 'Ta bort annonsen?' });
    await question.getByRole('button', { name: 'Avbryt' }).click();
    expect(await rowOf(page).count()).toBe(1);
    await choose(page, 'Ta bort');
    await question.getByRole('button', { name: 'Ta bort' }).click();
    await toast(page, 'Annons borttagen').waitFor();
    expect(await saleState()).toBeUndefined();
    expect(await page.request.get(`/ad/${adId}`).then((answer) => answer.status())).toBe(404);
    // The minute is over.
    await site.database.pool.query(`update removed_ads set restorable_until = now() where id = $1`, [adId]);
    await page.reload();
    await page.getByText('Du har inga annonser än').waitFor();
    expect(faults).toEqual([]);
  });

  it('is taken back where it was deleted, without a mouse', async () => {
    const { page, faults } = await atProfile();
    await remove(page);
    await toast(page, 'Annons borttagen').waitFor();
    await page.keyboard.press('Alt+t');
    const undo = toast(page, 'Annons borttagen').getByRole('button', { name: 'Ångra' });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect.poll(() => undo.evaluate('document.activeElement?.textContent')).toBe('Ångra');
    await page.keyboard.press('Enter');
    await toast(page, 'Annonsen är tillbaka').waitFor();
    await rowOf(page).getByRole('link', { name: 'Redigera' }).waitFor();
    expect(await saleState()).toBe('active');
    expect(faults).toEqual([]);
  });

  it('leaves its place to a word that takes it back, also after a reload and on another device', async () => {
    const { page, faults } = await atProfile();
    await remove(page);
    const undo = rowOf(page).getByRole('button', { name: `Ångra: ${TITLE}` });
    await undo.waitFor();
    const focused = () => page.evaluate(`document.activeElement.getAttribute('aria-label')`);
    await expect.poll(focused).toBe(`Ångra: ${TITLE}`);
    expect(await rowOf(page).getByText('Borttagen').isVisible()).toBe(true);
    await page.reload();
    await undo.waitFor();
    const phone = await atProfile();
    await rowOf(phone.page)
      .getByRole('button', { name: `Ångra: ${TITLE}` })
      .click();
    await toast(phone.page, 'Annonsen är tillbaka').waitFor();
    await rowOf(phone.page).getByText('Aktiv').waitFor();
    expect(await saleState()).toBe('active');
    expect([...faults, ...phone.faults]).toEqual([]);
  });

  it('is not taken back after its minute, and that is said', async () => {
    const { page } = await atProfile();
    // Nothing tells the list that the minute is over.
    await page.route('**/api/me/ads', (route) => route.abort());
    await remove(page);
    await site.database.pool.query(`update removed_ads set restorable_until = now() where id = $1`, [adId]);
    await rowOf(page)
      .getByRole('button', { name: `Ångra: ${TITLE}` })
      .click();
    await toast(page, 'Kunde inte ångra').getByText('Annonsen går inte längre att få tillbaka').waitFor();
    await page.unrouteAll();
    await page.reload();
    await page.getByText('Du har inga annonser än').waitFor();
    expect(await saleState()).toBeUndefined();
  });

  it('is done with after the session has ended, once its owner has signed in again', async () => {
    const { page } = await atProfile();
    await endSessions(site, seller);
    await rowOf(page).getByRole('button', { name: 'Markera som såld' }).click();
    await signInByDialog(page, seller);
    await toast(page, 'Annons markerad som såld').waitFor();
    expect(await saleState()).toBe('sold');
  });
});

describe('changing an ad', () => {
  it('puts new words back in line for review', async () => {
    const { page, faults } = await atProfile();
    await rowOf(page).getByRole('link', { name: 'Redigera' }).click();
    await awake(page);
    const title = page.getByRole('textbox', { name: 'Titel' });
    expect(await title.inputValue()).toBe(TITLE);
    expect(await page.getByRole('combobox', { name: 'Kategori' }).inputValue()).toBe('Basketboll');
    expect(await tiles(page).count()).toBe(2);
    await title.fill(`${TITLE} i fint skick`);
    await submit(page);
    await toast(page, 'Ändringarna är sparade. Annonsen granskas innan den visas.').waitFor();
    await page.waitForURL('**/profile');
    await page.getByRole('listitem').filter({ hasText: 'i fint skick' }).getByText('Väntar').waitFor();
    expect(faults).toEqual([]);
  });

  it('lets a new price stand at once', async () => {
    const { page } = await atEditor();
    await page.getByRole('textbox', { name: 'Pris' }).fill('400');
    await submit(page);
    await toast(page, 'Ändringarna är sparade.').waitFor();
    await page.waitForURL('**/profile');
    await rowOf(page).getByText('Aktiv').waitFor();
    expect(await rowOf(page).getByText('400').count()).toBe(1);
  });

  it('exchanges pictures, and leaves the ad as it was until it is saved', async () => {
    const { page } = await atEditor();
    const first = await page.getByRole('img', { name: 'bild 1' }).getAttribute('src');
    await page.getByRole('button', { name: 'Ta bort bild 1' }).click();
    await pick(page, [jpeg('ny.jpg', photo)]);
    await arrived(page, 2);
    expect((await page.request.get(first ?? '')).status()).toBe(200);
    await page.reload();
    await awake(page);
    await page.getByText('Ditt utkast är tillbaka').waitFor();
    expect((await pictureNames(page))[1]).toBe('ny.jpg');
    await submit(page);
    await page.waitForURL('**/profile');
    await expect.poll(async () => (await page.request.get(first ?? '')).status()).toBe(404);
    await openForm(page, `/edit-ad/${adId}`);
    expect(await tiles(page).count()).toBe(2);
  });

  it('throws the changes away once that is confirmed', async () => {
    const { page } = await atEditor();
    await page.getByRole('textbox', { name: 'Titel' }).fill('Något annat');
    await page.getByRole('button', { name: 'Ta bort bild 2' }).click();
    await page.getByRole('button', { name: 'Kasta ändringarna' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Kasta ändringarna' }).click();
    await expect.poll(() => tiles(page).count()).toBe(2);
    expect(await page.getByRole('textbox', { name: 'Titel' }).inputValue()).toBe(TITLE);
  });

  it('is for its owner: to everybody else there is no such page', async () => {
    const { page } = await site.visit();
    await signIn(page, await register(site, 'Någon Annan'));
    const answer = await page.goto(`/edit-ad/${adId}`);
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Annons hittades inte' }).waitFor();
    expect((await page.goto('/edit-ad/inget-id'))?.status()).toBe(404);
  });

  it('asks a visitor to sign in first', async () => {
    const { page } = await site.visit();
    await page.goto(`/edit-ad/${adId}`);
    await page.getByRole('main').getByRole('button', { name: 'Logga in' }).click();
    await signInByDialog(page, seller);
    await awake(page);
    expect(await page.getByRole('textbox', { name: 'Titel' }).inputValue()).toBe(TITLE);
  });
});

it.each(['light', 'dark'] as const)('the pages keep nothing from anybody, in %s', async (colorScheme) => {
  const { page, faults } = await site.visit({ colorScheme, viewport: { width: 390, height: 844 } });
  await page.goto('/profile');
  expect(await breachesOn(page)).toEqual([]);
  await signIn(page, seller);
  for (const address of ['/profile', '/profile?tab=favorites', `/edit-ad/${adId}`]) {
    await page.goto(address);
    await untilAwake(page);
    expect(await breachesOn(page)).toEqual([]);
  }
  expect(faults).toEqual([]);
});

async function atProfile(): Promise<{ page: Page; faults: string[] }> {
  const visit = await site.visit();
  await signIn(visit.page, seller);
  await visit.page.goto('/profile');
  await rowOf(visit.page).waitFor();
  await untilAwake(visit.page);
  return visit;
}

async function atEditor(): Promise<{ page: Page; faults: string[] }> {
  const visit = await site.visit();
  await signIn(visit.page, seller);
  await openForm(visit.page, `/edit-ad/${adId}`);
  return visit;
}

function rowOf(page: Page): Locator {
  return page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: TITLE });
}

async function choose(page: Page, deed: string): Promise<void> {
  await rowOf(page)
    .getByRole('button', { name: `Fler åtgärder för ${TITLE}` })
    .click();
  await page.getByRole('menuitem', { name: deed, exact: true }).click();
}

async function remove(page: Page): Promise<void> {
  await choose(page, 'Ta bort');
  const question = page.getByRole('alertdialog', { name: 'Ta bort annonsen?' });
  await question.getByRole('button', { name: 'Ta bort' }).click();
  await question.waitFor({ state: 'hidden' });
}

async function upload(page: Page): Promise<string> {
  const file = { name: 'boll.jpg', mimeType: 'image/jpeg', buffer: photo };
  const answer = await page.request.post('/api/pictures', { multipart: { file } });
  return ((await answer.json()) as { id: string }).id;
}

async function saleState(): Promise<string | undefined> {
  const { rows } = await site.database.pool.query<{ sale_state: string }>(
    'select sale_state from ads where id = $1',
    [adId],
  );
  return rows[0]?.sale_state;
}
