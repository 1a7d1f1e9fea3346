// SQL of news sources and of the log of requests to them.
import { sql } from 'kysely';
import type { FetchLogSearch, SourceSearch } from '#shared/features/news-sources/contract.ts';
import type { NewsSourceCounts, NewsSourceText } from '#shared/features/news-sources/schemas.ts';
import { FETCH_LOG_LENGTH } from '#shared/features/news-sources/rules.ts';
import { type CursorPage, beyondCursorSql, cursorSql, readPage } from '../../core/http/cursor.ts';
import type { Connection, Database } from '../../database/connection.ts';
import { likePattern } from '../../database/like-pattern.ts';
import { isUniqueViolation } from '../../database/violations.ts';

export interface SourceRow {
  id: string;
  name: string;
  url: string;
  type: string;
  category: string;
  description: string;
  active: boolean;
  fetch_frequency_hours: number;
  last_fetch: Date | null;
  next_fetch_at: Date;
  failing_since: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface LogRow {
  id: string;
  source_name: string;
  success: boolean;
  fetch_date: Date;
  items_found: number;
  items_processed: number;
  error_message: string | null;
}

interface Place {
  after?: string | undefined;
  before?: string | undefined;
  /** Rows of a page; larger than on the screen for the export to a file. */
  size?: number | undefined;
}

const PAGE_SIZE = 25;
const columns = `id, name, url, type, category, description, active, fetch_frequency_hours, last_fetch, next_fetch_at,
  failing_since, created_at, updated_at`;

/**
 * One page of the sources, newest first by default.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for an invalid cursor
 */
export function listSources(
  { pool }: Database,
  { size = PAGE_SIZE, search, active, sort, ...place }: Place & SourceSearch,
): Promise<CursorPage<SourceRow>> {
  return readPage({ ...place, size, kind: 'uuid' }, async (from, limit) => {
    const values: unknown[] = [limit];
    const value = (parameter: unknown): string => `$${values.push(parameter)}`;
    const isAscending = (from?.isBackwards ?? false) !== (sort === 'oldest');
    const conditions = ['deleted_at is null'];
    if (active) conditions.push(active === 'yes' ? 'active' : 'not active');
    if (search) {
      const pattern = value(likePattern(search));
      const isIn = ['name', 'url', 'description', 'category'].map((column) => `${column} ilike ${pattern}`);
      conditions.push(`(${isIn.join(' or ')})`);
    }
    if (from) {
      const beyond = { cursor: from.cursor, isBackwards: isAscending };
      conditions.push(beyondCursorSql(beyond, ['created_at', 'id'], value));
    }
    const order = isAscending ? 'created_at, id' : 'created_at desc, id desc';
    const { rows } = await pool.query<SourceRow & { cursor: string }>(
      `select ${columns}, ${cursorSql('created_at', 'id')} as cursor
         from news_sources where ${conditions.join(' and ')} order by ${order} limit $1`,
      values,
    );
    return rows;
  });
}

/**
 * One page of the log, newest first by default, without sources that are deleted.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for an invalid cursor
 */
export function listLog(
  { pool }: Database,
  { result, sort, size = FETCH_LOG_LENGTH, ...place }: Place & FetchLogSearch,
): Promise<CursorPage<LogRow>> {
  return readPage({ ...place, size, kind: 'number' }, async (from, limit) => {
    const values: unknown[] = [limit];
    const value = (parameter: unknown): string => `$${values.push(parameter)}`;
    const isAscending = (from?.isBackwards ?? false) !== (sort === 'oldest');
    const beyond = from && { cursor: from.cursor, isBackwards: isAscending };
    const past = beyond ? `and ${beyondCursorSql(beyond, ['log.fetch_date', 'log.id'], value)}` : '';
    const wanted = result ? `and log.success = ${value(result === 'ok')}` : '';
    const order = isAscending ? 'log.fetch_date, log.id' : 'log.fetch_date desc, log.id desc';
    const { rows } = await pool.query<LogRow & { cursor: string }>(
      `select log.id::text, source.name as source_name, log.success, log.fetch_date, log.items_found,
              log.items_processed, log.error_message, ${cursorSql('log.fetch_date', 'log.id')} as cursor
         from news_fetch_log as log join news_sources as source on source.id = log.source_id
        where source.deleted_at is null ${wanted} ${past} order by ${order} limit $1`,
      values,
    );
    return rows;
  });
}

export async function countSources({ pool }: Database): Promise<NewsSourceCounts> {
  const { rows } = await pool.query<NewsSourceCounts>(
    `select (select count(*) from news_sources where deleted_at is null) as total,
            (select count(*) from news_sources where deleted_at is null and active) as active,
            count(*) filter (where success) as successful, coalesce(sum(items_processed), 0) as processed
       from (select log.success, log.items_processed
               from news_fetch_log as log join news_sources as source on source.id = log.source_id
              where source.deleted_at is null
              order by log.fetch_date desc, log.id desc limit $1) as latest`,
    [FETCH_LOG_LENGTH],
  );
  const [row] = rows;
  if (!row) throw new Error('The counting query returned no row');
  return row;
}

/** A source; null if it does not exist or is deleted. */
export async function findSource({ pool }: Database, id: string): Promise<SourceRow | null> {
  const { rows } = await pool.query<SourceRow>(
    `select ${columns} from news_sources where id = $1 and deleted_at is null`,
    [id],
  );
  return rows[0] ?? null;
}

/** Locks a source until the transaction ends; null if it does not exist or is deleted. */
export async function lockSource(connection: Connection, id: string): Promise<SourceRow | null> {
  const { rows } = await sql<SourceRow>`
    select ${sql.raw(columns)} from news_sources where id = ${id} and deleted_at is null for update`.execute(
    connection,
  );
  return rows[0] ?? null;
}

/** Inserts a source and returns it; 'taken' if another has its address. */
export function insertSource(connection: Connection, text: NewsSourceText): Promise<SourceRow | 'taken'> {
  return unlessTaken(async () => {
    const { rows } = await sql<SourceRow>`
      insert into news_sources (name, url, category, description, fetch_frequency_hours, active)
      values (${text.name}, ${text.url}, ${text.category}, ${text.description}, ${text.fetchFrequencyHours}, ${text.active})
      returning ${sql.raw(columns)}`.execute(connection);
    return rows[0];
  });
}

/**
 * A source that is switched on, or has another address, is due now and begins without failures. Another interval counts from
 * the last request, unless the source fails and is requested less often.
 */
export function updateSource(
  connection: Connection,
  id: string,
  text: NewsSourceText,
): Promise<SourceRow | 'taken'> {
  return unlessTaken(async () => {
    const { rows } = await sql<SourceRow>`
      update news_sources set name = ${text.name}, category = ${text.category}, description = ${text.description},
        fetch_frequency_hours = ${text.fetchFrequencyHours}, url = ${text.url}, active = ${text.active},
        etag = case when url = ${text.url} then etag end,
        last_modified = case when url = ${text.url} then last_modified end,
        retry_at = case when url = ${text.url} then retry_at end,
        ${isFreshStart(text)}, updated_at = now()
      where id = ${id} returning ${sql.raw(columns)}`.execute(connection);
    return rows[0];
  });
}

function isFreshStart({ url, active, fetchFrequencyHours: hours }: NewsSourceText) {
  const isSame = sql`(url = ${url} and active = ${active})`;
  return sql`failing_since = case when ${isSame} then failing_since end,
    failures = case when ${isSame} then failures else 0 end,
    next_fetch_at = case when not ${isSame} then now()
      when failures = 0 and fetch_frequency_hours <> ${hours} then coalesce(last_fetch, now()) + ${hours} * interval '1 hour'
      else next_fetch_at end`;
}

/** Activates or deactivates a source; an activated one is due now. */
export async function switchSource(connection: Connection, id: string, active: boolean): Promise<void> {
  await sql`
    update news_sources set active = ${active}, failing_since = null, failures = 0, next_fetch_at = now(),
      updated_at = now()
    where id = ${id} and active <> ${active}`.execute(connection);
}

/** Locks the inactive sources and returns their ids. */
export async function lockInactiveSources(connection: Connection): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from news_sources where not active and deleted_at is null order by id for update`.execute(
    connection,
  );
  return rows.map(({ id }) => id);
}

export async function markSourceDeleted(connection: Connection, id: string): Promise<void> {
  await sql`update news_sources set deleted_at = now() where id = ${id}`.execute(connection);
}

/** Restores a deleted source; false if it is purged, or another source has got its address meanwhile. */
export async function restoreSource(connection: Connection, id: string): Promise<boolean> {
  const { rows } = await sql`
    update news_sources as source set deleted_at = null
    where id = ${id} and deleted_at is not null and not exists (
      select from news_sources as other where other.url = source.url and other.deleted_at is null)
    returning id`.execute(connection);
  return rows.length > 0;
}

async function unlessTaken(write: () => Promise<SourceRow | undefined>): Promise<SourceRow | 'taken'> {
  try {
    const row = await write();
    if (!row) throw new Error('A source was not stored');
    return row;
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken';
    throw error;
  }
}
