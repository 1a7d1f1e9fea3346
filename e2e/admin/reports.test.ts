// From "Rapportera" to a decision, an appeal and restored content: the reporter, the owner and the moderators.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertReviewRow, insertSale } from '../../server/testing/samples/sample-deals.ts';
import { startSmtp, type TestSmtp } from '../../server/testing/outside/smtp.ts';
import { toast } from '../support/ad-form.ts';
import { endUndoPeriod } from '../support/decisions.ts';
import { waitForHydration } from '../support/hydration.ts';
import { findAxeViolations } from '../support/axe.ts';
import { openSite, type Site, type Visit, type VisitOptions } from '../support/site.ts';
import { type Account, admin, registerConfirmed } from '../support/users.ts';
import { expectTexts } from '../support/expect-texts.ts';

const TITLE = 'Jordan 1 i nyskick';
const phone = { viewport: { width: 390, height: 844 } };

let smtp: TestSmtp;
let site: Site;
let boss: Visit;

beforeAll(async () => {
  smtp = await startSmtp();
  site = await openSite({ SMTP_URL: smtp.url });
  boss = await at(admin);
});
afterAll(async () => {
  await site.close();
  await smtp.close();
});

const query = (text: string, values: unknown[] = []) => site.database.pool.query(text, values);

async function member(name: string, role = 'user'): Promise<Account> {
  const account = await registerConfirmed(site, name);
  await query('update profiles set birth_year = 1990, role = $2 where email = $1', [account.email, role]);
  return account;
}

async function at(account: Account, options?: VisitOptions): Promise<Visit> {
  const visit = await site.visit(options);
  await site.signIn(visit.page, account);
  return visit;
}

async function idOf({ email }: Account): Promise<string> {
  const { rows } = await query('select id from profiles where email = $1', [email]);
  return (rows[0] as { id: string }).id;
}

async function publish(page: Page): Promise<string> {
  const data = { title: TITLE, category: 'Basketskor', price: 2400, postalCode: '41122' };
  const { id } = (await (await page.request.post('/api/ads', { data })).json()) as { id: string };
  const body = { data: { status: 'approved' } };
  expect((await boss.page.request.put(`/api/admin/ads/${id}/status`, body)).status()).toBe(200);
  return id;
}

async function fillReport(page: Page, explanation: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Falsk vara eller kopia' }).check();
  await dialog.getByRole('textbox', { name: 'Vad är fel?' }).fill(explanation);
  await dialog.getByRole('checkbox', { name: /Jag intygar/ }).check();
}

const send = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Skicka anmälan' }).click();

