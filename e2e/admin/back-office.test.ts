// The back office: access, the sidebar, the overview, the site's settings and its mail log.
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { insertAds, insertPerson } from '../../server/testing/samples/sample-ads.ts';
import { toast } from '../support/ad-form.ts';
import { waitForHydration } from '../support/hydration.ts';
import { findAxeViolations } from '../support/axe.ts';
import { sendNotices } from '../support/notices.ts';
import { ADMIN, openSite, type Site } from '../support/site.ts';
import { type Account, register } from '../support/users.ts';

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
  '/admin/synonyms',
  '/admin/page-settings',
  '/admin/settings',
  '/admin/security',
  '/admin/audit-log',
  '/admin/my-decisions',
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
  await site.signIn(visit.page, admin);
  await visit.page.goto(path);
  await waitForHydration(visit.page);
  return visit;
}

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const sidebar = (page: Page) => page.locator('aside');
const toggle = (page: Page) => page.getByRole('button', { name: 'Visa eller dölj sidomenyn' });
const widthInRem = (page: Page) =>
  page.evaluate<string>(`document.querySelector('aside').getBoundingClientRect().width / 16 + 'rem'`);

const storedSettings = async () => {
  const { rows } = await site.database.pool.query<Record<string, unknown>>(
    'select minimum_age, automated_emails, ad_duration_days from site_settings',
  );
  return rows[0];
};
/** Saves with the button of the field's own form. */
const saveField = (field: Locator, value: string) =>
  field
    .fill(value)
    .then(() => field.locator('xpath=ancestor::form').getByRole('button', { name: 'Spara' }).click());

it('only staff enter, and search engines do not index the pages', async () => {
  for (const path of everyPage) {
    const response = await fetch(site.address + path, { redirect: 'manual' });
    expect([path, response.status, response.headers.get('location')]).toEqual([path, 302, '/']);
  }
  const member = await register(site, 'Mia Medlem');
  const { page, faults } = await site.visit();
  await site.signIn(page, member);
  const response = await page.request.get('/admin', { maxRedirects: 0 });
  expect([response.status(), response.headers()['location']]).toEqual([302, '/']);
  await page.goto('/admin/ads');
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.getByRole('link', { name: 'Admin', exact: true }).count()).toBe(0);
  const robots = await page.request.get('/robots.txt');
  expect(await robots.text()).toContain('Disallow: /admin');

  await site.signIn(page, admin);
  expect((await page.goto('/admin/finns-inte'))?.status()).toBe(404);
  await heading(page, 'Oops! Page not found').waitFor();
  await page.goto('/admin');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
});

