// The rendered API documentation.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSharedSite, type Site } from '../support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSharedSite();
});
afterAll(() => site.close());

it('shows an endpoint with its example and its errors, within the page’s content policy', async () => {
  const { page, pageErrors } = await site.visit();
  await page.goto('/api/docs/?urls.primaryName=ads#/ads/ads.create');
  await page.getByText('Matchboll Spalding TF-1000').first().waitFor();
  await page.getByText('The input is not valid').first().waitFor();
  // The library sets one inline style; the policy blocks it, without effect on the page.
  expect(pageErrors.filter((error) => !error.startsWith('Applying inline style'))).toEqual([]);
});