describe('a reported ad', () => {
  it('is taken down with a reason, appealed, and restored', async () => {
    const [ebba, karl, mira] = [
      await member('Ebba Säljare'),
      await member('Karl Vaksam'),
      await member('Mira Moderator', 'admin'),
    ];
    const [owner, reporter] = [await at(ebba, phone), await at(karl)];
    // With reduced motion, because contrast would otherwise be measured in the middle of a colour transition.
    const office = await at(mira, { reducedMotion: 'reduce' });
    const adId = await publish(owner.page);

    // The typed text survives a reload and an invalid submit.
    await reporter.page.goto(`/ad/${adId}`);
    await waitForHydration(reporter.page);
    await reporter.page.getByRole('button', { name: `Rapportera annonsen ${TITLE}` }).click();
    await send(reporter.page);
    const form = reporter.page.getByRole('dialog', { name: `Rapportera annonsen ${TITLE}` });
    await expectTexts(
      form,
      'Vad gäller det?',
      'Välj vad det gäller',
      'Skriv så att vi förstår varför det är olagligt eller bryter mot villkoren.',
      'En människa läser din anmälan. Den du rapporterar får inte veta att det var du.',
    );
    await form.getByText('Intyga att uppgifterna stämmer så vitt du vet').waitFor();
    const focused = () => reporter.page.evaluate(() => document.activeElement?.getAttribute('type'));
    await expect.poll(focused).toBe('radio');
    expect(await findAxeViolations(reporter.page)).toEqual([]);
    await fillReport(reporter.page, 'Sömmarna är fel, det är en kopia.');
    await reporter.page.reload();
    await waitForHydration(reporter.page);
    await reporter.page.getByRole('button', { name: `Rapportera annonsen ${TITLE}` }).click();
    expect(await form.getByRole('textbox', { name: 'Vad är fel?' }).inputValue()).toContain('Sömmarna');
    await form.getByRole('checkbox', { name: /Jag intygar/ }).check();
    await send(reporter.page);
    await reporter.page.getByText(/Vi har tagit emot anmälan [0-9a-f]{8}/).waitFor();
    await reporter.page.getByRole('link', { name: 'din anmälan' }).click();
    await reporter.page.getByRole('heading', { name: 'Din anmälan' }).waitFor();
    await expectTexts(
      reporter.page,
      'Väntar på beslut',
      'En människa läser din anmälan. Du får en notis när beslutet är fattat.',
      'Det du anmälde',
    );
    expect(await findAxeViolations(reporter.page)).toEqual([]);

    // The moderator takes the report from its row, and decides.
    await office.page.goto('/admin/reports');
    const row = office.page.getByRole('row').filter({ hasText: TITLE });
    await waitForHydration(office.page);
    expect(await findAxeViolations(office.page)).toEqual([]);
    await row.getByRole('button', { name: /Åtgärder för anmälan/ }).click();
    await office.page.getByRole('menuitem', { name: 'Starta utredning' }).click();
    await toast(office.page, 'Du utreder nu anmälan').waitFor();
    await row.getByText('Utreds', { exact: true }).waitFor();
    await row.getByRole('button', { name: new RegExp(TITLE) }).click();
    const report = office.page.getByRole('dialog', { name: TITLE });
    await report.getByText('Sömmarna är fel, det är en kopia.').waitFor();
    await report.getByRole('radio', { name: 'Ta bort annonsen' }).check();
    await report.getByRole('button', { name: 'Fatta beslut' }).click();
    await report.getByText('Välj vilken regel beslutet vilar på').waitFor();
    await expectTexts(
      report,
      'Vad ska göras?',
      'Ingen åtgärd',
      'Stäng av personen',
      'Vad som är fel, och hur ni vet det. Regeln och hur man överklagar läggs till. Skriv inget om anmälaren.',
      'Vad ni kom fram till. Alla som har anmält samma sak får läsa det. Skriv inget om den det gäller.',
      'Andra anmälningar om samma person',
    );
    const rule = report.getByRole('combobox', { name: 'Regel' });
    await expect.poll(() => rule.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await findAxeViolations(office.page)).toEqual([]);
    await report.getByRole('combobox', { name: 'Regel' }).selectOption('forbidden');
    await report
      .getByRole('textbox', { name: 'Till den det gäller' })
      .fill('Sömmarna visar att det är en kopia.');
    await report.getByRole('textbox', { name: 'Till anmälaren' }).fill('Tack, annonsen är borttagen.');
    // An incomplete date must not become a suspension without end.
    await report.getByRole('radio', { name: 'Stäng av personen' }).check();
    await report.getByLabel('Sista dagen').focus();
    await office.page.keyboard.type('31');
    await report.getByRole('button', { name: 'Fatta beslut' }).click();
    await report.getByText('Välj en sista dag').waitFor();
    await report.getByRole('radio', { name: 'Ta bort annonsen' }).check();
    await report.getByRole('button', { name: 'Fatta beslut' }).click();
    await toast(office.page, 'Beslutet är fattat').waitFor();
    await endUndoPeriod(site);

    // The reporter is notified, and the owner with reasons, without the reporter's name.
    await reporter.page.goto('/notifications');
    await reporter.page.getByText('Tack, annonsen är borttagen.').waitFor();
    expect((await reporter.page.request.get(`/api/ads/${adId}`)).status()).toBe(404);
    await smtp.mailTo(ebba.email, 'Din annons är borttagen');
    await owner.page.goto('/profile');
    const ownAd = owner.page.getByRole('listitem').filter({ hasText: TITLE }).first();
    await ownAd.getByText('Borttagen av Baskettorget').waitFor();
    expect(await findAxeViolations(owner.page)).toEqual([]);
    await ownAd.getByRole('link', { name: /Läs och överklaga/ }).click();
    await expectTexts(owner.page, 'Vad vi har gjort', 'Sömmarna visar att det är en kopia.');
    expect(await owner.page.getByText(karl.name).count()).toBe(0);
    expect(await findAxeViolations(owner.page)).toEqual([]);
    await owner.page
      .getByRole('textbox', { name: 'Varför är beslutet fel?' })
      .fill('Jag har kvittot från butiken.');
    await owner.page.getByRole('button', { name: 'Skicka överklagandet' }).click();
    await expectTexts(owner.page, 'Ditt överklagande', 'En kollega till den som beslutade prövar det.');
    await expect
      .poll(() => owner.page.evaluate(() => document.activeElement?.textContent))
      .toBe('Ditt överklagande');

    // The moderator who decided first may not decide on the appeal; another one does.
    await office.page.goto('/admin/reports?status=appealed');
    await waitForHydration(office.page);
    await office.page.getByRole('button', { name: new RegExp(TITLE) }).click();
    await report.getByText('En kollega till den som beslutade måste pröva överklagandet.').waitFor();
    await boss.page.goto('/admin/reports?status=appealed');
    await waitForHydration(boss.page);
    await boss.page.getByRole('button', { name: new RegExp(TITLE) }).click();
    const appeal = boss.page.getByRole('dialog', { name: TITLE });
    await appeal.getByText('Jag har kvittot från butiken.').waitFor();
    await expectTexts(appeal, 'Står fast', 'Den som överklagade läser det.');
    await appeal.getByRole('radio', { name: 'Ändras' }).check();
    await expectTexts(
      appeal,
      'Det som är borttaget kommer tillbaka som det var. Det som är avvisat blir godkänt, en låst tråd öppnas och en avstängning hävs.',
    );
    await appeal.getByRole('textbox', { name: 'Varför' }).fill('Kvittot visar att skorna är äkta.');
    await appeal.getByRole('button', { name: 'Avgör överklagandet' }).click();
    await toast(boss.page, 'Överklagandet är avgjort').waitFor();
    await endUndoPeriod(site);

    await owner.page.goto('/notifications');
    await owner.page.getByText('Din annons är tillbaka').waitFor();
    await reporter.page.goto(`/ad/${adId}`);
    await reporter.page.getByRole('heading', { name: TITLE }).waitFor();
    for (const { faults } of [owner, reporter, office, boss]) expect(faults).toEqual([]);
  });

  it('may be reported by a visitor, who gets a receipt and the outcome by mail', async () => {
    const owner = await at(await member('Olle Annonsör'));
    const adId = await publish(owner.page);
    const visitor = await site.visit(phone);
    await visitor.page.goto(`/ad/${adId}`);
    await waitForHydration(visitor.page);
    await visitor.page.getByRole('button', { name: `Rapportera annonsen ${TITLE}` }).click();
    await fillReport(visitor.page, 'Det står att den är äkta.');
    await send(visitor.page);
    await visitor.page.getByText('Skriv ditt namn').waitFor();
    await visitor.page.getByRole('textbox', { name: 'Ditt namn' }).fill('Vera Besökare');
    await visitor.page.getByRole('textbox', { name: 'Din e-postadress' }).fill('vera.besokare@exempel.se');
    await send(visitor.page);
    await visitor.page.getByText(/Vi har tagit emot anmälan/).waitFor();
    await expectTexts(
      visitor.page,
      'Tack för din anmälan',
      'Har du skrivit din e-postadress mejlar vi dig ett kvitto nu, och beslutet när det är fattat.',
    );
    await smtp.mailTo('vera.besokare@exempel.se', 'Vi har tagit emot din anmälan');

    await boss.page.goto('/admin/reports?status=pending&kind=ad');
    await waitForHydration(boss.page);
    await boss.page
      .getByRole('button', { name: /Åtgärder för anmälan/ })
      .first()
      .click();
    await boss.page.getByRole('menuitem', { name: 'Avfärda …' }).click();
    const dialog = boss.page.getByRole('dialog', { name: 'Avfärda anmälan' });
    await expectTexts(
      dialog,
      'Inget görs med det som är anmält. Ska något tas bort, eller någon varnas? Öppna anmälan och besluta där.',
      'Vad ni kom fram till. Anmälaren läser det. Skriv inget om andra.',
    );
    await dialog.getByRole('button', { name: 'Avfärda anmälan' }).click();
    await dialog.getByText('Skriv vad som har hänt, så att anmälaren förstår').waitFor();
    await dialog.getByRole('textbox', { name: 'Till anmälaren' }).fill('Vi har sett kvittot.');
    await dialog.getByRole('button', { name: 'Avfärda anmälan' }).click();
    await toast(boss.page, 'Anmälan är avfärdad').waitFor();
    await endUndoPeriod(site);
    const { text } = await smtp.mailTo('vera.besokare@exempel.se', 'Beslut om din anmälan');
    expect(text).toContain('Vi har sett kvittot.');
    // A reporter without an account has no page for the report.
    await visitor.page.goto('/reports/00000000-0000-4000-8000-000000000000');
    await visitor.page
      .getByRole('heading', { name: 'Du måste vara inloggad för att läsa beslutet' })
      .waitFor();
    await expectTexts(
      visitor.page,
      'Här ser du din anmälan, eller beslutet om det du har skrivit, och kan överklaga.',
    );
    for (const { faults } of [visitor, owner]) expect(faults).toEqual([]);
  });
});

