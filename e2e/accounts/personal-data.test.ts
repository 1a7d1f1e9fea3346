// Personal data: exported as a file, and erased after a period of grace.
import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import type { Download, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertAds } from '../../server/testing/samples/sample-ads.ts';
import { waitForHydration } from '../support/hydration.ts';
import { toast } from '../support/ad-form.ts';
import { findAxeViolations } from '../support/axe.ts';
import { openSharedSite, type Site, type VisitOptions } from '../support/site.ts';
import { type Account, admin, register } from '../support/users.ts';

const phone = { viewport: { width: 390, height: 844 } };

let site: Site;
let anna: Account;
beforeAll(async () => {
  site = await openSharedSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  anna = await register(site, 'Anna Ek');
});

const idOf = async ({ email }: Account) => {
  const { rows } = await site.database.pool.query<{ id: string }>(
    'select id from profiles where email = $1',
    [email],
  );
  return rows[0]?.id ?? '';
};

async function openPanel(person: Account, options?: VisitOptions): Promise<{ page: Page; faults: string[] }> {
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

it('an export shows its progress, survives a reload, and contains the user’s texts', async () => {
  await insertAds(site.database, await idOf(anna), [{ title: 'Matchboll', description: 'Studsar' }]);
  const { page, faults } = await openPanel(anna, phone);
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
  expect(faults).toEqual([]);
});

it('a failed export shows an error, and can be requested again up to three times a day', async () => {
  const { page, faults } = await openPanel(anna);
  const id = await idOf(anna);
  await site.database.pool.query(`insert into personal_exports (user_id, status) values ($1, 'failed')`, [
    id,
  ]);
  await unfold(page);
  await page.getByText('Något gick fel hos oss.').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Försök igen' }).click();
  const again = page.getByRole('button', { name: 'Gör en ny fil' });
  await again.waitFor();
  await site.database.pool.query(
    `insert into personal_exports (user_id, status, bytes, expires_at, created_at)
     select $1, 'ready', 1, now() + interval '1 hour', now() - interval '1 hour' from generate_series(1, 2)`,
    [id],
  );
  await again.click();
  await page.getByText(/^Du kan hämta dina uppgifter 3 gånger per dygn\. Nästa gång är/).waitFor();
  expect(faults).toEqual([]);
});

async function erase(page: Page, password = anna.password): Promise<void> {
  await page.getByLabel('Ditt lösenord').fill(password);
  await page.getByRole('button', { name: 'Radera kontot' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Radera kontot' }).click();
}

it('erasure hides the ads at once, is shown on the profile, and is cancelled there', async () => {
  const [ad = ''] = await insertAds(site.database, await idOf(anna), [{ title: 'Matchboll' }]);
  const { page, faults } = await openPanel(anna, phone);
  await page.getByRole('button', { name: 'Radera kontot' }).click();
  await page.getByText('Ange ditt lösenord').waitFor();
  await page.getByLabel('Ditt lösenord').fill(anna.password);
  await page.getByRole('button', { name: 'Radera kontot' }).click();
  const question = page.getByRole('alertdialog', { name: 'Radera kontot?' });
  await question.waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await fits(page)).toBe(true);
  await question.getByRole('button', { name: 'Behåll kontot' }).click();
  await question.waitFor({ state: 'detached' });

  await erase(page, 'Fel-losen1');
  await page.getByText('Det nuvarande lösenordet är fel').waitFor();
  await erase(page);
  await toast(page, 'Ditt konto raderas').waitFor();
  const notice = page.getByRole('alert').filter({ hasText: 'Dina annonser är dolda.' });
  await notice.waitFor();
  const { page: visitor } = await site.visit();
  expect((await visitor.request.get(`/api/ads/${ad}`)).status()).toBe(404);

  const refused = await page.request.post('/api/ads', {
    data: { title: 'Boll', category: 'Basketboll', condition: 'Ny', price: 1, pictureIds: [] },
  });
  expect(refused.status()).toBe(403);
  await unfold(page);
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await fits(page)).toBe(true);
  await notice.getByRole('button', { name: 'Ångra' }).click();
  await toast(page, 'Kontot finns kvar').waitFor();
  await notice.waitFor({ state: 'detached' });
  expect((await visitor.request.get(`/api/ads/${ad}`)).status()).toBe(200);
  expect(faults).toEqual([]);
});

it('erasure is refused to the last superadmin', async () => {
  const { page, faults } = await openPanel(admin);
  await erase(page, admin.password);
  await page.getByText(/Du är den enda superadmin som kan sköta webbplatsen/).waitFor();
  expect(faults).toEqual([]);
});

it('erasure without a password asks for the e-mail address, and is carried out when the period has passed', async () => {
  const { page } = await openPanel(anna);
  const id = await idOf(anna);
  await site.database.pool.query(`delete from accounts where user_id = $1`, [id]);
  await unfold(page);
  await page.getByLabel('Skriv din e-postadress').fill(anna.email);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Radera kontot' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Radera kontot' }).click();
  await page.getByRole('button', { name: 'Ångra raderingen' }).waitFor();
  const { pool } = site.database;
  await pool.query(`update erasures set due_at = now() where user_id = $1`, [id]);
  await pool.query(`select graphile_worker.add_job('erase-people')`);
  await expect
    .poll(async () => (await pool.query('select from profiles where id = $1', [id])).rowCount)
    .toBe(0);
  await page.goto('/profile');
  await page.getByText('Du måste vara inloggad för att se din profil').waitFor();
  expect((await page.request.get(`/api/people/${id}`)).status()).toBe(404);
});

async function bytesOf(download: Download): Promise<Uint8Array> {
  // A remotely connected browser stores downloads on its own side.
  return new Uint8Array(await buffer(await download.createReadStream()));
}
