// From "Rapportera" to a decision, an appeal and restored content: the reporter, the owner and the moderators.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAds } from '../../server/testing/samples/sample-ads.ts';
import { toast } from '../support/ad-form.ts';
import { chatWith, converse } from '../support/conversations.ts';
import { endUndoPeriod } from '../support/decisions.ts';
import { waitForHydration } from '../support/hydration.ts';
import { findAxeViolations } from '../support/axe.ts';
import { openSharedSite, type Site, type Visit } from '../support/site.ts';
import { admin, register, type TestUser } from '../support/users.ts';
import { expectTexts } from '../support/expect-texts.ts';

const TITLE = 'Jordan 1 i nyskick';

let site: Site;
/** A phone that the reporter and the owner share, and a computer that the staff share. */
let home: Visit;
let office: Visit;

beforeAll(async () => {
  site = await openSharedSite();
  home = await site.visit({ viewport: { width: 390, height: 844 } });
  office = await site.visit();
});
afterAll(() => site.close());

async function newAdmin(name: string): Promise<TestUser> {
  const account = await register(site, name);
  await site.database.pool.query(`update profiles set role = 'admin' where id = $1`, [account.id]);
  return account;
}

async function fillReport(page: Page, name: string, reason: string, explanation: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('radio', { name: reason }).check();
  await dialog.getByRole('textbox', { name: 'Vad är fel?' }).fill(explanation);
}

async function sign(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /Jag intygar/ }).check();
  await dialog.getByRole('button', { name: 'Skicka anmälan' }).click();
}

it('a reported ad is taken down with a reason, appealed, and restored by another moderator', async () => {
  const [ebba, karl] = [await register(site, 'Ebba Säljare'), await register(site, 'Karl Vaksam')];
  const mira = await newAdmin('Mira Moderator');
  const [adId = ''] = await insertAds(site.database, ebba.id, [{ title: TITLE }]);

  await site.signIn(home.page, karl);
  await home.page.goto(`/ad/${adId}`);
  await waitForHydration(home.page);
  const name = `Rapportera annonsen ${TITLE}`;
  await home.page.getByRole('button', { name }).click();
  await home.page.getByRole('button', { name: 'Skicka anmälan' }).click();
  await home.page.getByText('Intyga att uppgifterna stämmer så vitt du vet').waitFor();
  expect(await findAxeViolations(home.page)).toEqual([]);
  await fillReport(home.page, name, 'Falsk vara eller kopia', 'Sömmarna är fel, det är en kopia.');
  await sign(home.page);
  await home.page.getByText(/Vi har tagit emot anmälan [0-9a-f]{8}/).waitFor();
  await home.page.getByRole('link', { name: 'din anmälan' }).click();
  await home.page.getByRole('heading', { name: 'Din anmälan' }).waitFor();
  await expectTexts(home.page, 'Väntar på beslut', 'Det du anmälde');

  // The moderator takes the report from its row, and decides.
  await site.signIn(office.page, mira);
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
  expect(await findAxeViolations(office.page)).toEqual([]);
  await report.getByRole('combobox', { name: 'Regel' }).selectOption('forbidden');
  await report
    .getByRole('textbox', { name: 'Till den det gäller' })
    .fill('Sömmarna visar att det är en kopia.');
  await report.getByRole('textbox', { name: 'Till anmälaren' }).fill('Tack, annonsen är borttagen.');
  await report.getByRole('button', { name: 'Fatta beslut' }).click();
  await toast(office.page, 'Beslutet är fattat').waitFor();
  await endUndoPeriod(site);

  // The reporter is notified, and the owner with reasons, without the reporter's name.
  await home.page.goto('/notifications');
  await home.page.getByText('Tack, annonsen är borttagen.').waitFor();
  expect((await home.page.request.get(`/api/ads/${adId}`)).status()).toBe(404);
  await site.signIn(home.page, ebba);
  await home.page.goto('/profile');
  const ownAd = home.page.getByRole('listitem').filter({ hasText: TITLE }).first();
  await ownAd.getByText('Borttagen av Baskettorget').waitFor();
  expect(await findAxeViolations(home.page)).toEqual([]);
  await ownAd.getByRole('link', { name: /Läs och överklaga/ }).click();
  await expectTexts(home.page, 'Vad vi har gjort', 'Sömmarna visar att det är en kopia.');
  expect(await home.page.getByText(karl.name).count()).toBe(0);
  expect(await findAxeViolations(home.page)).toEqual([]);
  await home.page
    .getByRole('textbox', { name: 'Varför är beslutet fel?' })
    .fill('Jag har kvittot från butiken.');
  await home.page.getByRole('button', { name: 'Skicka överklagandet' }).click();
  await expectTexts(
    home.page,
    'Ditt överklagande',
    'En människa prövar det, om möjligt en annan än den som beslutade.',
  );
  const heading = () => home.page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(heading).toBe('Ditt överklagande');

  // Another moderator decides on the appeal.
  await site.signIn(office.page, admin);
  await office.page.goto('/admin/reports?status=appealed');
  await waitForHydration(office.page);
  await office.page.getByRole('button', { name: new RegExp(TITLE) }).click();
  await report.getByText('Jag har kvittot från butiken.').waitFor();
  await expectTexts(report, 'Står fast', 'Den som överklagade läser det.');
  await report.getByRole('radio', { name: 'Ändras' }).check();
  await report.getByRole('textbox', { name: 'Varför' }).fill('Kvittot visar att skorna är äkta.');
  await report.getByRole('button', { name: 'Avgör överklagandet' }).click();
  await toast(office.page, 'Överklagandet är avgjort').waitFor();
  await endUndoPeriod(site);
  await home.page.goto('/notifications');
  await home.page.getByText('Din annons är tillbaka').waitFor();
  expect(await (await home.page.request.get(`/ad/${adId}`)).text()).toContain(`${TITLE}</h1>`);
  expect([...home.pageErrors, ...office.pageErrors]).toEqual([]);
});

it('a message is reported from the chat, and its text is hidden in the open chat when it is taken down', async () => {
  const [elsa, knut] = [await register(site, 'Elsa Pratsam'), await register(site, 'Knut Lyssnare')];
  const threadId = await converse(site, { from: elsa, to: knut }, ['Betala i förskott annars …']);
  const reader = home.page;
  await site.signIn(reader, knut);
  await reader.goto(chatWith(elsa, threadId));
  await reader.getByRole('button', { name: /Mer om meddelandet från Elsa/ }).click();
  await reader.getByRole('menuitem', { name: 'Rapportera' }).click();
  await fillReport(reader, `Rapportera meddelandet från ${elsa.name}`, 'Bedrägeri', 'Hotar mig');
  await sign(reader);
  await reader.getByRole('button', { name: 'Klar' }).click();

  await site.signIn(office.page, admin);
  const { rows } = await site.database.pool.query<{ id: string }>(
    'select id from reports where reporter_id = $1',
    [knut.id],
  );
  const decision = {
    seen: 'pending',
    status: 'resolved',
    decision: 'removed',
    rule: 'law',
    personReason: 'Det är ett hot.',
    reporterReason: 'Meddelandet är borttaget.',
  };
  const address = `/api/admin/reports/${rows[0]?.id}/decision`;
  expect((await office.page.request.put(address, { data: decision })).status()).toBe(200);

  await reader.getByRole('log').getByText('Meddelandet är borttaget av Baskettorget').waitFor();
  // The list behind follows a moment later.
  await expect.poll(() => reader.getByText('Betala i förskott').count()).toBe(0);
  expect([...home.pageErrors, ...office.pageErrors]).toEqual([]);
});
