// How much disk a year of 1,000,000 views a day takes. Inserts a month of real rows, for a fifth of those views, merges them day
// by day as the jobs do, and measures them. The argument sets the part that is inserted.
import type { Database } from '../server/database/connection.ts';
import { mergeOldCounts } from '../server/features/statistics/site-count-queries.ts';
import { type Finding, report } from './support/report.ts';
import { openBenchSite } from './support/site.ts';

const [part = 0.2] = process.argv.slice(2).map(Number);
const VIEWS_A_DAY = 1_000_000;
const DAYS = 30;
/** As in `mergeOldCounts`. */
const DAYS_BY_DAY = 14;
/** Number of different pages that are viewed in a day and in a year, and number of pages that a visitor views. */
const PAGES = { day: (VIEWS_A_DAY / 10) * part, year: VIEWS_A_DAY * part };
const PAGES_OF_VISITOR = 3;
/** Visitors are deleted an hour after their day. */
const HOURS = 25;
const MAX_GIGABYTES = 1;

interface Size {
  rows: number;
  /** With indexes. */
  bytes: number;
  /** Rows of whole years. */
  merged: number;
}
const empty: Size = { rows: 1, bytes: 0, merged: 0 };

const site = await openBenchSite(0);
try {
  report(await measure(site.database));
} finally {
  await site.close();
}

async function measure(database: Database): Promise<Finding[]> {
  await insertDay(database);
  for (let day = DAYS; day >= 0; day -= 1) {
    await insertPages(database, day);
    if (day <= DAYS_BY_DAY) continue;
    await mergeOldCounts(database.kysely);
    await database.pool.query('vacuum page_views');
  }
  await insertCounts(database);
  const tables = ['page_visitors', 'page_views', 'site_counts'];
  for (const table of tables) await database.pool.query(`vacuum (analyze) ${table}`);
  const [visitors = empty, views = empty, counts = empty] = await Promise.all(
    tables.map((table) => sizeOf(database, table)),
  );
  // Rows by day are stored for two weeks. The rows of a year take as many bytes each as those that were measured.
  const year = {
    visitors: (visitors.bytes / part) * (HOURS / 24),
    views: (views.bytes / part / views.rows) * (views.rows + Math.max(0, PAGES.year - views.merged)),
    counts: (counts.bytes / DAYS) * 365,
  };
  const gigabytes = (year.visitors + year.views + year.counts) / 1e9;
  return [
    figureOf('visitors of a day', visitors, year.visitors),
    figureOf('views of pages', views, year.views),
    figureOf('counts of the site', counts, year.counts),
    {
      name: `a year of ${VIEWS_A_DAY} views a day`,
      figure: `${gigabytes.toFixed(2)} GB`,
      reference: `${MAX_GIGABYTES} GB`,
      ratio: gigabytes / MAX_GIGABYTES,
      goal: '≤ 1',
      isMet: gigabytes <= MAX_GIGABYTES,
    },
  ];
}

async function sizeOf({ pool }: Database, table: string): Promise<Size> {
  const merged = table === 'page_views' ? `count(*) filter (where day = date_trunc('year', day))` : '0';
  const { rows } = await pool.query<Size>(
    `select count(*)::float8 as rows, pg_total_relation_size('${table}')::float8 as bytes, (${merged})::float8 as merged from ${table}`,
  );
  return rows[0] ?? empty;
}

/** A day of visitors: one row a page, and one for the day. */
async function insertDay({ pool }: Database): Promise<void> {
  const insert = (columns: string, rows: number) =>
    pool.query(
      `insert into page_visitors (day, kind, subject, visitor, counted_at)
       select current_date, ${columns}, decode(md5(random()::text), 'hex'), now() from generate_series(1, $1::integer) as n`,
      [rows],
    );
  await insert(`'ad', ${pageId(`n % ${PAGES.day}`)}`, VIEWS_A_DAY * part);
  await insert(`'site', ''`, Math.round((VIEWS_A_DAY * part) / PAGES_OF_VISITOR));
}

/** Views of a day's pages, of which the popular ones are the same every day. */
async function insertPages({ pool }: Database, daysAgo: number): Promise<void> {
  await pool.query(
    `insert into page_views (kind, subject, day, views)
     select distinct 'ad', ${pageId('page')}, current_date - $1::integer, 3
       from (select case when n % 2 = 0 then n else (random() * $3)::integer end as page
               from generate_series(1, $2::integer) as n) as viewed`,
    [daysAgo, PAGES.day, PAGES.year],
  );
}

function figureOf(name: string, { rows, bytes }: Size, ofYear: number): Finding {
  return {
    name: `${name}: ${rows} rows`,
    figure: `${(bytes / rows).toFixed(0)} bytes a row`,
    reference: `of a year ${(ofYear / 1e6).toFixed(0)} MB`,
    goal: '',
    isMet: true,
  };
}

/** The id of a page, as random as a real one, so that rows are not inserted in the order of their keys. */
function pageId(number: string): string {
  return `md5((${number})::text)::uuid::text`;
}

async function insertCounts({ pool }: Database): Promise<void> {
  await pool.query(
    `insert into site_counts (dimension, day, value, count, visitors)
     select dimension, current_date - day, lpad(n::text, 2, '0'), 999, 999
       from generate_series(1, $1::integer) as day, unnest(array['hour', 'sign-up', 'ad', 'message', 'post']) as dimension,
            generate_series(0, 23) as n
     union all select 'device', current_date - day, n, 999, 999
       from generate_series(1, $1::integer) as day, unnest(array['phone', 'tablet', 'desktop']) as n
     union all select 'referrer', current_date - day, 'a-site-number-' || n || '.example.se', 999, 999
       from generate_series(1, $1::integer) as day, generate_series(1, 52) as n
     union all select 'page', current_date - day, 'ad/' || ${pageId('n')}, 999, 0
       from generate_series(1, $1::integer) as day, generate_series(1, 50) as n`,
    [DAYS],
  );
}
