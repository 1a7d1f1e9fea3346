// Finding and reading ads: as a visitor, signed in, without JavaScript, and when the server does not respond.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeJpeg } from '../../server/testing/samples/photos.ts';
import { insertAds, insertPerson, type TestAd } from '../../server/testing/samples/sample-ads.ts';
import { toast } from '../support/ad-form.ts';
import { findAxeViolations } from '../support/axe.ts';
import { waitForAnimations, waitForHydration } from '../support/hydration.ts';
import { cardOf, heartOf } from '../support/ad-card.ts';
import { openSite, type Site } from '../support/site.ts';
import { type Account, register, signInByDialog } from '../support/users.ts';
import { expectTexts } from '../support/expect-texts.ts';

const phone = { width: 390, height: 844 };
const PHONE_NUMBER = '070-123 45 67';
const SELLER_EMAIL = 'ebba@exempel.se';
const FILLERS = 30;

let site: Site;
let buyer: Account;
/** The ids of the ads, by title. */
const ids = new Map<string, string>();

beforeAll(async () => {
  site = await openSite();
  buyer = await register(site, 'Bo Köpare');
  const seller = await insertPerson(site.database, {
    email: SELLER_EMAIL,
    name: 'Ebba Säljare',
    phone: PHONE_NUMBER,
  });
  const ads = [...fillers(), ...specials];
  const written = await insertAds(site.database, seller, ads);
  ads.forEach(({ title = '' }, place) => ids.set(title, written[place] ?? ''));
  await givePictures('Jordan 1 storlek 43');
});
afterAll(() => site.close());

// The newest are first in every list.
const specials: Partial<TestAd>[] = [
  {
    title: 'Jordan 1 storlek 43',
    shows_email: true,
    price: 1250,
    description: 'Knappt använda.\nHämtas i <b>Lund</b>.',
    created_at: day(9),
  },
  {
    title: 'Matchtröja',
    price: 200,
    category: 'Kläder',
    location: 'Umeå',
    county: 'Västerbotten',
    created_at: day(8),
  },
  {
    title: 'Reserverad boll',
    price: 300,
    category: 'Basketboll',
    sale_state: 'reserved',
    created_at: day(7),
  },
  { title: 'Såld boll', price: 400, category: 'Basketboll', sale_state: 'sold', created_at: day(6) },
  {
    title: 'Ögla till nät',
    price: 3000,
    category: 'Tillbehör',
    condition: 'Begagnad - Använd',
    created_at: day(5),
  },
  { title: 'Väntande boll', category: 'Basketboll', status: 'pending', created_at: day(4) },
];

