// SQL of the statistics of the site: counts by day, and the counting that jobs do.
import { keysOf } from '#shared/feature.ts';
import { sql } from 'kysely';
import type { Connection, Database } from '../../database/connection.ts';

/** How many values of a day are stored; further referrers are merged into one. */
export const TOP_OF_DAY = 50;
/**
 * For this many days, views of a page are stored by day, and counts of created rows by hour; older ones are merged by year and by
 * day. The week's most read news need seven.
 */
const BY_DAY = 14;
export const REST = '*';

const today = `(now() at time zone 'Europe/Stockholm')::date`;

const created = {
  'sign-up': 'select created_at from profiles',
  ad: 'select created_at from ads',
  message: 'select created_at from messages',
  post: 'select created_at from forum_posts union all select created_at from forum_comments',
} as const;
export const CREATED = keysOf(created);

/**
 * Counts created rows by day and hour, from the last counted day on. Rows that have been deleted since remain counted.
 *
 * @param isSample for the counts of sample data
 */
export async function countCreated(connection: Connection, isSample = false): Promise<void> {
  for (const dimension of CREATED)
    await sql`
      insert into site_counts (dimension, day, value, count, is_sample)
      select ${dimension}, (created_at at time zone 'Europe/Stockholm')::date,
             to_char(created_at at time zone 'Europe/Stockholm', 'HH24'), count(*), ${isSample}
        from (${sql.raw(created[dimension])}) as created
       where created_at >= coalesce((select max(day) from site_counts where dimension = ${dimension})::timestamp
               at time zone 'Europe/Stockholm', '-infinity')
       group by 2, 3
      on conflict (dimension, day, value) do update
         set count = excluded.count where site_counts.count < excluded.count`.execute(connection);
}

const sampleSubjects = {
  ad: 'ads',
  post: 'forum_posts',
  news: 'news',
  match: 'basketball_results',
  association: 'associations',
  tournament: 'tournaments',
} as const;
const samplePages = keysOf(sampleSubjects)
  .map((kind) => `select '${kind}', id::text from ${sampleSubjects[kind]} where is_sample`)
  .join(' union all ');

/** Counts the most viewed pages of today and yesterday, without those of sample data. */
export async function countTopPages(connection: Connection): Promise<void> {
  await sql
    .raw(
      `with sample (kind, subject) as (${samplePages}),
      fresh as (
        select day, kind || '/' || subject as value, views from (
          select *, row_number() over (partition by day order by views desc, kind, subject) as place
            from page_views where day between ${today} - 1 and ${today}
             -- A list with \`not in\` is searched for each view once it is larger than work_mem.
             and not exists (select from sample where sample.kind = page_views.kind and sample.subject = page_views.subject)
          ) as viewed where place <= ${TOP_OF_DAY}),
      gone as (
        delete from site_counts where dimension = 'page' and day between ${today} - 1 and ${today} and not is_sample
           and not exists (select from fresh where fresh.day = site_counts.day and fresh.value = site_counts.value))
      insert into site_counts (dimension, day, value, count) select 'page', day, value, views from fresh
      on conflict (dimension, day, value) do update set count = excluded.count where site_counts.count <> excluded.count`,
    )
    .execute(connection);
}

