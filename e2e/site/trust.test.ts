// Journeys about trust and legal rules: a business seller and a visitor, a 15-year-old, and a suspended person with two moderators.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAds } from '../../server/testing/samples/sample-ads.ts';
import { fillText, openForm, send, toast } from '../support/ad-form.ts';
import { findAxeViolations } from '../support/axe.ts';
import { signedIn } from '../support/conversations.ts';
import { endUndoPeriod } from '../support/decisions.ts';
import { expectTexts } from '../support/expect-texts.ts';
import { waitForHydration } from '../support/hydration.ts';
import { openSharedSite, type Site, type Visit } from '../support/site.ts';
import { register, signInByDialog, type TestUser } from '../support/users.ts';

const phone = { viewport: { width: 390, height: 844 } };

let site: Site;
let moderator: TestUser;
let colleague: TestUser;

beforeAll(async () => {
  site = await openSharedSite();
  [moderator, colleague] = [await register(site, 'Moa Moderator'), await register(site, 'Kim Kollega')];
  await query(`update profiles set role = 'admin' where id = any($1)`, [[moderator.id, colleague.id]]);
});
afterAll(() => site.close());

const query = (text: string, values: unknown[] = []) => site.database.pool.query(text, values);

async function visitAs(user: TestUser, path: string, options = {}): Promise<Visit> {
  const visit = await signedIn(site, user, options);
  await open(visit.page, path);
  return visit;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Approves the ad as a moderator, through the API; the moderation page has its own journey. */
async function approve(id: string): Promise<void> {
  const { page } = await signedIn(site, moderator);
  const body = { data: { status: 'approved' } };
  expect((await page.request.put(`/api/admin/ads/${id}/status`, body)).status()).toBe(200);
}

async function adOf(user: TestUser): Promise<string> {
  const { rows } = await query('select id from ads where user_id = $1', [user.id]);
  return (rows[0] as { id: string }).id;
}

it('a seller saves business details, and a visitor of the ad sees the seller and the consumer rights', async () => {
  const seller = await register(site, 'Bo Butik');
  const { page, faults } = await visitAs(seller, '/profile', phone);
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
  await insertAds(site.database, seller.id, [{ title: 'Korg med fot', category: 'Basketkorgar' }]);

  const visitor = await site.visit(phone);
  await open(visitor.page, '/marketplace?seller=business');
  const card = visitor.page.getByRole('listitem').filter({ hasText: 'Korg med fot' });
  await card.getByText('Företag', { exact: true }).waitFor();
  await card.getByRole('link', { name: 'Korg med fot' }).click();
  await expectTexts(
    visitor.page,
    'Bos Basket AB',
    '556016-0680',
    'Hallvägen 1, 123 45 Solna',
    'Du köper av ett företag. Då gäller konsumentköplagen. Kommer ni överens på distans har du oftast 14 dagars ångerrätt.',
  );
  expect(await findAxeViolations(visitor.page)).toEqual([]);
  expect([...faults, ...visitor.faults]).toEqual([]);
});

it('a 15-year-old sells without contact details, and visitors see no more than the name', async () => {
  const young = await register(site, 'Elsa Femton');
  await query(
    `update profiles set birth_year = null, location = 'Hemorten', phone = '070-174 06 05' where id = $1`,
    [young.id],
  );
  const { page, faults } = await signedIn(site, young, phone);
  await openForm(page);
  await page.getByRole('textbox', { name: 'Födelseår' }).fill(String(new Date().getFullYear() - 15));
  await fillText(page, { title: 'Min gamla boll', category: 'Basketboll' });
  await page.getByRole('textbox', { name: 'Beskrivning' }).fill('Ring mig på 070-174 06 05');
  await send(page);
  // A phone number in the text is refused for a user under 18, and nothing typed is lost.
  await page.locator('form [aria-invalid=true]').first().waitFor();
  await page.getByRole('textbox', { name: 'Beskrivning' }).fill('Knappt använd');
  await send(page);
  await toast(page, 'Annons skapad!').waitFor();
  const id = await adOf(young);
  await approve(id);

  const visitor = await site.visit(phone);
  await open(visitor.page, `/ad/${id}`);
  await visitor.page.getByText('Elsa Femton').first().waitFor();
  expect(await visitor.page.locator(`a[href="/u/${young.id}"]`).count()).toBe(0);
  expect(await visitor.page.getByText('Hemorten').count()).toBe(0);
  expect(await visitor.page.getByRole('button', { name: 'Visa telefonnummer' }).count()).toBe(0);
  expect([...faults, ...visitor.faults]).toEqual([]);
});

it('a suspended user can only read the decision, appeal and export data; another moderator lifts the suspension', async () => {
  const [seller, buyer] = [await register(site, 'Sven Stopp'), await register(site, 'Britt Bud')];
  const [adId = ''] = await insertAds(site.database, seller.id, [
    { title: 'Reserverad tröja', sale_state: 'reserved' },
  ]);
  await query(
    `insert into deals (ad_id, about, title, price, seller_id, buyer_id, state, reserved_at)
     values ($1, $1, 'Reserverad tröja', 200, $2, $3, 'reserved', now())`,
    [adId, seller.id, buyer.id],
  );

  const office = await visitAs(moderator, `/admin/users?search=${seller.email}`);
  await office.page.getByRole('button', { name: `Åtgärder för ${seller.name}` }).click();
  await office.page.getByRole('menuitem', { name: 'Stäng av …' }).click();
  const dialog = office.page.getByRole('dialog', { name: `Stäng av ${seller.name}` });
  await dialog.getByRole('combobox', { name: 'Regel' }).selectOption('trade');
  await dialog.getByRole('textbox', { name: 'Anledning' }).fill('Tog betalt två gånger');
  await dialog.getByRole('button', { name: 'Stäng av' }).click();
  await toast(office.page, 'Användare avstängd').waitFor();
  await endUndoPeriod(site);

  // The suspended user signs in, and sees the decision only.
  const suspended = await site.visit(phone);
  await open(suspended.page, '/marketplace');
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
  await suspended.page.getByText('En kollega till den som beslutade prövar det.').waitFor();
  await suspended.page.getByRole('button', { name: 'Ladda ner dina uppgifter' }).click();
  await suspended.page.getByRole('link', { name: /Hämta filen/ }).waitFor();

  // The agreed deal stays visible to the buyer only.
  const other = await signedIn(site, buyer);
  expect((await other.page.request.get(`/ad/${adId}`)).status()).toBe(200);
  expect((await fetch(`${site.address}/ad/${adId}`)).status).toBe(404);

  // The first moderator may not decide; the other does.
  await open(office.page, '/admin/reports?status=appealed');
  await office.page
    .getByRole('button', { name: new RegExp(seller.name) })
    .first()
    .click();
  await office.page.getByText('En kollega till den som beslutade måste pröva överklagandet.').waitFor();
  const second = await visitAs(colleague, '/admin/reports?status=appealed');
  await second.page
    .getByRole('button', { name: new RegExp(seller.name) })
    .first()
    .click();
  await second.page.getByText('Jag betalade tillbaka.').waitFor();
  await second.page.getByRole('radio', { name: 'Ändras' }).check();
  await second.page.getByRole('textbox', { name: 'Varför' }).fill('Kvittot visar det.');
  await second.page.getByRole('button', { name: 'Avgör överklagandet' }).click();
  await toast(second.page, 'Överklagandet är avgjort').waitFor();
  await endUndoPeriod(site);
  await open(suspended.page, '/notifications');
  await suspended.page.getByText('Svar på ditt överklagande').first().waitFor();
  expect(await notice.count()).toBe(0);
  const all = [office, suspended, second].flatMap(({ faults }) => faults);
  expect(all.filter((fault) => !fault.includes('status of 404'))).toEqual([]);
});
