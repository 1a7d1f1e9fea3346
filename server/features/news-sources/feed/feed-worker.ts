// The worker thread that parses feeds, so that a large one does not block the site; it returns the items in small batches.
import { parentPort } from 'node:worker_threads';
import type { NewsCategory } from '#shared/features/news/rules.ts';
import { refineCategory } from '#shared/features/news-sources/category.ts';
import { type FeedItem, readFeed, type ReadFeed } from './read-feed.ts';

export interface FeedRequest {
  bytes: Uint8Array;
  contentType: string | null;
  url: string;
  /** The category of the source. */
  category: NewsCategory;
}

/** An item in the form in which the SQL statement reads it from JSON. */
export interface StoredItem extends FeedItem {
  category: NewsCategory;
  /** The digits of the title: two articles whose titles differ in their digits are not duplicates. */
  digits: string;
}

export type FeedResponse =
  | { kind: 'feed'; feed: Omit<ReadFeed, 'items'> & { itemCount: number } }
  | { kind: 'notFeed' }
  | { kind: 'failed'; cause: string }
  /** The JSON of `StoredItem`s, which the database parses: the main thread only forwards the text. Null after the last batch. */
  | { kind: 'batch'; json: string | null };

/** Inserting a batch of this size takes the database about 30 ms. */
const BATCH_ITEMS = 500;

let items: FeedItem[] = [];
let category: NewsCategory = 'Allmänt';

const respond: ((message: FeedResponse) => void) | undefined = parentPort?.postMessage.bind(parentPort);
parentPort?.on('message', (request: FeedRequest | 'next') =>
  respond?.(request === 'next' ? nextBatch() : begin(request)),
);

function begin(request: FeedRequest): FeedResponse {
  items = [];
  try {
    const feed = readFeed(request);
    if (!feed) return { kind: 'notFeed' };
    const { items: read, ...about } = feed;
    items = withoutRepeats(read);
    category = request.category;
    return { kind: 'feed', feed: { ...about, itemCount: read.length } };
  } catch (error) {
    return { kind: 'failed', cause: String(error) };
  }
}

/** Drops items with the id or address of an earlier one, because batches that are stored concurrently must not share items. */
function withoutRepeats(read: readonly FeedItem[]): FeedItem[] {
  const [guids, urlKeys] = [new Set<string>(), new Set<string>()];
  return read.filter(({ guid, urlKey }) => {
    if (urlKeys.has(urlKey) || (guid !== null && guids.has(guid))) return false;
    urlKeys.add(urlKey);
    if (guid !== null) guids.add(guid);
    return true;
  });
}

function nextBatch(): FeedResponse {
  const batch: StoredItem[] = [];
  for (const item of items.splice(0, BATCH_ITEMS))
    batch.push({ ...item, category: refineCategory(category, item), digits: item.title.replace(/\D/g, '') });
  return { kind: 'batch', json: batch.length > 0 ? JSON.stringify(batch) : null };
}
