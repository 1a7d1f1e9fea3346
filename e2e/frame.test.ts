// What stands around every page: ways, places, closed doors and missing pages.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untilAwake } from './awake.ts';
import { breachesOn } from './axe.ts';
import { ADMIN, openSite, type Site } from './harness.ts';
import { admin, signIn } from './people.ts';

/** A colour in the middle of its fading in is no colour to be judged. */
const ANIMATIONS_DONE =
  'Promise.all(document.getAnimations().map((animation) => animation.finished)).then(() => undefined)';
const phone = { width: 390, height: 844 };

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe('the ways around', () => {
  it('marks where one is, and changes page without a reload', async () => {
    const { page, faults } = await site.visit();
    await page.goto('/');
    await page.evaluate('window.isSameDocument = true');
    const menu = page.getByRole('navigation', { name: 'Huvudmeny' });
    await menu.getByRole('link', { name: 'Forum' }).click();
    await page.getByRole('heading', { level: 1, name: /Forum/ }).waitFor();
    expect(await menu.getByRole('link', { name: 'Forum' }).getAttribute('aria-current')).toBe('page');
    expect(await menu.locator('[aria-current]').count()).toBe(1);
    expect(await page.evaluate('window.isSameDocument')).toBe(true);
    expect(faults).toEqual([]);
  });

  it('keeps Skapa annons one tap away on a phone, however far down one is', async () => {
    const { page } = await site.visit({ viewport: phone });
    await page.goto('/privacy');
    await page.evaluate('window.scrollTo(0, 1500)');
    const bar = page.getByRole('navigation', { name: 'Snabbmeny' });
    await bar.getByRole('link', { name: 'Skapa annons' }).click();
    await page.waitForURL('**/create-ad');
    await bar.getByRole('button', { name: 'Mer' }).click();
    await page
      .getByRole('navigation', { name: 'Fler sidor' })
      .getByRole('link', { name: 'Föreningar' })
      .click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/associations');
  });

  it('begins each new page at its top, and goes back to where one was', async () => {
    const { page } = await site.visit({ viewport: phone });
    await page.goto('/privacy');
    await page.evaluate('window.scrollTo(0, 900)');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Användarvillkor' }).click();
    await page.getByRole('heading', { level: 1, name: 'Användarvillkor' }).waitFor();
    await expect.poll(() => page.evaluate('window.scrollY')).toBe(0);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Integritetspolicy' }).waitFor();
    await expect.poll(() => page.evaluate('window.scrollY')).toBeGreaterThan(0);
  });

  it.each([1280, 1440])('stands in one row at %d px, also with all that staff see in it', async (width) => {
    const { page } = await site.visit({ viewport: { width, height: 800 } });
    await signIn(page, admin);
    await page.goto('/faq');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Notiser/ })
      .waitFor();
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    const bar = await page.getByRole('banner').boundingBox();
    expect(bar?.height).toBeLessThan(80);
  });

  it('tells a screen reader of the new page, and begins the keyboard at its content', async () => {
    const { page } = await site.visit();
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Om oss' }).click();
    await page.locator('[aria-live]', { hasText: 'Om oss · Baskettorget' }).waitFor();
    await expect.poll(() => page.getByRole('main').evaluate((main) => main.matches(':focus'))).toBe(true);
  });

  it('lets the keyboard past the bars', async () => {
    const { page } = await site.visit();
    await page.goto('/faq');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('main').evaluate((main) => main.matches(':focus'))).toBe(true);
  });

  it('searches from the home page', async () => {
    const { page } = await site.visit();
    await page.goto('/');
    const box = page.getByRole('searchbox', { name: 'Sök bland annonserna' });
    await box.fill('skor å ä ö');
    await box.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/marketplace');
    expect(new URL(page.url()).searchParams.get('search')).toBe('skor å ä ö');
  });
});

describe('without script', () => {
  it('says what needs it', async () => {
    const html = await (await fetch(site.address)).text();
    expect(html).toMatch(/<noscript>.*Slå på JavaScript i webbläsaren.*<\/noscript>/);
  });

  it('reads, leads on and searches', async () => {
    const { page } = await site.visit({ javaScriptEnabled: false });
    await page.goto('/');
    await page.getByRole('searchbox').fill('boll');
    await page.getByRole('button', { name: 'Sök', exact: true }).click();
    expect(new URL(page.url()).searchParams.get('search')).toBe('boll');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Vanliga frågor' }).click();
    await page.getByText('Kostar det något?').click();
    expect(await page.getByText('Nej. Det kostar ingenting').isVisible()).toBe(true);
    await page.getByText('Måste jag ha ett konto?').click();
    expect(await page.getByText('Nej. Det kostar ingenting').isVisible()).toBe(false);
  });
});

