// How fast 20,000 clubs and 50,000 tournaments are listed, filtered and found around a place, against the simplest statement of
// the same kind. Arguments set the numbers of tournaments and clubs.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { civilTimeOf } from '#shared/stockholm-time.ts';
import { createLogger } from '../server/core/process/logger.ts';
import { connectDatabase, type Database } from '../server/database/connection.ts';
import { startCluster } from '../server/database/embedded.ts';
import { migrate } from '../server/database/migrate.ts';
import { listByDistance } from '../server/features/associations/list/distance-queries.ts';
import { listByName } from '../server/features/associations/list/list-queries.ts';
import {
  type ListFilter,
  listFeatured,
  listPins,
  listTournaments,
} from '../server/features/tournaments/list/list-queries.ts';
import { compareTimes, type Finding, percentile, report } from './report.ts';
import { timeUnderLoad } from './under-load.ts';

const [tournaments = 50_000, clubs = 20_000] = process.argv.slice(2).map(Number);
const CONNECTIONS = 50;
const RANK = 99;
/** How many times the simplest statement a list may take: 20 ms on a machine that does nothing else. */
const GOAL = 25;
const SIZE = 24;
const STOCKHOLM = { latitude: 59.33, longitude: 18.07 };

const dataDir = await mkdtemp(path.join(tmpdir(), 'baskettorget-bench-'));
const cluster = await startCluster({ dataDir, logger: createLogger('error') });
try {
  report(await measureLists());
} finally {
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function measureLists(): Promise<Finding[]> {
  const database = connectDatabase(cluster.url, { max: CONNECTIONS });
  await migrate(database.pool);
  await seed(database);
  const { day: today } = civilTimeOf(new Date());
  const month = today.slice(0, 7);
  const list = (filter: Partial<ListFilter> = {}, after?: string) =>
    listTournaments(database, { today, ...filter }, { size: SIZE, after });
  const { next } = await list();
  const circle = { ...STOCKHOLM, km: 100 };
  const options = { columns: 'associations.id, name, city', size: SIZE };
  const shapes: Record<string, () => Promise<unknown>> = {
    'first page': () => list(),
    'next page': () => list({}, next ?? undefined),
    'that are over': () => list({ when: 'past' }),
    'a region': () => list({ region: 'oceania' }),
    'a type': () => list({ type: 'clinic' }),
    'a level': () => list({ level: 'veteran' }),
    'a month': () => list({ month }),
    'a fee': () => list({ price: '0' }),
    'a word': () => list({ search: 'cupen 777' }),
    'no hit': () => list({ search: 'finns inte' }),
    'within 10 mil': () => list({ circle }),
    'all filters': () =>
      list({ circle, region: 'sverige', type: 'camp', level: 'youth', price: '1000', month }),
    featured: () => listFeatured(database, { today }, 3),
    'four on the map': () => listPins(database, { today }, 4),
    'clubs by name': () => listByName(database, { findsPersons: false }, options),
    'clubs of a county': () => listByName(database, { findsPersons: false, county: 'Skåne' }, options),
    'clubs by a word': () => listByName(database, { findsPersons: false, search: 'klubb 777' }, options),
    'clubs by distance': () =>
      listByDistance(database, { findsPersons: false }, { ...options, center: STOCKHOLM }),
  };
  const findings: Finding[] = [];
  for (const [name, read] of Object.entries(shapes)) {
    const simplest = await timeUnderLoad(() => readSimplest(database), CONNECTIONS);
    const times = await timeUnderLoad(read, CONNECTIONS);
    findings.push(
      compareTimes(`${name}: p${RANK} under load`, {
        time: percentile(times, RANK),
        reference: { name: 'simplest list', time: percentile(simplest, RANK) },
        goal: GOAL,
      }),
    );
  }
  await database.close();
  return findings;
}

/** Over three years, half of them past; one in twenty featured, one in fifty abroad. */
async function seed({ pool }: Database): Promise<void> {
  await pool.query(
    `insert into associations (name, city, county, search_text, latitude, longitude)
     select 'Klubb ' || n, 'Ort ' || n % 500, case n % 5 when 0 then 'Skåne' else 'Stockholm' end,
            'klubb ' || n || ' ort ' || n % 500, 55.5 + n * 7 % 1100 / 100.0, 11.5 + n * 13 % 900 / 100.0
       from generate_series(1, $1::integer) as n`,
    [clubs],
  );
  await pool.query(
    `insert into tournaments (name, type, level, start_date, end_date, location, country, organizer, entry_fee, featured,
       latitude, longitude, search_text)
     select 'Cupen ' || n, (array['tournament', 'camp', 'clinic'])[n % 3 + 1],
            array[(array['youth', 'junior', 'senior', 'veteran'])[n % 4 + 1]], first, first + n % 5, 'Ort ' || n % 500,
            case when n % 50 = 0 then 'Australien' end, 'Klubb ' || n % 1000, n % 7 * 500, n % 20 = 0,
            55.5 + n * 7 % 1100 / 100.0, 11.5 + n * 13 % 900 / 100.0, 'cupen ' || n || ' ort ' || n % 500
       from generate_series(1, $1::integer) as n
      cross join lateral (select current_date - 548 + n * 17 % 1096 as first) as x`,
    [tournaments],
  );
  await pool.query('vacuum analyze tournaments');
  await pool.query('vacuum analyze associations');
}

async function readSimplest({ lookups }: Database): Promise<void> {
  await lookups.query({
    name: 'simplest list of tournaments',
    text: 'select * from tournaments where deleted_at is null order by start_date, id limit 25',
  });
}
