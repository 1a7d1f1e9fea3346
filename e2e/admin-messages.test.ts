// Staff write to people from the back office, and what they write is marked as theirs; both in their own browsers.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeJpeg } from '../server/testing/photos.ts';
import { jpeg, toast } from './ad-form.ts';
import { waitForHydration } from './awake.ts';
import { findAxeViolations } from './axe.ts';
import { openSite, type Site, type Visit, type VisitOptions } from './harness.ts';
import { type Account, admin, register, signIn } from './people.ts';

const phone = { viewport: { width: 390, height: 844 } };

let site: Site;

beforeAll(async () => {
  site = await openSite({ SAMPLE_DATA: 'off' });
});
afterAll(() => site.close());

async function at(account: Account, address: string, options?: VisitOptions): Promise<Visit> {
  const visit = await site.visit(options);
  await signIn(visit.page, account);
  await visit.page.goto(address);
  await waitForHydration(visit.page);
  return visit;
}

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

/** As somebody who has been written to by staff. */
async function greeted(name: string): Promise<{ account: Account; id: string }> {
  const account = await register(site, name);
  const id = await idOf(account);
  const { page } = await at(admin, '/');
  const data = { recipientId: id, subject: 'x', content: 'Välkommen hit', asStaff: true };
  expect((await page.request.post('/api/messages', { data })).ok()).toBe(true);
  await page.context().close();
  return { account, id };
}

