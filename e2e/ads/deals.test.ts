// From "finns den kvar?" to a finished deal reviewed by both; and an ad that expires and is renewed from its mail.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSmtp, type TestSmtp } from '../../server/testing/outside/smtp.ts';
import { toast } from '../support/ad-form.ts';
import { findAxeViolations } from '../support/axe.ts';
import { converse, makeAd } from '../support/conversations.ts';
import { endUndoOfDeals } from '../support/decisions.ts';
import { waitForHydration } from '../support/hydration.ts';
import { openSite, type Site, type Visit, type VisitOptions } from '../support/site.ts';
import { type Account, admin, registerConfirmed, type TestUser } from '../support/users.ts';
import { expectTexts } from '../support/expect-texts.ts';

const TITLE = 'Spalding TF-1000';
const phone = { viewport: { width: 390, height: 844 } };

let smtp: TestSmtp;
let site: Site;

beforeAll(async () => {
  smtp = await startSmtp();
  site = await openSite({ SMTP_URL: smtp.url });
});
afterAll(async () => {
  await site.close();
  await smtp.close();
});

/** Links in mails have the server's public address, and the test reaches it by another one. */
function pathOf(link: string): string {
  const { pathname, search } = new URL(link);
  return pathname + search;
}

async function confirmed(name: string): Promise<TestUser> {
  const account = await registerConfirmed(site, name);
  await site.database.pool.query('update profiles set birth_year = 1990 where email = $1', [account.email]);
  return account;
}

async function at(account: Account, options?: VisitOptions): Promise<Visit> {
  const visit = await site.visit(options);
  await site.signIn(visit.page, account);
  return visit;
}

