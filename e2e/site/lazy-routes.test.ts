// Routes of the back office, loaded by section: by hovering and following links, back and forward, after a reload.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { waitForHydration } from '../support/hydration.ts';
import { openSharedSite, type Site } from '../support/site.ts';
import { admin } from '../support/users.ts';

let site: Site;

beforeAll(async () => {
  site = await openSharedSite();
});
afterAll(() => site.close());

/** Opens an address as an admin, hydrated. */
async function enterAt(path: string) {
  const visit = await site.visit();
  await site.signIn(visit.page, admin);
  await visit.page.goto(path);
  await waitForHydration(visit.page);
  return visit;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Huvudmeny' }).getByRole('link', { name, exact: true });

/** Marks the document: the mark is lost when another document is loaded. */
const nameDocument = (page: Page, name: string) => page.evaluate(`window.documentName = '${name}'`);
const documentName = (page: Page) => page.evaluate<string | undefined>('window.documentName');

/** All headlines that were rendered, even briefly, in this document and the following ones. */
async function headlinesOn(page: Page): Promise<Set<string>> {
  const seen = new Set<string>();
  await page.exposeFunction('reportHeadline', (headline: string) => seen.add(headline));
  const watch = `new MutationObserver(() => {
    const headline = document.querySelector('h1')?.textContent;
    if (headline) window.reportHeadline(headline);
  }).observe(document, { childList: true, subtree: true, characterData: true })`;
  await page.addInitScript(watch);
  await page.evaluate(watch);
  return seen;
}

it('a section is loaded when its link is hovered, and opened in the same document, back and forward', async () => {
  const { page, faults } = await enterAt('/faq');
  const seen = await headlinesOn(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await nameDocument(page, 'public');
  expect(loaded.filter((url) => url.includes('admin'))).toEqual([]);
  await menuLink(page, 'Admin').hover();
  await expect.poll(() => loaded.some((url) => url.includes('/assets/admin-routes'))).toBe(true);
  await expect.poll(() => loaded.some((url) => url.includes('/assets/dashboard'))).toBe(true);
  await menuLink(page, 'Admin').click();
  await heading(page, 'Översikt').waitFor();
  await page.goBack();
  await heading(page, 'Vanliga frågor').waitFor();
  await page.goForward();
  await heading(page, 'Översikt').waitFor();
  await page.locator('aside').getByRole('link', { name: 'Kategorier' }).click();
  await heading(page, 'Kategorier').waitFor();
  expect(await documentName(page)).toBe('public');
  expect([...seen].filter((headline) => headline.includes('not found'))).toEqual([]);
  expect(faults).toEqual([]);
});

it('the public site is opened from the back office in the same document, and back again', async () => {
  const { page, faults } = await enterAt('/admin/categories');
  await nameDocument(page, 'office');
  await page.getByRole('link', { name: 'Till webbplatsen' }).click();
  await menuLink(page, 'Forum').click();
  await heading(page, 'Forum').waitFor();
  await page.goBack();
  await page.goBack();
  await heading(page, 'Kategorier').waitFor();
  await page.goForward();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await menuLink(page, 'Admin').click();
  await heading(page, 'Översikt').waitFor();
  expect(await documentName(page)).toBe('office');
  expect(faults).toEqual([]);
});

it.each(['', '#innehall'])(
  'a section that is not loaded is found by going back%s, after a reload elsewhere',
  async (hash) => {
    const { page, faults } = await enterAt(`/admin/categories${hash}`);
    await page.getByRole('link', { name: 'Till webbplatsen' }).click();
    await menuLink(page, 'Forum').click();
    await heading(page, 'Forum').waitFor();
    await page.reload();
    await waitForHydration(page);
    const seen = await headlinesOn(page);
    await nameDocument(page, 'public');
    await page.evaluate('history.go(-2)');
    await heading(page, 'Kategorier').waitFor();
    const { pathname, hash: shown } = new URL(page.url());
    expect([pathname, shown]).toEqual(['/admin/categories', hash]);
    await page.evaluate('history.go(2)');
    await heading(page, 'Forum').waitFor();
    await page.evaluate('history.go(-2)');
    await heading(page, 'Kategorier').waitFor();
    expect(await documentName(page)).toBe('public');
    expect([...seen].filter((headline) => headline.includes('not found'))).toEqual([]);
    expect(faults).toEqual([]);
  },
);

it('the scroll position is restored by going back to a section that is not loaded', async () => {
  const { page } = await enterAt('/faq');
  await page.evaluate('scrollTo(0, 600)');
  await expect.poll(() => page.evaluate<number>('scrollY')).toBe(600);
  // A real click would first scroll to the link.
  await menuLink(page, 'Marknadsplats').dispatchEvent('click');
  await page.waitForURL('**/marketplace');
  await page.reload();
  await waitForHydration(page);
  await page.goBack();
  await heading(page, 'Vanliga frågor').waitFor();
  await expect.poll(() => page.evaluate<number>('scrollY')).toBe(600);
});

it('a page keeps the filters in its address when its section is loaded by going back', async () => {
  const { page } = await enterAt('/admin/ads?search=boll+%26+korg');
  await page.getByRole('link', { name: 'Till webbplatsen' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await page.reload();
  await waitForHydration(page);
  await page.goBack();
  await heading(page, 'Annonser').waitFor();
  expect(new URL(page.url()).searchParams.get('search')).toBe('boll & korg');
  expect(await page.getByRole('searchbox').inputValue()).toBe('boll & korg');
});

it('a section is found when its address is percent-encoded', async () => {
  const { page, faults } = await enterAt('/%61dmin/categories');
  await page.getByRole('link', { name: 'Till webbplatsen' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  expect(faults).toEqual([]);
});
