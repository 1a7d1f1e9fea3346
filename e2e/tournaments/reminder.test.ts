// A visitor filters tournaments, views the map and opens one; a user sets a reminder.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertTournamentRow } from '../../server/testing/samples/sample-tournament-queries.ts';
import { toast } from '../support/ad-form.ts';
import { findAxeViolations, findViolationsInAllViews } from '../support/axe.ts';
import { waitForHydration } from '../support/hydration.ts';
import { openSharedSite, type Site } from '../support/site.ts';
import { register } from '../support/users.ts';

const NAME = 'Ekstads Flotta Camp';

let site: Site;
beforeAll(async () => {
  site = await openSharedSite();
});
afterAll(() => site.close());

it('a tournament is found by its filters, shown on the map and opened over the list, and a reminder is set', async () => {
  await insertTournamentRow(site.database, {
    name: NAME,
    type: 'camp',
    location: 'Luleå',
    latitude: 65.58,
    longitude: 22.15,
    participants: 12,
  });
  const { page, pageErrors } = await site.visit({ viewport: { width: 390, height: 844 } });
  await site.signIn(page, await register(site, 'Ebba Ek'));
  await page.goto('/tournaments?month=2099-06');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('combobox', { name: 'Typ' }).selectOption('camp');
  await page.waitForURL('**/tournaments?type=camp&month=2099-06');
  await page.getByRole('heading', { level: 2, name: 'Juni 2099' }).waitFor();
  expect(await findViolationsInAllViews(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });

  await page.getByRole('link', { name: 'Visa kartan' }).click();
  const map = page.getByRole('dialog', { name: 'Karta' });
  await map.getByRole('link', { name: NAME }).first().waitFor();
  expect(await findViolationsInAllViews(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  // By keyboard: the buttons zoom, arrows move, and a pin of the map opens its page.
  await map.getByRole('button', { name: 'Zooma in' }).focus();
  for (const key of ['Enter', '+', 'ArrowUp', '-', '0']) await page.keyboard.press(key);
  await map.getByRole('button', { name: 'Zooma ut', disabled: true }).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await map.locator('[data-mark]').first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/tournaments\/[0-9a-f-]{36}$/);
  await page.getByRole('heading', { level: 1, name: NAME }).waitFor();
  await page.goBack();
  await map.waitFor();
  await page.keyboard.press('Escape');
  await map.waitFor({ state: 'detached' });

  await page.getByRole('listitem').getByRole('link', { name: NAME, exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: NAME });
  await dialog.getByText('12 av 32 deltagare anmälda').waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/tournaments\/[0-9a-f-]{36}$/);
  await dialog.getByRole('button', { name: 'Påminn mig' }).click();
  await toast(page, 'Vi påminner dig en vecka innan').waitFor();
  expect(await findViolationsInAllViews(page)).toEqual([]);

  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 2, name: 'Juni 2099' }).waitFor();
  expect(new URL(page.url()).search).toBe('?type=camp&month=2099-06');
  expect(pageErrors).toEqual([]);
});
