// Moderating ads: with undo and reasons, by keyboard, and alongside other moderators.
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { makeJpeg } from '../../server/testing/samples/photos.ts';
import { insertAds, insertPerson, type TestAd } from '../../server/testing/samples/sample-ads.ts';
import { jpeg, toast } from '../support/ad-form.ts';
import { endUndoPeriod, rejectFor } from '../support/decisions.ts';
import { waitForHydration } from '../support/hydration.ts';
import { findViolationsInAllViews, findAxeViolations } from '../support/axe.ts';
import { ADMIN, openSite, type Site } from '../support/site.ts';
import { type Account, endSessions, register, signInByDialog } from '../support/users.ts';

let site: Site;
let seller: string;
const admin: Account = { name: 'Superadmin', ...ADMIN };

beforeAll(async () => {
  site = await openSite();
  seller = await insertPerson(site.database, { email: 'siv.seljare@exempel.se', name: 'Siv Säljare' });
});
afterAll(() => site.close());
afterEach(async () => {
  await site.database.pool.query('delete from ads');
});

const minute = (number: number) => new Date(Date.UTC(2026, 5, 1, 12, number));

/** Inserts pending ads, of which the first is the newest; returns their ids. */
async function write(...ads: (Partial<TestAd> & { title: string })[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [place, ad] of ads.entries()) {
    const waiting = { status: 'pending', created_at: minute(59 - place) } as const;
    ids.push(...(await insertAds(site.database, seller, [{ ...waiting, ...ad }])));
  }
  return ids;
}

async function atAds(query = '', options: Parameters<Site['visit']>[0] = {}) {
  const visit = await site.visit(options);
  await site.signIn(visit.page, admin);
  await visit.page.goto(`/admin/ads${query}`);
  await waitForHydration(visit.page);
  return visit;
}

const rowOf = (page: Page, title: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });
const titles = (page: Page) => page.getByRole('table').getByRole('link').allInnerTexts();
const counter = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Visa annonser efter status' }).getByRole('link', { name });
const dialog = (page: Page) => page.getByRole('dialog');
async function idOf({ email }: Account): Promise<string> {
  const { rows } = await site.database.pool.query<{ id: string }>(
    'select id from profiles where email = $1',
    [email],
  );
  return rows[0]?.id ?? '';
}
async function statusOf(id: string | undefined): Promise<string | undefined> {
  const { rows } = await site.database.pool.query<{ status: string }>(
    'select status from ads where id = $1',
    [id],
  );
  return rows[0]?.status;
}

