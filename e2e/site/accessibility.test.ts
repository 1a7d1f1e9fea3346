// Accessibility of each kind of page in light and dark mode, on narrow and wide screens, without horizontal scrolling. A page
// is left out if others here have all its components; dialogs, and lists with content, are checked in the journeys that open them.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAds } from '../../server/testing/samples/sample-ads.ts';
import { waitForHydration } from '../support/hydration.ts';
import { findViolationsInAllViews } from '../support/axe.ts';
import { openSite, type Site, type Visit } from '../support/site.ts';
import { type Account, admin, register } from '../support/users.ts';

let site: Site;
/** One browser context for all users: a later page finds the site's scripts in the browser's cache. */
let visit: Visit;
let seller: Account;
let adId: string;
let sellerId: string;

beforeAll(async () => {
  site = await openSite();
  seller = await register(site, 'Ebba Säljare');
  const { pool } = site.database;
  const { rows } = await pool.query<{ id: string }>('select id from profiles where email = $1', [
    seller.email,
  ]);
  sellerId = rows[0]?.id ?? '';
  const ads = await insertAds(site.database, sellerId, [
    { title: 'Jordan 1 storlek 43', description: 'Knappt använda.', shows_email: true, is_featured: true },
    { title: 'Reserverad boll', category: 'Basketboll', sale_state: 'reserved' },
    { title: 'Specialidrottsföreningsutrustningsförvaringsskåp', status: 'pending' },
    { title: 'Avvisad', status: 'rejected' },
  ]);
  adId = ads[0] ?? '';
  await pool.query(
    `insert into mails (kind, recipient, subject, html, body, status, reason)
     values ('hello', 'asa@exempel.se', 'Hej', 'Hej', 'Hej', 'held', null),
            ('hello', 'asa@exempel.se', 'Hej', 'Hej', 'Hej', 'failed', '550 No such user here')`,
  );
  // Shortens the lists that staff edit, because axe takes seconds for a table of all rows.
  await pool.query('delete from brands where id > 5');
  await pool.query('delete from search_synonyms where id > 5');
  visit = await site.visit();
});
afterAll(() => site.close());

async function checkPages(page: Page, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await waitForHydration(page);
    await check(page);
  }
}

/** Follows links to these addresses on a page that is checked already: a page load costs as much as its check. */
async function checkLinkedPages(page: Page, links: Locator, addresses: string[]): Promise<void> {
  const headline = page.getByRole('heading', { level: 1 }).first();
  for (const address of addresses) {
    const before = await headline.textContent();
    await links
      .and(page.locator(`[href="${address}"]`))
      .first()
      .click();
    await page.waitForURL((url) => url.pathname + url.search === address);
    await expect.poll(() => headline.textContent()).not.toBe(before);
    await check(page);
  }
}

async function check(page: Page): Promise<void> {
  const violations = await findViolationsInAllViews(page);
  const { pathname, search } = new URL(page.url());
  expect({ address: pathname + search, violations }).toEqual({ address: pathname + search, violations: [] });
}

it('accessible to visitors, also signing in', async () => {
  const { page, pageErrors } = visit;
  await checkPages(page, ['/']);
  await checkLinkedPages(page, page.getByRole('contentinfo').getByRole('link'), [
    '/about',
    '/faq',
    '/support',
    '/privacy',
    '/cookies',
    '/marketplace',
  ]);
  await checkLinkedPages(page, page.getByRole('main').getByRole('link'), [`/ad/${adId}`, `/u/${sellerId}`]);
  await checkPages(page, [
    '/contact',
    '/marketplace?view=list&category=Basketboll',
    '/finns-inte',
    '/profile',
  ]);

  await page.getByRole('main').getByRole('button', { name: 'Logga in' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'E-post' }).waitFor();
  await check(page);
  expect(unexpected(pageErrors)).toEqual([]);
});

