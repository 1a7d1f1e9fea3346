// Tables of leagues and pages of teams, and what children's leagues do not show.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LeaguePage } from '#shared/features/results/leagues/contract.ts';
import type { TeamPage } from '#shared/features/results/teams/contract.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { insertLeagueRows, insertResultRow, openResults } from '../../../testing/results.ts';
import { publishResultChanged } from '../publish-changed.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SEASON = '2026/27';
let app: TestApp;
let leagueId: string;
let childrenId: string;
let teamIds: Map<string, string>;

beforeAll(async () => {
  app = await openTestApp();
  await openResults(app);
  const { database } = app.services;
  ({ leagueId, teamIds } = await insertLeagueRows(database, { slug: 'ligan', pointsRule: 'fiba' }, [
    'norra',
    'sodra',
    'vastra',
  ]));
  ({ leagueId: childrenId } = await insertLeagueRows(database, { slug: 'knatte', isForChildren: true }, []));
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.services.database.pool.query('delete from basketball_results');
  await publishResultChanged(app.services, 'all');
});

type Columns = Parameters<typeof insertResultRow>[1];
let day = 0;
/** Inserts a match written as "norra-sodra 80-70", a day after the previous one. */
async function play(text: string, columns: Columns = {}): Promise<string> {
  const [, home = '', away = '', homeScore, awayScore] = /(\w+)-(\w+) (\d+)-(\d+)/.exec(text) ?? [];
  day += 1;
  return insertResultRow(app.services.database, {
    league_id: leagueId,
    season: SEASON,
    home_team_id: teamIds.get(home),
    away_team_id: teamIds.get(away),
    home_score: Number(homeScore),
    away_score: Number(awayScore),
    game_date: new Date(Date.now() - 100 * DAY_MS + day * DAY_MS),
    ...columns,
  });
}
const league = (path: string) => app.call<LeaguePage>('GET', `/api/leagues/${path}`);
const team = async (slug: string) => (await app.call<TeamPage>('GET', `/api/teams/${slug}`)).body;

describe('a league', () => {
  test('has the table of its latest season, with teams that have not played', async () => {
    await play('norra-sodra 80-70');
    await play('sodra-vastra 0-0', { status: 'scheduled' });
    await play('vastra-norra 90-50', { season: '2025/26' });
    const { body } = await league('ligan');
    expect(body).toMatchObject({ slug: 'ligan', isForChildren: false, season: SEASON });
    expect(body.seasons).toEqual([SEASON, '2025/26']);
    expect(body.table?.map(({ team: { name }, position, points }) => [position, name, points])).toEqual([
      [1, 'Norra', 2],
      [2, 'Sodra', 1],
      [3, 'Vastra', 0],
    ]);
    const former = await league('ligan?season=2025/26');
    expect(former.body.table?.[0]).toEqual({
      team: { name: 'Vastra', slug: 'vastra' },
      position: 1,
      played: 1,
      won: 1,
      lost: 0,
      scored: 90,
      conceded: 50,
      points: 2,
    });
  });

  test('shows a new result in the next request', async () => {
    const id = await play('norra-sodra 80-70', { status: 'live' });
    expect((await league('ligan')).body.table?.[0]?.points).toBe(0);
    await app.services.database.pool.query(
      `update basketball_results set status = 'finished' where id = $1`,
      [id],
    );
    await publishResultChanged(app.services, id);
    expect((await league('ligan')).body.table?.[0]?.points).toBe(2);
  });

  test('a league without matches has no season and no table', async () => {
    expect((await league('superettan')).body).toMatchObject({ season: null, seasons: [], table: null });
  });

  test('a league that is unknown, and a season without matches, are not found', async () => {
    await play('norra-sodra 80-70');
    expect((await league('finns-inte')).status).toBe(404);
    expect((await league('ligan?season=1950/51')).status).toBe(404);
    expect((await league('ligan?season=x')).status).toBe(422);
  });
});

describe('a team', () => {
  test('has its positions and its last five matches, the latest last', async () => {
    for (const result of ['norra-sodra 80-70', 'sodra-norra 90-70', 'norra-vastra 70-60']) await play(result);
    for (const result of ['vastra-norra 50-60', 'norra-sodra 88-80', 'sodra-norra 60-61']) await play(result);
    const { leagues, form, name } = await team('norra');
    expect(name).toBe('Norra');
    expect(leagues).toEqual([
      {
        slug: 'ligan',
        name: 'ligan',
        isForChildren: false,
        season: SEASON,
        place: { position: 1, teams: 3 },
      },
    ]);
    expect(form.map(({ isWon }) => isWon)).toEqual([false, true, true, true, true]);
    expect(form.at(-1)).toMatchObject({ score: '61–60', opponent: 'Sodra' });
  });

  test('has no position before its first match, and none of an earlier season', async () => {
    await play('norra-sodra 80-70', { season: '2025/26' });
    await play('norra-vastra 0-0', { status: 'scheduled' });
    expect((await team('norra')).leagues).toMatchObject([{ season: SEASON, place: null }]);
  });

  test('a team that is unknown is not found', async () => {
    expect((await app.call('GET', '/api/teams/finns-inte')).status).toBe(404);
  });
});

describe("a children's league", () => {
  test('has neither table, position nor form', async () => {
    const columns = { league_id: childrenId, league: 'knatte' };
    await play('norra-sodra 80-70', columns);
    await play('sodra-norra 60-70', columns);
    const { body } = await league('knatte');
    expect(body).toMatchObject({ isForChildren: true, season: SEASON, table: null });
    expect(await team('norra')).toMatchObject({
      leagues: [{ slug: 'knatte', isForChildren: true, place: null }],
      form: [],
    });
  });
});

test('leagues are listed in their order, those of the specification among them', async () => {
  const { body } = await app.call<{ leagues: { slug: string; name: string; isForChildren: boolean }[] }>(
    'GET',
    '/api/leagues',
  );
  const names = body.leagues.map(({ name }) => name);
  for (const name of ['NBA', 'EuroLeague', 'NCAA', 'Superettan', 'Division 1', 'Ungdomsliga'])
    expect(names).toContain(name);
  expect(body.leagues[0]).toEqual({
    slug: 'basketligan-herr',
    name: 'Basketligan herr',
    isForChildren: false,
  });
  expect(body.leagues).toContainEqual({ slug: 'knatte', name: 'knatte', isForChildren: true });
});
