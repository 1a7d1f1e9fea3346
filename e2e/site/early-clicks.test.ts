// Interactions before hydration: clicks are replayed once, and opened or selected elements stay so.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { waitForHydration } from '../support/hydration.ts';
import { makeAd, phone, createUser } from '../support/conversations.ts';
import { heartOf } from '../support/ad-card.ts';
import { openSharedSite, type Site } from '../support/site.ts';
import { register } from '../support/users.ts';

let site: Site;

beforeAll(async () => {
  site = await openSharedSite();
});
afterAll(() => site.close());

/** Opens a page without its scripts, or reloads the open one. @returns a function that lets them load */
async function openUnhydrated(page: Page, address?: string): Promise<() => void> {
  const delay = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await delay.promise;
    await route.continue();
  });
  await (address ? page.goto(address, { waitUntil: 'commit' }) : page.reload({ waitUntil: 'commit' }));
  // The script in the head has run.
  await page.waitForFunction(() => 'takeEarlyClicks' in window);
  return delay.resolve;
}

it('a visitor who clicks before hydration gets one dialog, however often its button was clicked', async () => {
  const { page, pageErrors } = await site.visit();
  const hydrate = await openUnhydrated(page, '/profile');
  const button = page.getByRole('main').getByRole('button', { name: 'Logga in' });
  for (let press = 0; press < 3; press += 1) await button.click();
  expect(await page.getByRole('dialog').count()).toBe(0);
  hydrate();
  await page.getByRole('dialog').getByRole('textbox', { name: 'E-post' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  expect(pageErrors).toEqual([]);
});

it('the profile loads what was opened before hydration, and validates what was typed and sent, at the same address', async () => {
  const { page, pageErrors } = await site.visit();
  const account = await register(site, 'Ebba Ek');
  await site.database.pool.query('update profiles set birth_year = null where email = $1', [account.email]);
  await site.signIn(page, account);
  const address = '/profile?tab=reviews';
  const hydrate = await openUnhydrated(page, address);
  await page.getByText('Byt e-postadress', { exact: true }).click();
  await page.getByText('Mina enheter', { exact: true }).click();
  const year = page.getByRole('textbox', { name: 'Födelseår' });
  await year.fill('199');
  await page.getByRole('button', { name: 'Spara födelseår' }).click();
  hydrate();
  await page.getByText('Ange födelseåret med fyra siffror, till exempel 1990').waitFor();
  expect(await year.inputValue()).toBe('199');
  await page.getByRole('textbox', { name: 'Ny e-postadress' }).waitFor();
  await page.getByText('Den här enheten').waitFor();
  expect(page.url()).toBe(new URL(address, site.address).href);
  expect(pageErrors).toEqual([]);
});

it('the marketplace sends no empty fields before hydration, and replays a click on a toggle once', async () => {
  const { page, pageErrors } = await site.visit();
  await makeAd(site, await createUser(site, 'Ebba Ek'), 'Tidig matchboll');
  await site.signIn(page, await register(site, 'Siv Ek'));
  const hydrate = await openUnhydrated(page, '/marketplace');
  await page.getByRole('searchbox').fill('tidig');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/marketplace?search=tidig', { waitUntil: 'commit' });
  const heart = heartOf(page, 'Tidig matchboll');
  await heart.click();
  expect(await heart.getAttribute('aria-pressed')).toBe('false');
  hydrate();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  expect(pageErrors).toEqual([]);
});

it('an open menu and the scroll position on a phone stay through hydration, and later pages begin at the top', async () => {
  const { page, pageErrors } = await site.visit(phone);
  const hydrate = await openUnhydrated(page, '/faq');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(300);
  await page.getByRole('button', { name: 'Mer' }).click();
  const menu = page.getByRole('navigation', { name: 'Fler sidor' });
  await menu.waitFor();
  hydrate();
  await waitForHydration(page);
  expect(await menu.isVisible()).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  // The menu's history entry is added by a separate script.
  await page.waitForFunction('history.state?.overlays === 1');
  await page.goBack();
  await menu.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Integritetspolicy' }).click();
  await page.waitForURL('**/privacy');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(pageErrors).toEqual([]);
});

/** Goes from the questions to the policy and back to the questions. */
async function returnToQuestions(page: Page, back: () => Promise<void>): Promise<void> {
  await page.goto('/faq');
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Integritetspolicy' }).click();
  await page.waitForURL('**/privacy');
  await page.getByRole('heading', { level: 1, name: 'Integritetspolicy' }).waitFor();
  await back();
  await page.getByRole('heading', { level: 1, name: 'Vanliga frågor' }).waitFor();
  await waitForHydration(page);
}

it('Back before hydration loads the page it leads to', async () => {
  const { page, pageErrors } = await site.visit();
  await returnToQuestions(page, async () => {
    const hydrate = await openUnhydrated(page);
    await page.goBack({ waitUntil: 'commit' });
    hydrate();
  });
  expect(pageErrors).toEqual([]);
});

it.each([
  ['Back', 'history.back()'],
  ['a link', 'document.querySelector(`a[href="/faq"]`).click()'],
])(
  '%s before the page is hydrated, but after its layout, loads a page from the server',
  async (_way, leave) => {
    const { page, pageErrors } = await site.visit();
    await returnToQuestions(page, async () => {
      const hydrate = await openUnhydrated(page);
      // Called when the layout is hydrated.
      await page.evaluate(`
      const take = window.takeEarlyClicks;
      window.takeEarlyClicks = () => { queueMicrotask(() => { ${leave} }); return take(); };`);
      hydrate();
    });
    const entry = await page.evaluate('performance.getEntriesByType("navigation")[0].name');
    expect(entry).toBe(new URL('/faq', page.url()).href);
    expect(pageErrors).toEqual([]);
  },
);
