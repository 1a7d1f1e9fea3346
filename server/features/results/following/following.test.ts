// Following teams and leagues: own choices only, and who is notified of what.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EditedResult } from '#shared/features/results/editing/contract.ts';
import type { FollowedList } from '#shared/features/results/following/contract.ts';
import { MAX_FOLLOWED } from '#shared/features/results/following/rules.ts';
import { followTexts } from '#shared/features/results/following/texts.ts';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';
import { insertResultRow, openResults } from '../../../testing/results.ts';
import { isNamedIn, notifyOfArticles } from './article-notices.ts';
import { statusNoticeJobs } from './status-notices.ts';

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await openTestApp();
  admin = await app.person('admin');
  await openResults(app);
});
afterAll(() => app.close());

async function insertTeam(aliases: string[] = []): Promise<{ id: string; slug: string; name: string }> {
  const name = `Lag ${crypto.randomUUID().slice(0, 8)}`;
  const slug = name.toLowerCase().replace(' ', '-');
  const values = { name, slug, aliases };
  const row = await app.services.database.kysely
    .insertInto('teams')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...row, slug, name };
}

const follow = (as: Person, path: string, state = 'following') =>
  app.call<{ message: string }>('PUT', `/api/${path}/follow`, { as, body: { state } });
const followed = async (as: Person) => (await app.call<FollowedList>('GET', '/api/me/followed', { as })).body;
const titles = async (as: Person) => {
  const { body } = await app.call<{ notifications: { title: string; text: string }[] }>(
    'GET',
    '/api/me/notifications',
    { as },
  );
  return body.notifications.map(({ title, text }) => `${title}: ${text}`);
};
const twoMinutesAgo = () => new Date(Date.now() - 120_000);

test('a team and a league are followed, muted and unfollowed, by the user only', async () => {
  const [one, other, team] = [await app.person(), await app.person(), await insertTeam()];
  await follow(one, `teams/${team.slug}`);
  await follow(one, 'leagues/nba', 'muted');
  expect(await followed(one)).toEqual({
    teams: [{ slug: team.slug, name: team.name, state: 'following' }],
    leagues: [{ slug: 'nba', name: 'NBA', state: 'muted' }],
  });
  expect(await followed(other)).toEqual({ teams: [], leagues: [] });
  await follow(one, `teams/${team.slug}`, 'normal');
  expect((await followed(one)).teams).toEqual([]);
  expect((await follow(one, 'teams/finns-inte')).status).toBe(404);
  expect((await follow(one, `teams/${team.slug}`, 'loud')).status).toBe(422);
});

test('refuses to follow more than the limit', async () => {
  const person = await app.person();
  await app.services.database.pool.query(
    `with made as (insert into teams (slug, name) select 'grans-' || n, 'Gräns ' || n from generate_series(1, $2::int) as n
       returning id)
     insert into team_follows (user_id, team_id) select $1, id from made`,
    [person.id, MAX_FOLLOWED],
  );
  const team = await insertTeam();
  expect(await follow(person, `teams/${team.slug}`)).toMatchObject({
    status: 409,
    body: { message: followTexts.tooMany },
  });
  expect((await follow(person, 'teams/grans-1', 'muted')).status).toBe(200);
});

/** A match today that has just been scored with these events. */
async function play(teamId: string, leagueId: string | null, kinds: string[]): Promise<string> {
  const match = await insertResultRow(app.services.database, {
    status: 'scheduled',
    home_score: null,
    away_score: null,
    home_team_id: teamId,
    league_id: leagueId,
    game_date: new Date(),
  });
  const events = kinds.map((kind) => ({ id: crypto.randomUUID(), kind }));
  await app.call('POST', `/api/results/${match}/events`, { as: admin, body: { events } });
  return match;
}

