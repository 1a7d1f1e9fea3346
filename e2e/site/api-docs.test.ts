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
  // The page takes many seconds to resolve the references of all endpoints.
  await page.route('**/api/docs/json', async (route) => {
    const response = await route.fetch();
    const document = (await response.json()) as { paths: Record<string, unknown> };
    const paths = { '/ads': document.paths['/ads'] };
    await route.fulfill({ response, json: { ...document, paths } });
  });
  await page.goto('/api/docs/#/ads/ads.create');
  await page.getByText('Matchboll Spalding TF-1000').first().waitFor();
  await page.getByText('The input is not valid').first().waitFor();
  // The library sets one inline style; the policy blocks it, without effect on the page.
  expect(pageErrors.filter((error) => !error.startsWith('Applying inline style'))).toEqual([]);
});
