// Where one is signed in: seeing another browser, and signing it out.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { breachesOn } from './axe.ts';
import { openSite, type Site } from './harness.ts';
import { register, signIn } from './people.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

it('a browser that one no longer has is signed out from another', async () => {
  const anna = await register(site, 'Anna Ek');
  const { page: lost } = await site.visit();
  await signIn(lost, anna);
  const { page, faults } = await site.visit({ viewport: { width: 390, height: 844 } });
  await signIn(page, anna);
  await page.goto('/profile');
  await page.getByRole('heading', { name: 'Mina enheter' }).click();
  const rows = page.getByRole('listitem').filter({ hasText: 'Chrome på Linux' });
  await expect.poll(() => rows.count()).toBe(2);
  await page.getByText('Den här enheten').waitFor();

  expect(await breachesOn(page)).toEqual([]);
  await rows.getByRole('button', { name: /^Logga ut/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logga ut' }).click();
  await expect.poll(() => rows.count()).toBe(1);
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByText('Utloggad')
    .waitFor();

  await lost.goto('/profile');
  await lost.getByText('Du måste vara inloggad för att se din profil').waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Anna Ek' }).waitFor();
  expect(faults).toEqual([]);
});
