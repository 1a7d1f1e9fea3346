// The site from its sources, as those who build it see it while they write.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAds, insertPerson } from '../server/testing/sample-ads.ts';
import { untilAwake } from './awake.ts';
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
it.each(['/', '/marketplace', 'an ad', '/about', '/faq'])('wakes %s as the server made it', async (path) => {
  const { page, faults } = await site.visit();
  await page.goto(path.startsWith('/') ? path : adPath);
  await untilAwake(page);
  expect(faults).toEqual([]);
});

it.each(['/admin', '/admin/categories', '/admin/finns-inte'])('wakes %s so too', async (path) => {
  const { page, faults } = await site.visit();
  await signIn(page, admin);
  await page.goto(path);
  await untilAwake(page);
  expect(faults.filter((fault) => !fault.includes('status of 404'))).toEqual([]);
});

it('says what may be loaded, changes included', async () => {
  const { page } = await site.visit();
  await page.goto('/about');
  expect(await page.locator('script[src="/@vite/client"]').count()).toBe(1);
});
