// SQL of page views.
import { hash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { ViewedKind } from '#shared/features/views/viewed-pages.ts';
import type { Connection, Database } from '../../database/connection.ts';
import { hashesOf, type Salts, type Visitor } from './view-visitors.ts';

/** Pages of a feature whose views are counted; their addresses are in shared/features/views/viewed-pages.ts. */
export interface ViewedPages {
  kind: ViewedKind;
  /** SQL condition for the page with this id to be public; views of other pages are not stored. */
  isPublic: (id: string) => string;
  /** SQL for the id of the page's owner, whose own visits do not count as views. */
  ownerId?: (id: string) => string;
}

/** A visit; it counts unless the same visitor's last counted visit was less than half an hour before. */
export interface Visit {
  kind: ViewedKind;
  subject: string;
  visitor: Visitor;
  /** Whether the visitor is new in this process's memory. If so, the statement also counts them as a visitor of the day, once. */
  isNew: boolean;
  /** Milliseconds since 1970. */
  at: number;
  /** The host of the page that linked here, empty for none; null for a page of the site itself. */
  source: string | null;
  /** Token of the session, held in memory for some seconds only; null for visitors. */
  token: string | null;
}

/** A visitor's views of a page count once within this many minutes. */
const VIEW_MINUTES = 30;
const HALF_HOUR_MS = VIEW_MINUTES * 60_000;
const swedishDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' });

/**
 * The salt of the day of this time and, in the first half hour of the day, the salt of the day before, unless it is deleted.
 * All nodes use the same salts: the first node that needs them creates them.
 */
export async function readSalts({ pool }: Pick<Database, 'pool'>, at: number): Promise<Salts> {
  const [day, dayBefore] = [swedishDay.format(at), swedishDay.format(at - HALF_HOUR_MS)];
  const { rows } = await pool.query<{ salt: string; saltBefore: string | null }>(
    `insert into view_salts (day, salt) values ($1, $2)
     on conflict (day) do update set salt = view_salts.salt
     returning encode(salt, 'hex') as salt,
               (select encode(salt, 'hex') from view_salts where day = $3 and day <> $1) as "saltBefore"`,
    [day, randomBytes(32), dayBefore],
  );
  const { salt = '', saltBefore = null } = rows[0] ?? {};
  return { day, salt, before: saltBefore === null ? null : { day: dayBefore, salt: saltBefore } };
}

/** Returns a function that counts visits of these pages; a visitor counts once even if several nodes write the visit. */
export function insertVisitsOf(pages: readonly ViewedPages[]) {
  const text = countVisits(pages);
  const name = hash('sha1', text);
  return async (
    { pool }: Pick<Database, 'pool'>,
    { visits, salts, users }: { visits: readonly Visit[]; salts: Salts; users: Map<string, string> },
  ): Promise<void> => {
    const hashes = visits.map(({ visitor }) => hashesOf(visitor, salts));
    // The driver's cost grows with the bytes sent, so times are sent relative to the first one.
    const since = visits[0]?.at ?? 0;
    await pool.query({
      name,
      text,
      values: [
        salts.day,
        salts.before?.day ?? null,
        since,
        arrayOf(visits.map(({ kind }) => kind)),
        arrayOf(visits.map(({ subject }) => subject)),
        arrayOf(hashes.map(({ ofDay }) => ofDay)),
        arrayOf(visits.map(({ at }) => at - since)),
        arrayOf(visits.map(({ visitor }) => visitor.device)),
        arrayOf(visits.map(({ source }) => source)),
        arrayOf(visits.map(({ isNew }) => isNew)),
        // Most batches have no value in these columns, which are then sent as null.
        salts.before && arrayOf(hashes.map(({ ofDayBefore }) => ofDayBefore)),
        users.size > 0 ? arrayOf(visits.map(({ token }) => users.get(token ?? '') ?? null)) : null,
      ],
    });
  };
}

/**
 * An array in PostgreSQL's text format. The values must have no control characters, which JSON escapes differently. The driver's
 * own serialisation takes as long as the rest of counting.
 */
function arrayOf(values: readonly (string | number | boolean | null)[]): string {
  return `{${JSON.stringify(values).slice(1, -1)}}`;
}

/** The hash includes the page, so that the pages that one visitor has read cannot be linked to each other. */
const hashSql = (visitor: string) =>
  `substr(sha256(decode(${visitor}, 'hex') || convert_to(kind || ' ' || subject, 'UTF8')), 1, 16)`;

// A fixed order of keys prevents deadlocks between nodes; all visitors are locked before the first page is.
function countVisits(pages: readonly ViewedPages[]): string {
  const ofKinds = (sqlOf: (page: ViewedPages) => string) =>
    `case kind ${pages.map((page) => `when '${page.kind}' then ${sqlOf(page)}`).join(' ')} end`;
  return `
  with sent as (
    select kind, subject, visitor, to_timestamp(($3::float8 + at) / 1000) as at, device, source, is_new, visitor_before, user_id
      from unnest($4::text[], $5::text[], $6::text[], $7::float8[], $8::text[], $9::text[], $10::boolean[], $11::text[], $12::uuid[])
        as sent (kind, subject, visitor, at, device, source, is_new, visitor_before, user_id)),
  visits as (
    select kind, subject, ${hashSql('visitor')} as visitor, ${hashSql('visitor_before')} as visitor_before, at, device, source
      from sent where ${ofKinds(({ isPublic }) => isPublic('subject::uuid'))}
       and (user_id is null or user_id is distinct from ${ofKinds(({ ownerId }) => ownerId?.('subject::uuid') ?? 'null::uuid')})
    union all
    -- A visitor counts on each of their days.
    select kind, subject, ${hashSql('visitor')}, null, at, device, source
      from (select 'site' as kind, '' as subject, visitor, at, device, source from sent where is_new) as visitors),
  counted as (
    insert into page_visitors (day, kind, subject, visitor, counted_at)
    select $1::date, kind, subject, visitor, at from visits
     where not exists (
       select from page_visitors as earlier
        where earlier.day = $2::date and earlier.kind = visits.kind and earlier.subject = visits.subject
          and earlier.visitor = visits.visitor_before and earlier.counted_at > visits.at - interval '${VIEW_MINUTES} minutes')
     order by kind collate "C", subject collate "C", visitor
    on conflict (day, kind, subject, visitor) do update set counted_at = excluded.counted_at
     where page_visitors.counted_at <= excluded.counted_at - interval '${VIEW_MINUTES} minutes'
    -- Inserted rather than updated: the first of the day.
    returning kind, subject, visitor, xmax = 0 as is_first),
  of_pages as (
    insert into page_views (kind, subject, day, views)
    select kind, subject, $1::date, count(*) from counted where kind <> 'site' group by kind, subject order by kind, subject
    on conflict (kind, subject, day) do update set views = page_views.views + excluded.views),
  facts as (
    select to_char(at at time zone 'Europe/Stockholm', 'HH24') as hour, device, source,
           (kind <> 'site')::integer as views, (kind = 'site' and is_first)::integer as visitors
      from counted join visits using (kind, subject, visitor)),
  sums as (
    select 'hour' as dimension, hour as value, sum(views) as count, sum(visitors) as visitors from facts group by hour
    union all
    select 'device', device, sum(views), sum(visitors) from facts group by device
    union all
    select 'referrer', source, sum(views), sum(visitors) from facts where source is not null group by source)
  insert into site_counts (dimension, day, value, count, visitors)
  select dimension, $1::date, value, count, visitors from sums where count > 0 or visitors > 0
   order by dimension collate "C", value collate "C"
  on conflict (dimension, day, value) do update
     set count = site_counts.count + excluded.count, visitors = site_counts.visitors + excluded.visitors`;
}

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