it('fits a narrow screen at 200 % text size, shows each tab stop and forced colours, does not move under reduced motion', async () => {
  const { page, pageErrors } = visit;
  await page.emulateMedia({ colorScheme: 'light' });
  for (const address of ['/marketplace', '/forum', `/ad/${adId}`]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address);
    await waitForHydration(page);
    if (address === '/forum') await page.getByText('Nya kommentarer').waitFor();
    // The header and the footer are the same on the other pages.
    const isFirst = address === '/marketplace';
    if (!isFirst) await page.getByRole('main').evaluate((main) => main.focus());
    const stops = await tabThrough(page, isFirst ? 'body' : 'main');
    expect(stops.length).toBeGreaterThan(isFirst ? 20 : 5);
    expect({ address, unseen: stops.filter((stop) => !stop.isSeen) }).toEqual({ address, unseen: [] });
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);

    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(async () => ({ address, width: await width() })).toEqual({ address, width: 320 });
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/marketplace');
  await page.emulateMedia({ forcedColors: 'active' });
  const outlines = await page
    .locator('[aria-current="page"], [aria-pressed="true"]')
    .filter({ visible: true })
    .evaluateAll((chosen) => chosen.map((element) => getComputedStyle(element).outlineStyle));
  expect([...new Set(outlines)]).toEqual(['solid']);
  await page.emulateMedia({ forcedColors: 'none' });
  expect(unexpected(pageErrors)).toEqual([]);
});

interface Stop {
  html: string;
  isSeen: boolean;
}

/**
 * Presses Tab until the focus leaves the part of the page or returns. The outline of a focused card is that of a pseudo-element of its link.
 */
async function tabThrough(page: Page, part: 'body' | 'main'): Promise<Stop[]> {
  const stops = new Map<string, Stop>();
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate((within) => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || !focused.closest(within)) return null;
      const isOutlined = [undefined, '::before', '::after'].some(
        (pseudo) => getComputedStyle(focused, pseudo).outlineStyle !== 'none',
      );
      const field = focused.closest('label') ?? focused.parentElement ?? focused;
      const { top, bottom } = focused.getBoundingClientRect();
      const isInView = bottom > 0 && top < window.innerHeight;
      const path: number[] = [];
      for (let node: Element | null = focused; node?.parentElement; node = node.parentElement)
        path.unshift([...node.parentElement.children].indexOf(node));
      return {
        id: path.join(),
        html: focused.outerHTML.slice(0, 120),
        isSeen: isInView && (isOutlined || getComputedStyle(field).outlineStyle !== 'none'),
      };
    }, part);
    if (!stop || stops.has(stop.id)) return [...stops.values()];
    stops.set(stop.id, stop);
  }
}

it('accessible to members', async () => {
  const { page, pageErrors } = visit;
  await site.signIn(page, seller);
  await page.goto('/profile');
  await waitForHydration(page);
  for (const panel of ['Dina uppgifter', 'Mina enheter', 'Byt lösenord'])
    await page.getByRole('heading', { name: panel }).click();
  await page.getByRole('heading', { name: 'Radera kontot' }).waitFor();
  await check(page);
  await page.getByRole('tab', { name: 'Favoriter' }).click();
  await page.getByRole('heading', { name: 'Sparade annonser' }).waitFor();
  await check(page);
  await checkPages(page, [`/edit-ad/${adId}`]);
  expect(unexpected(pageErrors)).toEqual([]);
});

it('accessible to staff', async () => {
  const { page, pageErrors } = visit;
  await site.signIn(page, admin);
  await checkPages(page, ['/admin']);
  await checkLinkedPages(page, page.locator('aside').getByRole('link'), [
    '/admin/users',
    '/admin/messages',
    '/admin/reports',
    '/admin/audit-log',
    '/admin/ads',
    '/admin/categories',
    '/admin/contact-messages',
    '/admin/synonyms',
    '/admin/page-settings',
    '/admin/settings',
    '/admin/security',
    '/admin/mail',
  ]);
  await checkPages(page, ['/admin/static-pages?page=terms']);
  expect(unexpected(pageErrors)).toEqual([]);
});

/** Missing pages are checked too. */
function unexpected(pageErrors: string[]): string[] {
  return pageErrors.filter((error) => !error.includes('status of 404'));
}