/** Merges rare referrers of past days; of past weeks, also the views of each page and the hours of created rows. */
export async function mergeOldCounts(connection: Connection): Promise<void> {
  await sql
    .raw(
      `with gone as (
        delete from site_counts where dimension in (${CREATED.map((dimension) => `'${dimension}'`).join()})
           and value <> '' and day < ${today} - ${BY_DAY}
           -- Counting begins with the last counted day.
           and day < (select max(day) from site_counts as latest where latest.dimension = site_counts.dimension)
        returning *)
      insert into site_counts (dimension, day, value, count, is_sample)
      select dimension, day, '', sum(count), bool_and(is_sample) from gone group by dimension, day
      on conflict (dimension, day, value) do update set count = site_counts.count + excluded.count`,
    )
    .execute(connection);
  await sql
    .raw(
      `with ranked as (
        select day, value, row_number() over (partition by day order by visitors desc, count desc, value) as place
          from site_counts where dimension = 'referrer' and value not in ('', '${REST}') and day between ${today} - 7 and ${today} - 1),
      gone as (
        delete from site_counts using ranked
         where dimension = 'referrer' and site_counts.day = ranked.day and site_counts.value = ranked.value and place > ${TOP_OF_DAY}
        returning site_counts.day, count, visitors)
      insert into site_counts (dimension, day, value, count, visitors)
      select 'referrer', day, '${REST}', sum(count), sum(visitors) from gone group by day
      on conflict (dimension, day, value) do update
         set count = site_counts.count + excluded.count, visitors = site_counts.visitors + excluded.visitors`,
    )
    .execute(connection);
  await sql
    .raw(
      `with gone as (
        delete from page_views where day < ${today} - ${BY_DAY} and day <> date_trunc('year', day) returning *)
      insert into page_views (kind, subject, day, views)
      select kind, subject, date_trunc('year', day), sum(views) from gone group by 1, 2, 3
      on conflict (kind, subject, day) do update set views = page_views.views + excluded.views`,
    )
    .execute(connection);
}

interface ValuesSearch {
  dimension: string;
  by: 'count' | 'visitors';
  limit: number;
  /** Prefix of the values to sum. */
  prefix?: string;
}

/** The range of a statistic: the `days` until `today`, included. */
export interface Range {
  today: string;
  days: number;
}

/** Sums of the period and of the one before, by value, the largest first. */
export async function sumByValue(
  { pool }: Pick<Database, 'pool'>,
  { dimension, by, limit, prefix = '' }: ValuesSearch,
  { today: until, days }: Range,
): Promise<{ key: string; now: number; before: number }[]> {
  // The earlier period is summed for the largest values only, since a year has thousands of values.
  const { rows } = await pool.query(
    `with largest as (
       select value, sum(${by})::integer as now from site_counts
        where dimension = $3 and day > $1::date - $2::integer and day <= $1::date and starts_with(value, $5)
        group by value having sum(${by}) > 0 order by 2 desc, 1 limit $4),
     earlier as (
       select value, sum(${by})::integer as before from site_counts
        where dimension = $3 and day > $1::date - 2 * $2::integer and day <= $1::date - $2::integer
          and value = any(array(select value from largest))
        group by value)
     select value as key, now, coalesce(before, 0) as before from largest left join earlier using (value) order by now desc, 1`,
    [until, days, dimension, limit, prefix],
  );
  return rows;
}

/** Counts and visitors of each day of two periods. */
export async function sumByDay(
  { pool }: Pick<Database, 'pool'>,
  { today: until, days }: Range,
): Promise<{ dimension: string; day: string; count: number; visitors: number }[]> {
  const { rows } = await pool.query(
    `select dimension, day::text, sum(count)::integer as count, sum(visitors)::integer as visitors from site_counts
      where dimension = any($3) and day > $1::date - 2 * $2::integer and day <= $1::date group by dimension, day`,
    [until, days, ['hour', ...CREATED]],
  );
  return rows;
}

/** Titles of public pages, by kind and subject. */
export async function findPageTitles(
  { pool }: Pick<Database, 'pool'>,
  values: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ value: string; title: string }>(
    `select value, coalesce(
        (select title from ads where id = subject and kind = 'ad' and is_public),
        (select title from forum_posts join forum_states on post_id = id where id = subject and kind = 'post' and is_public),
        (select title from news where id = subject and kind = 'news' and is_public),
        (select home_team || ' – ' || away_team from basketball_results where id = subject and kind = 'match'),
        (select name from associations where id = subject and kind = 'association'),
        (select name from tournaments where id = subject and kind = 'tournament')) as title
       from (select value, split_part(value, '/', 1) as kind, split_part(value, '/', 2)::uuid as subject
               from unnest($1::text[]) as value) as pages`,
    [values.filter((value) => !/^(page|section)\//.test(value))],
  );
  return new Map(rows.filter(({ title }) => title).map(({ value, title }) => [value, title]));
}
