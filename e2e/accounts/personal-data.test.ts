// Personal data: exported as a file, and erased after a period of grace.
import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import type { Download, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAds } from '../../server/testing/samples/sample-ads.ts';
import { waitForHydration } from '../support/hydration.ts';
import { toast } from '../support/ad-form.ts';
import { findAxeViolations } from '../support/axe.ts';
import { openSharedSite, type Site, type VisitOptions } from '../support/site.ts';
import { type Account, register } from '../support/users.ts';

const phone = { viewport: { width: 390, height: 844 } };

let site: Site;
beforeAll(async () => {
  site = await openSharedSite();
});
afterAll(() => site.close());
async function openPanel(
  person: Account,
  options?: VisitOptions,
): Promise<{ page: Page; pageErrors: string[] }> {
  const visit = await site.visit(options);
  await site.signIn(visit.page, person);
  await unfold(visit.page);
  return visit;
}

async function unfold(page: Page): Promise<void> {
  await page.goto('/profile');
  await waitForHydration(page);
  await page.getByRole('heading', { name: 'Dina uppgifter' }).click();
  await page.getByRole('heading', { name: 'Radera kontot' }).waitFor();
}

/** Whether the page fits the screen without horizontal scrolling. */
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

it('an export shows its progress, survives a reload, and contains the user’s texts; erasure hides the ads, and is cancelled', async () => {
  const anna = await register(site, 'Anna Ek');
  const [ad = ''] = await insertAds(site.database, anna.id, [{ title: 'Matchboll', description: 'Studsar' }]);
  const { page, pageErrors } = await openPanel(anna, phone);
  // A locked table stops the job half-way, so that its progress can be seen.
  const lock = await site.database.pool.connect();
  await lock.query('begin');
  await lock.query('lock table mail_links in access exclusive mode');
  await page.getByRole('button', { name: 'Ladda ner dina uppgifter' }).click();
  const bar = page.getByRole('progressbar', { name: 'Samlar ihop dina uppgifter' });
  await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(0);
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await fits(page)).toBe(true);
  await unfold(page);
  await bar.waitFor();
  await lock.query('rollback');
  lock.release();

  const link = page.getByRole('link', { name: /^Hämta filen \(\d+ kB\)$/ });
  await link.waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^baskettorget-mina-uppgifter-.+\.zip$/);
  const files = unzipSync(await bytesOf(download));
  expect(strFromU8(files['annonser.json'] ?? new Uint8Array())).toContain('Matchboll');
  expect(strFromU8(files['profil.json'] ?? new Uint8Array())).toContain(anna.email);
  expect(strFromU8(files['LÄS-MIG.txt'] ?? new Uint8Array())).toContain('annonser.json');
  await page.getByRole('button', { name: 'Gör en ny fil' }).waitFor();

  await page.getByLabel('Ditt lösenord').fill(anna.password);
  await page.getByRole('button', { name: 'Radera kontot' }).click();
  const question = page.getByRole('alertdialog', { name: 'Radera kontot?' });
  await question.waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await fits(page)).toBe(true);
  await question.getByRole('button', { name: 'Radera kontot' }).click();
  await toast(page, 'Ditt konto raderas').waitFor();
  const notice = page.getByRole('alert').filter({ hasText: 'Dina annonser är dolda.' });
  await notice.waitFor();
  const statusOfAd = async () => (await fetch(`${site.address}/api/ads/${ad}`)).status;
  expect(await statusOfAd()).toBe(404);
  await unfold(page);
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await fits(page)).toBe(true);
  await notice.getByRole('button', { name: 'Ångra' }).click();
  await toast(page, 'Kontot finns kvar').waitFor();
  await notice.waitFor({ state: 'detached' });
  expect(await statusOfAd()).toBe(200);
  expect(pageErrors).toEqual([]);
});

async function bytesOf(download: Download): Promise<Uint8Array> {
  // A remotely connected browser stores downloads on its own side.
  return new Uint8Array(await buffer(await download.createReadStream()));
}
