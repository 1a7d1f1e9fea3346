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

const BATCH_ITEMS = 200;
/** Near-identical titles are looked for among articles of about the same time, so a batch covers a short one. */
const BATCH_MS = 7 * 24 * 3_600_000;

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
    // The newest last, where they are taken from. A feed without dates stays in its order.
    items = read.toReversed().toSorted((one, other) => timeOf(one) - timeOf(other));
    category = question.category;
    return { kind: 'feed', feed: { ...about, itemCount: read.length } };
  } catch (error) {
    return { kind: 'failed', cause: String(error) };
  }
}

function nextBatch(): FeedAnswer {
  const newest = items.at(-1);
  if (!newest) return { kind: 'batch', json: null };
  const earliest = timeOf(newest) - BATCH_MS;
  const batch: StoredItem[] = [];
  while (batch.length < BATCH_ITEMS) {
    const item = items.at(-1);
    if (!item || timeOf(item) < earliest) break;
    items.pop();
    batch.push({ ...item, category: refineCategory(category, item), digits: item.title.replace(/\D/g, '') });
  }
  return { kind: 'batch', json: JSON.stringify(batch) };
}

/** An item without a date is as new as this moment. */
const timeOf = ({ publishedAt }: FeedItem): number => publishedAt ?? Number.MAX_SAFE_INTEGER;
