// SQL of page views.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { ViewedKind } from '#shared/features/views/viewed-pages.ts';
import type { Device } from './readers.ts';
import type { Connection, Database } from '../../database/connection.ts';

/** A visit that counts unless the same visitor's last counted one was less than half an hour before. */
export interface Visit {
  /** `site` counts a visitor of the day rather than a view. */
  kind: ViewedKind | 'site';
  subject: string;
  /** Swedish date, as 2026-11-23. */
  day: string;
  /** Hash in hexadecimal. */
  visitor: string;
  /** Milliseconds since 1970. */
  at: number;
  /** In the first half hour of a day: the day before, and the visitor's hash of that day. */
  before?: { day: string; visitor: string } | undefined;
  device: Device;
  /** The host of the page that linked here, empty for none; null for a page of the site itself. */
  source: string | null;
}

/** The salt of a day, the same on every node: the first to ask makes it. */
export async function readOrMakeSalt({ pool }: Pick<Database, 'pool'>, day: string): Promise<string> {
  const { rows } = await pool.query<{ salt: string }>(
    `insert into view_salts (day, salt) values ($1, $2)
     on conflict (day) do update set salt = view_salts.salt returning encode(salt, 'hex') as salt`,
    [day, randomBytes(32)],
  );
  return rows[0]?.salt ?? '';
}

/** The salt of an earlier day; undefined when there was none, or it is deleted. */
export async function readSalt({ pool }: Pick<Database, 'pool'>, day: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ salt: string }>(
    `select encode(salt, 'hex') as salt from view_salts where day = $1`,
    [day],
  );
  return rows[0]?.salt;
}

/** Counts visits, each once however many nodes write it. */
export async function insertVisits(
  { pool }: Pick<Database, 'pool'>,
  visits: readonly Visit[],
): Promise<void> {
  await pool.query({
    name: 'count-views',
    text: COUNT_VISITS,
    values: [
      arrayOf(visits.map(({ kind }) => kind)),
      arrayOf(visits.map(({ subject }) => subject)),
      arrayOf(visits.map(({ day }) => day)),
      arrayOf(visits.map(({ visitor }) => visitor)),
      arrayOf(visits.map(({ at }) => at)),
      arrayOf(visits.map(({ before }) => before?.day ?? null)),
      arrayOf(visits.map(({ before }) => before?.visitor ?? null)),
      arrayOf(visits.map(({ device }) => device)),
      arrayOf(visits.map(({ source }) => source)),
    ],
  });
}

/**
 * An array as PostgreSQL reads it, of values without control characters, which JSON escapes otherwise. The driver's own way costs
 * as much as the rest of counting.
 */
function arrayOf(values: readonly (string | number | null)[]): string {
  return `{${JSON.stringify(values).slice(1, -1)}}`;
}

// A fixed order of keys prevents deadlocks between nodes; all visitors are locked before the first page is.
const COUNT_VISITS = `
  with visits as (
    select kind, subject, day, decode(visitor, 'hex') as visitor, to_timestamp(at / 1000) as at,
           day_before, decode(visitor_before, 'hex') as visitor_before, device, source
      from unnest($1::text[], $2::text[], $3::date[], $4::text[], $5::float8[], $6::date[], $7::text[],
                  $8::text[], $9::text[])
        as visit (kind, subject, day, visitor, at, day_before, visitor_before, device, source)),
  counted as (
    insert into page_visitors (day, kind, subject, visitor, counted_at)
    select day, kind, subject, visitor, at from visits
     where not exists (
       select from page_visitors as earlier
        where earlier.day = visits.day_before and earlier.kind = visits.kind and earlier.subject = visits.subject
          and earlier.visitor = visits.visitor_before and earlier.counted_at > visits.at - interval '30 minutes')
     order by day, kind collate "C", subject collate "C", visitor
    on conflict (day, kind, subject, visitor) do update set counted_at = excluded.counted_at
     where page_visitors.counted_at <= excluded.counted_at - interval '30 minutes'
    -- Inserted rather than updated: the first of the day.
    returning day, kind, subject, visitor, xmax = 0 as is_first),
  of_pages as (
    insert into page_views (kind, subject, day, views)
    select kind, subject, day, count(*) from counted where kind <> 'site' group by kind, subject, day order by kind, subject, day
    on conflict (kind, subject, day) do update set views = page_views.views + excluded.views),
  facts as (
    select day, to_char(at at time zone 'Europe/Stockholm', 'HH24') as hour, device, source,
           (kind <> 'site')::integer as views, (kind = 'site' and is_first)::integer as visitors
      from counted join visits using (day, kind, subject, visitor)),
  sums as (
    select 'hour' as dimension, day, hour as value, sum(views) as count, sum(visitors) as visitors from facts group by day, hour
    union all
    select 'device', day, device, sum(views), sum(visitors) from facts group by day, device
    union all
    select 'referrer', day, source, sum(views), sum(visitors) from facts where source is not null group by day, source)
  insert into site_counts (dimension, day, value, count, visitors)
  select * from sums where count > 0 or visitors > 0 order by dimension collate "C", day, value collate "C"
  on conflict (dimension, day, value) do update
     set count = site_counts.count + excluded.count, visitors = site_counts.visitors + excluded.visitors`;

/** All views of these pages, by subject; pages without views are left out. One query for a whole list. */
export async function findViews(
  connection: Connection,
  kind: ViewedKind,
  subjects: readonly string[],
): Promise<Map<string, number>> {
  if (subjects.length === 0) return new Map();
  const { rows } = await sql<{ subject: string; views: number }>`
    select subject, sum(views)::integer as views from page_views
     where kind = ${kind} and subject = any(${[...subjects]}::text[]) group by subject`.execute(connection);
  return new Map(rows.map(({ subject, views }) => [subject, views]));
}

/** SQL of all views of the page with this id, for a statement that reads the page itself. */
export function viewsSql(kind: ViewedKind, id: string): string {
  return `coalesce((select sum(views) from page_views where kind = '${kind}' and subject = ${id}::text), 0)::integer`;
}

/** Deletes visitors and salts an hour after their day: the half hour after midnight needs both. */
export async function deleteOldVisitors(connection: Connection): Promise<void> {
  for (const table of ['page_visitors', 'view_salts'])
    await sql`delete from ${sql.table(table)}
               where day < (now() at time zone 'Europe/Stockholm' - interval '1 hour')::date`.execute(
      connection,
    );
}