describe('a report that is being written', () => {
  it('is visible to its author only, and stays open until the result is known', async () => {
    const [karl, rut] = [await member('Karl Skrivande'), await member('Rut Nästa')];
    const adId = await publish((await at(await member('Elin Annonsör'))).page);
    const { page } = await at(karl);
    const text = page.getByRole('textbox', { name: 'Vad är fel?' });
    const open = async () => {
      await page.goto(`/ad/${adId}`);
      await waitForHydration(page);
      await page.getByRole('button', { name: `Rapportera annonsen ${TITLE}` }).click();
    };
    await open();
    await fillReport(page, 'Sömmarna är fel.');
    await site.signIn(page, rut);
    await open();
    expect(await text.inputValue()).toBe('');
    await site.signIn(page, karl);
    await open();
    expect(await text.inputValue()).toBe('Sömmarna är fel.');

    const delay = Promise.withResolvers<void>();
    await page.route('**/api/reports', async (route) => {
      await delay.promise;
      await route.abort();
    });
    await page.getByRole('checkbox', { name: /Jag intygar/ }).check();
    await send(page);
    await page.getByRole('button', { name: 'Avbryt' }).click();
    await page.keyboard.press('Escape');
    delay.resolve();
    await page.getByText(/Ingen kontakt med servern/).waitFor();
    expect(await text.inputValue()).toBe('Sömmarna är fel.');
  });
});

