// Journeys about trust and legal rules: a business seller and a visitor, and a suspended person with two moderators.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAds } from '../../server/testing/samples/sample-ads.ts';
import { toast } from '../support/ad-form.ts';
import { findAxeViolations } from '../support/axe.ts';
import { at, signedIn } from '../support/conversations.ts';
import { endUndoPeriod } from '../support/decisions.ts';
import { expectTexts } from '../support/expect-texts.ts';
import { waitForHydration } from '../support/hydration.ts';
import { openSharedSite, type Site } from '../support/site.ts';
import { register, signInByDialog, type TestUser } from '../support/users.ts';

const phone = { viewport: { width: 390, height: 844 } };

let site: Site;
let moderator: TestUser;
let otherAdmin: TestUser;

beforeAll(async () => {
  site = await openSharedSite();
  [moderator, otherAdmin] = [await register(site, 'Moa Moderator'), await register(site, 'Kim Kollega')];
  await query(`update profiles set role = 'admin' where id = any($1)`, [[moderator.id, otherAdmin.id]]);
});
afterAll(() => site.close());

const query = (text: string, values: unknown[] = []) => site.database.pool.query(text, values);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

it('a seller saves business details, and a visitor of the ad sees the seller and the consumer rights', async () => {
  const seller = await register(site, 'Bo Butik');
  const { page, pageErrors } = await at(site, seller, '/profile', phone);
  await page.getByRole('radio', { name: 'Företag' }).check();
  await page.getByRole('button', { name: 'Spara hur du säljer' }).click();
  await page.getByRole('textbox', { name: 'Företagets namn' }).and(page.locator('[aria-invalid]')).waitFor();
  await page.getByRole('textbox', { name: 'Företagets namn' }).fill('Bos Basket AB');
  await page.getByRole('textbox', { name: 'Organisationsnummer' }).fill('556016-0680');
  await page.getByRole('textbox', { name: 'Postadress' }).fill('Hallvägen 1, 123 45 Solna');
  await page.getByRole('textbox', { name: 'Företagets e-post' }).fill('order@exempel.se');
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Spara hur du säljer' }).click();
  await toast(page, 'Profil uppdaterad framgångsrikt!').waitFor();

  const [adId] = await insertAds(site.database, seller.id, [{ title: 'Korg med fot' }]);
  const visitor = await site.visit(phone);
  await open(visitor.page, `/ad/${adId}`);
  await expectTexts(
    visitor.page,
    'Bos Basket AB',
    '556016-0680',
    'Hallvägen 1, 123 45 Solna',
    'Du köper av ett företag. Då gäller konsumentköplagen. Kommer ni överens på distans har du oftast 14 dagars ångerrätt.',
  );
  expect(await findAxeViolations(visitor.page)).toEqual([]);
  expect([...pageErrors, ...visitor.pageErrors]).toEqual([]);
});

it('a suspended user sees the decision only, appeals it, and returns to the site when another moderator lifts the suspension', async () => {
  const seller = await register(site, 'Sven Stopp');
  const suspended = await site.visit(phone);
  await open(suspended.page, '/marketplace');
  const { page: office } = await signedIn(site, moderator);
  const suspension = { rule: 'trade', reason: 'Tog betalt två gånger', lastDay: null };
  expect(
    (await office.request.put(`/api/admin/users/${seller.id}/block`, { data: suspension })).status(),
  ).toBe(200);
  await endUndoPeriod(site);

  await suspended.page.getByRole('banner').getByRole('button', { name: 'Logga in' }).click();
  await signInByDialog(suspended.page, seller);
  const notice = suspended.page.getByText('Ditt konto är avstängt tills vidare');
  await notice.waitFor();
  await open(suspended.page, '/profile');
  await notice.waitFor();
  expect(await suspended.page.getByRole('navigation').count()).toBe(0);
  await expectTexts(suspended.page, 'Tog betalt två gånger', 'Radera kontot');
  expect(await findAxeViolations(suspended.page)).toEqual([]);
  await suspended.page
    .getByRole('textbox', { name: 'Varför är beslutet fel?' })
    .fill('Jag betalade tillbaka.');
  await suspended.page.getByRole('button', { name: 'Skicka överklagandet' }).click();
  await suspended.page
    .getByText('En människa prövar det, om möjligt en annan än den som beslutade.')
    .waitFor();

  // The first moderator may not decide on the appeal; the other does.
  const { rows } = await query('select id from reports where owner_id = $1', [seller.id]);
  const address = `/api/admin/reports/${(rows[0] as { id: string }).id}/appeal`;
  const outcome = { data: { outcome: 'overturned', reason: 'Kvittot visar det.' } };
  expect((await office.request.put(address, outcome)).status()).toBe(403);
  await site.signIn(office, otherAdmin);
  expect((await office.request.put(address, outcome)).status()).toBe(200);
  await endUndoPeriod(site);
  await open(suspended.page, '/notifications');
  await suspended.page.getByText('Svar på ditt överklagande').first().waitFor();
  expect(await notice.count()).toBe(0);
  expect(suspended.pageErrors).toEqual([]);
});
