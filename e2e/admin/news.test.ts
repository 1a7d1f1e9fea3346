// An admin's work with news: review by keyboard, writing with a picture, a colleague's change, and what readers see.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toast } from '../support/ad-form.ts';
import { findViolationsInAllViews } from '../support/axe.ts';
import { waitForHydration } from '../support/hydration.ts';
import { openSite, type Site } from '../support/site.ts';
import { admin, register } from '../support/users.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite({ SAMPLE_DATA: 'off' });
});
afterAll(() => site.close());

async function at(address: string, account: { email: string } | null) {
  const visit = await site.visit();
  if (account) await site.signIn(visit.page, account);
  await visit.page.goto(address);
  await waitForHydration(visit.page);
  return visit;
}

it('an admin reviews fetched news by keyboard, and writes an article that two edit at once', async () => {
  const { pool } = site.database;
  await pool.query(
    `insert into news (title, excerpt, category, auto_generated, manual_review_required, source_name, original_url, url_key)
     select 'Hämtad ' || number, 'Kort om matchen.', 'NBA', true, true, 'Källan', 'https://exempel.se/' || number, 'e/' || number
       from generate_series(1, 3) as number`,
  );
  const other = await register(site, 'Olle Redaktör');
  await pool.query(`update profiles set role = 'admin' where id = $1`, [other.id]);
  const mine = await at('/admin/news', admin);
  const theirs = await at('/admin/news?review=yes', other);
  expect(await findViolationsInAllViews(mine.page)).toEqual([]);

  // By keyboard alone: G approves and opens the next.
  await mine.page.getByRole('link', { name: 'Hämtad 3' }).press('Enter');
  const dialog = mine.page.getByRole('dialog');
  for (const title of ['Hämtad 3', 'Hämtad 2']) {
    await dialog.getByRole('heading', { name: title }).waitFor();
    await mine.page.keyboard.press('g');
  }
  await dialog.getByRole('heading', { name: 'Hämtad 1' }).waitFor();
  await mine.page.keyboard.press('Escape');
  // The other admin's open table follows.
  await theirs.page.getByRole('link', { name: 'Hämtad 2' }).waitFor({ state: 'detached' });
  await theirs.page.getByRole('link', { name: 'Hämtad 1' }).waitFor();

  await mine.page.getByRole('link', { name: 'Ny artikel' }).click();
  await mine.page.getByRole('textbox', { name: 'Titel' }).fill('Full hall i premiären');
  await mine.page.reload();
  await waitForHydration(mine.page);
  expect(await mine.page.getByRole('textbox', { name: 'Titel' }).inputValue()).toBe('Full hall i premiären');
  await mine.page.getByRole('combobox', { name: 'Kategori' }).selectOption('Svensk basket');
  await mine.page.getByRole('textbox', { name: 'Ingress' }).fill('Två tusen på läktaren.');
  await mine.page.getByRole('textbox', { name: 'Artikeltext' }).pressSequentially('En **jämn** match.');
  await mine.page.getByRole('switch', { name: 'Publicera direkt' }).click();
  await mine.page.getByRole('button', { name: 'Skapa' }).click();
  await toast(mine.page, 'Artikel skapad').waitFor();

  const reader = await at('/news', null);
  await reader.page.getByRole('link', { name: 'Full hall i premiären' }).first().waitFor();
  expect(await reader.page.getByRole('link', { name: 'Hämtad 1' }).count()).toBe(0);

  // Both edit it; the second sees what the first saved, and loses nothing.
  await theirs.page.goto('/admin/news');
  await theirs.page.getByRole('link', { name: 'Redigera Full hall i premiären' }).click();
  await theirs.page.getByRole('textbox', { name: 'Titel' }).fill('Utsålt i premiären');
  await mine.page.getByRole('link', { name: 'Redigera Full hall i premiären' }).click();
  await mine.page.getByRole('textbox', { name: 'Ingress' }).fill('Läktaren var full.');
  await mine.page.getByRole('button', { name: 'Uppdatera' }).click();
  await toast(mine.page, 'Artikel uppdaterad').waitFor();
  await theirs.page.getByText('Artikeln har ändrats sedan du öppnade den').waitFor();
  await theirs.page.getByText('Visa den sparade versionen').click();
  await theirs.page.getByText('Läktaren var full.').waitFor();
  expect(await theirs.page.getByRole('textbox', { name: 'Titel' }).inputValue()).toBe('Utsålt i premiären');
  await theirs.page.getByRole('button', { name: 'Använd min text' }).click();
  await theirs.page.getByRole('button', { name: 'Uppdatera' }).click();
  await toast(theirs.page, 'Artikel uppdaterad').waitFor();

  // All are deleted, and brought back.
  await mine.page.getByRole('button', { name: 'Radera alla nyheter' }).click();
  await mine.page.getByRole('textbox', { name: 'Skriv RADERA ALLA' }).fill('RADERA ALLA');
  await mine.page.getByRole('button', { name: 'Radera alla', exact: true }).click();
  await mine.page.getByRole('heading', { name: 'Inga artiklar än' }).waitFor();
  await mine.page.getByRole('button', { name: 'Ångra' }).click();
  await mine.page.getByRole('link', { name: 'Utsålt i premiären', exact: true }).waitFor();
  await reader.page.goto('/news');
  await reader.page.getByRole('link', { name: 'Utsålt i premiären' }).first().waitFor();
  for (const { faults } of [mine, theirs, reader]) expect(faults).toEqual([]);
});
