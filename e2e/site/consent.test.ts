// Cookie consent: what the browser stores before it, after accepting, after declining, and after a change.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { waitForHydration } from '../support/hydration.ts';
import { findViolationsInAllViews } from '../support/axe.ts';
import { openSharedSite, type Site } from '../support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSharedSite();
});
afterAll(() => site.close());

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies', exact: true });

/** Names of cookies, and the content of both kinds of web storage. */
async function stored(page: Page) {
  const local = await page.evaluate<Record<string, string>>('({ ...localStorage })');
  const session = await page.evaluate<string[]>('Object.keys(sessionStorage)');
  const cookies = await page.context().cookies();
  return { cookies: cookies.map(({ name }) => name), local, session };
}

/** The health record protects the visitor and needs no consent. */
const nothing = { cookies: [], local: {}, session: ['security_health'] };

async function visitPages(page: Page): Promise<void> {
  for (const path of ['/', '/marketplace?search=skor', '/about']) {
    await page.goto(path);
    await waitForHydration(page);
  }
}

it('consent is asked for once, and nothing that needs it is stored before it', async () => {
  const { page, pageErrors } = await site.visit({ showsCookieBanner: true });
  await visitPages(page);
  await banner(page).waitFor();
  expect(await findViolationsInAllViews(page)).toEqual([]);
  expect(withoutScrollPositions(await stored(page))).toEqual(nothing);
  await banner(page).getByRole('button', { name: 'Acceptera alla' }).click();
  await banner(page).waitFor({ state: 'detached' });
  await visitPages(page);
  expect(await banner(page).count()).toBe(0);
  expect(withoutScrollPositions(await stored(page))).toEqual({
    ...nothing,
    local: { 'cookie-consent': 'accepted' },
  });
  expect(pageErrors).toEqual([]);
});

it('consent is changed on /cookies, which the banner links to', async () => {
  const { page, pageErrors } = await site.visit({ showsCookieBanner: true });
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
  expect(withoutScrollPositions(await stored(page)).local).toEqual({ 'cookie-consent': 'declined' });
  expect(pageErrors).toEqual([]);
});

/** Scroll positions are needed for going back, and do not require consent. */
function withoutScrollPositions({ session, ...rest }: Awaited<ReturnType<typeof stored>>) {
  return { ...rest, session: session.filter((name) => !name.startsWith('tsr-scroll-restoration')) };
}
