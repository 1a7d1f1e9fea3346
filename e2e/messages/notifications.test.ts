// Notifications: the bell, the list, channels, mail with an unsubscribe link, toasts, and the offline page.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { endUndoPeriod } from '../support/decisions.ts';
import { waitForHydration } from '../support/hydration.ts';
import { findAxeViolations, findViolationsInAllViews } from '../support/axe.ts';
import { openSharedSite, type Site } from '../support/site.ts';
import { type Account, admin, register } from '../support/users.ts';

const phone = { viewport: { width: 390, height: 844 } };

let site: Site;

beforeAll(async () => {
  site = await openSharedSite();
});
afterEach(() => site.database.pool.query('delete from limits'));
afterAll(() => site.close());

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notiser/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notiser' });
const kind = (page: Page, name: string): Locator => page.getByRole('group', { name });
const toasts = (page: Page) => page.getByRole('region', { name: /Notifications/ });

async function idOf({ email }: Account): Promise<string> {
  const { rows } = await site.database.pool.query<{ id: string }>(
    'select id from profiles where email = $1',
    [email],
  );
  return rows[0]?.id ?? '';
}

/** Creates a pending ad. */
async function makeAd(owner: Account, title: string): Promise<string> {
  const { rows } = await site.database.pool.query<{ id: string }>(
    `insert into ads (user_id, title, category, condition) values ($1, $2, 'Basketskor', 'Ny') returning id`,
    [await idOf(owner), title],
  );
  return rows[0]?.id ?? '';
}

async function approve(adId: string): Promise<void> {
  const { page } = await site.visit();
  await site.signIn(page, admin);
  const answer = await page.request.put(`/api/admin/ads/${adId}/status`, { data: { status: 'approved' } });
  expect(answer.status()).toBe(200);
  await endUndoPeriod(site);
  await page.context().close();
}

async function publishOften(person: Account, times: number): Promise<void> {
  await site.database.pool.query(
    `insert into notifications (user_id, event, data, happened_at)
     select $1, 'content.restored', json_build_object('text', 'Nyhet ' || number), now() - number * interval '1 minute'
       from generate_series(1, $2::integer) as number`,
    [await idOf(person), times],
  );
}

async function open(page: Page, person: Account, path: string): Promise<void> {
  await site.signIn(page, person);
  await page.goto(path);
  await waitForHydration(page);
}

