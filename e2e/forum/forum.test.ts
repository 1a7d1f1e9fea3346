// From reading as a visitor to a held first post, comments between two browsers, and a report that staff act on.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toast } from '../support/ad-form.ts';
import { findAxeViolations, findViolationsInAllViews } from '../support/axe.ts';
import { endUndoPeriod } from '../support/decisions.ts';
import { waitForHydration } from '../support/hydration.ts';
import { sendNotices } from '../support/notices.ts';
import { openSharedSite, type Site, type VisitOptions } from '../support/site.ts';
import { type Account, admin, register, signInByDialog } from '../support/users.ts';

const TITLE = 'Vilka skor håller på asfalt?';
const phone = { viewport: { width: 390, height: 844 } };

let site: Site;
beforeAll(async () => {
  site = await openSharedSite();
});
afterAll(() => site.close());

async function at(address: string, account: Account | null, options?: VisitOptions) {
  const visit = await site.visit({ reducedMotion: 'reduce', ...options });
  if (account) await site.signIn(visit.page, account);
  await visit.page.goto(address);
  await waitForHydration(visit.page);
  return visit;
}

const comment = (page: Page, number: number) => page.locator(`#kommentar-${number}`);
async function choose(page: Page, number: number, item: string): Promise<void> {
  await comment(page, number)
    .getByRole('button', { name: `Åtgärder för kommentar ${number}` })
    .click();
  await page.getByRole('menuitem', { name: item }).click();
}
async function write(page: Page, text: string): Promise<void> {
  const open = page.getByRole('button', { name: 'Skriv en kommentar' });
  if (await open.isVisible()) await open.click();
  await page.getByRole('textbox', { name: 'Skriv en kommentar' }).pressSequentially(text);
  await page.getByRole('button', { name: 'Kommentera', exact: true }).click();
}

it('a newcomer writes, is approved and answered, and a comment is taken down', async () => {
  const [nora, karl] = [await register(site, 'Nora Nybörjare'), await register(site, 'Karl Kunnig')];
  // Karl is no newcomer, so his texts are public without moderation.
  await site.database.pool.query(
    `with post as (insert into forum_posts (user_id, title, content, category) values ($1, 'Fäst', 'Hej.', 'Nybörjare') returning id, created_at)
     insert into forum_states (post_id, category, status, created_at, last_at)
     select id, 'Nybörjare', 'approved', created_at, created_at from post`,
    [karl.id],
  );
  await sendNotices(site.database.pool, [{ topic: 'forum', id: karl.id }]);

  // A visitor reads, and is asked to sign in for the first post, which waits.
  const newcomer = await at('/forum', null, phone);
  await newcomer.page.getByRole('link', { name: 'Fäst' }).waitFor();
  expect(await findViolationsInAllViews(newcomer.page)).toEqual([]);
  await newcomer.page.setViewportSize(phone.viewport);
  await newcomer.page.getByRole('button', { name: 'Nytt inlägg' }).click();
  await newcomer.page.getByText('Du måste vara inloggad för att skapa inlägg').waitFor();
  await signInByDialog(newcomer.page, nora);
  const form = newcomer.page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Rubrik' }).fill(TITLE);
  await form.getByRole('combobox', { name: 'Kategori' }).selectOption('Utrustning');
  expect(await form.getByRole('button', { name: 'Publicera' }).isDisabled()).toBe(true);
  await form.getByRole('textbox', { name: 'Text' }).pressSequentially('Mina tog slut på en sommar.');
  await form.getByRole('button', { name: 'Publicera' }).click();
  await newcomer.page.getByRole('heading', { name: TITLE }).waitFor();
  await newcomer.page.getByText('Väntar på granskning', { exact: true }).waitFor();
  const thread = new URL(newcomer.page.url()).pathname;

  // A moderator approves it by keyboard.
  const office = await at('/admin/forum-posts?status=pending', admin);
  expect(await findAxeViolations(office.page)).toEqual([]);
  await office.page.getByRole('link', { name: TITLE }).click();
  await office.page.getByRole('dialog').getByText('Mina tog slut på en sommar.').waitFor();
  expect(await findAxeViolations(office.page)).toEqual([]);
  await office.page.keyboard.press('g');
  await toast(office.page, 'Inlägg godkänt').waitFor();

  // Another user likes, follows and comments; the newcomer, who has the thread open, is offered the comment.
  await newcomer.page.goto(thread);
  await waitForHydration(newcomer.page);
  const reader = await at(thread, karl);
  await reader.page.getByRole('button', { name: 'Gilla, 0 gillar' }).click();
  await reader.page.getByRole('button', { name: 'Gilla, 1 gillar' }).waitFor();
  await reader.page.getByRole('button', { name: /välj notiser för tråden/ }).click();
  await reader.page.getByRole('menuitem', { name: 'Följ tråden' }).click();
  await toast(reader.page, 'Du följer tråden').waitFor();
  await write(reader.page, 'Gummisula, och byt var tredje månad.');
  await toast(reader.page, 'Kommentar tillagd!').waitFor();
  await newcomer.page.getByRole('link', { name: '1 ny kommentar' }).click();
  await comment(newcomer.page, 1).getByText('Gummisula').waitFor();

  // A reply refers to the comment that it answers. It is edited, deleted and restored.
  await comment(newcomer.page, 1).getByRole('button', { name: 'Svara', exact: true }).click();
  await write(newcomer.page, 'Tack, det provar jag!');
  await comment(newcomer.page, 2).getByText('Karl Kunnig (#1)').waitFor();
  await choose(newcomer.page, 2, 'Redigera');
  await comment(newcomer.page, 2).getByRole('textbox').fill('Tack, det provar jag i helgen!');
  await comment(newcomer.page, 2).getByRole('button', { name: 'Spara' }).click();
  await comment(newcomer.page, 2).getByText('Redigerad').first().waitFor();
  await choose(newcomer.page, 2, 'Ta bort');
  await comment(newcomer.page, 2).getByText('Borttagen kommentar').waitFor();
  await newcomer.page.getByRole('button', { name: 'Ångra' }).click();
  await comment(newcomer.page, 2).getByText('i helgen!').waitFor();
  expect(await findViolationsInAllViews(newcomer.page)).toEqual([]);

  // The comment is reported, staff hide it on the page, and its author reads the reason.
  await choose(newcomer.page, 1, 'Rapportera');
  const report = newcomer.page.getByRole('dialog');
  await report.getByRole('radio', { name: 'Spam eller reklam' }).check();
  await report.getByRole('textbox', { name: 'Vad är fel?' }).fill('Samma reklam överallt.');
  await report.getByRole('checkbox', { name: /Jag intygar/ }).check();
  await report.getByRole('button', { name: 'Skicka anmälan' }).click();
  await newcomer.page.getByText(/Vi har tagit emot anmälan/).waitFor();
  await office.page.goto('/admin/forum-posts?reported=yes');
  await office.page.getByRole('link', { name: `Kommentar 1 till ${TITLE}` }).waitFor();
  await office.page.goto(thread);
  await waitForHydration(office.page);
  expect(await findAxeViolations(office.page)).toEqual([]);
  await choose(office.page, 1, 'Ta bort …');
  const why = office.page.getByRole('dialog');
  await why.getByRole('radio', { name: /Reklam eller spam/ }).check();
  await why.getByRole('button', { name: 'Ta bort texten' }).click();
  await toast(office.page, 'Kommentar borttagen').waitFor();
  await comment(office.page, 1).getByText('Kommentaren visas inte').waitFor();
  await endUndoPeriod(site);
  await reader.page.goto('/notifications');
  await reader.page.getByText('Något du har skrivit är borttaget').first().waitFor();
  expect([...newcomer.pageErrors, ...office.pageErrors, ...reader.pageErrors]).toEqual([]);
});