describe('a page that is not there', () => {
  it('answers 404 with the sentence, a Swedish line and the way home', async () => {
    const { page } = await site.visit();
    const answer = await page.goto('/finns-inte');
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Oops! Page not found' }).waitFor();
    await page.getByText('Bollen gick utanför linjen').waitFor();
    expect(await page.title()).toBe('Sidan finns inte · Baskettorget');
    await page.getByRole('main').getByRole('link', { name: 'Till startsidan' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  it.each(['ads', 'profiles'])('nor is what goes on after an address of one of the %s', async (table) => {
    const { rows } = await site.database.pool.query<{ id: string }>(`select id from ${table} limit 1`);
    const { page, faults } = await site.visit();
    const answer = await page.goto(`/${table === 'ads' ? 'ad' : 'u'}/${rows[0]?.id}/mer`);
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Oops! Page not found' }).waitFor();
    await untilAwake(page);
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
  });
});

describe('a section with a switch', () => {
  it.each(['/forum', '/news', '/tournaments', '/associations'])(
    '%s says why it is closed',
    async (address) => {
      await setPage(address.slice(1), false, 'Vi målar om linjerna.');
      const { page, faults } = await site.visit();
      await page.goto(address);
      await page.getByRole('heading', { level: 1, name: /tillfälligt stängt/ }).waitFor();
      await page.getByText('Vi målar om linjerna.').waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Till startsidan' }).click();
      await page.waitForURL((url) => url.pathname === '/');
      expect(faults).toEqual([]);
    },
  );

  it.each(['/forum', '/news', '/tournaments', '/associations'])(
    '%s is honest when opened early',
    async (address) => {
      await setPage(address.slice(1), true, '');
      const { page } = await site.visit();
      await page.goto(address);
      await page.getByRole('heading', { level: 2, name: 'Inget här än' }).waitFor();
      expect(await page.getByText('publicerade än').count()).toBe(1);
    },
  );

  it('is found under its old name, which leaves no trace in the history', async () => {
    const { page } = await site.visit();
    await page.goto('/faq');
    await page.goto('/clubs');
    expect(new URL(page.url()).pathname).toBe('/associations');
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/faq');
  });
});

describe('the pages of help', () => {
  it.each([
    ['/faq', 'Support & Hjälp'],
    ['/support', 'Inom 24 timmar'],
    ['/contact', '24-48 timmar'],
  ])('%s says %s', async (path, sentence) => {
    const { page, faults } = await site.visit();
    await page.goto(path);
    await page.getByRole('main').getByText(sentence, { exact: true }).first().waitFor();
    expect(faults).toEqual([]);
  });
});

describe('every page of the frame', () => {
  const pages = [
    '/',
    '/about',
    '/privacy',
    '/terms',
    '/cookies',
    '/faq',
    '/support',
    '/contact',
    '/forum',
    '/finns-inte',
  ];

  it.each(pages)('%s keeps nobody out, in light and dark, and fits 320 px', async (address) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await site.visit({ colorScheme, viewport: { width: 320, height: 640 } });
      await page.goto(address);
      expect(await breachesOn(page)).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
    }
  });

  it.each(['sign-in', 'register'])('the dialog (%s) keeps nobody out', async (tab) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await site.visit({ colorScheme, viewport: { width: 320, height: 640 } });
      await page.goto('/');
      await page.getByRole('banner').getByRole('button', { name: 'Logga in' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      if (tab === 'register') {
        await dialog.getByRole('tab', { name: 'Registrera' }).click();
        await dialog.getByRole('group').locator('[aria-pressed]').first().waitFor();
      }
      await page.evaluate(ANIMATIONS_DONE);
      expect(await breachesOn(page)).toEqual([]);
    }
  });
});

function overflowOf(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
}

/** As the back office does it: the page cache of the server under test hears of it. */
async function setPage(pageName: string, isEnabled: boolean, message: string): Promise<void> {
  const signedIn = await fetch(`${site.address}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.address },
    body: JSON.stringify(ADMIN),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const saved = await fetch(`${site.address}/api/admin/page-settings/${pageName}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', origin: site.address, cookie },
    body: JSON.stringify({ isEnabled, disabledMessage: message }),
  });
  expect(saved.status).toBe(200);
}
