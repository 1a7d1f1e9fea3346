// News is fetched, approved and illustrated by an admin, read by a visitor, and sent as a newsletter until the visitor
// unsubscribes.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FeedServer, openFeedServer } from '../../server/testing/outside/feed-server.ts';
import { startSmtp, type TestSmtp } from '../../server/testing/outside/smtp.ts';
import { item, rss } from '../../server/testing/samples/feeds/unusual-feed.ts';
import { makeJpeg } from '../../server/testing/samples/photos.ts';
import { jpeg, toast } from '../support/ad-form.ts';
import { findViolationsInAllViews } from '../support/axe.ts';
import { waitForHydration } from '../support/hydration.ts';
import { openSite, type Site } from '../support/site.ts';
import { admin, solveHumanCheck } from '../support/users.ts';

const READER = 'lasse@exempel.se';

let smtp: TestSmtp;
let feeds: FeedServer;
let site: Site;
beforeAll(async () => {
  [smtp, feeds] = [await startSmtp(), await openFeedServer()];
  site = await openSite({ SMTP_URL: smtp.url, FETCH_LOOPBACK: 'on' });
  // Written before any request reads the settings, because the server caches them.
  await site.database.pool
    .query(`update site_settings set operator_name = 'Baskettorget', operator_number = '802400-1234',
    operator_address = 'Hallvägen 1, 123 45 Solna', operator_email = 'hej@exempel.se'`);
});
afterAll(async () => {
  await site.close();
  await feeds.close();
  await smtp.close();
});

it('news is fetched, approved, illustrated and read, and sent in a newsletter that a visitor unsubscribes from', async () => {
  const titles = ['Tränaren lämnar klubben', 'Guld till damlandslaget', 'Ny hall i Umeå'];
  feeds.serve(
    '/feed',
    rss(
      titles
        .map((title, at) => item(title, `/artikel/${at}`, '<description>Kort om dagen.</description>'))
        .join(''),
    ),
  );
  await site.database.pool.query(
    `insert into news_sources (name, url, category, active) values ('Hallnytt', $1, 'Svensk basket', false)`,
    [`${feeds.url}/feed`],
  );
  const { page, pageErrors } = await site.visit();
  await site.signIn(page, admin);

  // The source is activated and fetched. First waits for the fetch that opening the back office starts, which would otherwise
  // include the source.
  const dueFetched = page.waitForResponse('**/api/admin/news-fetches');
  await page.goto('/admin/news-sources');
  await waitForHydration(page);
  await dueFetched;
  await page.getByRole('switch', { name: 'Hallnytt är aktiv' }).click();
  await toast(page, 'Nyhetskälla aktiverad').waitFor();
  await page.getByRole('button', { name: 'Hämta nyheter nu' }).click();
  await toast(page, 'Nyheter hämtade! 3 nya artiklar skapade.').waitFor();
  expect(await findViolationsInAllViews(page)).toEqual([]);

  // All are approved at once, and that is undone. Then two are approved, and the third stays pending.
  const menu = page.locator('aside');
  await menu.getByRole('link', { name: /^Nyheter/ }).click();
  await page.getByRole('checkbox', { name: 'Markera alla väntande (3)' }).waitFor();
  expect(await findViolationsInAllViews(page)).toEqual([]);
  await page.getByRole('checkbox', { name: 'Markera alla väntande (3)' }).check();
  await page.getByRole('button', { name: 'Godkänn markerade' }).click();
  await toast(page, '3 artiklar godkända och publicerade').getByRole('button', { name: 'Ångra' }).click();
  await page.getByRole('button', { name: 'Godkänn Tränaren lämnar klubben' }).waitFor();
  for (const title of titles.slice(1)) {
    await page.getByRole('button', { name: `Godkänn ${title}` }).click();
    await page.getByRole('button', { name: `Godkänn ${title}` }).waitFor({ state: 'detached' });
  }

  // One article gets a picture and is featured.
  await page.getByRole('link', { name: 'Redigera Guld till damlandslaget' }).click();
  await page.locator('input[type=file]').setInputFiles([jpeg('guld.jpg', await makeJpeg())]);
  await page.getByRole('button', { name: 'Ta bort bilden' }).waitFor();
  await page.getByRole('switch', { name: 'Utvald' }).click();
  expect(await findViolationsInAllViews(page)).toEqual([]);
  await page.getByRole('button', { name: 'Uppdatera' }).click();
  await toast(page, 'Artikel uppdaterad').waitFor();

  // A visitor reads the approved articles, and subscribes by the link in a mail.
  const reader = await site.visit({ viewport: { width: 390, height: 844 } });
  await reader.page.goto('/news');
  await waitForHydration(reader.page);
  await reader.page.getByRole('link', { name: 'Guld till damlandslaget' }).first().waitFor();
  expect(await reader.page.getByRole('link', { name: 'Tränaren lämnar klubben' }).count()).toBe(0);
  await reader.page.getByRole('button', { name: 'Prenumerera' }).click();
  const form = reader.page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'E-post' }).fill(READER);
  await form.getByRole('checkbox').check();
  await solveHumanCheck(reader.page, site);
  expect(await findViolationsInAllViews(reader.page)).toEqual([]);
  await form.getByRole('button', { name: 'Prenumerera' }).click();
  await form.getByText('Kolla din inkorg!').waitFor();
  const confirmation = await smtp.mailTo(READER, 'Bekräfta nyhetsbrevet');
  await reader.page.goto(pathOf(confirmation.link));
  await waitForHydration(reader.page);
  await reader.page.getByRole('button', { name: 'Ja, börja prenumerera' }).click();
  await reader.page.getByRole('heading', { name: 'Du prenumererar nu på nyhetsbrevet' }).waitFor();

  // The admin reads the next issue.
  await menu.getByRole('link', { name: 'Nyhetsbrev' }).click();
  await page.getByRole('heading', { name: 'Veckan på Baskettorget: Guld till damlandslaget' }).waitFor();
  expect(await findViolationsInAllViews(page)).toEqual([]);

  // The issue is made and sent by the jobs; its link ends the subscription.
  await runJob('make-newsletter');
  await expect.poll(() => count('newsletter_issues')).toBe(1);
  await site.database.pool.query('update newsletter_issues set send_at = now()');
  await runJob('send-newsletter');
  const issue = await smtp.mailTo(READER, 'Veckan på Baskettorget');
  expect(issue.text).toContain('Ny hall i Umeå');
  expect(issue.text).not.toContain('Tränaren lämnar klubben');
  await reader.page.goto(pathOf(issue.headers['list-unsubscribe']?.slice(1, -1) ?? ''));
  await waitForHydration(reader.page);
  expect(await findViolationsInAllViews(reader.page)).toEqual([]);
  await reader.page.getByRole('button', { name: /Säg upp/ }).click();
  await reader.page.getByRole('heading', { name: 'Du får inga fler nyhetsbrev' }).waitFor();
  expect(await count('newsletter_subscribers')).toBe(0);
  expect([pageErrors, reader.pageErrors]).toEqual([[], []]);
});

const runJob = (name: string) => site.database.pool.query(`select graphile_worker.add_job($1, '{}')`, [name]);

async function count(table: 'newsletter_issues' | 'newsletter_subscribers'): Promise<number> {
  const { rows } = await site.database.pool.query<{ rows: number }>(`select count(*) as rows from ${table}`);
  return Number(rows[0]?.rows);
}

const pathOf = (link: string) => new URL(link).pathname + new URL(link).search;