it('Back returns to the place in the list', async () => {
  const { id } = await register(site, 'Berit Bläddrare');
  await site.database.pool.query(
    `with posts as (
       insert into forum_posts (user_id, title, content, category)
       select $1, 'Tråd ' || n, 'Hej.', 'Nybörjare' from generate_series(1, 12) as n returning id, title, created_at)
     insert into forum_states (post_id, category, status, created_at, last_at)
     select id, 'Nybörjare', 'approved', created_at, created_at - substr(title, 6)::integer * interval '1 hour' from posts`,
    [id],
  );
  await sendNotices(site.database.pool, [{ topic: 'forum', id }]);
  const { page, pageErrors } = await at('/forum', null, phone);
  const thread = page.getByRole('link', { name: 'Tråd 9', exact: true });
  await thread.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(500);
  await thread.click();
  await page.getByRole('heading', { name: 'Tråd 9' }).waitFor();
  await page.goBack();
  await thread.waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  expect(pageErrors).toEqual([]);
});

it('text that is selected down to the bottom bar is quoted on a phone', async () => {
  const { id } = await register(site, 'Lena Långrandig');
  const { rows } = await site.database.pool.query<{ id: string }>(
    `with post as (
       insert into forum_posts (user_id, title, content, category)
       values ($1, 'Lång text', repeat('Hela planen. ', 200), 'Nybörjare') returning id, created_at)
     insert into forum_states (post_id, category, status, created_at, last_at)
     select id, 'Nybörjare', 'approved', created_at, created_at from post returning post_id as id`,
    [id],
  );
  const { page, pageErrors } = await at(`/forum/${rows[0]?.id}`, null, phone);
  await page.getByText('Hela planen.').evaluate((text) => document.getSelection()?.selectAllChildren(text));
  await page.getByRole('button', { name: 'Citera' }).click();
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Skriv en kommentar' }).inputValue())
    .toContain('> Hela planen.');
  expect(pageErrors).toEqual([]);
});
