// What is pressed before the page's script has come: it is done when it has, once, and nothing is sent to nobody.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { openSite, type Site } from './harness.ts';
import { register, signIn } from './people.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Opens a page whose script does not come before it is let through. */
async function openAsleep(page: Page, address: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return held.resolve;
}

describe('a page that is not awake yet', () => {
  it('opens what was asked for when it is, however often it was pressed', async () => {
    const { page, faults } = await site.visit();
    const wake = await openAsleep(page, '/profile');
    const button = page.getByRole('main').getByRole('button', { name: 'Logga in' });
    for (let press = 0; press < 3; press += 1) await button.click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    wake();
    await page.getByRole('dialog').getByRole('textbox', { name: 'E-post' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(faults).toEqual([]);
  });

  it('shows what was unfolded when it is', async () => {
    const { page, faults } = await site.visit();
    await signIn(page, await register(site, 'Karl Ek'));
    const wake = await openAsleep(page, '/profile');
    await page.getByText('Byt e-postadress', { exact: true }).click();
    await page.getByText('Mina enheter', { exact: true }).click();
    wake();
    await page.getByRole('textbox', { name: 'Ny e-postadress' }).waitFor();
    await page.getByText('Den här enheten').waitFor();
    expect(faults).toEqual([]);
  });

  it('does not put what is in a form in the address, and judges it when it is', async () => {
    const { page, faults } = await site.visit();
    const account = await register(site, 'Ebba Ek');
    await site.database.pool.query('update profiles set birth_year = null where email = $1', [account.email]);
    await signIn(page, account);
    const address = '/profile?tab=reviews';
    const wake = await openAsleep(page, address);
    await page.getByRole('button', { name: 'Spara födelseår' }).click();
    wake();
    await page.getByText('Ange födelseåret med fyra siffror, till exempel 1990').waitFor();
    expect(page.url()).toBe(new URL(address, site.address).href);
    expect(faults).toEqual([]);
  });
});
