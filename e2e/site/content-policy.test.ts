// Code injected into a page: it is blocked, the user is warned, and staff see a report.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toast } from '../support/ad-form.ts';
import { waitForHydration } from '../support/hydration.ts';
import { findAxeViolations } from '../support/axe.ts';
import { openSharedSite, type Site } from '../support/site.ts';
import { admin } from '../support/users.ts';

let site: Site;

beforeAll(async () => {
  site = await openSharedSite();
});
afterAll(() => site.close());

const stored = (page: Page) =>
  page.evaluate<[string[], string[], string]>(
    `[Object.keys(sessionStorage), Object.keys(localStorage), document.cookie]`,
  );

/** What an unescaped comment could contain. */
const attack = (page: Page) =>
  page.evaluate(
    `document.body.insertAdjacentHTML('beforeend', '<img src="/nowhere.png" alt="" onerror="window.isBroken = true">')`,
  );

it('a visit without violations loads no monitoring script and stores an empty health record only', async () => {
  const { page, pageErrors } = await site.visit({ showsCookieBanner: true });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto('/marketplace');
  await waitForHydration(page);
  // The router's scroll positions are ignored.
  const [session, local, cookies] = await stored(page);
  const names = session.filter((key) => !key.startsWith('tsr-scroll'));
  expect([names, local, cookies]).toEqual([['security_health'], [], '']);
  expect(await page.evaluate(`JSON.parse(sessionStorage.getItem('security_health')).events`)).toEqual({});
  expect(scripts.filter((path) => path.includes('watch') || path.includes('security'))).toEqual([]);
  expect(pageErrors).toEqual([]);
});

it('an injected handler is blocked, shown as a warning, and listed for staff', async () => {
  const { page } = await site.visit();
  await page.goto('/marketplace?search=boll');
  await waitForHydration(page);
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/security/audit'));
  await attack(page);
  await toast(page, 'Säkerhetsvarning').waitFor();
  const report = await sent;
  expect(report.status()).toBe(200);
  expect(report.request().headers()['x-csrf-token']).toMatch(/^\d+-\d+-\d+-\d+\./);
  expect(report.request().postDataJSON()).toMatchObject({
    event: 'xss_attempt',
    url: `${site.address}/marketplace`,
    userAgent: expect.stringContaining('Chrome'),
  });
  expect(await page.evaluate('window.isBroken')).toBeUndefined();
  expect(await page.evaluate(`JSON.parse(sessionStorage.getItem('security_health'))`)).toMatchObject({
    version: '1.0.0',
    events: { xss_attempt: 1 },
  });

  const { page: office, pageErrors } = await site.visit();
  await site.signIn(office, admin);
  await office.goto('/admin/security?event=xss_attempt');
  await office.getByRole('row').filter({ hasText: '/marketplace' }).waitFor();
  await office.getByRole('rowheader', { name: 'Främmande skript stoppat' }).waitFor();
  expect(await findAxeViolations(office)).toEqual([]);
  await waitForHydration(office);
  await office.getByRole('combobox', { name: 'Händelse' }).selectOption('malware_detected');
  await office.getByRole('heading', { name: 'Inga säkerhetshändelser' }).waitFor();
  expect(pageErrors).toEqual([]);
});
