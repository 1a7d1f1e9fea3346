// Consent: what lies in the browser before it is given, after a yes, after a no, and after a change of mind.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { waitForHydration } from './awake.ts';
import { breachesInEveryLook } from './axe.ts';
import { openSite, type Site } from './harness.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies', exact: true });

/** Names of cookies, and what lies in both kinds of storage. */
async function stored(page: Page) {
  const local = await page.evaluate<Record<string, string>>('({ ...localStorage })');
  const session = await page.evaluate<string[]>('Object.keys(sessionStorage)');
  const cookies = await page.context().cookies();
  return { cookies: cookies.map(({ name }) => name), local, session };
}

const nothing = { cookies: [], local: {}, session: [] };

async function lookAround(page: Page): Promise<void> {
  for (const path of ['/', '/marketplace?search=skor', '/about']) {
    await page.goto(path);
    await waitForHydration(page);
  }
}

it('consent is asked for once, and nothing is stored before it is given', async () => {
  const { page, faults } = await site.visit({ isAsked: true });
  await lookAround(page);
  await banner(page).waitFor();
  expect(await breachesInEveryLook(page)).toEqual([]);
  expect(withoutPlaces(await stored(page))).toEqual(nothing);
  await banner(page).getByRole('button', { name: 'Acceptera alla' }).click();
  await banner(page).waitFor({ state: 'detached' });
  await lookAround(page);
  expect(await banner(page).count()).toBe(0);
  expect(withoutPlaces(await stored(page))).toEqual({ ...nothing, local: { 'cookie-consent': 'accepted' } });
  expect(faults).toEqual([]);
});

it('consent is changed on /cookies, where the question leads', async () => {
  const { page, faults } = await site.visit({ isAsked: true });
  await page.goto('/');
  await banner(page).getByRole('link', { name: 'Läs om cookies' }).click();
  await page.getByText('Du har inte svarat än.').waitFor();
  await banner(page).getByRole('button', { name: 'Avböj alla' }).click();
  await banner(page).waitFor({ state: 'detached' });
  await page.getByText('Du har avböjt alla som inte är nödvändiga.').waitFor();
  const choice = page.getByRole('main');
  await choice.getByRole('button', { name: 'Acceptera alla' }).click();
  await page.getByText('Du har accepterat alla.').waitFor();
  await choice.getByRole('button', { name: 'Avböj alla' }).click();
  await page.reload();
  await page.getByText('Du har avböjt alla som inte är nödvändiga.').waitFor();
  expect(withoutPlaces(await stored(page)).local).toEqual({ 'cookie-consent': 'declined' });
  expect(faults).toEqual([]);
});

/** Where on a page one was is what going back needs. */
function withoutPlaces({ session, ...rest }: Awaited<ReturnType<typeof stored>>) {
  return { ...rest, session: session.filter((name) => !name.startsWith('tsr-scroll-restoration')) };
}
