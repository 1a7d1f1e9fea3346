// The home page and the frame of every page: navigation, search, missing and failed pages.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAds, insertPerson } from '../../server/testing/samples/sample-ads.ts';
import { insertTournamentRow } from '../../server/testing/samples/sample-tournament-queries.ts';
import { waitForHydration } from '../support/hydration.ts';
import { heartOf } from '../support/ad-card.ts';
import { openSite, type Site } from '../support/site.ts';
import { admin, signInByDialog } from '../support/users.ts';

const phone = { width: 390, height: 844 };

let site: Site;

beforeAll(async () => {
  site = await openSite();
  const seller = await insertPerson(site.database, { email: 'seller@exempel.se', name: 'Säljare' });
  await insertAds(site.database, seller, [
    { title: 'Matchtröja', is_featured: true },
    { title: 'Väntar på granskning', status: 'pending' },
  ]);
  await insertTournamentRow(site.database);
});
afterAll(() => site.close());

// Must run first: once rendered, the page is cached and shown even without the database.
it('the home page is shown without a part that could not be loaded, which the browser loads again', async () => {
  const { page, pageErrors } = await site.visit();
  await site.database.pool.query('alter table ads rename to ads_away');
  const response = await page.goto('/');
  await site.database.pool.query('alter table ads_away rename to ads');
  expect(response?.status()).toBe(200);
  await page.getByRole('heading', { level: 1, name: /^Skorna du växt ur/ }).waitFor();
  expect(await page.getByRole('navigation', { name: 'Huvudmeny' }).count()).toBe(1);
  await page.getByRole('link', { name: 'Matchtröja' }).waitFor();
  // React's error 418 would be a hydration mismatch.
  expect(pageErrors.join('\n')).not.toContain('#418');
});

