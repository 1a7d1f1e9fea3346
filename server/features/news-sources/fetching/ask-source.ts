// Asks one source: a conditional request, what it says about when to ask again, and its new items.
import type { JobTurn } from '../../../core/jobs/jobs.ts';
import { FetchFailed, fetchPublic, type PublicResponse } from '../../../core/outgoing/fetch-public.ts';
import type { Services } from '../../../core/http/request.ts';
import { type FeedReader, FeedUnreadable } from '../feed/feed-reader.ts';
import { insertItems } from './item-queries.ts';
import { retryTime } from './retry-time.ts';
import { countArticles } from './run-queries.ts';
import type { AskedSource } from './source-queries.ts';

const ACCEPT =
  'application/atom+xml, application/rss+xml, application/rdf+xml, application/feed+json, application/xml;q=0.9, */*;q=0.5';

/** The database takes longer for a large feed than reading it does. */
const CONCURRENT_BATCHES = 2;

/** What came of a request to a source. */
export interface Answer {
  success: boolean;
  itemsFound: number;
  /** What went wrong, or could not be read, as a Swedish sentence. */
  message: string | null;
  retryAt: Date | null;
  /** Of a feed that was read, byte for byte. */
  validators?: { etag: string | null; lastModified: string | null };
  movedTo: string | null;
}

export interface AskParts {
  runId: string;
  reader: FeedReader;
  /** Runs the reading of one feed at a time, so that large ones do not add up in memory. */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
  signal: JobTurn['signal'];
  now: () => Date;
}

export async function askSource(
  services: Pick<Services, 'database' | 'settings'>,
  source: AskedSource,
  parts: AskParts,
): Promise<Answer> {
  try {
    const response = await fetchPublic(services.settings, source.url, {
      headers: {
        accept: ACCEPT,
        ...(source.etag && { 'if-none-match': source.etag }),
        ...(source.last_modified && { 'if-modified-since': source.last_modified }),
      },
      signal: parts.signal,
    });
    const retryAt = retryTime(response.headers.get('retry-after'), parts.now());
    const { movedTo } = response;
    if (response.status === 304) return { ...nothing, success: true, retryAt, movedTo };
    if (response.status !== 200)
      return { ...nothing, message: `Servern svarade med felkoden ${response.status}.`, retryAt };
    return {
      ...(await parts.inTurn(() => readAnswer(services, source, response, parts))),
      retryAt,
      movedTo,
    };
  } catch (error) {
    // The process ends: the source has not failed, and is asked again.
    if (parts.signal.aborted) throw error;
    if (error instanceof FetchFailed || error instanceof FeedUnreadable)
      return { ...nothing, message: error.message };
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

/** Stores the new items of a feed, batch by batch. No item is in two batches, so that two at a time do not wait for each other. */
async function readAnswer(
  { database }: Pick<Services, 'database'>,
  source: AskedSource,
  { body, headers, url }: PublicResponse,
  { runId, reader, now }: AskParts,
): Promise<Answer> {
  const contentType = headers.get('content-type');
  const feed = await reader.read({ bytes: body, contentType, url, category: source.category });
  const { id: sourceId, name: sourceName } = source;
  const store = (json: string) =>
    database.kysely.transaction().execute(async (tx) => {
      const created = await insertItems(tx, { json, sourceId, sourceName, now: now() });
      await countArticles(tx, { runId, sourceId, created });
    });
  const storing: Promise<void>[] = [];
  try {
    for await (const json of feed.batches) {
      storing.push(store(json));
      if (storing.length === CONCURRENT_BATCHES) await storing.shift();
    }
    await Promise.all(storing);
  } finally {
    await Promise.allSettled(storing);
  }
  const validators = { etag: headers.get('etag'), lastModified: headers.get('last-modified') };
  return {
    ...nothing,
    success: true,
    itemsFound: feed.itemCount,
    message: feed.problem,
    validators,
  };
}