it('text and filters narrow the list together, are removed one by one or all at once, and the list is sorted and paged forward and back', async () => {
  const { page, pageErrors } = await openList();
  await cardOf(page, 'Reserverad boll').getByText('Reserverad', { exact: true }).waitFor();
  await page.getByText('Så sorteras annonserna').click();
  expect(await page.getByText('Ingen kan betala för att synas högre upp').isVisible()).toBe(true);

  await searchBox(page).fill('ÖGLA');
  await expect.poll(() => titles(page)).toEqual(['Ögla till nät']);
  await page.getByRole('heading', { level: 2, name: '1 annons' }).waitFor();
  expect(new URL(page.url()).searchParams.get('search')).toBe('ÖGLA');
  await page.getByRole('button', { name: 'Rensa sökningen' }).click();
  await expect.poll(() => page.url()).toBe(`${site.address}/marketplace`);

  await searchBox(page).pressSequentially('klä');
  await page.getByRole('option', { name: 'Kläder' }).waitFor();
  // The previous list is dimmed until the response has arrived.
  await page.getByRole('heading', { name: 'Inga annonser hittades' }).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  // Selects the last suggestion.
  await searchBox(page).press('ArrowUp');
  await searchBox(page).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Kläder' }).waitFor();
  expect(new URL(page.url()).search).toBe(`?${new URLSearchParams({ category: 'Kläder' }).toString()}`);
  expect(await searchBox(page).inputValue()).toBe('');
  await choose(page, 'Kläder');

  await choose(page, 'Basketboll');
  await page.getByRole('heading', { level: 1, name: 'Basketboll' }).waitFor();
  await filterChoice(page, 'Basketboll').hover();
  await waitForAnimations(page);
  expect(await backgroundOf(page, 'Basketboll')).toBe(await backgroundOf(page, 'Alla priser'));
  await expect.poll(() => titles(page)).toEqual(['Reserverad boll']);
  await page.getByRole('switch', { name: 'Dölj sålda' }).uncheck();
  await expect.poll(() => titles(page)).toEqual(['Reserverad boll', 'Såld boll']);
  await cardOf(page, 'Såld boll').getByText('Såld', { exact: true }).waitFor();
  await page.getByLabel('Lägst').fill('350');
  await page.getByLabel('Lägst').press('Enter');
  await expect.poll(() => titles(page)).toEqual(['Såld boll']);
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(['Reserverad boll', 'Såld boll']);
  expect(await page.getByLabel('Lägst').inputValue()).toBe('');
  await choose(page, 'Kläder');
  await expect.poll(() => titles(page)).toEqual(['Matchtröja', 'Reserverad boll', 'Såld boll']);
  await choose(page, 'Kläder');
  await choose(page, '0–500 kr');
  await page.getByLabel('Region (län)').selectOption('Västerbotten');
  await page.getByRole('heading', { name: 'Inga annonser hittades' }).waitFor();
  const chips = page.getByRole('list', { name: 'Valda filter' });
  await chips.getByRole('link', { name: 'Ta bort filtret Basketboll' }).click();
  await expect.poll(() => titles(page)).toEqual(['Matchtröja']);
  await page.getByRole('link', { name: 'Visa som lista' }).click();
  await page.getByText('Ny, Kläder').waitFor();
  expect(new URL(page.url()).searchParams.get('view')).toBe('list');
  await chips.getByRole('link', { name: 'Rensa alla' }).click();
  await page.getByRole('heading', { level: 2, name: `${FILLERS + 4} annonser` }).waitFor();
  expect(await page.getByLabel('Region (län)').inputValue()).toBe('');

  await page.getByRole('combobox', { name: 'Sortera' }).selectOption('Dyrast först');
  await expect.poll(() => titles(page).then(([first]) => first)).toBe('Ögla till nät');
  await page.getByRole('link', { name: 'Nästa' }).click();
  await page.getByText('Sida 2').waitFor();
  await expect.poll(() => page.evaluate('scrollY')).toBe(0);
  const second = await titles(page);
  expect(second).toHaveLength(FILLERS + 4 - 24);
  await page.reload();
  expect(await titles(page)).toEqual(second);
  await page.getByRole('link', { name: 'Föregående' }).click();
  await expect.poll(() => titles(page).then(([first]) => first)).toBe('Ögla till nät');
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(second);
  expect(pageErrors).toEqual([]);
});

