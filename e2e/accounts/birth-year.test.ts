// A newcomer of 15 sells: the ad form asks for the birth year, and visitors see no contact details.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillText, openForm, send, toast } from '../support/ad-form.ts';
import { findAxeViolations } from '../support/axe.ts';
import { openSharedSite, type Site } from '../support/site.ts';
import { register } from '../support/users.ts';

const phone = { viewport: { width: 390, height: 844 } };

let site: Site;

beforeAll(async () => {
  site = await openSharedSite();
});
afterAll(() => site.close());

it('a newcomer enters the birth year in the ad form, which survives a reload; the ad of a minor shows no more than the name', async () => {
  const young = await register(site, 'Elsa Femton');
  const { pool } = site.database;
  await pool.query(
    `update profiles set birth_year = null, location = 'Hemorten', phone = '070-174 06 05' where id = $1`,
    [young.id],
  );
  const { page, pageErrors } = await site.visit(phone);
  await site.signIn(page, young);
  await openForm(page);
  await fillText(page, { title: 'Min gamla boll', category: 'Basketboll' });
  await send(page);
  await page.locator('form').getByText('Ange ditt födelseår först', { exact: true }).waitFor();
  await expect.poll(() => page.evaluate('document.activeElement.autocomplete')).toBe('bday-year');
  expect(await findAxeViolations(page)).toEqual([]);
  const year = String(new Date().getFullYear() - 15);
  const yearField = page.getByRole('textbox', { name: 'Födelseår' });
  await yearField.fill(year);
  await page.reload();
  await page.locator('form:not([inert])').waitFor();
  expect(await yearField.inputValue()).toBe(year);
  await send(page);
  await toast(page, 'Annons skapad!').waitFor();
  const { rows } = await pool.query<{ id: string; birth_year: number }>(
    `update ads set status = 'approved' from profiles
      where profiles.id = ads.user_id and ads.user_id = $1 returning ads.id, profiles.birth_year`,
    [young.id],
  );
  expect(String(rows[0]?.birth_year)).toBe(year);

  await page.context().clearCookies();
  await page.goto(`/ad/${rows[0]?.id}`);
  await page.getByText('Elsa Femton').first().waitFor();
  expect(await page.locator(`a[href="/u/${young.id}"]`).count()).toBe(0);
  expect(await page.getByText('Hemorten').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Visa telefonnummer' }).count()).toBe(0);
  expect(pageErrors).toEqual([]);
});
