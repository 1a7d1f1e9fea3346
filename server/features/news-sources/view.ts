// News sources, their log and runs as the API sends them.
import type { FetchLogEntry, FetchRun, NewsSource } from '#shared/features/news-sources/schemas.ts';
import type { RunRow } from './fetching/run-queries.ts';
import type { LogRow, SourceRow } from './queries.ts';

export function viewSource(row: SourceRow): NewsSource {
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    type: row.type,
    category: row.category,
    description: row.description,
    active: row.active,
    fetchFrequencyHours: row.fetch_frequency_hours,
    lastFetch: row.last_fetch?.toISOString() ?? null,
    nextFetch: row.active ? row.next_fetch_at.toISOString() : null,
    failingSince: row.failing_since?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

export function viewLogEntry(row: LogRow): FetchLogEntry {
  return {
    id: row.id,
    sourceName: row.source_name,
    success: row.success,
    fetchDate: row.fetch_date.toISOString(),
    itemsFound: row.items_found,
    itemsProcessed: row.items_processed,
    errorMessage: row.error_message,
  };
}

export function viewRun(row: RunRow): FetchRun {
  return {
    id: row.id,
    startedAt: row.started_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    sourceCount: row.source_ids.length,
    sourcesDone: row.sources_done,
    sourcesFailed: row.sources_failed,
    totalCreated: row.total_created,
  };
}
