// How fast 200,000 results are listed, against the simplest statement of the same kind, and a cached page against a fixed
// response. An argument sets the number of results.
import { connectDatabase, type Database } from '../server/database/connection.ts';
import { migrate } from '../server/database/migrate.ts';
import { readLeague } from '../server/features/results/leagues/league-queries.ts';
import { findLeague } from '../server/features/results/leagues/read-league.ts';
import { listResults } from '../server/features/results/list/list-results.ts';
import { readMatchesOf } from '../server/features/results/match/calendar-queries.ts';
import { findTeam } from '../server/features/results/teams/read-team.ts';
import { openBenchCluster } from './support/cluster.ts';
import { measureCachedPage } from './support/against-fixed.ts';
import { type Finding, report } from './support/report.ts';
import { openBenchSite } from './support/site.ts';
import { compareLists, CONNECTIONS } from './support/lists-under-load.ts';

const [results = 200_000] = process.argv.slice(2).map(Number);

const cluster = await openBenchCluster();
try {
  report([...(await measureLists()), await measurePage()]);
} finally {
  await cluster.close();
}

async function measureLists(): Promise<Finding[]> {
  const database = connectDatabase(cluster.url, { max: CONNECTIONS });
  await migrate(database.pool);
  await seedResults(database, results);
  const after = await readMiddle(database);
  const shapes: Record<string, () => Promise<unknown>> = {
    'first page': () => listResults({ database }, {}),
    'deep page': () => listResults({ database }, { after }),
    'a league': () => listResults({ database }, { league: 'bench-3' }),
    'deep page of a league': () => listResults({ database }, { league: 'bench-3', after }),
    'coming of a league': () => listResults({ database }, { league: 'bench-3', part: 'coming' }),
    'a season': () => listResults({ database }, { league: 'bench-3', season: '2010/11', part: 'played' }),
    'a team': () => listResults({ database }, { team: 'bench-77', part: 'played' }),
    'table of a season': () => findLeague({ database }, { slug: 'bench-3', season: '2010/11' }),
    'seasons of a league': () => readLeague(database, 'bench-3'),
    'page of a team': () => findTeam({ database }, 'bench-77'),
    'calendar of a team': async () => readMatchesOf(database, await readTeamId(database)),
  };
  const findings = await compareLists(shapes, () => readSimplest(database));
  await database.close();
  return findings;
}

async function measurePage(): Promise<Finding> {
  const site = await openBenchSite(0);
  try {
    await seedResults(site.database, 2000);
    return await measureCachedPage(site, '/results');
  } finally {
    await site.close();
  }
}

/** Twenty leagues of twenty teams, over 26 seasons, one match of a thousand live. */
async function seedResults({ pool }: Database, count: number): Promise<void> {
  await pool.query(`update page_settings set is_enabled = true where page_name = 'news'`);
  await pool.query(
    `insert into leagues (slug, name) select 'bench-' || n, 'Bänkligan ' || n from generate_series(1, 20) as n`,
  );
  await pool.query(
    `insert into teams (slug, name) select 'bench-' || n, 'Bänklaget ' || n from generate_series(1, 400) as n`,
  );
  await pool.query(
    `insert into basketball_results (home_team, away_team, home_team_id, away_team_id, league, league_id, season, game_date,
       status, home_score, away_score, home_periods, away_periods)
     select home.name, away.name, home.id, away.id, league.name, league.id,
            2000 + year || '/' || lpad(((year + 1) % 100)::text, 2, '0'),
            now() + interval '20 days' - n * interval '26 years' / $1,
            case when n < $1 * 20 / 9490 then 'scheduled' when n % 1000 = 999 and n < $1 / 20 then 'live' else 'finished' end,
            60 + n * 7 % 41, 60 + n * 11 % 43, '{20,20,20,20}', '{20,20,20,20}'
       from generate_series(1, $1::integer) as n
      cross join lateral (select 26 - n * 26 / $1 as year, n % 20 as league_number, n / 20 % 20 as one, n / 400 % 19 as gap) as x
       join leagues as league on league.slug = 'bench-' || league_number + 1
       join teams as home on home.slug = 'bench-' || league_number * 20 + one + 1
       join teams as away on away.slug = 'bench-' || league_number * 20 + (one + gap + 1) % 20 + 1`,
    [count],
  );
  await pool.query('vacuum analyze basketball_results');
}

async function readSimplest({ lookups }: Database): Promise<void> {
  await lookups.query({
    name: 'simplest list of results',
    text: 'select * from basketball_results where deleted_at is null order by game_date desc, id desc limit 11',
  });
}

async function readTeamId({ lookups }: Database): Promise<string> {
  const { rows } = await lookups.query<{ id: string }>({
    name: 'bench team',
    text: `select id from teams where slug = 'bench-77'`,
  });
  return rows[0]?.id ?? '';
}

/** A cursor in the middle of all results. */
async function readMiddle({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ cursor: string }>(
    `select 'n' || (extract(epoch from game_date) * 1000000)::bigint || '.' || id as cursor from basketball_results
      order by game_date desc offset $1 limit 1`,
    [Math.floor(results / 2)],
  );
  return rows[0]?.cursor ?? '';
}