describe('two moderators at one report', () => {
  it('the second one sees the first one’s decision, and keeps the text they wrote', async () => {
    const owner = await at(await member('Ture Annonsör'));
    const first = await at(await member('Ada Admin', 'admin'));
    const adId = await publish(owner.page);
    const { id } = (await (
      await (
        await at(await member('Rut Anmälare'))
      ).page.request.post('/api/reports', {
        data: { kind: 'ad', targetId: adId, category: 'spam', explanation: 'Reklam', goodFaith: true },
      })
    ).json()) as { id: string };
    const investigate = () =>
      first.page.request.put(`/api/admin/reports/${id}/investigation`, { data: { seen: 'pending' } });
    const { page, faults } = await at(await member('Dag Admin', 'admin'));
    const outrun = toast(page, 'En kollega hann före. Så här står anmälan nu.');
    const reason = page.getByRole('dialog').getByRole('textbox', { name: 'Till anmälaren' });

    // The row's dialog no longer applies: it closes, and its text continues in the report itself.
    await page.goto(`/admin/reports?search=${id.slice(0, 8)}`);
    await waitForHydration(page);
    await page.getByRole('button', { name: /Åtgärder för anmälan/ }).click();
    await page.getByRole('menuitem', { name: 'Avfärda …' }).click();
    await reason.fill('Vi ser ingen reklam.');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /Åtgärder för anmälan/ }).click();
    await page.getByRole('menuitem', { name: 'Avfärda …' }).click();
    expect(await reason.inputValue()).toBe('Vi ser ingen reklam.');
    expect((await investigate()).ok()).toBe(true);
    await page.getByRole('dialog').getByRole('button', { name: 'Avfärda anmälan' }).click();
    await outrun.waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    // In the report, the choices are kept, and the decision replaces the form.
    await query(`update reports set status = 'pending', assigned_to = null where id = $1`, [id]);
    await page.goto(`/admin/reports?report=${id}`);
    await waitForHydration(page);
    const warn = page.getByRole('radio', { name: 'Varna personen' });
    await warn.check();
    await page.getByRole('combobox', { name: 'Regel' }).selectOption('ads');
    await page.getByRole('textbox', { name: 'Till den det gäller' }).fill('Reklam hör inte hemma här.');
    expect((await investigate()).ok()).toBe(true);
    await page.getByRole('button', { name: 'Fatta beslut' }).click();
    await outrun.waitFor();
    await page.getByRole('dialog').getByText('Utreds', { exact: true }).waitFor();
    expect(await warn.isChecked()).toBe(true);
    expect(await reason.inputValue()).toBe('Vi ser ingen reklam.');
    const decision = {
      seen: 'investigating',
      status: 'resolved',
      decision: 'none',
      reporterReason: 'Det är ingen reklam.',
    };
    const made = await first.page.request.put(`/api/admin/reports/${id}/decision`, { data: decision });
    expect(made.ok()).toBe(true);
    await outrun.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Fatta beslut' }).click();
    await outrun.waitFor();
    await page.getByRole('dialog').getByText('Det är ingen reklam.').waitFor();
    expect(faults).toEqual([]);
  });
});

