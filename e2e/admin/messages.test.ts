// Staff messages from the back office, which recipients see marked as such; each side in its own browser.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeJpeg } from '../../server/testing/samples/photos.ts';
import { jpeg, toast } from '../support/ad-form.ts';
import { at as openAt, converse } from '../support/conversations.ts';
import { findAxeViolations } from '../support/axe.ts';
import { openSite, type Site, type Visit, type VisitOptions } from '../support/site.ts';
import { type Account, admin, register, type TestUser } from '../support/users.ts';

const phone = { viewport: { width: 390, height: 844 } };

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const at = (account: Account, address: string, options?: VisitOptions): Promise<Visit> =>
  openAt(site, account, address, options);

async function findAdmin(): Promise<TestUser> {
  const { rows } = await site.database.pool.query<{ id: string }>(
    'select id from profiles where email = $1',
    [admin.email],
  );
  return { ...admin, id: rows[0]?.id ?? '' };
}

const conversation = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const field = (within: Page | Locator) => within.getByRole('textbox', { name: 'Skriv ett meddelande' });
const send = (within: Page | Locator) => within.getByRole('button', { name: 'Skicka', exact: true });
const log = (within: Page | Locator) => within.getByRole('log');

it('staff begin a conversation with a user, who answers live; the list shows the newest first and what is unread', async () => {
  const [nora, tage, self] = [
    await register(site, 'Nora Berg'),
    await register(site, 'Tage Ek'),
    await findAdmin(),
  ];
  const { pool } = site.database;
  // Under age, without an ad, and has blocked the admin: staff may write nevertheless.
  await pool.query('update profiles set birth_year = $2 where id = $1', [
    nora.id,
    new Date().getFullYear() - 15,
  ]);
  await pool.query('insert into person_blocks (user_id, blocked_id) values ($1, $2)', [nora.id, self.id]);
  await converse(site, { from: self, to: tage }, ['Välkommen hit'], () => 1);
  const office = await at(admin, '/admin/messages');
  const names = office.page.getByRole('main').getByRole('link', { name: /^(Nora Berg|Tage Ek)$/ });
  await office.page.getByRole('button', { name: 'Nytt meddelande' }).click();
  const picker = office.page.getByRole('dialog', { name: 'Nytt meddelande' });
  await picker.getByRole('searchbox', { name: 'Sök bland användare' }).fill(nora.email);
  await picker.getByRole('link', { name: 'Tage Ek' }).waitFor({ state: 'detached' });
  expect(await findAxeViolations(office.page)).toEqual([]);
  await picker.getByRole('link', { name: 'Nora Berg' }).click();
  await picker.waitFor({ state: 'detached' });
  const officeChat = conversation(office.page, 'Nora Berg');
  await field(officeChat).waitFor();

  const { page: home, pageErrors } = await at(nora, '/profile?tab=messages', phone);
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
  await chat.getByLabel('Lägg till bilder').setInputFiles([jpeg('boll.jpg', await makeJpeg())]);
  await chat.locator('[data-state=ready]').waitFor();
  await field(chat).fill('Så här?');
  await send(chat).click();
  await log(officeChat).getByRole('img', { name: 'Bild från Nora Berg' }).waitFor();

  await field(officeChat).fill('Tack!');
  await field(officeChat).press('Enter');
  await log(chat).getByText('Tack!').waitFor();
  expect(await log(chat).getByText('Administratör', { exact: true }).count()).toBe(2);
  const { rows } = await pool.query<{ subject: string }>(
    'select subject from messages where recipient_id = $1 order by position',
    [nora.id],
  );
  expect(rows.map(({ subject }) => subject)).toEqual([
    'Meddelande från administratör',
    'Meddelande från administratör',
  ]);

  // A phone shows either the list or the conversation.
  await office.page.setViewportSize(phone.viewport);
  expect(await names.first().isVisible()).toBe(false);
  await field(officeChat).waitFor();
  expect(await findAxeViolations(office.page)).toEqual([]);
  const fits = 'document.documentElement.scrollHeight - innerHeight <= 0';
  expect(await office.page.evaluate(fits)).toBe(true);
  await office.page.getByRole('link', { name: 'Till alla samtal' }).click();
  await field(officeChat).waitFor({ state: 'detached' });
  expect(await names.allTextContents()).toEqual(['Nora Berg', 'Tage Ek']);

  // The unread count is shown beside the page's name and in the list, and not of what is read on arrival.
  await office.page.setViewportSize({ width: 1280, height: 800 });
  await field(chat).fill('Nu är den där');
  await send(chat).click();
  const menu = office.page.locator('aside').getByRole('link', { name: /Meddelanden/ });
  await menu.getByText('1 oläst').waitFor();
  const row = office.page.getByRole('listitem').filter({ hasText: 'Nora Berg' });
  await row.getByText('1 oläst').waitFor();
  await row.getByRole('link').click();
  await row.getByText('1 oläst').waitFor({ state: 'detached' });
  await menu.getByText('1 oläst').waitFor({ state: 'detached' });
  await log(officeChat).getByText('Nu är den där').waitFor();
  await field(chat).fill('Blev den bra?');
  await send(chat).click();
  await row.getByText('Blev den bra?').first().waitFor();
  expect(await row.getByText('oläst').count()).toBe(0);
  expect(await findAxeViolations(office.page)).toEqual([]);
  expect([...office.pageErrors, ...pageErrors]).toEqual([]);
});
