// How fast 20,000 clubs and 50,000 tournaments are listed, filtered and found around a place, against the simplest statement of
// the same kind; places by the beginning of their name; and cached pages. Arguments set the numbers of tournaments and clubs.
import { civilTimeOf } from '#shared/stockholm-time.ts';
import { readNameSearch } from '../server/core/search/name-search.ts';
import { loadSynonyms } from '../server/core/search/synonyms.ts';
import { connectDatabase, type Database } from '../server/database/connection.ts';
import { migrate } from '../server/database/migrate.ts';
import { fillInNameTerms } from '../server/database/name-terms.ts';
import { listByDistance } from '../server/features/associations/list/distance-queries.ts';
import { findOpenings } from '../server/features/associations/list/find-openings.ts';
import {
  type AssociationFilter,
  listByName,
  listPins as listClubPins,
} from '../server/features/associations/list/list-queries.ts';
import { namedAssociations } from '../server/features/associations/search-columns.ts';
import { findPlaces } from '../server/features/places/queries.ts';
import {
  type ListFilter,
  listFeatured,
  listPins,
  listTournaments,
} from '../server/features/tournaments/list/list-queries.ts';
import { namedTournaments } from '../server/features/tournaments/search-columns.ts';
import { searchingIn } from '../server/testing/searching.ts';
import { openBenchCluster } from './support/cluster.ts';
import { measureCachedPage } from './support/against-fixed.ts';
import { type Finding, report } from './support/report.ts';
import { openBenchSite } from './support/site.ts';
import { compareLists, CONNECTIONS } from './support/lists-under-load.ts';

const [tournaments = 50_000, clubs = 20_000] = process.argv.slice(2).map(Number);
const SIZE = 24;
/** A Tuesday evening. */
const BUSY = new Date('2026-11-24T18:00:00Z');
const STOCKHOLM = { latitude: 59.33, longitude: 18.07 };

const cluster = await openBenchCluster();
try {
  report([...(await measureLists()), ...(await measurePages())]);
} finally {
  await cluster.close();
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
  const synonyms = await loadSynonyms(searchingIn(database));
  const wordsOf = (search: string) => readNameSearch(search, synonyms);
  const circle = { ...STOCKHOLM, km: 100 };
  const options = { columns: 'associations.id, name, city', size: SIZE };
  const clubsBy = (filter: Partial<AssociationFilter>) =>
    listByName(database, { findsPersons: false, ...filter }, options);
  const clubsOpen = async (open: 'now' | 'today') => {
    const openings = await findOpenings(database, { open, at: undefined, now: BUSY });
    return clubsBy({ ids: [...openings.keys()] });
  };
  const shapes: Record<string, () => Promise<unknown>> = {
    'first page': () => list(),
    'next page': () => list({}, next ?? undefined),
    'that are over': () => list({ when: 'past' }),
    'a region': () => list({ region: 'oceania' }),
    'a type': () => list({ type: 'clinic' }),
    'a level': () => list({ level: 'veteran' }),
    'a month': () => list({ month }),
    'a fee': () => list({ price: '0' }),
    'a word': () => list({ words: wordsOf('cupen 777') }),
    'a form of a word': () => list({ words: wordsOf('sommarläger ort 77') }),
    'a word of a third': () => list({ words: wordsOf('läger') }),
    'no hit': () => list({ words: wordsOf('saknas helt') }),
    'within 10 mil': () => list({ circle }),
    'all filters': () =>
      list({ circle, region: 'sverige', type: 'camp', level: 'youth', price: '1000', month }),
    featured: () => listFeatured(database, { today }, 3),
    'four on the map': () => listPins(database, { today }, 4),
    '2,000 on the map': () => listPins(database, { today }, 2000),
    'clubs by name': () => clubsBy({}),
    'clubs of a county': () => clubsBy({ county: 'Skåne' }),
    'clubs of a district': () => clubsBy({ district: 'Småland-Blekinge' }),
    'clubs by a word': () => clubsBy({ words: wordsOf('klubb 777') }),
    'clubs by what all are': () => clubsBy({ words: wordsOf('basketklubb') }),
    'clubs by a part of a word': () => clubsBy({ words: wordsOf('lub') }),
    'no club': () => clubsBy({ words: wordsOf('saknas helt') }),
    'clubs with an open court': () => clubsBy({ hasOpenCourt: true }),
    'clubs open now': () => clubsOpen('now'),
    'clubs open today': () => clubsOpen('today'),
    '2,000 clubs on the map': () => listClubPins(database, { findsPersons: false }, 2000),
    'clubs by distance': () =>
      listByDistance(database, { findsPersons: false }, { ...options, center: STOCKHOLM }),
    'places by a letter': () => findPlaces(database, 's'),
    'places by two letters': () => findPlaces(database, 'st'),
    'places by a name': () => findPlaces(database, 'lulea'),
  };
  const findings = await compareLists(shapes, () => readSimplest(database));
  await database.close();
  return findings;
}

async function measurePages(): Promise<Finding[]> {
  const site = await openBenchSite(0);
  try {
    await seed(site.database);
    await site.database.pool.query(`update page_settings set is_enabled = true`);
    return [await measureCachedPage(site, '/associations'), await measureCachedPage(site, '/tournaments')];
  } finally {
    await site.close();
  }
}

/** Over three years, half of them past; one in twenty featured, one in fifty abroad. */
async function seed(database: Database): Promise<void> {
  const { pool } = database;
  await pool.query(
    `insert into associations (name, city, county, district, has_open_court, search_text, latitude, longitude)
     select 'Klubb ' || n, 'Ort ' || n % 500, case n % 5 when 0 then 'Skåne' else 'Stockholm' end,
            case n % 10 when 0 then 'Småland-Blekinge' else 'Stockholm' end, n % 5 = 0,
            'klubb ' || n || ' ort ' || n % 500, 55.5 + n * 7 % 1100 / 100.0, 11.5 + n * 13 % 900 / 100.0
       from generate_series(1, $1::integer) as n`,
    [clubs],
  );
  // One club in five has two open courts a week, between 8 and 21, each weekday at every hour.
  await pool.query(
    `insert into association_hours (association_id, weekday, opens_at, closes_at)
     select id, (row_number() over () * day) % 7 + 1, time '08:00' + row_number() over () % 12 * interval '1 hour',
            time '09:30' + row_number() over () % 12 * interval '1 hour'
       from associations cross join generate_series(3, 4) as day where has_open_court`,
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
  await fillInNameTerms(database, namedAssociations);
  await fillInNameTerms(database, namedTournaments);
  await pool.query('vacuum analyze tournaments');
  await pool.query('vacuum analyze associations');
  await pool.query('vacuum analyze association_hours');
}

async function readSimplest({ lookups }: Database): Promise<void> {
  await lookups.query({
    name: 'simplest list of tournaments',
    text: 'select * from tournaments where deleted_at is null order by start_date, id limit 25',
  });
}
