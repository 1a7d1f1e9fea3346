// The back office's frame: who enters, the sidebar that remembers, the overview, and pages that fail.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { insertAds, insertPerson } from '../server/testing/sample-ads.ts';
import { untilAwake } from './awake.ts';
import { breachesOn } from './axe.ts';
import { ADMIN, openSite, type Site } from './harness.ts';
import { type Account, endSessions, register, signIn, signInByDialog } from './people.ts';

const OPEN = '16rem';
const FOLDED = '3rem';
const admin: Account = { name: 'Superadmin', ...ADMIN };
const everyPage = [
  '/admin',
  '/admin/users',
  '/admin/messages',
  '/admin/ads',
  '/admin/ads/new',
  '/admin/categories',
  '/admin/page-settings',
  '/admin/settings',
  '/admin/security',
  '/admin/audit-log',
];
const phone = { width: 390, height: 844 };

let site: Site;
let seller: string;

beforeAll(async () => {
  site = await openSite({ SAMPLE_DATA: 'off' });
  seller = await insertPerson(site.database, { email: 'siv.seljare@exempel.se', name: 'Siv Säljare' });
});
afterAll(() => site.close());
afterEach(async () => {
  await site.database.pool.query('delete from ads');
});

async function atAdmin(path = '/admin', options: Parameters<Site['visit']>[0] = {}) {
  const visit = await site.visit(options);
  await signIn(visit.page, admin);
  await visit.page.goto(path);
  await untilAwake(visit.page);
  return visit;
}

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const sidebar = (page: Page) => page.locator('aside');
const toggle = (page: Page) => page.getByRole('button', { name: 'Visa eller dölj sidomenyn' });
const widthInRem = (page: Page) =>
  page.evaluate<string>(`document.querySelector('aside').getBoundingClientRect().width / 16 + 'rem'`);