it('an admin enters from the site’s menu, returns to the site, and is redirected home by signing out', async () => {
  const alva = await register(site, 'Alva Admin');
  await site.database.pool.query("update profiles set role = 'admin' where email = $1", [alva.email]);
  const { page, faults } = await site.visit();
  await site.signIn(page, alva);
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Admin', exact: true }).first().click();
  await heading(page, 'Översikt').waitFor();
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Till webbplatsen' }).click();
  await page.getByRole('searchbox', { name: 'Sök bland annonserna' }).waitFor();

  await page.setViewportSize(phone);
  await page.getByRole('navigation', { name: 'Snabbmeny' }).getByRole('button', { name: 'Mer' }).click();
  await page.getByRole('navigation', { name: 'Fler sidor' }).getByRole('link', { name: 'Admin' }).click();
  await heading(page, 'Översikt').waitFor();
  await waitForHydration(page);
  await page.getByRole('button', { name: /^Konto/ }).click();
  await page.getByRole('menuitem', { name: 'Logga ut' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  expect(faults).toEqual([]);
});

it('the sidebar links only to existing pages, and counts the pending ads', async () => {
  await insertAds(site.database, seller, [{ status: 'pending' }, { status: 'pending' }]);
  const { page } = await atAdmin('/admin/ads/new');
  const menu = sidebar(page).getByRole('navigation', { name: 'Admin Panel' });
  expect(await menu.locator('p').allInnerTexts()).toEqual([
    'Huvudmeny',
    'Marknadsplats',
    'Innehåll',
    'System',
  ]);
  expect(await menu.getByRole('link').count()).toBe(27);
  for (const link of await menu.getByRole('link').all()) {
    const response = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(response.status()).toBe(200);
  }
  // The link is also current on pages below its own.
  expect(await sidebar(page).locator('[aria-current=page]').innerText()).toContain('Annonser');
  await expect.poll(() => sidebar(page).getByText('2 väntar på granskning').count()).toBe(1);
});

it('the sidebar folds by button and by Ctrl+B, and the server renders it folded afterwards', async () => {
  const { page, faults } = await atAdmin();
  expect(await widthInRem(page)).toBe(OPEN);
  await page.keyboard.press('Control+b');
  await expect.poll(() => widthInRem(page)).toBe(FOLDED);
  const html = await (await page.request.get('/admin/ads')).text();
  expect(html).toContain('data-open="false"');
  // Folded in the first paint, before any script.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/admin/categories', { waitUntil: 'commit' });
  // Measured after the style sheet is loaded, which blocks rendering.
  await expect.poll(() => widthInRem(page)).toBe(FOLDED);
  await page.unroute('**/*.js');
  await page.goto('/admin/categories');
  await waitForHydration(page);
  await toggle(page).click();
  await expect.poll(() => widthInRem(page)).toBe(OPEN);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'sidebar');
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(7);

  await page.setViewportSize(phone);
  expect(await sidebar(page).isVisible()).toBe(false);
  await toggle(page).click();
  const sheet = page.getByRole('dialog', { name: 'Admin Panel' });
  await sheet.waitFor();
  expect((await sheet.boundingBox())?.width).toBeCloseTo(18 * 16);
  await sheet.getByRole('link', { name: 'Användare' }).click();
  await heading(page, 'Användare').waitFor();
  expect(await sheet.count()).toBe(0);
  expect(faults.filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([]);
});

it('the overview shows the counts and the latest ads, links to the pending ones, and opens one', async () => {
  await insertAds(site.database, seller, [
    { title: 'Sex', status: 'approved', created_at: ago(60 * 24 * 3 + 5) },
    { title: 'Fem', status: 'approved', created_at: ago(60 * 24 * 2 + 5) },
    { title: 'Fyra', status: 'rejected', created_at: ago(60 * 24 + 5) },
    { title: 'Tre', status: 'approved', created_at: ago(60 * 23 + 5) },
    { title: 'Två', status: 'pending', created_at: ago(59.5) },
    { title: 'Ett', status: 'pending', created_at: ago(1.5) },
  ]);
  await sendNotices(site.database.pool, [{ topic: 'ads', id: seller }]);
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
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'Senaste annonserna' }) });
  const latest = await section.getByRole('listitem').allInnerTexts();
  expect(latest.map((text) => text.split(/\n+/))).toEqual([
    ['Ett', 'Siv Säljare · 1 minut sedan', 'Väntar'],
    ['Två', 'Siv Säljare · 59 minuter sedan', 'Väntar'],
    ['Tre', 'Siv Säljare · 23 timmar sedan', 'Godkänd'],
    ['Fyra', 'Siv Säljare · 1 dag sedan', 'Avvisad'],
    ['Fem', 'Siv Säljare · 2 dagar sedan', 'Godkänd'],
  ]);
  await page.getByRole('link', { name: 'Granska 2 annonser' }).click();
  await heading(page, 'Annonser').waitFor();
  await page.getByRole('link', { name: 'Två' }).waitFor();
  expect(await page.getByRole('table').getByRole('link').allInnerTexts()).toEqual(['Två', 'Ett']);
  await page.goBack();
  await page.getByRole('link', { name: 'Fyra', exact: true }).click();
  await page.getByRole('dialog', { name: 'Fyra' }).waitFor();
  expect(faults).toEqual([]);
});

