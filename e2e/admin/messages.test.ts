// Staff messages from the back office, which recipients see marked as such; each side in its own browser.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeJpeg } from '../../server/testing/samples/photos.ts';
import { jpeg, toast } from '../support/ad-form.ts';
import { at as openAt, signedIn } from '../support/conversations.ts';
import { findAxeViolations } from '../support/axe.ts';
import { expectTexts } from '../support/expect-texts.ts';
import { openSite, type Site, type Visit, type VisitOptions } from '../support/site.ts';
import { type Account, admin, register } from '../support/users.ts';

const phone = { viewport: { width: 390, height: 844 } };

let site: Site;

beforeAll(async () => {
  site = await openSite({ SAMPLE_DATA: 'off' });
});
afterAll(() => site.close());

const at = (account: Account, address: string, options?: VisitOptions): Promise<Visit> =>
  openAt(site, account, address, options);

const idOf = async ({ email }: Account) =>
  (await site.database.pool.query<{ id: string }>('select id from profiles where email = $1', [email]))
    .rows[0]?.id ?? '';

const conversation = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const field = (within: Page | Locator) => within.getByRole('textbox', { name: 'Skriv ett meddelande' });
const send = (within: Page | Locator) => within.getByRole('button', { name: 'Skicka', exact: true });
const log = (within: Page | Locator) => within.getByRole('log');

async function pickPerson(page: Page, search: string, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Nytt meddelande' }).click();
  const picker = page.getByRole('dialog', { name: 'Nytt meddelande' });
  await picker.getByRole('searchbox', { name: 'Sök bland användare' }).fill(search);
  await picker.getByRole('link', { name, exact: true }).click();
  await picker.waitFor({ state: 'detached' });
}

/** Creates a user who has received a message from staff. */
async function userWithStaffMessage(name: string): Promise<{ account: Account; id: string }> {
  const account = await register(site, name);
  const id = await idOf(account);
  const { page } = await signedIn(site, admin);
  const data = { recipientId: id, subject: 'x', content: 'Välkommen hit', asStaff: true };
  expect((await page.request.post('/api/messages', { data })).ok()).toBe(true);
  await page.context().close();
  return { account, id };
}

