// SQL of the fetch job for the sources that it requests.
import { sql } from 'kysely';
import type { NewsCategory } from '#shared/features/news/rules.ts';
import type { Connection } from '../../../database/connection.ts';

export interface SourceToRequest {
  id: string;
  name: string;
  url: string;
  category: NewsCategory;
  fetch_frequency_hours: number;
  etag: string | null;
  last_modified: string | null;
  failing_since: Date | null;
  failures: number;
}

/**
 * The sources of a run that have not been requested yet and may still be requested.
 *
 * @param requestedIds left out whatever their `last_fetch` is: another node's clock may be ahead of this one's
 */
export async function listSourcesOfRun(
  connection: Connection,
  runId: string,
  requestedIds: string[],
): Promise<SourceToRequest[]> {
  const { rows } = await sql<SourceToRequest>`
    select source.id, source.name, source.url, source.category, source.fetch_frequency_hours, source.etag,
           source.last_modified, source.failing_since, source.failures
      from news_fetch_runs as run join news_sources as source on source.id = any(run.source_ids)
     where run.id = ${runId} and run.finished_at is null and source.active and source.deleted_at is null
       and (source.last_fetch is null or source.last_fetch < run.started_at)
       and source.id <> all(${requestedIds}::uuid[])
     order by source.next_fetch_at, source.id`.execute(connection);
  return rows;
}

/** What is stored for a source after it has been requested. */
export interface SourceOutcome {
  id: string;
  lastFetch: Date;
  nextFetchAt: Date;
  retryAt: Date | null;
  failingSince: Date | null;
  failures: number;
  /** Undefined leaves the stored ones unchanged. */
  validators?: { etag: string | null; lastModified: string | null } | undefined;
  /** The last address of permanent redirects. */
  movedTo: string | null;
  isSwitchedOff: boolean;
}

/** Saves the result of a request, unless the source's address has been changed meanwhile: then it does not concern the new one. */
export async function saveOutcome(
  connection: Connection,
  requestedUrl: string,
  outcome: SourceOutcome,
): Promise<void> {
  await sql`
    update news_sources set last_fetch = ${outcome.lastFetch}, next_fetch_at = ${outcome.nextFetchAt},
      retry_at = ${outcome.retryAt}, failing_since = ${outcome.failingSince}, failures = ${outcome.failures},
      active = active and not ${outcome.isSwitchedOff}
    where id = ${outcome.id} and url = ${requestedUrl}`.execute(connection);
  const { validators, movedTo } = outcome;
  if (validators)
    await sql`
      update news_sources set etag = ${validators.etag}, last_modified = ${validators.lastModified}
      where id = ${outcome.id} and url = ${requestedUrl}`.execute(connection);
  if (movedTo)
    await sql`
      update news_sources set url = ${movedTo}, updated_at = now()
      where id = ${outcome.id} and url = ${requestedUrl} and not exists (
        select from news_sources as other where other.url = ${movedTo} and other.deleted_at is null)`.execute(
      connection,
    );
}

/** Its count has all articles since the source's previous entry, also those stored by a process that ended during the fetch. */
export async function insertLogEntry(
  connection: Connection,
  entry: {
    sourceId: string;
    fetchDate: Date;
    success: boolean;
    itemsFound: number;
    errorMessage: string | null;
  },
): Promise<void> {
  await sql`
    insert into news_fetch_log (source_id, fetch_date, success, items_found, items_processed, error_message)
    select id, ${entry.fetchDate}, ${entry.success}, ${entry.itemsFound}, items_unlogged, ${entry.errorMessage}
      from news_sources where id = ${entry.sourceId}`.execute(connection);
  await sql`update news_sources set items_unlogged = 0 where id = ${entry.sourceId}`.execute(connection);
}
