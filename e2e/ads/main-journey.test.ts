// The main journey: a user registers and creates an ad with three photographs, a moderator approves it, a visitor
// finds it by searching, opens it and shares it.
import { gps } from 'exifr';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeJpeg, SECRET } from '../../server/testing/samples/photos.ts';
import { waitForUploads, waitForForm, fillText, jpeg, pick, send, toast } from '../support/ad-form.ts';
import { openSite, type Site } from '../support/site.ts';
import { admin, registerByDialog, signInByDialog } from '../support/users.ts';

const TITLE = 'Överdragströja från Åhus basket';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

it('goes from registration to a link that a visitor has copied', async () => {
  const seller = await site.visit({ viewport: { width: 390, height: 844 } });
  await registerByDialog(seller.page, site, {
    name: 'Åsa Östling',
    email: 'asa.ostling@exempel.se',
    password: 'Hoppskott-och-2-poang',
  });
  await seller.page.waitForURL('**/profile');
  await writeAd(seller.page);

  const moderator = await site.visit();
  await approve(moderator.page);

  const visitor = await site.visit({ permissions: ['clipboard-read', 'clipboard-write'] });
  await findBySearching(visitor.page);
  await checkPictures(visitor.page);
  await share(visitor.page);

  for (const { pageErrors } of [seller, moderator, visitor]) expect(pageErrors).toEqual([]);
});

async function writeAd(page: Page): Promise<void> {
  await page.goto('/create-ad');
  await waitForForm(page);
  await fillText(page, { title: TITLE, category: 'Kläder', price: '1 250 kr' });
  await page.getByRole('textbox', { name: 'Beskrivning' }).fill('Storlek M, buren en säsong.');
  await page.getByRole('textbox', { name: 'Postnummer' }).pressSequentially('22350');
  await pick(page, [
    jpeg('framifrån.jpg', await makeJpeg({ width: 400, height: 300, orientation: 6 })),
    jpeg('bakifrån.jpg', await makeJpeg({ width: 400, height: 300, orientation: 3 })),
    jpeg('tvättlappen.jpg', await makeJpeg({ width: 300, height: 400, orientation: 8 })),
  ]);
  await waitForUploads(page, 3);
  await page.getByRole('textbox', { name: 'Födelseår' }).fill('1988');
  await send(page);
  await toast(page, 'Annons skapad! Din annons kommer att granskas och godkännas inom kort.').waitFor();
}

async function approve(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Logga in' }).click();
  await signInByDialog(page, admin);
  await page.goto('/admin/ads?status=pending');
  await page.getByRole('link', { name: TITLE }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Storlek M, buren en säsong.').waitFor();
  await dialog.getByRole('button', { name: 'Godkänn' }).click();
  await toast(page, 'Annons godkänd').waitFor();
}

async function findBySearching(page: Page): Promise<void> {
  await page.goto('/');
  const search = page.getByLabel('Sök bland annonserna');
  await search.fill('ÖVERDRAGSTRÖJA');
  await search.press('Enter');
  await page.waitForURL('**/marketplace?search=*');
  await page.getByRole('heading', { name: '1 annons' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: TITLE }).click();
  await page.waitForURL('**/ad/*');
  await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
  await page.getByText('1 250 kr').first().waitFor();
  await page.getByText('Lund').first().waitFor();
}

/** The photographs are published without the phone's location data. */
async function checkPictures(page: Page): Promise<void> {
  const addresses = await page
    .locator('main img[src*="/pictures/"]')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
  const ids = new Set(addresses.map((address) => address.split('/')[2]));
  expect(ids.size).toBe(3);
  for (const id of ids) {
    const response = await page.request.get(`/pictures/${id}/1280.webp`);
    expect(response.headers()['cache-control']).toContain('immutable');
    expect(response.headers()['content-type']).toBe('image/webp');
    const bytes = await response.body();
    expect(bytes.includes(SECRET)).toBe(false);
    expect(await gps(bytes).catch(() => undefined)).toBeUndefined();
  }
}

async function share(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Dela', exact: true }).click();
  await toast(page, 'Länken kopierad till urklipp').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
}