const rowOf = (page: Page): Locator => page.getByRole('listitem').filter({ hasText: TITLE }).first();
const card = (page: Page, name: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Lämna omdöme om ${name}, ${TITLE}` }) });
const query = async (text: string, values: unknown[] = []) =>
  (await site.database.pool.query<Record<string, unknown>>(text, values)).rows;

/** Enqueues a scheduled job at once. */
const runJob = (job: string) => query('select graphile_worker.add_job($1)', [job]);

async function writeReview(page: Page, name: string, { stars, text }: { stars: RegExp; text: string }) {
  await page.getByRole('button', { name: `Lämna omdöme om ${name}, ${TITLE}` }).click();
  await page.getByRole('radio', { name: stars }).check();
  await page.getByRole('textbox', { name: 'Ditt omdöme' }).fill(text);
  await page.getByRole('button', { name: 'Lämna omdöme', exact: true }).click();
  await toast(page, 'Tack! Ditt omdöme är sparat').waitFor();
}

describe('a deal', () => {
  it('is reserved, sold and reviewed by both, and then cannot be cancelled; an admin removes a review with a reason that its author sees', async () => {
    const [ebba, karl, moa] = [
      await confirmed('Ebba Säljare'),
      await confirmed('Karl Köpare'),
      await confirmed('Moa Ek'),
    ];
    const adId = await makeAd(site, ebba, TITLE);
    for (const person of [moa, karl])
      await converse(site, { from: person, to: ebba, adId }, ['Finns den kvar?']);
    const seller = await at(ebba);
    const openTab = (name: string | RegExp) => seller.page.getByRole('tab', { name }).click();

    // In a conversation its other member is preselected.
    await seller.page.goto('/profile?tab=messages');
    await waitForHydration(seller.page);
    await seller.page.getByRole('link', { name: /Moa Ek/ }).click();
    const chatWithMoa = seller.page.getByRole('dialog', { name: 'Moa Ek' });
    await chatWithMoa.getByRole('button', { name: 'Markera som såld' }).click();
    const sale = seller.page.getByRole('dialog', { name: 'Vem köpte?' });
    await expect.poll(() => sale.getByRole('radio', { name: /Moa Ek/ }).isChecked()).toBe(true);
    expect(await sale.getByRole('radio', { name: /Karl Köpare/ }).isChecked()).toBe(false);
    for (const open of [sale, chatWithMoa]) {
      await seller.page.keyboard.press('Escape');
      await open.waitFor({ state: 'detached' });
    }

    await openTab('Mina annonser');
    await seller.page.getByRole('button', { name: `Fler åtgärder för ${TITLE}` }).click();
    await seller.page.getByRole('menuitem', { name: 'Markera som reserverad' }).click();
    const dialog = seller.page.getByRole('dialog', { name: 'Vem reserverar du för?' });
    await dialog.getByText('Någon annan', { exact: true }).waitFor();
    expect(await findAxeViolations(seller.page)).toEqual([]);
    await dialog.getByRole('radio', { name: /Karl Köpare/ }).check();
    await dialog.getByRole('button', { name: 'Markera som reserverad' }).click();
    await toast(seller.page, 'Annons markerad som reserverad').waitFor();
    await rowOf(seller.page).getByText('Reserverad för Karl Köpare').waitFor();
    await endUndoOfDeals(site);
    await smtp.mailTo(karl.email, 'Reserverad för dig');

    // The seller sells the ad from the conversation.
    await openTab(/^Meddelanden/);
    await seller.page.getByRole('link', { name: /Karl Köpare/ }).click();
    const chat = seller.page.getByRole('dialog', { name: 'Karl Köpare' });
    await chat.getByText('Reserverad', { exact: true }).waitFor();
    await chat.getByRole('button', { name: 'Markera som såld' }).click();
    await expect.poll(() => sale.getByRole('radio', { name: /Karl Köpare/ }).isChecked()).toBe(true);
    await sale.getByRole('button', { name: 'Markera som såld' }).click();
    await chat.getByText('Såld', { exact: true }).waitFor();
    await seller.page.keyboard.press('Escape');
    await chat.waitFor({ state: 'detached' });
    await openTab('Mina annonser');
    await rowOf(seller.page).getByText('Såld till Karl Köpare').waitFor();
    await endUndoOfDeals(site);
    await smtp.mailTo(karl.email, 'Affären är klar');

    // The buyer writes first.
    const buyer = await at(karl, phone);
    await buyer.page.goto('/profile?tab=reviews');
    await waitForHydration(buyer.page);
    await card(buyer.page, 'Ebba Säljare').getByText('Du har 30 dagar kvar').waitFor();
    await buyer.page.getByRole('button', { name: `Lämna omdöme om Ebba Säljare, ${TITLE}` }).click();
    await buyer.page.getByRole('radio', { name: '1 av 5, Mycket dåligt' }).focus();
    for (let press = 0; press < 3; press += 1) await buyer.page.keyboard.press('ArrowRight');
    expect(await buyer.page.getByRole('radio', { name: '4 av 5, Bra' }).isChecked()).toBe(true);
    await buyer.page.getByRole('textbox', { name: 'Ditt omdöme' }).fill('Snabb och trevlig');
    await buyer.page.getByText('17 av 1000 tecken').waitFor();
    expect(await findAxeViolations(buyer.page)).toEqual([]);
    await buyer.page.getByRole('button', { name: 'Lämna omdöme', exact: true }).click();
    await toast(buyer.page, 'Tack! Ditt omdöme är sparat').waitFor();
    await buyer.page.getByText(/Visas när den andra också har skrivit/).waitFor();
    await openTab('Omdömen');
    await writeReview(seller.page, 'Karl Köpare', { stars: /5 av 5/, text: 'Swishade direkt' });
    await seller.page.getByText('Snabb och trevlig').waitFor();
    await seller.page.getByText('4,0 · 1 omdöme').waitFor();
    await seller.page.getByRole('button', { name: 'Svara på omdömet från Karl Köpare' }).click();
    await seller.page.getByRole('textbox', { name: 'Ditt svar' }).fill('Tack själv!');
    await seller.page.getByRole('button', { name: 'Publicera svaret' }).click();
    await toast(seller.page, 'Ditt svar är publicerat').waitFor();
    // The form is shown until the list is fetched again.
    await seller.page.locator('p', { hasText: 'Tack själv!' }).waitFor();
    expect(await findAxeViolations(seller.page)).toEqual([]);

    await buyer.page.reload();
    await buyer.page.getByText('Swishade direkt').waitFor();
    await buyer.page.getByText('Tack själv!').waitFor();
    const visitor = await site.visit();
    await visitor.page.goto(`/ad/${adId}`);
    await visitor.page.getByRole('link', { name: /4,0 av 5/ }).click();
    await visitor.page.getByText('Snabb och trevlig').waitFor();
    expect(await findAxeViolations(visitor.page)).toEqual([]);

    // A reviewed sale cannot be undone.
    await seller.page.goto('/profile');
    await waitForHydration(seller.page);
    await seller.page.getByText('Såld till').first().waitFor();
    expect(await seller.page.getByRole('button', { name: 'Sälj igen' }).count()).toBe(0);

    // The same browser, now of an admin.
    const office = visitor.page;
    const reviews = office.url();
    await site.signIn(office, admin);
    await office.goto(reviews);
    await waitForHydration(office);
    await office.getByRole('button', { name: 'Ta bort omdömet från Karl Köpare' }).click();
    const removal = office.getByRole('dialog', { name: 'Ta bort omdömet?' });
    await removal.getByRole('combobox', { name: 'Regel' }).selectOption('forbidden');
    await removal.getByRole('textbox', { name: 'Anledning' }).fill('Kränkande');
    expect(await findAxeViolations(office)).toEqual([]);
    await removal.getByRole('button', { name: 'Ta bort' }).click();
    await toast(office, 'Omdömet är borttaget').waitFor();
    await office.getByText('Inga omdömen än').first().waitFor();
    await buyer.page.reload();
    await buyer.page.getByText('Borttaget av administratör').waitFor();
    await buyer.page.getByText('Kränkande').waitFor();
    expect([...seller.pageErrors, ...buyer.pageErrors, ...visitor.pageErrors]).toEqual([]);
  });
});

describe('an ad that expires', () => {
  it('shows that to everyone, and is renewed by the link in its mail, signed in or not', async () => {
    const tove = await confirmed('Tove Lund');
    const adId = await makeAd(site, tove, TITLE);
    const seller = await at(tove);
    const end = (hours: number) =>
      query(`update ads set expires_at = now() + $2 * interval '1 hour' where id = $1`, [adId, hours]);
    await end(40);
    await runJob('warn-of-expiry');
    const { link, text } = await smtp.mailTo(tove.email, 'Din annons slutar snart visas');
    expect(text).toContain(TITLE);
    await seller.page.goto('/profile');
    await waitForHydration(seller.page);
    await rowOf(seller.page)
      .getByText(/Slutar snart visas/)
      .waitFor();

    await end(-1);
    await runJob('expire-ads');
    await expect
      .poll(async () => (await query('select sale_state from ads where id = $1', [adId]))[0])
      .toEqual({
        sale_state: 'expired',
      });
    const visitor = await site.visit(phone);
    await visitor.page.goto(`/ad/${adId}`);
    await waitForHydration(visitor.page);
    await visitor.page.getByText('Utgången').waitFor();
    await visitor.page.getByText('Annonsen har gått ut').waitFor();
    expect(await visitor.page.getByRole('button', { name: 'Skicka meddelande', exact: true }).count()).toBe(
      0,
    );
    expect(await visitor.page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    expect(await findAxeViolations(visitor.page)).toEqual([]);
    await seller.page.reload();
    await rowOf(seller.page).getByText('Utgången').waitFor();
    await seller.page.getByRole('button', { name: `Förnya: ${TITLE}` }).waitFor();

    // Fetching the page, as mail programs do, renews nothing.
    const fetched = await visitor.page.request.get(pathOf(link));
    expect(fetched.status()).toBe(200);
    expect(await fetched.text()).toContain('Slå på JavaScript i webbläsaren för att förnya annonsen.');
    expect((await query('select sale_state from ads where id = $1', [adId]))[0]).toEqual({
      sale_state: 'expired',
    });
    const delay = Promise.withResolvers<void>();
    await visitor.page.route('**/api/ad-renewals', async (route) => {
      await delay.promise;
      await route.continue();
    });
    await visitor.page.goto(pathOf(link));
    await waitForHydration(visitor.page);
    await visitor.page.getByRole('heading', { name: 'Förnya annonsen' }).waitFor();
    await expectTexts(visitor.page, 'Förnyar annonsen …');
    delay.resolve();
    await visitor.page.getByRole('heading', { name: 'Annonsen är förnyad' }).waitFor();
    await visitor.page.getByText(new RegExp(`”${TITLE}” visas till och med \\d+ \\w+ \\d{4}\\.`)).waitFor();
    expect(await findAxeViolations(visitor.page)).toEqual([]);
    await visitor.page.reload();
    await visitor.page.getByRole('heading', { name: 'Annonsen är redan förnyad' }).waitFor();
    await visitor.page.getByRole('link', { name: 'Se annonsen' }).click();
    await visitor.page.getByRole('heading', { name: TITLE, level: 1 }).waitFor();
    expect(await visitor.page.getByText('Utgången').count()).toBe(0);

    await end(5);
    await seller.page.goto(`/ad/${adId}`);
    await waitForHydration(seller.page);
    await seller.page.getByRole('button', { name: 'Förnya' }).click();
    await toast(seller.page, 'Annonsen är förnyad').waitFor();
    await end(5);
    await seller.page.goto('/profile');
    await waitForHydration(seller.page);
    await seller.page.getByRole('button', { name: `Förnya: ${TITLE}` }).click();
    await toast(seller.page, 'Annonsen är förnyad').waitFor();
    await rowOf(seller.page)
      .getByRole('button', { name: `Markera som såld: ${TITLE}` })
      .waitFor();
    expect([...seller.pageErrors, ...visitor.pageErrors]).toEqual([]);
  });
});