it('the bell shows a decision, links to it, counts to 9+, and shows no count once all is read; a page lists the newest', async () => {
  const anna = await register(site, 'Anna Ek');
  await approve(await makeAd(anna, 'Kyrie 7'));
  const { page, pageErrors } = await site.visit(phone);
  await open(page, anna, '/marketplace');
  await page.getByRole('button', { name: 'Notiser, 1 oläst' }).click();
  const news = panel(page).getByRole('link', { name: /^Oläst: Din annons är godkänd/ });
  await news.getByText('”Kyrie 7” syns nu på marknadsplatsen.').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  const { width, height } = (await bell(page).boundingBox()) ?? { width: 0, height: 0 };
  expect([width, height]).toEqual([44, 44]);
  await news.click();
  await page.waitForURL(/\/ad\//);
  await panel(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Notiser', exact: true }).waitFor();
  await bell(page).click();
  await panel(page)
    .getByRole('link', { name: /^Din annons är godkänd/ })
    .waitFor();
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'detached' });
  await expect.poll(() => bell(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await publishOften(anna, 25);
  await page.reload();
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Notiser, 25 olästa' }).click();
  await bell(page).getByText('9+', { exact: true }).waitFor();
  await panel(page).getByRole('button', { name: 'Markera alla som lästa' }).click();
  await toasts(page).getByText('Alla notiser är markerade som lästa').waitFor();
  await page.getByRole('button', { name: 'Notiser', exact: true }).waitFor();
  // The button is removed; the keyboard focus continues from its position.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Notiser');
  await expect.poll(() => panel(page).getByText('Oläst:').count()).toBe(0);

  // The list is rendered by the server.
  const html = await (await page.request.get('/notifications')).text();
  expect(html).toContain('Nyhet 1');
  await page.goto('/notifications');
  await waitForHydration(page);
  expect(await page.getByRole('main').getByRole('listitem').count()).toBe(20);
  expect(await findViolationsInAllViews(page)).toEqual([]);
  expect(pageErrors).toEqual([]);
});

it('the settings are opened by their address before hydration, without a layout shift afterwards, and by the bell; they keep the focus while they are saved', async () => {
  const person = await register(site, 'Nora Ek');
  const { page: quiet } = await site.visit({ ...phone, javaScriptEnabled: false });
  await site.signIn(quiet, person);
  await quiet.goto('/profile#notiser');
  await quiet.locator('details[open] #notiser').waitFor();

  const { page, pageErrors } = await site.visit(phone);
  await site.signIn(page, person);
  await page.addInitScript(`
    Object.defineProperty(Notification, 'permission', { value: 'default' });
    window.places = new Set();
    (function look() {
      const parts = document.querySelectorAll('details[open] #notiser .border-t');
      const top = (part) => part.getBoundingClientRect().top;
      if (parts.length > 0) places.add([...parts].map((part) => Math.round(top(part) - top(parts[0].closest('details')))).join());
      requestAnimationFrame(look);
    })();`);
  await page.goto('/profile#notiser');
  await kind(page, 'Från Baskettorget').getByRole('switch', { name: 'Mejl' }).waitFor();
  expect(await page.evaluate('[...places].length')).toBe(1);

  await page.goto('/profile');
  await waitForHydration(page);
  await bell(page).click();
  await panel(page).getByRole('link', { name: 'Inställningar' }).click();
  const mail = kind(page, 'Meddelanden').getByRole('switch', { name: 'Mejl' });
  await mail.waitFor();
  await panel(page).waitFor({ state: 'detached' });
  const focused = page.locator('details:has(#notiser) > summary:focus');
  await expect.poll(() => focused.count()).toBe(1);
  const isSeen = () => mail.evaluate((one) => one.getBoundingClientRect().top < window.innerHeight);
  await expect.poll(isSeen).toBe(true);
  await mail.focus();
  const saving = page.waitForResponse((response) => response.request().method() !== 'GET');
  await page.keyboard.press('Space');
  await expect.poll(() => mail.getAttribute('aria-checked')).toBe('false');
  await expect.poll(() => mail.evaluate((one) => one === document.activeElement)).toBe(true);
  expect((await saving).ok()).toBe(true);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.reload();
  await waitForHydration(page);
  expect(await mail.getAttribute('aria-checked')).toBe('false');
  const onSite = kind(page, 'Från Baskettorget').getByRole('switch', { name: 'På sidan' });
  expect(await onSite.isDisabled()).toBe(true);
  expect(pageErrors).toEqual([]);
});

it('a visitor has no bell and fetches nothing for it; the site can be installed, and its offline page is shown while there is no network', async () => {
  const { page } = await site.visit(phone);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const isIdle = page.waitForResponse(/\/api\/live$/);
  await page.goto('/');
  await waitForHydration(page);
  // The live connection is the last that a page loads.
  await isIdle;
  expect(await bell(page).count()).toBe(0);
  expect(fetched.filter((url) => /notification|bell/.test(url))).toEqual([]);
  const wire = await page.context().newCDPSession(page);
  const { errors } = await wire.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await wire.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const worker = await page.request.get('/sw.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect(worker.headers()['content-security-policy']).toContain("connect-src 'self'");

  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  // The service worker controls the page from the second visit.
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.goto('/marketplace');
  await page.getByRole('heading', { name: 'Ingen kontakt med Baskettorget' }).waitFor();
  await page.getByRole('link', { name: 'Försök igen' }).click();
  await page.getByRole('heading', { name: 'Ingen kontakt med Baskettorget' }).waitFor();
  expect(await page.title()).toBe('Ingen kontakt · Baskettorget');
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Marknadsplats', level: 1 }).waitFor();
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
});
