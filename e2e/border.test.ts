// Between the public site and the back office, which is a document of its own: by links, back and forward.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeJpeg } from '../server/testing/photos.ts';
import { jpeg, pick, pictureNames } from './ad-form.ts';
import { untilAwake } from './awake.ts';
import { openSite, type Site } from './harness.ts';
import { admin, signIn } from './people.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite({ SAMPLE_DATA: 'off' });
});
afterAll(() => site.close());

/** An admin's browser, awake at an address. */
async function enterAt(path: string) {
  const visit = await site.visit();
  await signIn(visit.page, admin);
  await visit.page.goto(path);
  await untilAwake(visit.page);
  return visit;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Huvudmeny' }).getByRole('link', { name, exact: true });

/** As it was loaded: a page reached within the app stands in the same document. */
const mark = (page: Page, name: string) => page.evaluate(`window.markedAs = '${name}'`);
const markOf = (page: Page) => page.evaluate<string | undefined>('window.markedAs');

/** Every headline that was ever on screen, also for a moment, in this document and those after it. */
async function headlinesOn(page: Page): Promise<Set<string>> {
  const seen = new Set<string>();
  await page.exposeFunction('tellHeadline', (headline: string) => seen.add(headline));
  const watch = `new MutationObserver(() => {
    const headline = document.querySelector('h1')?.textContent;
    if (headline) window.tellHeadline(headline);
  }).observe(document, { childList: true, subtree: true, characterData: true })`;
  await page.addInitScript(watch);
  await page.evaluate(watch);
  return seen;
}

it('is crossed by a link, back and forth, with another document on each side', async () => {
  const { page, faults } = await enterAt('/faq');
  const seen = await headlinesOn(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await mark(page, 'public');
  await menuLink(page, 'Admin').hover();
  await menuLink(page, 'Forum').hover();
  await expect.poll(() => fetched.some((url) => url.includes('/assets/unopened'))).toBe(true);
  expect(fetched.filter((url) => url.includes('admin'))).toEqual([]);
  await menuLink(page, 'Admin').click();
  await heading(page, 'Översikt').waitFor();
  expect(await markOf(page)).toBeUndefined();
  expect(fetched.some((url) => url.includes('/assets/admin-routes'))).toBe(true);
  await untilAwake(page);
  await page.goBack();
  await heading(page, 'Vanliga frågor').waitFor();
  await page.goForward();
  await heading(page, 'Översikt').waitFor();
  await untilAwake(page);
  await page.locator('aside').getByRole('link', { name: 'Kategorier' }).click();
  await heading(page, 'Kategorier').waitFor();
  expect([...seen].filter((headline) => headline.includes('not found'))).toEqual([]);
  expect(faults).toEqual([]);
});

it('is crossed outwards within the app, and back again', async () => {
  const { page, faults } = await enterAt('/admin/categories');
  await mark(page, 'office');
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
  expect(await markOf(page)).toBe('office');
  expect(faults).toEqual([]);
});

it('is found by going back, filters and hash and all, when the site has been loaded anew since', async () => {
  const { page, faults } = await enterAt('/%61dmin/ads?search=boll+%26+korg#innehall');
  await page.getByRole('link', { name: 'Till webbplatsen' }).click();
  await menuLink(page, 'Forum').click();
  await heading(page, 'Forum').waitFor();
  await page.reload();
  await untilAwake(page);
  const seen = await headlinesOn(page);
  await mark(page, 'public');
  await page.evaluate('history.go(-2)');
  await heading(page, 'Annonser').waitFor();
  await untilAwake(page);
  expect(await markOf(page)).toBeUndefined();
  const { pathname, searchParams } = new URL(page.url());
  expect([decodeURIComponent(pathname), searchParams.get('search')]).toEqual(['/admin/ads', 'boll & korg']);
  expect(await page.getByRole('searchbox').inputValue()).toBe('boll & korg');
  await page.evaluate('history.go(2)');
  await heading(page, 'Forum').waitFor();
  await page.evaluate('history.go(-2)');
  await heading(page, 'Annonser').waitFor();
  expect([...seen].filter((headline) => headline.includes('not found'))).toEqual([]);
  expect(faults).toEqual([]);
});

it('asks before it is crossed while pictures are on their way', async () => {
  const { page } = await enterAt('/create-ad');
  await page.route('**/api/pictures', () => undefined);
  await pick(page, [jpeg('på väg.jpg', await makeJpeg({ width: 400, height: 300 }))]);
  const asked = page.waitForEvent('dialog').then(async (question) => {
    await question.dismiss();
    return question.type();
  });
  await menuLink(page, 'Admin').click();
  expect(await asked).toBe('beforeunload');
  expect(await pictureNames(page)).toEqual(['på väg.jpg']);
});
