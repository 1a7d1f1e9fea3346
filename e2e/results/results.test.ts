// A match that two readers follow: a visitor on a phone and a signed-in user, who begins its discussion.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toast } from '../support/ad-form.ts';
import { findViolationsInAllViews } from '../support/axe.ts';
import { waitForHydration } from '../support/hydration.ts';
import { insertResultRow } from '../../server/testing/results.ts';
import { sendNotices } from '../support/notices.ts';
import { ADMIN, openSharedSite, type Site } from '../support/site.ts';
import { register } from '../support/users.ts';

let site: Site;
beforeAll(async () => {
  site = await openSharedSite();
});
afterAll(() => site.close());

/** Changes the score and notifies the site, as another process of the site would. */
async function score(id: string, homeScore: number, version: number): Promise<void> {
  const { pool } = site.database;
  const homePeriods = [20, homeScore - 20];
  await pool.query(
    'update basketball_results set home_score = $2, version = $3, home_periods = $4 where id = $1',
    [id, homeScore, version, homePeriods],
  );
  const event = {
    topic: 'result',
    id,
    status: 'live',
    homeScore,
    awayScore: 40,
    period: 2,
    homePeriods,
    awayPeriods: [22, 18],
    version,
  };
  await sendNotices(pool, [
    { topic: 'results', id },
    { topic: `result:${id}`, id },
    { topic: 'live-broadcast', id: JSON.stringify(event) },
  ]);
}