describe('the door', () => {
  it.each(everyPage)('leads visitors from %s home, already on the server', async (path) => {
    const answer = await fetch(site.address + path, { redirect: 'manual' });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/');
  });

  it('leads members without the role home', async () => {
    const member = await register(site, 'Mia Medlem');
    const { page } = await site.visit();
    await signIn(page, member);
    const answer = await page.request.get('/admin', { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers()['location']).toBe('/');
    await page.goto('/admin/ads');
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await page.getByRole('link', { name: 'Admin', exact: true }).count()).toBe(0);
  });

  it('lets admins in, from the menu of the site and back to it', async () => {
    const alva = await register(site, 'Alva Admin');
    await site.database.pool.query("update profiles set role = 'admin' where email = $1", [alva.email]);
    const { page, faults } = await site.visit();
    await signIn(page, alva);
    await page.goto('/');
    await untilAwake(page);
    // Their one link more leaves the bar in one row.
    const rows = ['Huvudmeny', 'Konto'].map((name) => page.locator(`header [aria-label^="${name}"]`).first());
    const [top, corner] = await Promise.all(rows.map(async (part) => (await part.boundingBox())?.y ?? -1));
    expect(Math.abs((top ?? 0) - (corner ?? 0))).toBeLessThan(40);
    await page.getByRole('link', { name: 'Admin', exact: true }).first().click();
    await heading(page, 'Översikt').waitFor();
    await page.getByRole('link', { name: 'Till webbplatsen' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    expect(faults).toEqual([]);
  });

  it('lets admins in from the menu of a phone', async () => {
    const { page, faults } = await atAdmin('/forum', { viewport: phone });
    const bar = page.getByRole('navigation', { name: 'Snabbmeny' });
    await bar.getByRole('button', { name: 'Mer' }).click();
    const more = page.getByRole('navigation', { name: 'Fler sidor' });
    await more.getByRole('link', { name: 'Admin' }).click();
    await heading(page, 'Översikt').waitFor();
    expect(faults).toEqual([]);
  });

  it('sends whoever signs out home', async () => {
    const { page } = await atAdmin('/admin/categories');
    await page.getByRole('button', { name: /^Konto/ }).click();
    await page.getByRole('menuitem', { name: 'Logga ut' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  });

  it('stays out of search engines', async () => {
    const { page } = await atAdmin();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    const robots = await page.request.get('/robots.txt');
    expect(await robots.text()).toContain('Disallow: /admin');
  });

  it('says in the frame that a page does not exist', async () => {
    const { page, faults } = await site.visit();
    await signIn(page, admin);
    const answer = await page.goto('/admin/finns-inte');
    expect(answer?.status()).toBe(404);
    await heading(page, 'Oops! Page not found').waitFor();
    expect(await breachesOn(page)).toEqual([]);
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
  });
});

describe('the sidebar', () => {
  it('holds only pages that exist, in their groups', async () => {
    const { page } = await atAdmin();
    const menu = sidebar(page).getByRole('navigation', { name: 'Admin Panel' });
    expect(await menu.getByRole('link').allInnerTexts()).toEqual([
      'Översikt',
      'Användare',
      'Meddelanden',
      'Annonser',
      'Anmälningar',
      'Kategorier',
      'Sidinställningar',
      'Säkerhet',
      'Inställningar',
      'E-post',
      'Händelselogg',
    ]);
    expect(await menu.locator('p').allInnerTexts()).toEqual(['Huvudmeny', 'Marknadsplats', 'System']);
    for (const link of await menu.getByRole('link').all()) {
      const answer = await page.request.get((await link.getAttribute('href')) ?? '');
      expect(answer.status()).toBe(200);
    }
  });

  it('marks the section one is in, also on its inner pages', async () => {
    const { page } = await atAdmin('/admin/ads/new');
    const current = sidebar(page).locator('[aria-current=page]');
    expect(await current.innerText()).toBe('Annonser');
  });

  it('folds by button and by Ctrl+B, and is drawn so by the server the next time', async () => {
    const { page, faults } = await atAdmin();
    expect(await widthInRem(page)).toBe(OPEN);
    await page.keyboard.press('Control+b');
    await expect.poll(() => widthInRem(page)).toBe(FOLDED);
    const html = await (await page.request.get('/admin/ads')).text();
    expect(html).toContain('data-open="false"');
    // Folded from the first picture, before any script.
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/admin/categories', { waitUntil: 'commit' });
    // Measured once the style sheet is there, for which the browser waits before it shows anything.
    await expect.poll(() => widthInRem(page)).toBe(FOLDED);
    await page.unroute('**/*.js');
    await page.goto('/admin/categories');
    await untilAwake(page);
    await toggle(page).click();
    await expect.poll(() => widthInRem(page)).toBe(OPEN);
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'sidebar');
    const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    expect(faults.filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([]);
  });

  it('slides in over a phone, and goes when a section is chosen', async () => {
    const { page, faults } = await atAdmin('/admin', { viewport: phone });
    expect(await sidebar(page).isVisible()).toBe(false);
    await toggle(page).click();
    const sheet = page.getByRole('dialog', { name: 'Admin Panel' });
    await sheet.waitFor();
    expect((await sheet.boundingBox())?.width).toBeCloseTo(18 * 16);
    await sheet.getByRole('link', { name: 'Kategorier' }).click();
    await heading(page, 'Kategorier').waitFor();
    expect(await sheet.count()).toBe(0);
    expect(faults).toEqual([]);
  });

  it('counts the ads that wait', async () => {
    await insertAds(site.database, seller, [{ status: 'pending' }, { status: 'pending' }]);
    const { page } = await atAdmin();
    await expect.poll(() => sidebar(page).getByText('2 väntar på granskning').count()).toBe(1);
  });
});

describe('the overview', () => {
  it('shows true counts and the five latest ads with their age', async () => {
    await insertAds(site.database, seller, [
      { title: 'Sex', status: 'approved', created_at: ago(60 * 24 * 3 + 5) },
      { title: 'Fem', status: 'approved', created_at: ago(60 * 24 * 2 + 5) },
      { title: 'Fyra', status: 'rejected', created_at: ago(60 * 24 + 5) },
      { title: 'Tre', status: 'approved', created_at: ago(60 * 23 + 5) },
      { title: 'Två', status: 'pending', created_at: ago(59.5) },
      { title: 'Ett', status: 'pending', created_at: ago(1.5) },
    ]);
    const { page, faults } = await atAdmin();
    const { rows } = await site.database.pool.query<{ people: number }>(
      'select count(*)::int as people from profiles',
    );
    await page
      .getByText('Användare', { exact: true })
      .locator('..')
      .getByText(String(rows[0]?.people))
      .waitFor();
    await page.getByRole('link', { name: 'Aktiva annonser 3' }).waitFor();
    await page.getByRole('link', { name: 'Väntande annonser 2' }).waitFor();
    const latest = await page.getByRole('main').getByRole('listitem').allInnerTexts();
    expect(latest.map((text) => text.split(/\n+/))).toEqual([
      ['Ett', 'Siv Säljare · 1 minut sedan', 'Väntar'],
      ['Två', 'Siv Säljare · 59 minuter sedan', 'Väntar'],
      ['Tre', 'Siv Säljare · 23 timmar sedan', 'Godkänd'],
      ['Fyra', 'Siv Säljare · 1 dag sedan', 'Avvisad'],
      ['Fem', 'Siv Säljare · 2 dagar sedan', 'Godkänd'],
    ]);
    expect(faults).toEqual([]);
  });

  it('leads to the ads that wait, the oldest first', async () => {
    await insertAds(site.database, seller, [
      { title: 'Ny', status: 'pending', created_at: ago(5) },
      { title: 'Gammal', status: 'pending', created_at: ago(500) },
    ]);
    const { page } = await atAdmin();
    await page.getByRole('link', { name: 'Granska 2 annonser' }).click();
    await heading(page, 'Annonser').waitFor();
    await page.getByRole('link', { name: 'Gammal' }).waitFor();
    expect(await page.getByRole('table').getByRole('link').allInnerTexts()).toEqual(['Gammal', 'Ny']);
  });

  it('opens an ad for review', async () => {
    await insertAds(site.database, seller, [{ title: 'Ställning', status: 'pending' }]);
    const { page, faults } = await atAdmin();
    await page.getByRole('link', { name: 'Ställning', exact: true }).click();
    await page.getByRole('dialog', { name: 'Ställning' }).waitFor();
    expect(faults).toEqual([]);
  });

  it('says when it could not be fetched, shows zeroes, and tries again', async () => {
    await insertAds(site.database, seller, [{ status: 'pending' }]);
    const { page } = await atAdmin('/admin/categories');
    await page.route('**/api/admin/overview', (route) => route.abort());
    await sidebar(page).getByRole('link', { name: 'Översikt' }).click();
    await page
      .getByRole('alert')
      .getByText('Kunde inte hämta dashboard-data. Kontrollera din internetanslutning.')
      .waitFor();
    await page.getByRole('link', { name: 'Väntande annonser 0' }).waitFor();
    await page.unroute('**/api/admin/overview');
    await page.getByRole('button', { name: 'Försök igen' }).click();
    await expect.poll(() => page.getByRole('link', { name: 'Väntande annonser 1' }).count()).toBe(1);
  });

  it('says so too when the server itself could not make the page', async () => {
    await site.database.pool.query('alter table ads rename to ads_elsewhere');
    const { page } = await atAdmin();
    await page
      .getByRole('alert')
      .getByText('Kunde inte hämta dashboard-data. Kontrollera din internetanslutning.')
      .waitFor();
    await page.getByRole('link', { name: 'Aktiva annonser 0' }).waitFor();
    await site.database.pool.query('alter table ads_elsewhere rename to ads');
    await page.getByRole('button', { name: 'Försök igen' }).click();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  });
});

describe('for everyone', () => {
  it.each(['light', 'dark'] as const)('keeps nothing from anyone on any page, in %s', async (colorScheme) => {
    await insertAds(site.database, seller, [
      { title: 'Väntar', status: 'pending' },
      { title: 'Godkänd', status: 'approved', sale_state: 'sold' },
      { title: 'Avvisad', status: 'rejected' },
    ]);
    const { page, faults } = await atAdmin('/admin', { colorScheme });
    for (const path of everyPage) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect({ path, breaches: await breachesOn(page) }).toEqual({ path, breaches: [] });
    }
    expect(faults).toEqual([]);
  });

  it.each(everyPage)('fits %s on the narrowest screen', async (path) => {
    await insertAds(site.database, seller, [
      { title: 'Specialidrottsföreningsutrustningsförvaringsskåp', status: 'pending' },
    ]);
    const { page } = await atAdmin(path, { viewport: { width: 320, height: 640 } });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  });

  it('asks to sign in again when the session has ended behind our back', async () => {
    const { page } = await atAdmin('/admin/page-settings');
    await endSessions(site, admin);
    const forum = page.getByRole('switch').nth(1);
    const before = await forum.getAttribute('aria-checked');
    await forum.click();
    await signInByDialog(page, admin);
    await expect.poll(() => forum.getAttribute('aria-checked')).not.toBe(before);
  });
});
