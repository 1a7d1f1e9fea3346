// The back office: the way in and out, and the sidebar.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { waitForHydration } from '../support/hydration.ts';
import { openSharedSite, type Site } from '../support/site.ts';
import { register } from '../support/users.ts';

const OPEN = '16rem';
const FOLDED = '3rem';
const phone = { width: 390, height: 844 };

let site: Site;

beforeAll(async () => {
  site = await openSharedSite();
});
afterAll(() => site.close());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const sidebar = (page: Page) => page.locator('aside');
const toggle = (page: Page) => page.getByRole('button', { name: 'Visa eller dölj sidomenyn' });
const widthInRem = (page: Page) =>
  page.evaluate<string>(`document.querySelector('aside').getBoundingClientRect().width / 16 + 'rem'`);

it('an admin enters from the site’s menu, folds the sidebar, returns to the site, and is redirected home by signing out', async () => {
  const alva = await register(site, 'Alva Admin');
  await site.database.pool.query("update profiles set role = 'admin' where id = $1", [alva.id]);
  const { page, pageErrors } = await site.visit();
  await site.signIn(page, alva);
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Admin', exact: true }).first().click();
  await heading(page, 'Översikt').waitFor();
  await waitForHydration(page);

  // The sidebar folds by Ctrl+B and by its button, and the server renders it folded afterwards.
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
  await page.getByRole('link', { name: 'Till webbplatsen' }).click();
  await page.getByRole('searchbox', { name: 'Sök bland annonserna' }).waitFor();

  await page.setViewportSize(phone);
  await page.getByRole('navigation', { name: 'Snabbmeny' }).getByRole('button', { name: 'Mer' }).click();
  await page.getByRole('navigation', { name: 'Fler sidor' }).getByRole('link', { name: 'Admin' }).click();
  await heading(page, 'Översikt').waitFor();
  await waitForHydration(page);
  expect(await sidebar(page).isVisible()).toBe(false);
  await toggle(page).click();
  const sheet = page.getByRole('dialog', { name: 'Admin Panel' });
  await sheet.waitFor();
  expect((await sheet.boundingBox())?.width).toBeCloseTo(18 * 16);
  await sheet.getByRole('link', { name: 'Användare' }).click();
  await heading(page, 'Användare').waitFor();
  expect(await sheet.count()).toBe(0);
  await page.getByRole('button', { name: /^Konto/ }).click();
  await page.getByRole('menuitem', { name: 'Logga ut' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  expect(pageErrors.filter((error) => !error.includes('ERR_FAILED'))).toEqual([]);
});