it('the site’s settings are changed, with errors shown at the field and values limited to their range', async () => {
  const { page, faults } = await atAdmin('/admin/settings');
  const age = page.getByLabel('Lägsta ålder');
  await saveField(age, '15');
  await expect.poll(storedSettings).toMatchObject({ minimum_age: 15 });
  await page.getByText('Inställningar uppdaterade').waitFor();
  const days = page.getByLabel('Så länge visas en annons');
  expect(await days.inputValue()).toBe('30');
  await saveField(days, '45');
  await expect.poll(storedSettings).toMatchObject({ ad_duration_days: 45 });
  await page.getByRole('switch', { name: /Släpp in adresser/ }).click();
  await expect.poll(storedSettings).toMatchObject({ automated_emails: 'confirm' });
  await page.reload();
  await waitForHydration(page);
  expect(await age.inputValue()).toBe('15');
  await saveField(age, '7');
  await page.getByText('Åldern ska vara mellan 13 och 18 år').waitFor();
  expect(await age.inputValue()).toBe('7');
  await saveField(days, '3');
  await page.getByText('Tiden ska vara mellan 7 och 365 dagar').waitFor();
  expect(await storedSettings()).toMatchObject({ minimum_age: 15, ad_duration_days: 45 });
  expect(faults).toEqual([]);
});

it('only superadmins read the mails of a site without a mail server, and a link in one works', async () => {
  const anna = await register(site, 'Anna Ek');
  const visitor = await site.visit();
  const response = await visitor.page.request.post('/api/password-resets', { data: { email: anna.email } });
  expect(response.status()).toBe(200);
  const { pool } = site.database;
  const mailed = () => pool.query('select from mails where recipient = $1', [anna.email]);
  await expect.poll(async () => (await mailed()).rowCount).toBe(1);

  const { page, faults } = await atAdmin('/admin/mail', { viewport: phone });
  // The filter above the list contains the same text.
  await page.getByText('Ej skickat (ingen e-postserver)').filter({ visible: true }).first().waitFor();
  await page.getByText(anna.email).waitFor();
  await page.getByRole('button', { name: 'Läs ”Välj ett nytt lösenord”' }).click();
  const dialog = page.getByRole('dialog', { name: 'Välj ett nytt lösenord' });
  const text = await dialog.getByText('/reset-password').innerText();
  expect(await findAxeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Stäng' }).last().click();
  await dialog.waitFor({ state: 'detached' });
  await visitor.page.goto(/\/reset-password\S+/.exec(text)?.[0] ?? '');
  await visitor.page.locator('input[name=password]').waitFor();

  await pool.query('delete from mails');
  await pool.query(
    `insert into mails (kind, recipient, subject, html, body, status, reason, created_at)
     select 'hello', 'asa@exempel.se', 'Mejl nummer ' || n, 'Hej', 'Hej', 'failed', '550 No such user here',
            now() - n * interval '1 minute'
       from generate_series(1, 30) as n`,
  );
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await waitForHydration(page);
  const rows = page.getByRole('row').filter({ hasText: 'Mejl nummer' });
  await expect.poll(() => rows.count()).toBe(25);
  await page.getByRole('link', { name: 'Nästa' }).click();
  await expect.poll(() => rows.count()).toBe(5);
  await page.getByText('Sida 2').waitFor();
  await page.reload();
  await waitForHydration(page);
  await rows.first().getByText('550 No such user here').waitFor();
  await rows
    .first()
    .getByRole('button', { name: /^Skicka igen/ })
    .click();
  await toast(page, 'Mejlet är lagt i kön igen').waitFor();
  await page.goBack();
  await expect.poll(() => rows.count()).toBe(25);

  await pool.query(`update profiles set role = 'admin' where email = $1`, [anna.email]);
  await site.signIn(page, anna);
  const refused = await page.request.get('/admin/mail', { maxRedirects: 0 });
  expect([refused.status(), refused.headers()['location']]).toEqual([302, '/admin']);
  await page.goto('/admin');
  expect(await page.getByRole('link', { name: 'E-post' }).count()).toBe(0);
  expect(faults).toEqual([]);
});
