// Users with accounts, for tests that start signed in.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import {
  insertPerson,
  markEmailConfirmed,
} from '../../server/features/accounts/password/password-queries.ts';
import { ADMIN, type Site } from './site.ts';

export interface Account {
  name: string;
  email: string;
  password: string;
}

export const admin: Account = { name: 'Superadmin', ...ADMIN };

/** The password of all users, with its hash at the site's cost: hashing it for every user would take 0.1 s each. */
const PASSWORD = 'Hoppskott-och-2-poang';
const PASSWORD_HASH =
  '5872bb3eb7a3cdcf1ba89d8852d11fb2:690cfd6396b70ee23780836d318baa49f9182d1bd69d26a58e9f7406184407902dce96973e4e7e5866f32147f1f209d739010b7b439c4292f294433f11f1d089';

export interface TestUser extends Account {
  id: string;
}

/** Creates the account of an adult in the database, as registering does without a mail server. */
export async function register(site: Site, name: string): Promise<TestUser> {
  const user = await createAccount(site, name);
  await site.database.pool.query('update profiles set birth_year = 1990 where id = $1', [user.id]);
  return user;
}

/** Like `register`, for a site with a mail server: with a confirmed address, and without a birth year. */
export async function registerConfirmed(site: Site, name: string): Promise<TestUser> {
  const user = await createAccount(site, name);
  await markEmailConfirmed(site.database.kysely, user.id);
  return user;
}

async function createAccount(site: Site, name: string): Promise<TestUser> {
  const email = `${randomUUID().replaceAll(/[-\d]/g, 'x')}@exempel.se`;
  const person = { name, email, passwordHash: PASSWORD_HASH };
  const id = await insertPerson(site.database.kysely, person);
  if (!id) throw new Error(`${email} has an account already`);
  return { id, name, email, password: PASSWORD };
}

/** Registers in the dialog, from the home page. */
export async function registerByDialog(page: Page, site: Site, account: Account): Promise<void> {
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Skapa konto' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Namn' }).fill(account.name);
  await form.getByRole('textbox', { name: 'E-post' }).fill(account.email);
  await form.locator('input[name=password]:visible').fill(account.password);
  await solveHumanCheck(page, site);
  await form.getByRole('button', { name: 'Skapa konto' }).click();
}

/** The browser never gets the answer, so the test reads it from the database. */
export async function solveHumanCheck(page: Page, site: Site): Promise<void> {
  const check = page.getByRole('group', { name: 'Mänsklig verifiering' });
  const tiles = check.locator('[aria-pressed]');
  await tiles.first().waitFor();
  const { rows } = await site.database.pool.query<{ answer: number[] }>(
    'select answer from human_checks order by created_at desc limit 1',
  );
  for (const position of rows[0]?.answer ?? []) await tiles.nth(position).click();
  await check.getByRole('button', { name: 'Verifiera' }).click();
  await check.getByText('Verifieringen är klar').waitFor();
}

/** Deletes all sessions of this user in the database. */
export async function endSessions(site: Site, { email }: Account): Promise<void> {
  await site.database.pool.query(
    'delete from sessions where user_id = (select id from profiles where email = $1)',
    [email],
  );
}

/** Fills in the open sign-in dialog. */
export async function signInByDialog(page: Page, { email, password }: Account): Promise<void> {
  // The pending action may open another dialog as soon as this one closes.
  const dialog = page.getByRole('dialog').filter({ has: page.locator('input[name=password]') });
  await dialog.getByRole('textbox', { name: 'E-post' }).fill(email);
  await dialog.locator('input[name=password]:visible').fill(password);
  await dialog.getByRole('button', { name: 'Logga in', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}
