// The site from its sources, as those who build it see it while they write.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAds, insertPerson } from '../server/testing/sample-ads.ts';
import { waitForHydration } from './awake.ts';
import { openSite, type Site } from './harness.ts';
import { admin, signIn } from './people.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite({}, ['--dev']);
  const seller = await insertPerson(site.database, { email: 'siv@exempel.se', name: 'Siv Säljare' });
  const [id = ''] = await insertAds(site.database, seller, [{ title: 'Spalding – som ny' }]);
  adPath = `/ad/${id}`;
});
afterAll(() => site.close());

let adPath = '';

// React says here, and only here, where a page from the server is not the one that the browser would have made.
it('every kind of page hydrates as the server made it, and may load what is being written', async () => {
  const { page, faults } = await site.visit();
  for (const path of ['/', '/marketplace', adPath, '/faq', '/about']) {
    await page.goto(path);
    await waitForHydration(page);
    expect([path, faults]).toEqual([path, []]);
  }
  expect(await page.locator('script[src="/@vite/client"]').count()).toBe(1);
  await signIn(page, admin);
  for (const path of ['/admin', '/admin/categories', '/admin/finns-inte']) {
    await page.goto(path);
    await waitForHydration(page);
    expect([path, faults.filter((fault) => !fault.includes('status of 404'))]).toEqual([path, []]);
  }
});