test('followers are notified of start and final score once, however they follow, and the muted are not', async () => {
  const team = await insertTeam();
  const nba = await app.services.database.kysely
    .selectFrom('leagues')
    .select('id')
    .where('slug', '=', 'nba')
    .executeTakeFirstOrThrow();
  const [both, muted, suspended] = [await app.person(), await app.person(), await app.person()];
  for (const person of [both, muted, suspended]) {
    await follow(person, `teams/${team.slug}`);
    await follow(person, 'leagues/nba');
  }
  await follow(muted, 'leagues/nba', 'muted');
  await app.services.database.pool.query(
    `update profiles set blocked_until = 'infinity', blocked_reason = 'Reklam' where id = $1`,
    [suspended.id],
  );
  const match = await play(team.id, nba.id, ['start']);
  await app.runJobs();
  const end = { id: crypto.randomUUID(), kind: 'end' };
  const points = { id: crypto.randomUUID(), kind: 'points', side: 'home', points: 2, period: 1 };
  const send = (events: object[]) =>
    app.call('POST', `/api/results/${match}/events`, { as: admin, body: { events } });
  await send([points, end]);
  await app.runJobs();
  await send([
    { id: crypto.randomUUID(), kind: 'undo', undoes: end.id },
    { ...end, id: crypto.randomUUID() },
  ]);
  await app.runJobs();
  const name = `${team.name} – Sjöstaden BBK`;
  expect(await titles(both)).toEqual([`Slutresultat: ${name} 2–0`, `Matchen har börjat: ${name}`]);
  expect(await titles(muted)).toEqual([]);
  const { rows } = await app.services.database.pool.query('select from notifications where user_id = $1', [
    suspended.id,
  ]);
  expect(rows).toEqual([]);
});

test('a notified final score is corrected without a new notification, and withdrawn and restored with the match', async () => {
  const [team, person] = [await insertTeam(), await app.person()];
  await follow(person, `teams/${team.slug}`);
  const match = await play(team.id, null, ['start', 'end']);
  await app.runJobs();
  const path = `/api/admin/basketball-results/${match}`;
  const { body: stored } = await app.call<EditedResult>('GET', path, { as: admin });
  const { gameDate, venue, status, isForfeit, homeScore, awayScore } = stored;
  const [homeTeam, awayTeam, league] = [stored.home.name, stored.away.name, stored.league.name];
  const seen = { homeTeam, awayTeam, league, gameDate, venue, status, isForfeit, homeScore, awayScore };
  const body = { ...seen, venue: venue ?? '', homeScore: 71, awayScore: 72, seen };
  const changed = await app.call('PUT', path, { as: admin, body });
  expect(changed.status).toBe(200);
  await app.runJobs();
  expect(await titles(person)).toEqual([`Slutresultat: ${team.name} – Sjöstaden BBK 71–72`]);
  const { body: deleted } = await app.call<{ undo: { id: string } }>('DELETE', path, { as: admin });
  expect(await titles(person)).toEqual([]);
  await app.call('POST', `/api/admin/decisions/${deleted.undo.id}/undo`, { as: admin });
  expect(await titles(person)).toEqual([`Slutresultat: ${team.name} – Sjöstaden BBK 71–72`]);
});

test('followers are notified of a start that was due while the match was deleted', async () => {
  const [person, team] = [await app.person(), await insertTeam()];
  await follow(person, `teams/${team.slug}`);
  const match = await play(team.id, null, ['start']);
  const path = `/api/admin/basketball-results/${match}`;
  const { body } = await app.call<{ undo: { id: string } }>('DELETE', path, { as: admin });
  const job = { payload: { id: match, status: 'live' }, isLastTry: false, signal: AbortSignal.abort() };
  for (const { run } of statusNoticeJobs(app.services)) await run(job);
  // The job has run, and found no match.
  const { rowCount } = await app.services.database.pool.query(
    'delete from graphile_worker._private_jobs where key = $1',
    [`notify-of-result live ${match}`],
  );
  expect([rowCount, await titles(person)]).toEqual([1, []]);
  const undone = await app.call('POST', `/api/admin/decisions/${body.undo.id}/undo`, { as: admin });
  expect(undone.status).toBe(200);
  await app.runJobs();
  expect(await titles(person)).toHaveLength(1);
});

test('undoing the deletion of a match leaves out the notifications of people erased meanwhile', async () => {
  const [team, person] = [await insertTeam(), await app.person()];
  await follow(person, `teams/${team.slug}`);
  const match = await play(team.id, null, ['start', 'end']);
  await app.runJobs();
  const path = `/api/admin/basketball-results/${match}`;
  const { body } = await app.call<{ undo: { id: string } }>('DELETE', path, { as: admin });
  await app.services.database.pool.query('delete from profiles where id = $1', [person.id]);
  const undone = await app.call('POST', `/api/admin/decisions/${body.undo.id}/undo`, { as: admin });
  expect(undone.status).toBe(200);
});

