// Lists of results as everyone reads them.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ResultList } from '#shared/features/results/list/contract.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { insertLeagueRows, insertResultRow, openResults } from '../../../testing/results.ts';
import { findIdByName } from '../name-queries.ts';
import { publishResultChanged } from '../publish-changed.ts';

const HOUR_MS = 60 * 60 * 1000;
let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
  await openResults(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.services.database.pool.query('delete from basketball_results');
  await app.services.database.pool.query(`delete from leagues where slug like 'test-%'`);
  await app.services.database.pool.query(`delete from teams`);
  await publishResultChanged(app.services, 'all');
});

type Columns = Parameters<typeof insertResultRow>[1];
const insert = (hours: number, columns: Columns = {}) =>
  insertResultRow(app.services.database, { game_date: new Date(Date.now() + hours * HOUR_MS), ...columns });
const list = async (query = '') => (await app.call<ResultList>('GET', `/api/results${query}`)).body;
const ids = ({ results }: ResultList) => results.map(({ id }) => id);

test('live matches come first, then the next three, then the latest results', async () => {
  const older = await insert(-48);
  const latest = await insert(-24);
  const coming = [];
  for (const hours of [24, 48, 72, 96]) coming.push(await insert(hours, { status: 'scheduled' }));
  const live = await insert(-1, {
    status: 'live',
    period: 3,
    home_periods: [20, 21],
    away_periods: [18, 22],
  });
  expect(ids(await list())).toEqual([live, ...coming.slice(0, 3), latest, older]);
});

test('a match that was not started for hours is not coming, and a deleted match is not listed', async () => {
  await insert(-7, { status: 'scheduled' });
  await insert(-24, { deleted_at: new Date() });
  const late = await insert(-1, { status: 'scheduled' });
  expect(ids(await list())).toEqual([late]);
});

test('a coming match has no score, and a result its teams, league and periods', async () => {
  await insert(5, { status: 'scheduled', home_score: 0, away_score: 0 });
  await insert(-5, { home_periods: [20, 20, 24, 24], away_periods: [20, 20, 20, 21] });
  const { results } = await list();
  expect(results).toMatchObject([
    { status: 'scheduled', homeScore: null, awayScore: null },
    {
      status: 'finished',
      home: { name: 'Norrvikens Basket', slug: null },
      away: { name: 'Sjöstaden BBK', slug: null },
      league: { name: 'Basketligan herr', slug: null },
      homeScore: 88,
      awayScore: 81,
      homePeriods: [20, 20, 24, 24],
      version: 0,
    },
  ]);
});

test('pages follow each other without gaps, ten at a time', async () => {
  const all: string[] = [];
  for (let hours = 1; hours <= 23; hours += 1) all.push(await insert(-hours));
  await insert(10, { status: 'scheduled' });
  const first = await list('?part=played');
  const second = await list(`?part=played&after=${first.next}`);
  const third = await list(`?part=played&after=${second.next}`);
  expect([first, second, third].map(({ results }) => results.length)).toEqual([10, 10, 3]);
  expect([first, second, third].flatMap(ids)).toEqual(all);
  expect(third.next).toBeNull();
});

test('no match is missing when more than ten are live', async () => {
  const older = await insert(-24);
  const later = await insert(-1);
  const live: string[] = [];
  for (let count = 0; count < 12; count += 1) live.push(await insert(-2, { status: 'live' }));
  const coming = await insert(1, { status: 'scheduled' });
  const first = await list();
  expect(ids(first).toSorted()).toEqual([...live, coming, later].toSorted());
  expect(ids(await list(`?after=${first.next}`))).toEqual([older]);
  expect(
    ids(await list('?part=played'))
      .slice(0, 12)
      .toSorted(),
  ).toEqual(live.toSorted());
});

test('matches at the same time are listed once each', async () => {
  const date = new Date(Date.now() - HOUR_MS);
  for (let count = 0; count < 15; count += 1) await insert(0, { game_date: date });
  const first = await list();
  const second = await list(`?after=${first.next}`);
  expect(new Set([...ids(first), ...ids(second)]).size).toBe(15);
});

test('coming matches have the next one first, page by page', async () => {
  const all: string[] = [];
  for (let hours = 1; hours <= 12; hours += 1) all.push(await insert(hours, { status: 'scheduled' }));
  const first = await list('?part=coming');
  const second = await list(`?part=coming&after=${first.next}`);
  expect([...ids(first), ...ids(second)]).toEqual(all);
});

test('a league, a season and a team have lists of their own', async () => {
  const { leagueId, teamIds } = await insertLeagueRows(app.services.database, { slug: 'test-ligan' }, [
    'norra',
    'sodra',
    'vastra',
  ]);
  const [norra, sodra, vastra] = ['norra', 'sodra', 'vastra'].map((slug) => teamIds.get(slug));
  const columns = { league_id: leagueId, home_team_id: norra, away_team_id: sodra };
  const home = await insert(-1, columns);
  const away = await insert(-2, { ...columns, home_team_id: vastra, away_team_id: norra });
  const others = await insert(-3, { ...columns, home_team_id: vastra });
  const former = await insert(-4, { ...columns, season: '2001/02' });
  await insert(-5);
  expect(ids(await list('?league=test-ligan'))).toEqual([home, away, others, former]);
  expect(ids(await list('?league=test-ligan&season=2001/02'))).toEqual([former]);
  expect(ids(await list('?team=norra'))).toEqual([home, away, former]);
  expect(ids(await list('?team=norra&part=coming'))).toEqual([]);
  expect((await list('?league=test-ligan')).results[0]?.home).toEqual({ name: 'Norra', slug: 'norra' });
});

test('the filter SBL shows matches entered as SBL and as Basketligan', async () => {
  const { kysely } = app.services.database;
  const byName = async (league: string) =>
    insert(-1, { league, league_id: await findIdByName(kysely, 'leagues', league) });
  const matches = [await byName('SBL'), await byName('Basketligan'), await byName('basketligan herr')];
  await byName('NBA');
  const { results } = await list('?league=basketligan-herr');
  expect(results.map(({ id }) => id).toSorted()).toEqual(matches.toSorted());
  expect(new Set(results.map(({ league }) => league.name))).toEqual(new Set(['Basketligan herr']));
});

test('an unknown league has no results, and an invalid cursor is refused', async () => {
  await insert(-1);
  expect(await list('?league=finns-inte')).toEqual({ results: [], next: null });
  const { status } = await app.call('GET', '/api/results?after=nonsense');
  expect(status).toBe(422);
  expect((await app.call('GET', '/api/results?league=NBA%20')).status).toBe(422);
});
