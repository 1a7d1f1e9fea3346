// Requests one source: a conditional request, the time from Retry-After before which it is not repeated, and its new items.
import type { JobRun } from '../../../core/jobs/jobs.ts';
import { FetchFailed, fetchPublic, type PublicResponse } from '../../../core/outgoing/fetch-public.ts';
import type { Services } from '../../../core/http/request.ts';
import { type FeedReader, FeedUnreadable } from '../feed/feed-reader.ts';
import { insertItems } from './item-queries.ts';
import { retryTime } from './retry-time.ts';
import { countArticles } from './run-queries.ts';
import type { SourceToRequest } from './source-queries.ts';

const ACCEPT =
  'application/atom+xml, application/rss+xml, application/rdf+xml, application/feed+json, application/xml;q=0.9, */*;q=0.5';

/** Storing a large feed takes the database longer than parsing does, so two batches are stored concurrently. */
const CONCURRENT_BATCHES = 2;

/** The result of a request to a source. */
export interface Answer {
  success: boolean;
  itemsFound: number;
  /** A Swedish sentence that describes the failure, or what could not be read. */
  message: string | null;
  retryAt: Date | null;
  /** Headers of a feed that was read, byte for byte, for the next conditional request. */
  validators?: { etag: string | null; lastModified: string | null };
  movedTo: string | null;
}

export interface RequestOptions {
  runId: string;
  reader: FeedReader;
  /** Reads one feed at a time, so that large feeds do not add up in memory. */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
  signal: JobRun['signal'];
  isLastTry: JobRun['isLastTry'];
  now: () => Date;
}

/**
 * @throws Error if the job should be retried
 */
export async function requestSource(
  services: Pick<Services, 'database' | 'settings'>,
  source: SourceToRequest,
  options: RequestOptions,
): Promise<Answer> {
  try {
    const response = await fetchPublic(services.settings, source.url, {
      headers: {
        accept: ACCEPT,
        ...(source.etag && { 'if-none-match': source.etag }),
        ...(source.last_modified && { 'if-modified-since': source.last_modified }),
      },
      signal: options.signal,
    });
    const retryAt = retryTime(response.headers.get('retry-after'), options.now());
    const { movedTo } = response;
    if (response.status === 304) return { ...nothing, success: true, retryAt, movedTo };
    if (response.status !== 200)
      return { ...nothing, message: `Servern svarade med felkoden ${response.status}.`, retryAt };
    return {
      ...(await options.inTurn(() => readAnswer(services, source, response, options))),
      retryAt,
      movedTo,
    };
  } catch (error) {
    // The process is shutting down: the source has not failed, and is requested again.
    if (options.signal.aborted) throw error;
    if (error instanceof FetchFailed || error instanceof FeedUnreadable)
      return { ...nothing, message: error.message };
    // The log of the process has the error since the first try. Without a result the source would be requested for ever.
    if (options.isLastTry)
      return { ...nothing, message: 'Ett fel i sajten gjorde att flödet inte kunde sparas.' };
    throw error;
  }
}

const nothing: Answer = {
  success: false,
  itemsFound: 0,
  message: null,
  retryAt: null,
  movedTo: null,
};

/** Stores the new items of a feed in batches. No item is in two batches, so concurrent batches do not wait for each other. */
async function readAnswer(
  { database }: Pick<Services, 'database'>,
  source: SourceToRequest,
  { body, headers, url }: PublicResponse,
  { runId, reader, now }: RequestOptions,
): Promise<Answer> {
  const contentType = headers.get('content-type');
  const feed = await reader.read({ bytes: body, contentType, url, category: source.category });
  const { id: sourceId, name: sourceName } = source;
  const storeBatches = async (): Promise<void> => {
    for await (const json of feed.batches)
      await database.kysely.transaction().execute(async (tx) => {
        const created = await insertItems(tx, { json, sourceId, sourceName, now: now() });
        await countArticles(tx, { runId, sourceId, created });
      });
  };
  // The loops read from one iterator. One that fails ends it, and the other stores its batch first.
  const loops = await Promise.allSettled(Array.from({ length: CONCURRENT_BATCHES }, storeBatches));
  const failed = loops.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  const validators = { etag: headers.get('etag'), lastModified: headers.get('last-modified') };
  return {
    ...nothing,
    success: true,
    itemsFound: feed.itemCount,
    message: feed.problem,
    validators,
  };
}
