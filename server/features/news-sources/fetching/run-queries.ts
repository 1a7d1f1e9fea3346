// SQL of the runs of the fetch job: one at a time over all nodes.
import { sql } from 'kysely';
import { MIN_MINUTES_BETWEEN_FETCHES } from '#shared/features/news-sources/rules.ts';
import type { Connection, Database } from '../../../database/connection.ts';

export interface RunRow {
  id: string;
  started_at: Date;
  finished_at: Date | null;
  source_ids: string[];
  sources_done: number;
  sources_failed: number;
  total_created: number;
}

const columns = sql`id, started_at, finished_at, source_ids, sources_done, sources_failed, total_created`;
/** Far longer than a source takes: a run without progress for so long has lost its job. */
const LOST_MINUTES = 15;
/** The hourly job may start a moment early: a source with an interval of one hour must not miss its turn. */
const EARLY_MINUTES = 2;
/** Longer than the time in which a deletion can be undone. */
const PURGE_MINUTES = 20;
const LOG_DAYS = 90;

/** Ends a run without progress, whose job has been lost. */
export async function endLostRun(connection: Connection, now: Date): Promise<void> {
  await sql`
    update news_fetch_runs set finished_at = ${now}
    where finished_at is null and updated_at < ${now}::timestamptz - ${LOST_MINUTES} * interval '1 minute'`.execute(
    connection,
  );
}

/** The run that is open, locked; null if there is none. */
export async function lockOpenRun(connection: Connection): Promise<RunRow | null> {
  const { rows } =
    await sql<RunRow>`select ${columns} from news_fetch_runs where finished_at is null for update`.execute(
      connection,
    );
  return rows[0] ?? null;
}

/** Adds sources to a locked run. Does not set `updated_at`: that would count as progress and leave a lost run open. */
export async function addSourcesToRun(
  connection: Connection,
  runId: string,
  sourceIds: string[],
): Promise<RunRow> {
  const { rows } = await sql<RunRow>`
    update news_fetch_runs set source_ids = source_ids || ${sourceIds}::uuid[] where id = ${runId}
    returning ${columns}`.execute(connection);
  return requireRow(rows);
}

export async function findLatestRun({ kysely }: Database): Promise<RunRow | null> {
  const { rows } = await sql<RunRow>`
    select ${columns} from news_fetch_runs order by finished_at is null desc, started_at desc limit 1`.execute(
    kysely,
  );
  return rows[0] ?? null;
}

/** Active sources that may be requested now: all of them, or only those that are due. */
export async function listRequestableSources(
  connection: Connection,
  { now, onlyDue }: { now: Date; onlyDue: boolean },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from news_sources
    where active and deleted_at is null and (retry_at is null or retry_at <= ${now})
      and (last_fetch is null or last_fetch <= ${now}::timestamptz - ${MIN_MINUTES_BETWEEN_FETCHES} * interval '1 minute')
      and (next_fetch_at <= ${now}::timestamptz + ${EARLY_MINUTES} * interval '1 minute' or not ${onlyDue})
    order by next_fetch_at, id`.execute(connection);
  return rows.map(({ id }) => id);
}

export async function hasActiveSource(connection: Connection): Promise<boolean> {
  const { rows } = await sql`
    select from news_sources where active and deleted_at is null limit 1`.execute(connection);
  return rows.length > 0;
}

/** Opens a run; null if another was opened meanwhile. */
export async function insertRun(
  connection: Connection,
  { sourceIds, now }: { sourceIds: string[]; now: Date },
): Promise<RunRow | null> {
  const { rows } = await sql<RunRow>`
    insert into news_fetch_runs (source_ids, started_at, updated_at) values (${sourceIds}, ${now}, ${now})
    on conflict do nothing returning ${columns}`.execute(connection);
  return rows[0] ?? null;
}

/** Counts articles in the transaction that stores them, so that those of a source that is not read to its end count too. */
export async function countArticles(
  connection: Connection,
  { runId, sourceId, created }: { runId: string; sourceId: string; created: number },
): Promise<void> {
  await sql`
    update news_fetch_runs set total_created = total_created + ${created}, updated_at = now()
    where id = ${runId}`.execute(connection);
  await sql`update news_sources set items_unlogged = items_unlogged + ${created} where id = ${sourceId}`.execute(
    connection,
  );
}

/** Counts a source that has been requested. */
export async function countSource(
  connection: Connection,
  runId: string,
  { isFailed }: { isFailed: boolean },
): Promise<RunRow> {
  const { rows } = await sql<RunRow>`
    update news_fetch_runs set sources_done = sources_done + 1,
      sources_failed = sources_failed + ${isFailed ? 1 : 0}, updated_at = now()
    where id = ${runId} returning ${columns}`.execute(connection);
  return requireRow(rows);
}

function requireRow(rows: RunRow[]): RunRow {
  const [row] = rows;
  if (!row) throw new Error('The query of the run returned no row');
  return row;
}

/** Locks a run, so that no source can be added to it. */
export async function lockRun(connection: Connection, runId: string): Promise<void> {
  await sql`select from news_fetch_runs where id = ${runId} for update`.execute(connection);
}

/** Ends a run; null if it has ended already. Sources that were deleted or switched off meanwhile count as done. */
export async function finishRun(connection: Connection, runId: string): Promise<RunRow | null> {
  const { rows } = await sql<RunRow>`
    update news_fetch_runs set finished_at = now(), updated_at = now(), sources_done = cardinality(source_ids)
    where id = ${runId} and finished_at is null returning ${columns}`.execute(connection);
  return rows[0] ?? null;
}

/** Purges old log entries, old runs, and deleted sources whose deletion can no longer be undone. */
export async function purgeOld({ pool }: Database): Promise<void> {
  await pool.query(
    `delete from news_sources where deleted_at < now() - ${PURGE_MINUTES} * interval '1 minute'`,
  );
  await pool.query(`delete from news_fetch_log where fetch_date < now() - ${LOG_DAYS} * interval '1 day'`);
  await pool.query(
    `delete from news_fetch_runs where finished_at is not null and started_at < now() - ${LOG_DAYS} * interval '1 day'`,
  );
}