it('two readers see each point, and one begins the discussion of the match', async () => {
  const id = await insertResultRow(site.database, {
    status: 'live',
    home_score: 41,
    away_score: 40,
    period: 2,
    home_periods: [20, 21],
    away_periods: [22, 18],
  });
  // Another journey may have cached the list.
  await sendNotices(site.database.pool, [{ topic: 'results', id }]);
  const elsa = await register(site, 'Elsa Läktare');
  // Has written before: the comments of newcomers wait for moderation.
  await site.database.pool.query(
    `with post as (insert into forum_posts (user_id, title, content, category) values ($1, 'Hej', 'Hej.', 'Nybörjare') returning id, created_at)
     insert into forum_states (post_id, category, status, created_at, last_at)
     select id, 'Nybörjare', 'approved', created_at, created_at from post`,
    [elsa.id],
  );

  // A visitor finds the match in the list, on a phone.
  const visitor = await site.visit({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await visitor.page.goto('/results');
  await waitForHydration(visitor.page);
  expect(await findViolationsInAllViews(visitor.page)).toEqual([]);
  await visitor.page.setViewportSize({ width: 390, height: 844 });
  await score(id, 43, 1);
  await visitor.page.getByText('43', { exact: true }).waitFor();
  await visitor.page.getByRole('link', { name: 'Norrvikens Basket – Sjöstaden BBK' }).click();
  await visitor.page.getByRole('heading', { name: 'Inga kommentarer än' }).waitFor();

  // A signed-in reader has the match open too; both see the next point without a reload.
  const reader = await site.visit({ reducedMotion: 'reduce' });
  await site.signIn(reader.page, elsa);
  await reader.page.goto(`/results/${id}`);
  await waitForHydration(reader.page);
  await score(id, 46, 2);
  for (const { page } of [visitor, reader]) {
    await page.getByText('46', { exact: true }).first().waitFor();
    await page.getByRole('cell', { name: '26' }).waitFor();
  }
  expect(await findViolationsInAllViews(reader.page)).toEqual([]);

  // The first comment creates the thread.
  await reader.page.getByRole('button', { name: 'Skriv en kommentar' }).click();
  await reader.page
    .getByRole('textbox', { name: 'Skriv en kommentar' })
    .pressSequentially('Vilken andra period!');
  await reader.page.getByRole('button', { name: 'Kommentera', exact: true }).click();
  await toast(reader.page, 'Kommentar tillagd!').waitFor();
  await reader.page.getByRole('heading', { name: '1 kommentar' }).waitFor();
  await reader.page.getByText('Vilken andra period!').waitFor();

  // Without scripts the page has score and discussion.
  const plain = await site.visit({ javaScriptEnabled: false });
  await plain.page.goto(`/results/${id}`);
  await plain.page.getByText('Vilken andra period!').waitFor();
  await plain.page.getByText('46', { exact: true }).first().waitFor();
  expect([...visitor.pageErrors, ...reader.pageErrors, ...plain.pageErrors]).toEqual([]);
});

it('an admin assigns a scorer, who counts points on a phone, also without a network, and two readers see them', async () => {
  const id = await insertResultRow(site.database, {
    home_team: 'Hamnbyn Hoops',
    away_team: 'Bergvik IF',
    status: 'scheduled',
    home_score: null,
    away_score: null,
    game_date: new Date(),
  });
  const scorer = await register(site, 'Sara Sekretariat');

  const office = await site.visit({ reducedMotion: 'reduce' });
  await site.signIn(office.page, ADMIN);
  await office.page.goto('/admin/basketball-results?search=Hamnbyn');
  await waitForHydration(office.page);
  await office.page.getByRole('button', { name: 'Fler åtgärder för Hamnbyn Hoops – Bergvik IF' }).click();
  await office.page.getByRole('menuitem', { name: 'Rapportörer' }).click();
  await office.page.getByRole('searchbox', { name: 'Lägg till rapportör' }).fill('Sara Sek');
  await office.page.getByRole('button', { name: 'Lägg till Sara Sekretariat' }).click();
  await office.page.getByRole('button', { name: 'Ta bort Sara Sekretariat' }).waitFor();

  const readers = [
    await site.visit({ reducedMotion: 'reduce' }),
    await site.visit({ reducedMotion: 'reduce' }),
  ];
  await site.signIn(readers[1]?.page ?? office.page, await register(site, 'Lars Läktare'));
  for (const { page } of readers) {
    await page.goto(`/results/${id}`);
    await waitForHydration(page);
  }
  const seeScore = async (home: string, away: string) => {
    for (const { page } of readers) {
      await page.getByText(home, { exact: true }).first().waitFor();
      await page.getByText(away, { exact: true }).first().waitFor();
    }
  };

  const phone = await site.visit({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await site.signIn(phone.page, scorer);
  await phone.page.goto('/scoring');
  await phone.page.getByRole('link', { name: 'Hamnbyn Hoops – Bergvik IF' }).click();
  await phone.page.getByRole('button', { name: 'Starta matchen' }).click();
  await phone.page.getByRole('button', { name: '+3 Hamnbyn Hoops', exact: true }).click();
  await phone.page.getByRole('button', { name: '+2 Bergvik IF', exact: true }).click();
  await seeScore('3', '2');
  expect(await findViolationsInAllViews(phone.page)).toEqual([]);
  await phone.page.setViewportSize({ width: 390, height: 844 });

  await phone.page.context().setOffline(true);
  for (let basket = 0; basket < 3; basket += 1)
    await phone.page.getByRole('button', { name: '+3 Hamnbyn Hoops', exact: true }).click();
  await phone.page.getByRole('button', { name: 'Ångra +3 Hamnbyn Hoops' }).first().click();
  await phone.page.getByRole('button', { name: '+1 Bergvik IF', exact: true }).click();
  await phone.page.getByText(/väntar på nätet/).waitFor();
  await phone.page.context().setOffline(false);
  await seeScore('9', '3');
  await phone.page.getByText(/väntar på nätet/).waitFor({ state: 'hidden' });
  // The browser itself logs an error while the network is off.
  const pageErrors = phone.pageErrors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'));
  expect([...office.pageErrors, ...pageErrors, ...readers.flatMap((reader) => reader.pageErrors)]).toEqual(
    [],
  );
});
