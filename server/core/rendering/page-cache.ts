// Rendered pages for visitors: bounded, compressed, and dropped as soon as what they show has changed.
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Bus } from '../bus/bus.ts';

const MAX_BYTES = 64 * 1024 * 1024;
/** Pages say how old an ad is, so none is cached longer than this. */
const MAX_AGE_MS = 60_000;

export interface CachedPage {
  status: number;
  etag: string;
  /**
   * Ready to be written: names and values of the headers in turn, and the body, one character per byte. As text, head and
   * body are written together; a body of bytes would be a second write, which costs more.
   */
  responses: Record<'plain' | 'brotli', { headers: string[]; body: string }>;
  /** What the page shows, e.g. 'ads' or 'ad:{id}'. */
  topics: readonly string[];
}

export interface FinishedPage {
  status: number;
  plain: Buffer;
  brotli: Buffer;
  headers: Readonly<Record<string, string>>;
  topics: readonly string[];
}

export function makeCachedPage({ status, plain, brotli, headers, topics }: FinishedPage): CachedPage {
  const etag = etagOf(plain);
  const headersOf = (body: Buffer, coding: Record<string, string>) =>
    Object.entries({ ...headers, etag, ...coding, 'content-length': String(body.length) }).flat();
  return {
    status,
    etag,
    responses: {
      plain: { headers: headersOf(plain, {}), body: plain.toString('latin1') },
      brotli: { headers: headersOf(brotli, { 'content-encoding': 'br' }), body: brotli.toString('latin1') },
    },
    topics,
  };
}

export class PageCache {
  readonly #pages = new LRUCache<string, CachedPage>({
    maxSize: MAX_BYTES,
    ttl: MAX_AGE_MS,
    // The clock is read once a second, not for every page.
    ttlResolution: 1000,
    sizeCalculation: ({ responses }, key) =>
      responses.plain.body.length + responses.brotli.body.length + key.length,
    dispose: (page, key) => this.#forget(page, key),
  });
  readonly #keysByTopic = new Map<string, Set<string>>();
  readonly #bus: Pick<Bus, 'isConnected'>;
  readonly #unsubscribe: () => void;
  #isOpen = true;
  #generation = 0;
  #hits = 0;

  /** Drops pages by the topics of the bus's notices, and all of them when notices may have been missed. */
  constructor(bus: Pick<Bus, 'isConnected' | 'subscribe'>) {
    this.#bus = bus;
    this.#unsubscribe = bus.subscribe((notice) => (notice ? this.#drop(notice.topic) : this.#dropAll()));
  }

  /** Nothing while the bus is away: changes made elsewhere do not arrive. */
  find(key: string): CachedPage | undefined {
    if (!this.#isOpen || !this.#bus.isConnected()) return undefined;
    const page = this.#pages.get(key);
    if (page) this.#hits += 1;
    return page;
  }

  /** How often a page was found since the start. */
  get hits(): number {
    return this.#hits;
  }

  /** To be read before a page is rendered and given to `store`. */
  get generation(): number {
    return this.#generation;
  }

  /** Caches a page, unless anything has changed since its rendering began: it may already be stale. */
  store(key: string, page: CachedPage, generation: number): void {
    if (generation !== this.#generation) return;
    this.#pages.set(key, page);
    for (const topic of page.topics) {
      const keys = this.#keysByTopic.get(topic) ?? new Set();
      this.#keysByTopic.set(topic, keys.add(key));
    }
  }

  /** Finds nothing from now on: the server is about to close. */
  close(): void {
    this.#isOpen = false;
    this.#unsubscribe();
  }

  #drop(topic: string): void {
    this.#generation += 1;
    for (const key of this.#keysByTopic.get(topic) ?? []) this.#pages.delete(key);
  }

  #dropAll(): void {
    this.#generation += 1;
    this.#pages.clear();
    this.#keysByTopic.clear();
  }

  #forget(page: CachedPage, key: string): void {
    for (const topic of page.topics) {
      const keys = this.#keysByTopic.get(topic);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTopic.delete(topic);
    }
  }
}

/** A strong validator for the bytes of a page. */
function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}
