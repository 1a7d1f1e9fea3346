// Users with accounts, for tests that start signed in.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { findProofOfWork } from '#shared/features/accounts/registration/proof-of-work.ts';
import type { TestSmtp } from '../../server/testing/smtp.ts';
import { ADMIN, type Site } from './site.ts';

export interface Account {
  name: string;
  email: string;
  password: string;
}

export const admin: Account = { name: 'Superadmin', ...ADMIN };

/** Registers an adult through the API, including the human check; does not sign in. */
export async function register(site: Site, name: string): Promise<Account> {
  const account = {
    name,
    email: `${randomUUID().replaceAll(/[-\d]/g, 'x')}@exempel.se`,
    password: 'Hoppskott-och-2-poang',
  };
  const puzzle = await post(site, '/api/human-checks', {});
  const { rows } = await site.database.pool.query<{ answer: number[] }>(
    'select answer from human_checks where id = $1',
    [puzzle.id],
  );
  await post(site, `/api/human-checks/${puzzle.id}/answers`, {
    selection: rows[0]?.answer,
    proof: findProofOfWork(puzzle.id),
  });
  await post(site, '/api/accounts', { ...account, humanCheckId: puzzle.id });
  await site.database.pool.query('update profiles set birth_year = 1990 where email = $1', [account.email]);
  return account;
}

/** The same on a site with a mail server: the link in the first mail creates the account, without a birth year. */
export async function registerConfirmed(site: Site, smtp: TestSmtp, name: string): Promise<Account> {
  const account = await register(site, name);
  const { link } = await smtp.mailTo(account.email, 'Bekräfta');
  await post(site, '/api/email-confirmations', { token: new URL(link).searchParams.get('token') });
  return account;
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

/** Only the server knows the answer, so the test reads it from the database. */
async function solveHumanCheck(page: Page, site: Site): Promise<void> {
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

/** Signs the page's browser context in. */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  const answer = await page.request.post('/api/session', { data: { email, password } });
  if (!answer.ok()) throw new Error(`signing in was answered with ${answer.status()}`);
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

async function post(site: Site, path: string, body: unknown): Promise<{ id: string }> {
  const answer = await fetch(new URL(path, site.address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  return (await answer.json()) as { id: string };
}