describe('staff', () => {
  it('begin a conversation with any user, who answers live', async () => {
    const nora = await register(site, 'Nora Berg');
    const noraId = await idOf(nora);
    // Under age, without an ad, and has blocked the admin: staff may write nevertheless.
    await site.database.pool.query('update profiles set birth_year = $2 where id = $1', [
      noraId,
      new Date().getFullYear() - 15,
    ]);
    await site.database.pool.query('insert into person_blocks (user_id, blocked_id) values ($1, $2)', [
      noraId,
      await idOf(admin),
    ]);
    const office = await at(admin, '/admin/messages');
    await office.page.getByRole('heading', { name: 'Inga meddelanden än' }).waitFor();
    await expectTexts(
      office.page,
      'Skriv till vem som helst med ”Nytt meddelande”.',
      'Det du skriver här kommer från Baskettorget och märks ”Administratör”.',
    );
    await office.page.getByRole('button', { name: 'Nytt meddelande' }).click();
    const picker = office.page.getByRole('dialog', { name: 'Nytt meddelande' });
    const search = picker.getByRole('searchbox', { name: 'Sök bland användare' });
    await search.fill('ingen heter så');
    await picker.getByText('Inga användare hittades').waitFor();
    await search.fill(nora.email);
    await picker.getByRole('link', { name: 'Nora Berg' }).waitFor();
    expect(await findAxeViolations(office.page)).toEqual([]);
    await picker.getByRole('link', { name: 'Nora Berg' }).click();
    const officeChat = conversation(office.page, 'Nora Berg');
    await officeChat.getByText('Ni har inte skrivit till varandra.').waitFor();
    await field(officeChat).fill('   ');
    expect(await send(officeChat).isDisabled()).toBe(true);

    const { page: home, faults } = await at(nora, '/profile?tab=messages', phone);
    await home.getByRole('heading', { name: 'Inga meddelanden än' }).waitFor();
    await field(officeChat).fill('Din annons behöver en bild');
    await send(officeChat).click();
    await toast(office.page, 'Meddelande skickat!').waitFor();
    await log(officeChat).getByText('Din annons behöver en bild').waitFor();
    await home.getByRole('link', { name: 'Superadmin' }).click();
    const chat = home.getByRole('dialog', { name: 'Superadmin' });
    await log(chat).getByText('Administratör', { exact: true }).waitFor();
    await log(chat).getByText('Din annons behöver en bild').waitFor();
    expect(await findAxeViolations(home)).toEqual([]);
    await log(officeChat).locator('[data-progress=read]').waitFor();

    // The user's own block only prevents the user from answering.
    await chat.getByText('Du har blockerat den här personen.').waitFor();
    await chat.getByRole('button', { name: 'Mer om Superadmin' }).click();
    await home.getByRole('menuitem', { name: 'Ta bort blockeringen' }).click();
    const photo = await makeJpeg();
    await chat.getByLabel('Lägg till bilder').setInputFiles([jpeg('boll.jpg', photo)]);
    await chat.locator('[data-state=ready]').waitFor();
    await field(chat).fill('Så här?');
    await send(chat).click();
    await log(officeChat).getByRole('img', { name: 'Bild från Nora Berg' }).waitFor();

    await field(officeChat).fill('Tack!');
    await field(officeChat).press('Enter');
    await toast(office.page, 'Meddelande skickat!').waitFor();
    await log(chat).getByText('Tack!').waitFor();
    expect(await log(chat).getByText('Administratör', { exact: true }).count()).toBe(2);
    const { rows } = await site.database.pool.query<{ subject: string }>(
      'select subject from messages where recipient_id = $1 order by position',
      [noraId],
    );
    expect(rows.map(({ subject }) => subject)).toEqual([
      'Meddelande från administratör',
      'Meddelande från administratör',
    ]);
    expect(await findAxeViolations(office.page)).toEqual([]);
    expect([...office.faults, ...faults]).toEqual([]);
  });

  it('keep the text of a failed message, and send it once; an edited text is another message', async () => {
    const person = await register(site, 'Siri Holm');
    const id = await idOf(person);
    const { page } = await at(admin, `/admin/messages?with=${id}`);
    const officeChat = conversation(page, 'Siri Holm');
    const texts = async () => {
      const { rows } = await site.database.pool.query<{ content: string }>(
        'select content from messages where recipient_id = $1 order by created_at, position',
        [id],
      );
      return rows.map(({ content }) => content);
    };
    const loseResponse = () =>
      page.route('**/api/messages', async (route) => {
        await route.fetch();
        await route.abort();
      });
    await field(officeChat).fill('Hej Siri');
    // The message is stored, but the response is lost, and no live event reports it.
    await page.route('**/api/me/live**', (route) => route.abort());
    await page.reload();
    expect(await field(officeChat).inputValue()).toBe('Hej Siri');
    await loseResponse();
    await send(officeChat).click();
    await toast(page, 'Kunde inte skicka meddelandet').waitFor();
    expect(await field(officeChat).inputValue()).toBe('Hej Siri');
    await page.unroute('**/api/messages');
    await send(officeChat).click();
    await toast(page, 'Meddelande skickat!').waitFor();
    await log(officeChat).getByText('Hej Siri').waitFor();
    expect(await texts()).toEqual(['Hej Siri']);

    // With live events, replies are sent one at a time.
    await page.unroute('**/api/me/live**');
    await page.reload();
    await log(officeChat).getByText('Hej Siri').waitFor();
    const delay = Promise.withResolvers<void>();
    await page.route('**/api/threads/*/messages', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await delay.promise;
      await route.fulfill({ status: 500, json: {} });
    });
    await field(officeChat).fill('Första');
    await send(officeChat).click();
    await log(officeChat).getByText('Första').waitFor();
    await field(officeChat).fill('Andra');
    expect(await send(officeChat).isDisabled()).toBe(true);
    await field(officeChat).press('Enter');
    expect(await log(officeChat).getByText('Andra').count()).toBe(0);
    delay.resolve();
    await expect.poll(() => field(officeChat).inputValue()).toBe('Första\nAndra');
    await page.unroute('**/api/threads/*/messages');
    await send(officeChat).click();
    await expect.poll(texts).toEqual(['Hej Siri', 'Första\nAndra']);

    const disa = await idOf(await register(site, 'Disa Falk'));
    await page.route('**/api/me/live**', (route) => route.abort());
    await page.goto(`/admin/messages?with=${disa}`);
    const otherChat = conversation(page, 'Disa Falk');
    await loseResponse();
    await field(otherChat).fill('Hej Disa');
    await send(otherChat).click();
    await toast(page, 'Kunde inte skicka meddelandet').waitFor();
    await page.unroute('**/api/messages');
    await field(otherChat).fill('Hej Disa, din annons saknar bild');
    await send(otherChat).click();
    await log(otherChat).getByText('Hej Disa, din annons saknar bild').waitFor();
    expect(await log(otherChat).getByRole('listitem').count()).toBe(2);
  });

  it('see the newest conversation first, and on a phone either the list or the conversation', async () => {
    await userWithStaffMessage('Tage Ek');
    await userWithStaffMessage('Ulla Ask');
    const { page, faults } = await at(admin, '/admin/messages', phone);
    const names = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect
      .poll(async () => (await names.allTextContents()).slice(0, 2))
      .toEqual(['Ulla Ask', 'Tage Ek']);
    await names.filter({ hasText: 'Tage Ek' }).click();
    await field(conversation(page, 'Tage Ek')).waitFor();
    expect(await names.first().isVisible()).toBe(false);
    expect(await findAxeViolations(page)).toEqual([]);
    const fits = 'document.documentElement.scrollHeight - innerHeight <= 0';
    expect(await page.evaluate(fits)).toBe(true);
    await page.getByRole('link', { name: 'Till alla samtal' }).click();
    await names.filter({ hasText: 'Tage Ek' }).waitFor();
    await pickPerson(page, 'ulla', 'Ulla Ask');
    await field(conversation(page, 'Ulla Ask')).waitFor();
    // On a wide screen, text beside the list explains what to do.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/admin/messages');
    await page.getByRole('heading', { name: 'Välj ett samtal' }).waitFor();
    await page.getByText('Eller skriv till någon ny.').waitFor();
    expect(faults).toEqual([]);
  });

  it('see the unread count beside the page’s name, and not of what is read on arrival', async () => {
    const { account, id } = await userWithStaffMessage('Vera Dal');
    const { page: office } = await at(admin, '/admin/messages');
    const { page } = await signedIn(site, account);
    const write = async (content: string) => {
      const data = { recipientId: await idOf(admin), subject: 'Hej', content };
      expect((await page.request.post('/api/messages', { data })).ok()).toBe(true);
    };
    await write('Tack');
    const menu = office.locator('aside').getByRole('link', { name: /Meddelanden/ });
    await menu.getByText('1 oläst').waitFor();
    const row = office.getByRole('listitem').filter({ hasText: 'Vera Dal' });
    await row.getByText('1 oläst').waitFor();
    await row.getByRole('link').click();
    await row.getByText('1 oläst').waitFor({ state: 'detached' });
    expect(office.url()).toContain(id);
    await log(conversation(office, 'Vera Dal')).getByText('Tack').waitFor();
    await write('Tack ska ni ha');
    await row.getByText('Tack ska ni ha').first().waitFor();
    expect(await row.getByText('oläst').count()).toBe(0);
    expect(await findAxeViolations(office)).toEqual([]);
  });
});
