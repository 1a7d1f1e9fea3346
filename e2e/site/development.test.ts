// The development server, as developers use it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAds, insertPerson } from '../../server/testing/samples/sample-ads.ts';
import { waitForHydration } from '../support/hydration.ts';
import { openSite, type Site } from '../support/site.ts';
import { admin } from '../support/users.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite({}, ['--dev']);
  const seller = await insertPerson(site.database, { email: 'siv@exempel.se', name: 'Siv Säljare' });
  const [id = ''] = await insertAds(site.database, seller, [{ title: 'Spalding – som ny' }]);
  adPath = `/ad/${id}`;
});
afterAll(() => site.close());

let adPath = '';

// Only the development build of React reports attributes that differ; other mismatches are pageErrors in every journey.
it('lists, a page with details and the back office hydrate without a mismatch, and the content policy allows the development scripts', async () => {
  const { page, pageErrors } = await site.visit();
  for (const path of ['/', '/marketplace', adPath]) {
    await page.goto(path);
    await waitForHydration(page);
    expect([path, pageErrors]).toEqual([path, []]);
  }
  expect(await page.locator('script[src="/@vite/client"]').count()).toBe(1);
  await site.signIn(page, admin);
  await page.goto('/admin');
  await waitForHydration(page);
  expect(pageErrors).toEqual([]);
});
