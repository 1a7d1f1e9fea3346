// A reader of the news on a phone: the rotation of the home page, the list, and the dialog with an address.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertArticleRow } from '../../server/testing/news.ts';
import { findViolationsInAllViews } from '../support/axe.ts';
import { waitForHydration } from '../support/hydration.ts';
import { openSite, type Site } from '../support/site.ts';

/** Views of programs are not counted, and the browser of the tests identifies itself as one. */
const READER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const phone = { viewport: { width: 390, height: 844 } };

let site: Site;
beforeAll(async () => {
  site = await openSite();
  for (let number = 1; number <= 40; number += 1)
    await insertArticleRow(site.database, {
      title: `Artikel ${number}`,
      publishedAt: new Date(Date.now() - number * 3_600_000),
      content: `Texten till artikel ${number}.`,
    });
});
afterAll(() => site.close());

it('reads the news on a phone: Back closes an article over the list, and a reload shows its page', async () => {
  const { page, pageErrors } = await site.visit({ ...phone, userAgent: READER });
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(site.address) && !url.startsWith('data:')) foreign.push(url);
  });

  // With reduced motion, the news on the home page move only on request.
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('heading', { name: 'Senaste nytt' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Nästa av nyheterna' }).click();
  const third = page.getByRole('link', { name: 'Artikel 3', exact: true });
  await expect.poll(async () => Math.round((await third.boundingBox())?.x ?? -1)).toBeLessThan(390);
  await page.getByRole('button', { name: 'Låt nyheterna växla' }).click();
  await page.getByRole('button', { name: 'Pausa nyheterna' }).click();

  await page.getByRole('link', { name: 'Alla nyheter' }).click();
  await page.getByRole('heading', { level: 1, name: 'Nyheter & Resultat' }).waitFor();
  expect(await findViolationsInAllViews(page)).toEqual([]);
  await page.setViewportSize(phone.viewport);

  // Far down on the second page of the list, the scroll position stays while an article is read.
  await page.getByRole('link', { name: 'Nästa' }).click();
  await page.getByText('Sida 2').waitFor();
  const list = page.url();
  const link = page.getByRole('link', { name: 'Artikel 36', exact: true });
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(200);
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'Artikel 36' });
  await dialog.getByText('Texten till artikel 36.').waitFor();
  const article = page.url();
  expect(article).toMatch(/\/news\/[0-9a-f-]{36}$/);
  expect(await page.title()).toBe('Artikel 36 · Baskettorget');
  expect(await findViolationsInAllViews(page)).toEqual([]);
  await page.setViewportSize(phone.viewport);
  await page.goBack();
  await dialog.waitFor({ state: 'hidden' });
  expect(page.url()).toBe(list);
  expect(await page.title()).toBe('Nyheter & Resultat · Baskettorget');
  expect(await page.evaluate(() => window.scrollY)).toBe(place);

  // Closed by its button, the dialog leaves no history entry behind.
  await link.click();
  await dialog.getByRole('button', { name: 'Stäng' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(page.url()).toBe(list);

  await link.click();
  await dialog.waitFor();
  await page.reload();
  await waitForHydration(page);
  await page.getByRole('heading', { level: 1, name: 'Artikel 36' }).waitFor();
  expect([page.url(), await page.getByRole('dialog').count()]).toEqual([article, 0]);
  await page.goBack();
  await page.getByText('Sida 2').waitFor();

  // One view is counted, because the dialogs and the page have the same reader within half an hour.
  const views = `select coalesce(sum(views), 0)::integer as views from page_views where kind = 'news' and subject = $1`;
  const count = async () =>
    (await site.database.pool.query<{ views: number }>(views, [article.slice(-36)])).rows[0];
  await expect.poll(count, { timeout: 15_000 }).toEqual({ views: 1 });
  expect([foreign, pageErrors]).toEqual([[], []]);
});