it('a decision is undone, reasoned and notified, and a suspension hides the ads of its seller', async () => {
  const owner = await register(site, 'Olle Ojämn');
  const [id = '', other = ''] = await insertAds(site.database, await idOf(owner), [
    { title: 'Spalding', status: 'pending', created_at: minute(70) },
    { title: 'Wilson', created_at: minute(58) },
  ]);
  await write({ title: 'Molten' });
  const { page, pageErrors } = await atAds('?status=pending');
  const home = await site.visit();
  await site.signIn(home.page, owner);
  const isFound = async (title: string) => {
    const html = await (await home.page.request.get(`/marketplace?search=${title}`)).text();
    return html.includes(`>${title}</a>`);
  };

  // Approved, undone by keyboard, and approved again.
  await page.getByRole('button', { name: 'Godkänn Spalding' }).click();
  await toast(page, 'Annons godkänd').waitFor();
  // Above the sidebar: beside it, the toast would cover buttons of the page for a minute.
  const sidebar = await page.locator('aside').boundingBox();
  const approved = await page.locator('[data-sonner-toast]').boundingBox();
  expect((approved?.x ?? 0) + (approved?.width ?? 0)).toBeLessThan(sidebar?.width ?? 0);
  await expect.poll(() => titles(page)).toEqual(['Molten']);
  expect(await isFound('Spalding')).toBe(true);
  await page.keyboard.press('Alt+T');
  const undo = page.getByRole('button', { name: 'Ångra' });
  for (let presses = 0; presses < 5; presses += 1) {
    if (await undo.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await toast(page, 'Beslutet är ångrat').waitFor();
  await expect.poll(() => titles(page)).toEqual(['Spalding', 'Molten']);
  expect(await isFound('Spalding')).toBe(false);
  await page.getByRole('button', { name: 'Godkänn Spalding' }).click();
  await expect.poll(() => statusOf(id)).toBe('approved');

  // Rejected with a reason, which the seller gets when the minute for undoing is over.
  await counter(page, 'Godkända 2').click();
  await page.getByRole('button', { name: 'Avvisa Spalding' }).click();
  const reasons = page.getByRole('dialog', { name: 'Avvisa ”Spalding”' });
  await reasons.getByText('Varan ser ut att vara en kopia av en märkesvara.').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await rejectFor(page, 'Misstänkt kopia');
  await toast(page, 'Annons avvisad').waitFor();
  await expect.poll(() => statusOf(id)).toBe('rejected');
  await home.page.goto('/notifications');
  await home.page.getByText('Inga notiser än').waitFor();
  await endUndoPeriod(site);
  await home.page.getByText('Din annons blev inte godkänd').waitFor();
  await home.page.goto('/profile');
  await home.page.getByText('Anledning: Varan ser ut att vara en kopia').waitFor();
  await home.page.getByRole('link', { name: 'Läs beslutet och överklaga: Spalding' }).click();
  await home.page.getByText('Vi har inte godkänt annonsen.').waitFor();
  await home.page.getByRole('heading', { name: 'Överklaga' }).waitFor();
  expect(await findAxeViolations(home.page)).toEqual([]);

  // What the seller has done is shown with their next ad, and a suspension hides it.
  await page.getByRole('link', { name: 'Wilson' }).click();
  const panel = dialog(page).getByRole('region', { name: 'Säljare' });
  await panel.getByText('1 avvisad').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Stäng av säljaren …' }).click();
  const suspension = page.getByRole('dialog', { name: 'Stäng av Olle Ojämn' });
  await suspension.getByText('En annons döljs så länge avstängningen gäller.').waitFor();
  await suspension.getByRole('combobox', { name: 'Regel' }).selectOption('forbidden');
  await suspension.getByRole('textbox', { name: 'Anledning' }).fill('Säljer kopior');
  await suspension.getByRole('button', { name: 'Stäng av' }).click();
  await toast(page, 'Användare avstängd').waitFor();
  await panel.getByText('Säljaren är avstängd').waitFor();
  expect(await isFound('Wilson')).toBe(false);
  expect((await fetch(`${site.address}/api/ads/${other}`)).status).toBe(404);
  // The toast of the first undo may still be visible.
  const undone = page.waitForResponse((response) => response.url().endsWith('/undo'));
  await toast(page, 'Användare avstängd').getByRole('button', { name: 'Ångra' }).click();
  await undone;
  expect(await isFound('Wilson')).toBe(true);
  await page.keyboard.press('Escape');

  // A decision that needs a new session is made once.
  await expect.poll(() => dialog(page).count()).toBe(0);
  await counter(page, 'Totalt').click();
  await page.getByRole('button', { name: 'Godkänn Spalding' }).waitFor();
  await endSessions(site, admin);
  await page.getByRole('button', { name: 'Godkänn Spalding' }).click();
  await signInByDialog(page, admin);
  await expect.poll(() => statusOf(id)).toBe('approved');
  expect(pageErrors).toEqual([]);
});

it('the queue is processed by keyboard, skipping decided ads and showing conflicts, until it is empty; an ad with pictures has its own address', async () => {
  const [first, second, , third, taken] = await write(
    { title: 'Ett' },
    { title: 'Två' },
    { title: 'Klar', status: 'approved' },
    { title: 'Tre' },
    { title: 'Fyra' },
  );
  const { page, pageErrors } = await atAds();
  // Another moderator has decided first, and the seller has changed the ad: the changes are shown.
  const otherAdmin = await register(site, 'Kim Kollega');
  await site.database.pool.query(
    `update ads set status = 'rejected', reviewed_at = now(),
      reviewed_by = (select id from profiles where email = $2) where id = $1`,
    [taken, otherAdmin.email],
  );
  await page.getByRole('button', { name: 'Godkänn Fyra' }).click();
  const warning = toast(page, 'Kunde inte uppdatera annons');
  await warning.getByText('Kim Kollega har redan avvisat annonsen.').waitFor();
  await rowOf(page, 'Fyra').getByText('Avvisad').waitFor();
  expect(await statusOf(taken)).toBe('rejected');
  await page.getByRole('link', { name: 'Ett', exact: true }).press('Enter');
  await page.getByRole('dialog', { name: 'Ett' }).waitFor();
  await page.keyboard.press('j');
  await page.getByRole('dialog', { name: 'Två' }).waitFor();
  await page.keyboard.press('k');
  await page.getByRole('dialog', { name: 'Ett' }).waitFor();
  await page.keyboard.press('g');
  await page.getByRole('dialog', { name: 'Två' }).waitFor();
  await page.keyboard.press('a');
  await page.getByRole('dialog', { name: 'Avvisa ”Två”' }).waitFor();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Tre' }).waitFor();
  await page.keyboard.press('k');
  await page.getByRole('dialog', { name: 'Klar' }).waitFor();
  await page.keyboard.press('j');
  await page.getByRole('dialog', { name: 'Tre' }).waitFor();
  await site.database.pool.query(
    "update ads set description = 'Något annat', updated_at = now() where id = $1",
    [third],
  );
  // The toast of the last decision does not cover the next one.
  await dialog(page).getByRole('button', { name: 'Godkänn' }).click();
  await toast(page, 'Säljaren har ändrat annonsen. Läs den igen innan du bestämmer dig.').waitFor();
  await dialog(page).getByText('Något annat').waitFor();
  await dialog(page).getByRole('button', { name: 'Godkänn' }).click();
  await toast(page, 'Inget mer väntar på granskning på den här sidan').waitFor();
  await expect.poll(() => dialog(page).count()).toBe(0);
  expect([await statusOf(first), await statusOf(second), await statusOf(third)]).toEqual([
    'approved',
    'rejected',
    'approved',
  ]);

  // An ad with pictures opens in a dialog with its own address.
  const photos = await Promise.all([400, 500].map((width) => makeJpeg({ width, height: 300 })));
  const pictureIds: string[] = [];
  for (const [place, buffer] of photos.entries()) {
    const response = await page.request.post('/api/pictures', {
      multipart: { file: jpeg(`${place}.jpg`, buffer) },
    });
    pictureIds.push(((await response.json()) as { id: string }).id);
  }
  const ad = {
    title: 'Spalding TF-1000',
    description: 'Bara använd inomhus.',
    category: 'Basketboll',
    condition: 'Begagnad - Bra skick',
    price: 450,
    postalCode: '41122',
    pictureIds,
  };
  expect((await page.request.post('/api/ads', { data: ad })).status()).toBe(201);
  await page.reload();
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Spalding TF-1000' }).click();
  const open = dialog(page);
  for (const text of [
    'Bara använd inomhus.',
    'Basketboll',
    'Begagnad - Bra skick',
    'Göteborg',
    '41122',
    'Västra Götaland',
    'admin@exempel.se',
  ]) {
    await open.getByText(text, { exact: true }).waitFor();
  }
  await open.getByRole('button', { name: 'Nästa bild' }).click();
  const secondPicture = open.getByRole('button', { name: 'Visa bild 2' });
  await expect.poll(() => secondPicture.getAttribute('aria-current')).toBe('true');
  await open.getByRole('link', { name: /Förstora bild 2/ }).click();
  const enlarged = page.getByRole('dialog', { name: 'Bilder: Spalding TF-1000' });
  await enlarged.waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('Escape');
  await expect.poll(() => enlarged.count()).toBe(0);
  await open.getByText('Väntar', { exact: true }).waitFor();
  expect(await findViolationsInAllViews(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog(page).count()).toBe(0);
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Spalding TF-1000');

  await page.getByRole('link', { name: 'Spalding TF-1000' }).click();
  await dialog(page).waitFor();
  expect(new URL(page.url()).searchParams.get('ad')).not.toBeNull();
  await page.reload();
  await page.getByRole('dialog', { name: 'Spalding TF-1000' }).waitFor();
  await page.goBack();
  await expect.poll(() => dialog(page).count()).toBe(0);
  expect(pageErrors).toEqual([]);
});