test('sends no notification for an end that is undone in time, or for an old match', async () => {
  const [team, person] = [await insertTeam(), await app.person()];
  await follow(person, `teams/${team.slug}`);
  const match = await play(team.id, null, ['start']);
  await app.runJobs();
  const end = { id: crypto.randomUUID(), kind: 'end' };
  const undo = { id: crypto.randomUUID(), kind: 'undo', undoes: end.id };
  await app.call('POST', `/api/results/${match}/events`, { as: admin, body: { events: [end, undo] } });
  await app.runJobs();
  const old = await insertResultRow(app.services.database, {
    status: 'scheduled',
    home_score: null,
    away_score: null,
    home_team_id: team.id,
    game_date: new Date('2020-01-01'),
  });
  const events = [{ id: crypto.randomUUID(), kind: 'start' }];
  await app.call('POST', `/api/results/${old}/events`, { as: admin, body: { events } });
  await app.runJobs();
  expect((await titles(person)).filter((title) => title.startsWith('Slut'))).toEqual([]);
  expect(await titles(person)).toHaveLength(1);
});

test('mail and push are off until chosen', async () => {
  const { body } = await app.call<{
    settings: { kind: string; site: boolean; mail: boolean; push: boolean }[];
  }>('GET', '/api/me/notification-settings', { as: admin });
  const chosen = body.settings.filter(({ kind }) =>
    ['matchStarts', 'finalScores', 'teamNews'].includes(kind),
  );
  expect(chosen.map(({ site, mail, push }) => [site, mail, push])).toEqual([
    [true, false, false],
    [true, false, false],
    [true, false, false],
  ]);
});

test('an article that names a team notifies its followers once, and only when it is public', async () => {
  const [team, person] = [await insertTeam(['norrvikarna']), await app.person()];
  await follow(person, `teams/${team.slug}`);
  const insert = (title: string, status: 'approved' | 'pending') =>
    app.services.database.kysely
      .insertInto('news')
      .values({ title, excerpt: 'Ingress', category: 'Svensk basket', status, updated_at: twoMinutesAgo() })
      .execute();
  await insert('Norrvikarnas nya tränare', 'approved');
  await insert('Mer om Norrvikarna', 'pending');
  await insert('Något annat', 'approved');
  await notifyOfArticles(app.services);
  await notifyOfArticles(app.services);
  expect(await titles(person)).toEqual(['Ny artikel om det du följer: Norrvikarnas nya tränare']);
});

test('sends no notification for an article before its publication can no longer be undone', async () => {
  const [team, person] = [await insertTeam(['söderskyttarna']), await app.person()];
  await follow(person, `teams/${team.slug}`);
  const { kysely, pool } = app.services.database;
  const { id } = await kysely
    .insertInto('news')
    .values({
      title: 'Söderskyttarna vann',
      excerpt: 'Ingress',
      category: 'Svensk basket',
      manual_review_required: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { body } = await app.call<{ version: string }>('GET', `/api/admin/news/${id}`, { as: admin });
  const approval = { as: admin, body: { version: body.version } };
  expect((await app.call('POST', `/api/admin/news/${id}/approval`, approval)).status).toBe(200);
  await notifyOfArticles(app.services);
  await pool.query('update news set updated_at = $2 where id = $1', [id, twoMinutesAgo()]);
  // The time of the undo has been extended.
  await notifyOfArticles(app.services);
  expect(await titles(person)).toEqual([]);
  await pool.query('update undoable_decisions set undoable_until = now() where target_id = $1', [id]);
  await notifyOfArticles(app.services);
  expect(await titles(person)).toHaveLength(1);
});

test.each([
  ['Luleå vann', ['Luleå'], true],
  ['Luleås seger', ['Luleå'], true],
  ['I LULEÅ, i kväll', ['luleå'], true],
  ['Nya Luleåhallen', ['Luleå'], false],
  ['Om AB i dag', ['AB'], false],
  ['A.B.C. (BC) vann', ['a.b.c. (bc)'], true],
])('%s names %j: %s', (text, names, isNamed) => {
  expect(isNamedIn(text, names)).toBe(isNamed);
});
