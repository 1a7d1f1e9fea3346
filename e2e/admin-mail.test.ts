// The outbox in the back office, on a site without a mail server: what it holds, reading a mail, sending one again.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { toast } from './ad-form.ts';
import { untilAwake } from './awake.ts';
import { breachesOn } from './axe.ts';
import { openSite, type Site } from './harness.ts';
import { admin, register, signIn } from './people.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterEach(() => site.database.pool.query('delete from mails'));
afterAll(() => site.close());

async function atOutbox(options: Parameters<Site['visit']>[0] = {}) {
  const visit = await site.visit(options);
  await signIn(visit.page, admin);
  await visit.page.goto('/admin/mail');
  await untilAwake(visit.page);
  return visit;
}

const holdMails = (count: number, status = 'held') =>
  site.database.pool.query(
    `insert into mails (kind, recipient, subject, html, body, status, reason, created_at)
     select 'hello', 'asa@exempel.se', 'Mejl nummer ' || n, 'Hej', 'Hej', $2,
            case $2 when 'failed' then '550 No such user here' end, now() - n * interval '1 minute'
       from generate_series(1, $1) as n`,
    [count, status],
  );

const rows = (page: Page) => page.getByRole('row').filter({ hasText: 'Mejl nummer' });

it('a mail that could not be sent is read, and its link works', async () => {
  const anna = await register(site, 'Anna Ek');
  const answer = await fetch(new URL('/api/password-resets', site.address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: anna.email }),
  });
  expect(answer.status).toBe(200);
  await expect.poll(async () => (await site.database.pool.query('select from mails')).rowCount).toBe(1);

  const { page, faults } = await atOutbox({ viewport: { width: 390, height: 844 } });
  await page.getByText('Ej skickat (ingen e-postserver)').waitFor();
  await page.getByText(anna.email).waitFor();
  await page.getByRole('button', { name: 'Läs ”Välj ett nytt lösenord”' }).click();
  const dialog = page.getByRole('dialog', { name: 'Välj ett nytt lösenord' });
  const text = await dialog.getByText('/reset-password').innerText();
  expect(await breachesOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Stäng' }).last().click();
  await dialog.waitFor({ state: 'detached' });

  const { page: reader } = await site.visit();
  await reader.goto(/\/reset-password\S+/.exec(text)?.[0] ?? '');
  await reader.locator('input[name=password]').waitFor();
  expect(faults).toEqual([]);
});

it('a mail that failed says why, and is sent again', async () => {
  await holdMails(1, 'failed');
  const { page, faults } = await atOutbox();
  await page.getByText('Misslyckades').waitFor();
  await page.getByText('550 No such user here').waitFor();
  await page.getByRole('button', { name: /^Skicka igen/ }).click();
  await toast(page, 'Mejlet är lagt i kön igen').waitFor();
  await page.getByText('I kö', { exact: true }).waitFor();
  expect(faults).toEqual([]);
});

it('the list goes page by page, and back restores the place', async () => {
  await holdMails(30);
  const { page } = await atOutbox();
  await expect.poll(() => rows(page).count()).toBe(25);
  await page.getByRole('link', { name: 'Nästa' }).click();
  await expect.poll(() => rows(page).count()).toBe(5);
  await page.getByText('Sida 2').waitFor();
  await page.reload();
  await expect.poll(() => rows(page).count()).toBe(5);
  await page.goBack();
  await expect.poll(() => rows(page).count()).toBe(25);
});

it('an empty outbox says what would fill it', async () => {
  const { page, faults } = await atOutbox();
  await page.getByRole('heading', { name: 'Ingen e-post än' }).waitFor();
  expect(faults).toEqual([]);
});

it('a list that cannot be fetched says so, and is asked for again', async () => {
  await holdMails(1);
  const { page } = await atOutbox();
  await page.goto('/admin');
  await untilAwake(page);
  await page.route('**/api/admin/mails*', (route) => route.fulfill({ status: 404, body: '{}' }));
  await page.locator('aside').getByRole('link', { name: 'E-post' }).click();
  await page.getByRole('heading', { name: 'Kunde inte hämta e-post' }).waitFor();
  await page.unroute('**/api/admin/mails*');
  await page.getByRole('button', { name: 'Försök igen' }).click();
  await expect.poll(() => rows(page).count()).toBe(1);
});

it('a place that was never given out leads to the first page', async () => {
  const { page } = await atOutbox();
  await page.goto('/admin/mail?after=nonsense');
  await page.getByText('Sidan finns inte. Börja om från första sidan.').waitFor();
  await page.getByRole('link', { name: 'Börja om från första sidan' }).click();
  await page.getByRole('heading', { name: 'Ingen e-post än' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
});

it('is closed to admins, who do not see the way to it', async () => {
  const anders = await register(site, 'Anders Admin');
  await site.database.pool.query(`update profiles set role = 'admin' where email = $1`, [anders.email]);
  const { page } = await site.visit();
  await signIn(page, anders);
  const answer = await page.request.get('/admin/mail', { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([302, '/admin']);
  await page.goto('/admin');
  expect(await page.getByRole('link', { name: 'E-post' }).count()).toBe(0);
});

it.each(['light', 'dark'] as const)('keeps nothing from anyone, in %s', async (colorScheme) => {
  await holdMails(2);
  await holdMails(2, 'failed');
  for (const width of [320, 1280]) {
    const { page } = await atOutbox({ colorScheme, viewport: { width, height: 800 } });
    expect(await breachesOn(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  }
});
