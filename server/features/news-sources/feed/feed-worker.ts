// The worker thread that reads feeds, so that a large one does not block the site; it gives the items in small batches.
import { parentPort } from 'node:worker_threads';
import type { NewsCategory } from '#shared/features/news/rules.ts';
import { refineCategory } from '#shared/features/news-sources/category.ts';
import { type FeedItem, readFeed, type ReadFeed } from './read-feed.ts';

export interface FeedQuestion {
  bytes: Uint8Array;
  contentType: string | null;
  url: string;
  /** The source's. */
  category: NewsCategory;
}

/** An item as the database reads it. */
export interface StoredItem extends FeedItem {
  category: NewsCategory;
  /** The digits of the title: two articles whose titles differ in them are not the same. */
  digits: string;
}

export type FeedAnswer =
  | { kind: 'feed'; feed: Omit<ReadFeed, 'items'> & { itemCount: number } }
  | { kind: 'notFeed' }
  | { kind: 'failed'; cause: string }
  /** The JSON of `StoredItem`s, which the database reads: the site's thread only forwards it. Null after the last. */
  | { kind: 'batch'; json: string | null };

/** A statement of so many takes about 30 ms of the database. */
const BATCH_ITEMS = 500;

let items: FeedItem[] = [];
let category: NewsCategory = 'Allmänt';

const answer: ((message: FeedAnswer) => void) | undefined = parentPort?.postMessage.bind(parentPort);
parentPort?.on('message', (question: FeedQuestion | 'next') =>
  answer?.(question === 'next' ? nextBatch() : begin(question)),
);

function begin(question: FeedQuestion): FeedAnswer {
  items = [];
  try {
    const feed = readFeed(question);
    if (!feed) return { kind: 'notFeed' };
    const { items: read, ...about } = feed;
    items = withoutRepeats(read);
    category = question.category;
    return { kind: 'feed', feed: { ...about, itemCount: read.length } };
  } catch (error) {
    return { kind: 'failed', cause: String(error) };
  }
}

/** The first of those with the same id or address: the database stores an item once, and batches at the same time. */
function withoutRepeats(read: readonly FeedItem[]): FeedItem[] {
  const [guids, urlKeys] = [new Set<string>(), new Set<string>()];
  return read.filter(({ guid, urlKey }) => {
    if (urlKeys.has(urlKey) || (guid !== null && guids.has(guid))) return false;
    urlKeys.add(urlKey);
    if (guid !== null) guids.add(guid);
    return true;
  });
}

function nextBatch(): FeedAnswer {
  const batch: StoredItem[] = [];
  for (const item of items.splice(0, BATCH_ITEMS))
    batch.push({ ...item, category: refineCategory(category, item), digits: item.title.replace(/\D/g, '') });
  return { kind: 'batch', json: batch.length > 0 ? JSON.stringify(batch) : null };
}
