// Passkeys: created on the profile, used in the sign-in dialog, and deleted; with the browser's virtual authenticator.
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toast } from '../support/ad-form.ts';
import { waitForHydration } from '../support/hydration.ts';
import { findAxeViolations } from '../support/axe.ts';
import { openSharedSite, type Site } from '../support/site.ts';
import { register } from '../support/users.ts';

const phone = { viewport: { width: 390, height: 844 } };

let site: Site;

beforeAll(async () => {
  site = await openSharedSite();
});
afterAll(() => site.close());

/** A phone that stores passkeys and verifies its owner's fingerprint. */
async function addAuthenticator(page: Page): Promise<(isOwner: boolean) => Promise<void>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async (isOwner) => {
    await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: isOwner });
  };
}

async function openDialog(page: Page): Promise<void> {
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('button', { name: 'Logga in' }).click();
}

async function openPanel(page: Page): Promise<void> {
  await page.goto('/profile');
  await waitForHydration(page);
  await page.getByRole('heading', { name: 'Passnycklar' }).click();
}

/** Passkeys require a domain name instead of an IP address. */
const here = (path: string) => new URL(path, site.address.replace('127.0.0.1', 'localhost')).href;

it('a passkey is created, signs in, and is deleted', async () => {
  const anna = await register(site, 'Anna Ek');
  const { page, pageErrors } = await site.visit({ ...phone, baseURL: here('/') });
  const setUserVerified = await addAuthenticator(page);
  await site.signIn(page, anna);
  await openPanel(page);
  await page.getByRole('button', { name: 'Lägg till passnyckel' }).click();
  await page.locator('input[name=password]').fill('Fel-losen-1');
  await page.getByRole('button', { name: 'Fortsätt' }).click();
  await page.getByText('Det nuvarande lösenordet är fel').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.locator('input[name=password]').fill(anna.password);
  await page.getByRole('button', { name: 'Fortsätt' }).click();
  await toast(page, 'Passnyckeln är tillagd').waitFor();
  await page.getByText('Inte använd än').waitFor();

  await page.context().clearCookies();
  await openDialog(page);
  const button = page.getByRole('dialog').getByRole('button', { name: 'Logga in med passnyckel' });
  await button.waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await setUserVerified(false);
  await button.click();
  await expect.poll(() => button.getAttribute('aria-busy')).not.toBe('true');
  await setUserVerified(true);
  await button.click();
  await toast(page, 'Inloggning lyckades!').waitFor();
  await page.getByRole('button', { name: 'Konto: Anna Ek' }).waitFor();

  await openPanel(page);
  await page.getByText('Senast använd').waitFor();
  await page.getByRole('button', { name: /^Ta bort passnyckeln/ }).click();
  await page.locator('input[name=password]').fill(anna.password);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ta bort', exact: true }).click();
  await toast(page, 'Passnyckeln är borttagen').waitFor();
  await page.context().clearCookies();
  await openDialog(page);
  await button.click();
  await page
    .getByRole('dialog')
    .getByText('Passnyckeln känns inte igen. Logga in på ett annat sätt.')
    .waitFor();
  expect(pageErrors).toEqual([]);
});
