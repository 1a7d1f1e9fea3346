// An admin adds a club with an open court, and a visitor finds it on a phone while it is open.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isPublicHoliday } from '#shared/public-holidays.ts';
import { addDays, civilTimeOf, weekdayOf } from '#shared/stockholm-time.ts';
import { toast } from '../support/ad-form.ts';
import { findViolationsInAllViews } from '../support/axe.ts';
import { waitForHydration } from '../support/hydration.ts';
import { openSharedSite, type Site } from '../support/site.ts';
import { admin } from '../support/users.ts';

const NAME = 'Ekstad Korgklubb';

let site: Site;
beforeAll(async () => {
  site = await openSharedSite();
});
afterAll(() => site.close());

it('a club is added with its hours, found by its time, and deleted and restored', async () => {
  const office = await site.visit();
  await site.signIn(office.page, admin);
  await office.page.goto('/admin/associations');
  await waitForHydration(office.page);
  await office.page.getByRole('button', { name: 'Ny förening' }).first().click();
  const form = office.page.getByRole('dialog', { name: 'Ny förening' });
  await form.getByRole('textbox', { name: 'Namn' }).fill(NAME);
  await form.getByRole('textbox', { name: 'Postnummer' }).fill('97231');
  await form.getByRole('switch', { name: 'Har öppen hall' }).click();
  await form.getByRole('button', { name: 'Lägg till tid' }).click();
  await form.getByRole('combobox', { name: 'Veckodag' }).selectOption('2');
  await form.getByLabel('Från', { exact: true }).fill('18:30');
  await form.getByLabel('Till', { exact: true }).fill('20:00');
  await form.getByRole('button', { name: 'Skapa förening' }).click();
  await toast(office.page, 'Förening skapad').waitFor();

  const visitor = await site.visit({ viewport: { width: 390, height: 844 } });
  await visitor.page.goto(`/associations?open=now&at=${comingTuesday()}T19:00&county=Norrbotten`);
  await waitForHydration(visitor.page);
  await visitor.page.getByText('Öppet 18:30–20:00').first().waitFor();
  expect(await findViolationsInAllViews(visitor.page)).toEqual([]);
  await visitor.page.setViewportSize({ width: 390, height: 844 });
  await visitor.page.getByRole('link', { name: NAME }).click();
  await visitor.page.getByRole('heading', { level: 1, name: NAME }).waitFor();
  await visitor.page.getByText('18:30–20:00').waitFor();
  expect(await findViolationsInAllViews(visitor.page)).toEqual([]);
  expect(visitor.pageErrors).toEqual([]);

  await office.page.getByRole('button', { name: `Ta bort ${NAME}` }).click();
  await office.page.getByRole('alertdialog').getByRole('button', { name: 'Ta bort' }).click();
  await toast(office.page, 'Förening borttagen').waitFor();
  await visitor.page.reload();
  await visitor.page.getByRole('heading', { name: 'Föreningen hittades inte' }).waitFor();
  await office.page.getByRole('button', { name: 'Ångra' }).click();
  await office.page.getByRole('link', { name: NAME }).waitFor();
  expect(office.pageErrors).toEqual([]);
});

/** The first Tuesday from tomorrow on that is no public holiday, since courts may be closed then and a past time is not searched. */
function comingTuesday(): string {
  let day = addDays(civilTimeOf(new Date()).day, 1);
  while (weekdayOf(day) !== 2 || isPublicHoliday(day)) day = addDays(day, 1);
  return day;
}
