// Reads feeds in a worker thread, one at a time; a feed that takes too long or too much memory ends the thread, not the site.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FeedResponse, FeedRequest } from './feed-worker.ts';
import type { ReadFeed } from './read-feed.ts';

const TIMEOUT_MS = 10_000;
const MAX_HEAP_MB = 192;

export interface OpenFeed extends Omit<ReadFeed, 'items'> {
  itemCount: number;
  /** Each batch is the JSON of an array of `StoredItem`s. */
  batches: AsyncIterable<string>;
}

export interface FeedReader {
  /**
   * Reads a feed. The caller must read all its batches before the next feed.
   *
   * @throws FeedUnreadable
   */
  read(request: FeedRequest): Promise<OpenFeed>;
  close(): Promise<void>;
}

/** The message is a Swedish sentence. */
export class FeedUnreadable extends Error {
  override name = 'FeedUnreadable';
}

/** The thread starts with the first feed, and ends when the reader is closed. */
export function openFeedReader(): FeedReader {
  let worker: Worker | undefined;

  async function send(request: FeedRequest | 'next'): Promise<FeedResponse> {
    const thread = (worker ??= startWorker());
    try {
      const post: (message: typeof request) => void = thread.postMessage.bind(thread);
      post(request);
      const [response] = await once(thread, 'message', { signal: AbortSignal.timeout(TIMEOUT_MS) });
      return response as FeedResponse;
    } catch (cause) {
      worker = undefined;
      await thread.terminate();
      throw new FeedUnreadable('Flödet är för stort eller för trasigt för att läsas.', { cause });
    }
  }

  async function* readBatches(): AsyncGenerator<string> {
    for (;;) {
      const response = await send('next');
      if (response.kind !== 'batch' || response.json === null) return;
      yield response.json;
    }
  }

  return {
    async read(request) {
      const response = await send(request);
      if (response.kind === 'feed') return { ...response.feed, batches: readBatches() };
      if (response.kind === 'failed')
        throw new FeedUnreadable('Flödet gick inte att läsa.', { cause: response.cause });
      throw new FeedUnreadable('Adressen leder inte till något flöde (RSS, Atom, RDF eller JSON Feed).');
    },
    async close() {
      await worker?.terminate();
      worker = undefined;
    },
  };
}

function startWorker(): Worker {
  const started = new Worker(new URL('feed-worker.ts', import.meta.url), {
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  started.unref();
  return started;
}