describe('a review', () => {
  it('is shown in the report, for staff and for the reporter', async () => {
    const [ebba, karl] = [await member('Elin Köpare'), await member('Kurt Säljare')];
    const seller = await at(karl);
    const adId = await publish(seller.page);
    const [sellerId, buyerId] = [await idOf(karl), await idOf(ebba)];
    const { dealId } = await insertSale(site.database, { adId, sellerId, buyerId });
    const review = { dealId, authorId: buyerId, subjectId: sellerId };
    const targetId = await insertReviewRow(site.database, review);
    const data = { kind: 'review', targetId, category: 'abuse', explanation: 'Fult', goodFaith: true };
    const response = await seller.page.request.post('/api/reports', { data });
    const { id } = (await response.json()) as { id: string };

    for (const [{ page }, address] of [
      [seller, `/reports/${id}`],
      [boss, `/admin/reports?report=${id}`],
    ] as const) {
      await page.goto(address);
      await waitForHydration(page);
      await page.getByRole('link', { name: 'Visa omdömet där det står' }).click();
      await page.getByRole('heading', { name: 'Omdömen' }).waitFor();
      await page.getByText('Snabb och trevlig').waitFor();
      expect(page.url()).toContain(`/u/${sellerId}#`);
    }
  });
});

describe('a message', () => {
  it('is reported from the chat, and its text is hidden from both when it is taken down', async () => {
    const [ebba, karl] = [await member('Elsa Pratsam'), await member('Knut Lyssnare')];
    const [writer, reader] = [await at(ebba), await at(karl, phone)];
    const adId = await publish(reader.page);
    const write = { adId, subject: `Angående: ${TITLE}`, content: 'Betala i förskott annars …' };
    expect((await writer.page.request.post('/api/messages', { data: write })).ok()).toBe(true);

    await reader.page.goto('/profile?tab=messages');
    await reader.page.getByRole('link', { name: ebba.name }).click();
    await reader.page.getByRole('button', { name: `Mer om ${ebba.name}` }).waitFor();
    await reader.page.getByRole('button', { name: /Mer om meddelandet från Elsa/ }).click();
    await reader.page.getByRole('menuitem', { name: 'Rapportera' }).click();
    const dialog = reader.page.getByRole('dialog', { name: `Rapportera meddelandet från ${ebba.name}` });
    await dialog.getByRole('radio', { name: /Bedrägeri/ }).check();
    await dialog.getByRole('textbox', { name: 'Vad är fel?' }).fill('Hotar mig');
    await dialog.getByRole('checkbox', { name: /Jag intygar/ }).check();
    await dialog.getByRole('button', { name: 'Skicka anmälan' }).click();
    await reader.page.getByRole('button', { name: 'Klar' }).click();

    await boss.page.goto('/admin/reports?kind=message');
    await waitForHydration(boss.page);
    await boss.page.getByRole('button', { name: /Meddelande från Elsa Pratsam/ }).click();
    const report = boss.page.getByRole('dialog', { name: /Meddelande från Elsa/ });
    await report.getByText('Betala i förskott annars …').waitFor();
    await report.getByRole('radio', { name: 'Ta bort meddelandet' }).check();
    await report.getByRole('combobox', { name: 'Regel' }).selectOption('law');
    await report.getByRole('textbox', { name: 'Till den det gäller' }).fill('Det är ett hot.');
    await report.getByRole('textbox', { name: 'Till anmälaren' }).fill('Meddelandet är borttaget.');
    await report.getByRole('button', { name: 'Fatta beslut' }).click();
    await toast(boss.page, 'Beslutet är fattat').waitFor();

    // The open chat shows it live.
    const takenDownText = reader.page.getByRole('log').getByText('Meddelandet är borttaget av Baskettorget');
    await takenDownText.waitFor();
    // The list behind follows a moment later.
    await expect.poll(() => reader.page.getByText('Betala i förskott').count()).toBe(0);
    for (const { faults } of [writer, reader, boss]) expect(faults).toEqual([]);
  });
});