describe('staff', () => {
  it('have written with nobody yet, and are told where to begin', async () => {
    const { page, faults } = await at(admin, '/admin/messages');
    await page.getByRole('heading', { name: 'Inga meddelanden än' }).waitFor();
    await page.getByText('Skriv till vem som helst med ”Nytt meddelande”.').waitFor();
    await page.getByText('Det du skriver här kommer från Baskettorget och märks ”Administratör”.').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('begin a conversation with anybody, and are answered live', async () => {
    const nora = await register(site, 'Nora Berg');
    const noraId = await idOf(nora);
    // Under age, without an ad, and has blocked whoever writes: staff reach her all the same.
    await site.database.pool.query('update profiles set birth_year = $2 where id = $1', [
      noraId,
      new Date().getFullYear() - 15,
    ]);
    await site.database.pool.query('insert into person_blocks (user_id, blocked_id) values ($1, $2)', [
      noraId,
      await idOf(admin),
    ]);
    const office = await at(admin, '/admin/messages');
    await office.page.getByRole('button', { name: 'Nytt meddelande' }).click();
    const picker = office.page.getByRole('dialog', { name: 'Nytt meddelande' });
    const search = picker.getByRole('searchbox', { name: 'Sök bland användare' });
    await search.fill('ingen heter så');
    await picker.getByText('Inga användare hittades').waitFor();
    await search.fill(nora.email);
    await picker.getByRole('link', { name: 'Nora Berg' }).waitFor();
    expect(await findAxeViolations(office.page)).toEqual([]);
    await picker.getByRole('link', { name: 'Nora Berg' }).click();
    const hers = conversation(office.page, 'Nora Berg');
    await hers.getByText('Ni har inte skrivit till varandra.').waitFor();
    await field(hers).fill('   ');
    expect(await send(hers).isDisabled()).toBe(true);
    expect(await findAxeViolations(office.page)).toEqual([]);

    const { page: home, faults } = await at(nora, '/profile?tab=messages', phone);
    await home.getByRole('heading', { name: 'Inga meddelanden än' }).waitFor();
    await field(hers).fill('Din annons behöver en bild');
    await send(hers).click();
    await toast(office.page, 'Meddelande skickat!').waitFor();
    await log(hers).getByText('Din annons behöver en bild').waitFor();
    await home.getByRole('link', { name: 'Superadmin' }).click();
    const chat = home.getByRole('dialog', { name: 'Superadmin' });
    await log(chat).getByText('Administratör', { exact: true }).waitFor();
    await log(chat).getByText('Din annons behöver en bild').waitFor();
    expect(await findAxeViolations(home)).toEqual([]);
    await log(hers).locator('[data-progress=read]').waitFor();

    // Her own block stands in the way of her own answer alone.
    await chat.getByText('Du har blockerat den här personen.').waitFor();
    await chat.getByRole('button', { name: 'Mer om Superadmin' }).click();
    await home.getByRole('menuitem', { name: 'Ta bort blockeringen' }).click();
    const photo = await makeJpeg();
    await chat.getByLabel('Lägg till bilder').setInputFiles([jpeg('boll.jpg', photo)]);
    await chat.locator('[data-state=ready]').waitFor();
    await field(chat).fill('Så här?');
    await send(chat).click();
    await log(hers).getByRole('img', { name: 'Bild från Nora Berg' }).waitFor();

    await field(hers).fill('Tack!');
    await field(hers).press('Enter');
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

  it('send one at a time, and lose nothing when it fails', async () => {
    const { id } = await greeted('Olle Lind');
    const { page } = await at(admin, `/admin/messages?with=${id}`);
    const his = conversation(page, 'Olle Lind');
    await field(his).waitFor();
    const held = Promise.withResolvers<void>();
    await page.route('**/api/threads/*/messages', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await held.promise;
      await route.fulfill({ status: 500, json: {} });
    });
    await field(his).fill('Första');
    await send(his).click();
    await log(his).getByText('Första').waitFor();
    await field(his).fill('Andra');
    expect(await send(his).isDisabled()).toBe(true);
    await field(his).press('Enter');
    expect(await log(his).getByText('Andra').count()).toBe(0);
    held.resolve();
    await toast(page, 'Kunde inte skicka meddelandet').waitFor();
    await expect.poll(() => field(his).inputValue()).toBe('Första\nAndra');
    await page.unroute('**/api/threads/*/messages');
    await send(his).click();
    await toast(page, 'Meddelande skickat!').waitFor();
  });

  it('lose nothing of a first message that fails either, and send it once', async () => {
    const id = await idOf(await register(site, 'Siri Holm'));
    const { page } = await at(admin, `/admin/messages?with=${id}`);
    const hers = conversation(page, 'Siri Holm');
    await field(hers).fill('Hej Siri');
    // The answer is lost: it has come, and nobody here knows.
    await page.route('**/api/me/live**', (route) => route.abort());
    await page.reload();
    await page.route('**/api/messages', async (route) => {
      await route.fetch();
      await route.abort();
    });
    expect(await field(hers).inputValue()).toBe('Hej Siri');
    await send(hers).click();
    await toast(page, 'Kunde inte skicka meddelandet').waitFor();
    expect(await field(hers).inputValue()).toBe('Hej Siri');
    await page.unroute('**/api/messages');
    await send(hers).click();
    await toast(page, 'Meddelande skickat!').waitFor();
    await log(hers).getByText('Hej Siri').waitFor();
    const { rows } = await site.database.pool.query('select from messages where recipient_id = $1', [id]);
    expect(rows).toHaveLength(1);
  });

  it('change a first message whose answer was lost, and both arrive', async () => {
    const id = await idOf(await register(site, 'Disa Falk'));
    const { page } = await at(admin, `/admin/messages?with=${id}`);
    const hers = conversation(page, 'Disa Falk');
    await page.route('**/api/me/live**', (route) => route.abort());
    await page.reload();
    await page.route('**/api/messages', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await field(hers).fill('Hej Disa');
    await send(hers).click();
    await toast(page, 'Kunde inte skicka meddelandet').waitFor();
    await page.unroute('**/api/messages');
    await field(hers).fill('Hej Disa, din annons saknar bild');
    await send(hers).click();
    await log(hers).getByText('Hej Disa, din annons saknar bild').waitFor();
    expect(await log(hers).getByRole('listitem').count()).toBe(2);
  });

  it('see the newest first, and on a phone the list and the conversation one at a time', async () => {
    await greeted('Tage Ek');
    await greeted('Ulla Ask');
    const { page, faults } = await at(admin, '/admin/messages', phone);
    const names = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect
      .poll(async () => (await names.allTextContents()).slice(0, 2))
      .toEqual(['Ulla Ask', 'Tage Ek']);
    expect(await findAxeViolations(page)).toEqual([]);
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
    // Where there is room beside the list, it says what it is for.
    const { page: wide } = await at(admin, '/admin/messages');
    await wide.getByRole('heading', { name: 'Välj ett samtal' }).waitFor();
    await wide.getByText('Eller skriv till någon ny.').waitFor();
    expect(faults).toEqual([]);
  });

  it('see how many wait beside the page’s name', async () => {
    const { account } = await greeted('Vera Dal');
    const { page: office } = await at(admin, '/admin/messages');
    const { page } = await at(account, '/');
    const data = { recipientId: await idOf(admin), subject: 'Hej', content: 'Tack' };
    expect((await page.request.post('/api/messages', { data })).ok()).toBe(true);
    await office
      .locator('aside')
      .getByRole('link', { name: /Meddelanden/ })
      .getByText('1 oläst')
      .waitFor();
    const row = office.getByRole('listitem').filter({ hasText: 'Vera Dal' });
    await row.getByText('1 oläst').waitFor();
    await row.getByRole('link').click();
    await row.getByText('1 oläst').waitFor({ state: 'detached' });
    expect(await findAxeViolations(office)).toEqual([]);
  });

  it('do not find what they read as it comes among the unread', async () => {
    const { account, id } = await greeted('Ines Fors');
    const { page: office } = await at(admin, `/admin/messages?with=${id}`);
    await log(conversation(office, 'Ines Fors')).getByText('Välkommen hit').waitFor();
    const { page } = await at(account, '/');
    const data = { recipientId: await idOf(admin), subject: 'Hej', content: 'Tack ska ni ha' };
    expect((await page.request.post('/api/messages', { data })).ok()).toBe(true);
    const row = office
      .getByRole('listitem')
      .filter({ has: office.getByRole('link', { name: 'Ines Fors', exact: true }) });
    await row.getByText('Tack ska ni ha').waitFor();
    expect(await row.getByText('olästa').count()).toBe(0);
  });

  it('are told what failed, and try again', async () => {
    const { page } = await at(admin, '/admin');
    await page.route('**/api/me/conversations**', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(`/admin/messages?with=${crypto.randomUUID()}`);
    await expect
      .poll(() => page.getByRole('heading', { name: 'Kunde inte ladda meddelanden. Försök igen.' }).count())
      .toBe(2);
    await page.unroute('**/api/me/conversations**');
    await conversation(page, 'Samtal').getByRole('button', { name: 'Försök igen' }).click();
    await page.getByRole('heading', { name: 'Samtalet hittades inte' }).waitFor();
    await page.route('**/api/admin/user-choices**', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('button', { name: 'Nytt meddelande' }).click();
    await page.getByRole('heading', { name: 'Kunde inte hämta användare' }).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
  });
});
