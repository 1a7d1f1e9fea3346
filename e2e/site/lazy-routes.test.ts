// Routes of the back office, loaded by section: by hovering and following links, back and forward, after a reload.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { waitForHydration } from '../support/hydration.ts';
import { openSharedSite, type Site } from '../support/site.ts';
import { admin } from '../support/users.ts';

let site: Site;
let page: Page;
let pageErrors: string[];

/** All headlines that were rendered since the last address was opened, even briefly. */
const seen = new Set<string>();

// An admin, who opens an address at the beginning of each test.
beforeAll(async () => {
  site = await openSharedSite();
  ({ page, pageErrors } = await site.visit());
  await site.signIn(page, admin);
  await page.exposeFunction('reportHeadline', (headline: string) => seen.add(headline));
  await page.addInitScript(`new MutationObserver(() => {
    const headline = document.querySelector('h1')?.textContent;
    if (headline) window.reportHeadline(headline);
  }).observe(document, { childList: true, subtree: true, characterData: true })`);
});
afterAll(() => site.close());

/** Opens an address, hydrated. */
async function enterAt(path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  seen.clear();
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const menuLink = (name: string) =>
  page.getByRole('navigation', { name: 'Huvudmeny' }).getByRole('link', { name, exact: true });

/** Marks the document: the mark is lost when another document is loaded. */
const nameDocument = (name: string) => page.evaluate(`window.documentName = '${name}'`);
const documentName = () => page.evaluate<string | undefined>('window.documentName');

it('a section is loaded when its link is hovered, and opened in the same document, back and forward', async () => {
  await enterAt('/faq');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await nameDocument('public');
  expect(loaded.filter((url) => url.includes('admin'))).toEqual([]);
  await menuLink('Admin').hover();
  await expect.poll(() => loaded.some((url) => url.includes('/assets/admin-routes'))).toBe(true);
  await expect.poll(() => loaded.some((url) => url.includes('/assets/dashboard'))).toBe(true);
  await menuLink('Admin').click();
  await heading('Översikt').waitFor();
  await page.goBack();
  await heading('Vanliga frågor').waitFor();
  await page.goForward();
  await heading('Översikt').waitFor();
  await page.locator('aside').getByRole('link', { name: 'Kategorier' }).click();
  await heading('Kategorier').waitFor();
  expect(await documentName()).toBe('public');
  expect([...seen].filter((headline) => headline.includes('not found'))).toEqual([]);
  expect(pageErrors).toEqual([]);
});

it('a section that is not loaded is found by going back after a reload elsewhere, with its filters and hash', async () => {
  // The address is percent-encoded.
  await enterAt('/%61dmin/ads?search=boll+%26+korg#innehall');
  await nameDocument('office');
  await page.getByRole('link', { name: 'Till webbplatsen' }).click();
  await menuLink('Forum').click();
  await heading('Forum').waitFor();
  expect(await documentName()).toBe('office');
  await page.reload();
  await waitForHydration(page);
  seen.clear();
  await nameDocument('public');
  await page.evaluate('history.go(-2)');
  await heading('Annonser').waitFor();
  const { pathname, hash, searchParams } = new URL(page.url());
  expect([pathname, hash, searchParams.get('search')]).toEqual(['/admin/ads', '#innehall', 'boll & korg']);
  expect(await page.getByRole('searchbox').inputValue()).toBe('boll & korg');
  await page.evaluate('history.go(2)');
  await heading('Forum').waitFor();
  await page.evaluate('history.go(-2)');
  await heading('Annonser').waitFor();
  expect(await documentName()).toBe('public');
  expect([...seen].filter((headline) => headline.includes('not found'))).toEqual([]);
  expect(pageErrors).toEqual([]);
});

it('the scroll position is restored by going back to a section that is not loaded', async () => {
  await enterAt('/faq');
  await page.evaluate('scrollTo(0, 600)');
  await expect.poll(() => page.evaluate<number>('scrollY')).toBe(600);
  // A real click would first scroll to the link.
  await menuLink('Marknadsplats').dispatchEvent('click');
  await page.waitForURL('**/marketplace');
  await page.reload();
  await waitForHydration(page);
  await page.goBack();
  await heading('Vanliga frågor').waitFor();
  await expect.poll(() => page.evaluate<number>('scrollY')).toBe(600);
  expect(pageErrors).toEqual([]);
});