it('on a phone, going back from an ad restores the scroll position, and filters are in a sheet with a hit count', async () => {
  const { page, pageErrors } = await openList('', { viewport: phone, hasTouch: true });
  await page.evaluate('scrollTo(0, 1200)');
  await expect.poll(() => page.evaluate('scrollY')).toBe(1200);
  const ad = page.locator('.ad-card').nth(8).getByRole('link');
  const title = await ad.innerText();
  await ad.click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(await page.evaluate('scrollY')).toBe(0);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Marknadsplats' }).waitFor();
  await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(800);

  await page.evaluate('scrollTo(0, 0)');
  await page.getByRole('button', { name: 'Filter' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await choose(page, 'Kläder');
  await sheet.getByRole('button', { name: 'Visa 1 annons' }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Filter (1)' }).waitFor();
  expect(pageErrors).toEqual([]);
});

it('the list applies what was typed and selected before hydration', async () => {
  const { page, pageErrors } = await site.visit({ viewport: { width: 1440, height: 900 } });
  const script = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto('/marketplace', { waitUntil: 'commit' });
  await searchBox(page).fill('jordan');
  await page.getByLabel('Region (län)').selectOption('Skåne');
  await choose(page, 'Basketskor');
  script.resolve();
  await waitForHydration(page);
  await expect.poll(() => new URL(page.url()).search).toContain('search=jordan');
  await expect.poll(() => decodeURIComponent(page.url())).toMatch(/region=Skåne/);
  await expect.poll(() => page.url()).toContain('category=Basketskor');
  expect(await searchBox(page).inputValue()).toBe('jordan');
  expect(pageErrors).toEqual([]);
});

it('the list works as a plain form without JavaScript', async () => {
  const { page } = await site.visit({ javaScriptEnabled: false });
  await page.goto('/marketplace?view=list');
  await page.getByRole('checkbox', { name: 'Basketboll' }).check();
  await page.getByRole('checkbox', { name: 'Kläder' }).check();
  await page.getByRole('switch', { name: 'Dölj sålda' }).uncheck();
  await searchBox(page).fill('boll');
  await page.getByRole('button', { name: 'Visa annonser' }).click();
  expect(await titles(page)).toEqual(['Reserverad boll', 'Såld boll']);
  await page.getByRole('link', { name: 'Ta bort filtret Kläder' }).waitFor();
  expect(new URL(page.url()).searchParams.get('view')).toBe('list');
});

it('search engines index filtered lists, but not searches', async () => {
  const filtered = await html('/marketplace?view=list&category=Kl%C3%A4der&sort=dearest');
  expect(filtered).toContain(
    `<link rel="canonical" href="${site.address}/marketplace?category=Kl%C3%A4der"/>`,
  );
  expect(await html('/marketplace?search=jordan')).toContain('<meta name="robots" content="noindex"/>');
});

it('adding a favourite asks for sign-in, is synced with another tab, and is cleared by signing out', async () => {
  const { page, pageErrors } = await openList();
  await heartOf(page, 'Matchtröja').click();
  await toast(page, 'Du måste vara inloggad för att spara favoriter').waitFor();
  await signInByDialog(page, buyer);
  await toast(page, 'Tillagd i favoriter').waitFor();
  await expect.poll(() => isPressed(heartOf(page, 'Matchtröja'))).toBe('true');
  await heartOf(page, 'Matchtröja').click();
  await toast(page, 'Borttagen från favoriter').waitFor();
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => isPressed(heartOf(page, 'Matchtröja'))).toBe('false');

  const other = await page.context().newPage();
  await other.goto(page.url());
  await waitForHydration(other);
  await heartOf(page, 'Matchtröja').click();
  await toast(page, 'Tillagd i favoriter').waitFor();
  await heartOf(other, 'Matchtröja').click();
  await toast(other, 'Favorit uppdaterad').waitFor();
  await heartOf(page, 'Matchtröja').click();
  await toast(page, 'Borttagen från favoriter').waitFor();
  await heartOf(other, 'Matchtröja').click();
  await other.getByText('Favorit uppdaterad').nth(1).waitFor();
  expect(await isPressed(heartOf(other, 'Matchtröja'))).toBe('false');
  await other.close();

  await heartOf(page, 'Jordan 1 storlek 43').click();
  await expect.poll(() => isPressed(heartOf(page, 'Jordan 1 storlek 43'))).toBe('true');
  await page.getByRole('button', { name: /^Konto/ }).click();
  await page.getByRole('menuitem', { name: 'Logga ut' }).click();
  await toast(page, 'Du har loggats ut').waitFor();
  await expect.poll(() => isPressed(heartOf(page, 'Jordan 1 storlek 43'))).toBe('false');
  expect(pageErrors).toEqual([]);
});

it('an ad shows facts and pictures, is shared by its address, shows contact details to users who sign in, and links to related ads; a missing one shows an error', async () => {
  const source = await html(`/ad/${ids.get('Jordan 1 storlek 43')}`);
  expect(source).not.toContain(PHONE_NUMBER);
  expect(source).not.toContain(SELLER_EMAIL);
  const { page, pageErrors } = await openList('', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByRole('link', { name: 'Jordan 1 storlek 43' }).click();
  await page.getByRole('heading', { level: 1, name: 'Jordan 1 storlek 43' }).waitFor();
  const main = page.getByRole('main');
  await expect.poll(() => main.innerText()).toContain('Hämtas i <b>Lund</b>.');
  await main.getByText(ids.get('Jordan 1 storlek 43')?.slice(0, 8) ?? '', { exact: true }).waitFor();
  await main.getByText(/^\d+ dagar sedan$/).waitFor();
  await main.getByText('Inga omdömen än').waitFor();
  await main.getByRole('heading', { name: 'Handla tryggt' }).waitFor();
  const headings = await main.getByRole('heading').allTextContents();
  // The item is described before the seller.
  expect(headings.slice(1, 5)).toEqual(['Beskrivning', 'Om annonsen', 'Säljaren', 'Handla tryggt']);
  expect(await main.getByText('Verifierad').count()).toBe(0);
  expect(await page.title()).toMatch(/^Jordan 1 storlek 43, 1.250.kr · Baskettorget$/);

  const thumbnail = page.getByRole('button', { name: 'Visa bild 2' });
  await thumbnail.click();
  await expect.poll(() => thumbnail.getAttribute('aria-current')).toBe('true');
  await page.getByRole('link', { name: 'Förstora bild 2 av 2' }).click();
  const viewer = page.getByRole('dialog', { name: 'Bilder: Jordan 1 storlek 43' });
  await viewer.getByText('Bild 2 av 2', { exact: true }).waitFor();
  await viewer.getByRole('button', { name: 'Föregående bild' }).click();
  await viewer.getByText('Bild 1 av 2', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Dela', exact: true }).click();
  await toast(page, 'Länken kopierad till urklipp').waitFor();
  const address = `${site.address}/ad/${ids.get('Jordan 1 storlek 43')}`;
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(address);

  await showContactDetails(page);

  await page.goto(`/ad/${ids.get('Handduk 1')}`);
  await waitForHydration(page);
  const like = page.locator('section', { has: page.getByRole('heading', { name: 'Liknande annonser' }) });
  await like.getByRole('link').first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.url()).not.toContain(ids.get('Handduk 1') ?? '');
  expect(pageErrors).toEqual([]);

  // A missing ad shows 404, as does a pending one to other users.
  for (const id of ['00000000-0000-4000-8000-000000000000', ids.get('Väntande boll')]) {
    expect((await page.request.get(`/ad/${id}`)).status()).toBe(404);
  }
  expect((await page.goto('/ad/nonsense'))?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Annons hittades inte' }).waitFor();
  await expectTexts(page, 'Den kan vara såld, borttagen eller inte granskad än.');
  await page.getByRole('link', { name: 'Till marknadsplatsen' }).click();
  await page.waitForURL('**/marketplace');
});

/** Of the ad "Jordan 1 storlek 43", on its page. */
async function showContactDetails(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Skicka meddelande', exact: true }).click();
  await toast(page, 'Du måste vara inloggad för att skicka meddelanden').waitFor();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // The toast may be gone again when a click on a busy machine has ended.
  const reason = toast(page, 'Du måste vara inloggad för att se telefonnummer').waitFor();
  await Promise.all([reason, page.getByRole('button', { name: 'Visa telefonnummer' }).click()]);
  await signInByDialog(page, buyer);
  const number = page.getByRole('link', { name: PHONE_NUMBER });
  await number.waitFor();
  expect(await number.getAttribute('href')).toBe('tel:0701234567');
  await page.getByRole('button', { name: 'Visa e-post' }).click();
  expect(await page.getByRole('link', { name: SELLER_EMAIL }).getAttribute('href')).toBe(
    `mailto:${SELLER_EMAIL}?subject=${encodeURIComponent('Angående: Jordan 1 storlek 43')}`,
  );
  await page.getByRole('button', { name: 'Skicka meddelande', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Kontakta säljaren' });
  await dialog.getByText('Jordan 1 storlek 43').waitFor();
  await dialog.getByText('Säljaren ser hur många som har tittat, men inte vilka.').waitFor();
  await dialog.getByRole('button', { name: 'Visa e-post' }).click();
  await dialog.getByRole('link', { name: SELLER_EMAIL }).waitFor();
  await dialog.getByRole('button', { name: 'Visa telefonnummer' }).click();
  await dialog.getByRole('link', { name: PHONE_NUMBER }).waitFor();
}

function day(n: number): Date {
  return new Date(Date.UTC(2026, 4, n, 12));
}

function fillers(): Partial<TestAd>[] {
  return Array.from({ length: FILLERS }, (_, n) => ({
    title: `Handduk ${n + 1}`,
    category: 'Övrigt',
    price: 500 + n,
    created_at: new Date(Date.UTC(2026, 3, 1, 12, n)),
  }));
}

async function givePictures(title: string): Promise<void> {
  const { page } = await site.visit();
  await site.signIn(page, buyer);
  const file = {
    name: 'skor.jpg',
    mimeType: 'image/jpeg',
    buffer: await makeJpeg({ width: 400, height: 300 }),
  };
  for (const position of [0, 1]) {
    const response = await page.request.post('/api/pictures', { multipart: { file } });
    const { id } = (await response.json()) as { id: string };
    await site.database.pool.query('update ad_pictures set ad_id = $2, position = $3 where id = $1', [
      id,
      ids.get(title),
      position,
    ]);
  }
  await page.context().close();
}

type Options = Parameters<Site['visit']>[0];

async function openList(query = '', options: Options = {}) {
  const visit = await site.visit({ viewport: { width: 1440, height: 900 }, ...options });
  await visit.page.goto(`/marketplace${query}`);
  await waitForHydration(visit.page);
  return visit;
}

function searchBox(page: Page): Locator {
  // Found by its label, because its role changes when suggestions are shown.
  return page.getByLabel('Sök bland annonser', { exact: true });
}

async function choose(page: Page, option: string): Promise<void> {
  await filterChoice(page, option).click();
}

function filterChoice(page: Page, option: string): Locator {
  return page.locator('.filter-choice').filter({ hasText: new RegExp(`^${option}\\d*\\+?$`) });
}

async function backgroundOf(page: Page, option: string): Promise<string> {
  return filterChoice(page, option).evaluate((label) => getComputedStyle(label).backgroundColor);
}

async function titles(page: Page): Promise<string[]> {
  return page.locator('.ad-card h3').allInnerTexts();
}

async function isPressed(button: Locator): Promise<string | null> {
  return button.getAttribute('aria-pressed');
}

async function html(path: string): Promise<string> {
  const response = await fetch(`${site.address}${path}`);
  return response.text();
}
