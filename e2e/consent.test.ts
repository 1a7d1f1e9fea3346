// Consent: what lies in the browser before it is given, after a yes, after a no, and after a change of mind.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { untilAwake } from './awake.ts';
import { breachesOn } from './axe.ts';
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
    await untilAwake(page);
  }
}

it.each([
  ['light', 390, 'Acceptera alla', 'accepted', 'Du har accepterat alla.'],
  ['dark', 1280, 'Avböj alla', 'declined', 'Du har avböjt alla som inte är nödvändiga.'],
] as const)('is asked for once, in %s at %i: %s', async (colorScheme, width, answer, kept, sentence) => {
  const viewport = { width, height: 844 };
  const { page, faults } = await site.visit({ isAsked: true, colorScheme, viewport });
  await lookAround(page);
  await banner(page).waitFor();
  expect(await breachesOn(page)).toEqual([]);
  expect(withoutPlaces(await stored(page))).toEqual(nothing);
  await banner(page).getByRole('button', { name: answer }).click();
  await banner(page).waitFor({ state: 'detached' });
  await lookAround(page);
  expect(await banner(page).count()).toBe(0);
  expect(withoutPlaces(await stored(page))).toEqual({ ...nothing, local: { 'cookie-consent': kept } });
  await page.goto('/cookies');
  await page.getByText(sentence).waitFor();
  expect(faults).toEqual([]);
});

it('can be changed on /cookies, where the question leads', async () => {
  const { page, faults } = await site.visit({ isAsked: true });
  await page.goto('/');
  await banner(page).getByRole('link', { name: 'Läs om cookies' }).click();
  await page.getByText('Du har inte svarat än.').waitFor();
  const choice = page.getByRole('main');
  await choice.getByRole('button', { name: 'Acceptera alla' }).click();
  await page.getByText('Du har accepterat alla.').waitFor();
  await banner(page).waitFor({ state: 'detached' });
  await choice.getByRole('button', { name: 'Avböj alla' }).click();
  await page.getByText('Du har avböjt alla som inte är nödvändiga.').waitFor();
  await page.reload();
  await page.getByText('Du har avböjt alla som inte är nödvändiga.').waitFor();
  expect(withoutPlaces(await stored(page)).local).toEqual({ 'cookie-consent': 'declined' });
  expect(faults).toEqual([]);
});

/** Where on a page one was is what going back needs. */
function withoutPlaces({ session, ...rest }: Awaited<ReturnType<typeof stored>>) {
  return { ...rest, session: session.filter((name) => !name.startsWith('tsr-scroll-restoration')) };
}