it('navigation changes the page without a reload, is announced, and moves the focus to the content', async () => {
  const { page, pageErrors } = await site.visit();
  await page.goto('/');
  await waitForHydration(page);
  await page.evaluate('window.isSameDocument = true');
  const menu = page.getByRole('navigation', { name: 'Huvudmeny' });
  await menu.getByRole('link', { name: 'Forum' }).click();
  await page.getByRole('heading', { level: 1, name: /Forum/ }).waitFor();
  expect(await menu.getByRole('link', { name: 'Forum' }).getAttribute('aria-current')).toBe('page');
  expect(await menu.locator('[aria-current]').count()).toBe(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Om oss' }).click();
  await page.locator('[aria-live]', { hasText: 'Om oss · Baskettorget' }).waitFor();
  const isMainFocused = () => page.getByRole('main').evaluate((main) => main.matches(':focus'));
  await expect.poll(isMainFocused).toBe(true);
  expect(await page.evaluate('window.isSameDocument')).toBe(true);

  await page.goto('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(isMainFocused).toBe(true);
  const box = page.getByLabel('Sök bland annonserna');
  await box.fill('skor å ä ö');
  await box.press('Enter');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/marketplace');
  expect(new URL(page.url()).searchParams.get('search')).toBe('skor å ä ö');
  expect(pageErrors).toEqual([]);
});

it.each([
  ['a thumb', true, 44],
  ['a mouse', false, 36],
])('small links are high enough for %s on a tablet', async (_pointer, isTouched, height) => {
  const { page } = await site.visit({
    viewport: { width: 820, height: 1180 },
    hasTouch: isTouched,
    isMobile: isTouched,
  });
  await page.goto('/about');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Villkor' });
  expect((await link.boundingBox())?.height).toBe(height);
});

it.each([
  ['a policy', '/terms', 'Gäller ett beslut dig får du veta'],
  ['an answer', '/faq#hur-handlar-jag-tryggt', 'Träffas där det finns folk'],
])('a long paragraph of %s has 65 to 75 characters a row', async (_of, address, text) => {
  const { page } = await site.visit({ viewport: { width: 1440, height: 900 } });
  await page.goto(address);
  const rows = await page.getByText(text).evaluate(charactersByRow);
  // The last row may be half empty.
  const full = rows.slice(0, -1);
  const mean = full.reduce((sum, count) => sum + count, 0) / full.length;
  expect(mean).toBeLessThanOrEqual(75);
  expect(mean).toBeGreaterThanOrEqual(65);
});

it('the footer is below the screen while a page loads', async () => {
  const { page } = await site.visit({ viewport: phone });
  await page.goto('/privacy');
  await waitForHydration(page);
  const release = Promise.withResolvers<void>();
  await page.route('**/api/static-pages/terms', async (route) => {
    await release.promise;
    await route.continue();
  });
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Användarvillkor' }).click();
  await page.getByText('Laddar sidan').waitFor();
  const offset = await footer.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  expect(offset).toBeGreaterThanOrEqual(phone.height);
  release.resolve();
  await page.getByRole('heading', { level: 1, name: 'Användarvillkor' }).waitFor();
});

it('a phone keeps its bottom bar, starts each page at the top, and restores the scroll position when going back', async () => {
  const { page, pageErrors } = await site.visit({ viewport: phone });
  await page.goto('/privacy');
  await waitForHydration(page);
  await page.evaluate('window.scrollTo(0, 900)');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Användarvillkor' }).click();
  await page.getByRole('heading', { level: 1, name: 'Användarvillkor' }).waitFor();
  await expect.poll(() => page.evaluate('window.scrollY')).toBe(0);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Integritetspolicy' }).waitFor();
  await expect.poll(() => page.evaluate('window.scrollY')).toBeGreaterThan(0);
  const bar = page.getByRole('navigation', { name: 'Snabbmeny' });
  await bar.getByRole('link', { name: 'Skapa annons' }).click();
  await page.waitForURL('**/create-ad');
  await bar.getByRole('button', { name: 'Mer' }).click();
  await page
    .getByRole('navigation', { name: 'Fler sidor' })
    .getByRole('link', { name: 'Föreningar' })
    .click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/associations');
  expect(pageErrors).toEqual([]);
});

it('without JavaScript the site shows what requires it; reading, links and search work', async () => {
  const html = await (await fetch(site.address)).text();
  expect(html).toMatch(/<noscript>.*Slå på JavaScript i webbläsaren.*<\/noscript>/);
  const { page } = await site.visit({ javaScriptEnabled: false });
  await page.goto('/');
  expect(await page.getByRole('main').getByRole('link', { name: 'Matchtröja' }).count()).toBe(1);
  await page.getByRole('searchbox').fill('boll');
  await page.getByRole('button', { name: 'Sök', exact: true }).click();
  expect(new URL(page.url()).searchParams.get('search')).toBe('boll');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vanliga frågor' }).click();
  await page.getByText('Kostar det något?').click();
  expect(await page.getByText('Nej. Det kostar ingenting').isVisible()).toBe(true);
  await page.getByText('Måste jag ha ett konto?').click();
  expect(await page.getByText('Nej. Det kostar ingenting').isVisible()).toBe(false);
  await page.goto('/faq#hur-betalar-jag');
  expect(await page.getByText('Köpare och säljare kommer själva överens').isVisible()).toBe(true);
  await page.getByRole('searchbox').fill('swish');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/faq?search=swish');
  expect(await page.locator('details[name="vanliga-fragor"]').count()).toBe(1);
  await page.goto('/tournaments');
  await page.getByText('Så prenumererar du').click();
  expect(await page.getByText(`${site.address}/tournaments.ics`).isVisible()).toBe(true);
  expect(await page.getByText('Kopiera', { exact: true }).isVisible()).toBe(false);
});

it('the questions are printed with all answers, and the dark bands as dark text on paper', async () => {
  const { page } = await site.visit({ colorScheme: 'dark' });
  await page.goto('/faq');
  expect(await page.getByText('Nej. Det kostar ingenting').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByText('Nej. Det kostar ingenting').isVisible()).toBe(true);
  expect(await page.getByText('Köpare och säljare kommer själva överens').isVisible()).toBe(true);
  await page.goto('/about');
  const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  const heading = page.getByRole('heading', { level: 1 });
  expect(await heading.evaluate((element) => getComputedStyle(element).color)).toBe(ink);
  // The court of the band would cross the heading, and is not wanted on paper.
  expect(await page.locator('main svg[viewBox="0 0 1500 1400"]').isVisible()).toBe(false);
});

it('an unknown address below a page answers 404 and links home, and an old path redirects', async () => {
  const { page, pageErrors } = await site.visit();
  await page.goto('/clubs');
  expect(new URL(page.url()).pathname).toBe('/associations');
  const { rows } = await site.database.pool.query<{ id: string }>('select id from profiles limit 1');
  expect((await page.goto(`/u/${rows[0]?.id}/mer`))?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Oops! Page not found' }).waitFor();
  await waitForHydration(page);
  await page.getByText('Bollen gick utanför linjen').waitFor();
  expect(await page.title()).toBe('Sidan finns inte · Baskettorget');
  await page.getByRole('main').getByRole('link', { name: 'Till startsidan' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(pageErrors.filter((error) => !error.includes('404'))).toEqual([]);
});

it('adding a favourite on the home page asks for sign-in, and is dropped when that is cancelled; the bar of staff has one row', async () => {
  const { page, pageErrors } = await site.visit();
  await page.goto('/');
  await waitForHydration(page);
  expect(await page.getByText('Väntar på granskning').count()).toBe(0);
  const heart = heartOf(page, 'Matchtröja');
  await heart.click();
  await page.getByText('Du måste vara inloggad för att spara favoriter').first().waitFor();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await heart.getAttribute('aria-pressed')).toBe('false');
  await heart.click();
  await signInByDialog(page, admin);
  await page.getByText('Tillagd i favoriter').waitFor();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  expect(await page.getByText('Inloggning lyckades!').count()).toBe(1);
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: /Notiser/ }).waitFor();
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  for (const width of [1360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await bar.boundingBox())?.height).toBeLessThan(80);
  }
  expect(pageErrors).toEqual([]);
});

/** Runs in the page: the number of characters in each row of a paragraph without markup. */
function charactersByRow(paragraph: HTMLElement): number[] {
  const range = document.createRange();
  const rows = new Map<number, number>();
  for (const part of paragraph.childNodes) {
    // React separates texts by comments.
    if (part.nodeType !== Node.TEXT_NODE) continue;
    for (let at = 0; at < (part.textContent?.length ?? 0); at += 1) {
      range.setStart(part, at);
      range.setEnd(part, at + 1);
      const { top } = range.getBoundingClientRect();
      rows.set(top, (rows.get(top) ?? 0) + 1);
    }
  }
  return [...rows.values()];
}
