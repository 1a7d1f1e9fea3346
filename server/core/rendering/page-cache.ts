// Rendered pages for visitors: bounded, compressed, and dropped as soon as what they show has changed.
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Bus } from '../bus/bus.ts';

const MAX_BYTES = 64 * 1024 * 1024;
/** Pages show the age of ads, so none is cached longer than this. */
const MAX_AGE_MS = 60_000;

export interface CachedPage {
  status: number;
  etag: string;
  /**
   * Ready to be written: names and values of the headers in turn, and the body, one character per byte. As text, head and
   * body are written together; a body of bytes would be a second write, which costs more.
   */
  responses: Record<'plain' | 'brotli', { headers: string[]; body: string }>;
  /** What the page shows, e.g. 'ads' or 'ad:{id}'; undefined for a page that must not be cached. */
  topics: readonly string[] | undefined;
}

export interface FinishedPage {
  status: number;
  plain: Buffer;
  brotli: Buffer;
  headers: Readonly<Record<string, string>>;
  topics: readonly string[] | undefined;
}

/** What visitors get instead of a page. */
export interface Redirect {
  redirect: string;
  topics?: undefined;
}

/** Renders a page. Calls `begin` when it starts to read data; `signal` is aborted when no client waits for the page any more. */
export type Render = (begin: () => void, signal: AbortSignal) => Promise<CachedPage | Redirect>;

/** A rendering in progress, shared by all concurrent requests for the page. */
interface Rendering {
  answer: Promise<CachedPage | Redirect>;
  /** The number of requests that wait for the page. */
  waitingRequests: number;
  abort: AbortController;
  /** By topic, the number of its first notice since the rendering began. */
  changes: Map<string, number>;
  /** The number of the first notice after which any topic may have changed. */
  anyChange: number;
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
    dispose: (page, key) => this.#removeFromTopics(page, key),
  });
  readonly #keysByTopic = new Map<string, Set<string>>();
  readonly #renderings = new Map<string, Rendering>();
  readonly #bus: Pick<Bus, 'isConnected'>;
  readonly #unsubscribe: () => void;
  #isOpen = true;
  #notices = 0;
  #hits = 0;

  /** Drops the pages of a topic at each notice of the bus, and all pages when notices may have been missed. */
  constructor(bus: Pick<Bus, 'isConnected' | 'subscribe'>) {
    this.#bus = bus;
    this.#unsubscribe = bus.subscribe((notice) => (notice ? this.#drop(notice.topic) : this.#dropAll()));
  }

  /** Returns nothing while the bus is disconnected, since notices of changes made elsewhere do not arrive. */
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

  /**
   * Renders a page once for all concurrent requests, and caches it. Every client gets a page that shows what was
   * published before its request; a page that may already be stale is not cached.
   *
   * @param signal aborted when the client has left
   */
  async load(key: string, render: Render, signal: AbortSignal): Promise<CachedPage | Redirect> {
    if (!this.#bus.isConnected()) return render(() => undefined, signal);
    const lastNotice = this.#notices;
    for (;;) {
      const cached = this.find(key);
      if (cached) return cached;
      const current = this.#renderings.get(key);
      // An aborted rendering fails, or is not cached.
      const isUsable = current !== undefined && !current.abort.signal.aborted;
      const rendering = isUsable ? current : this.#startRendering(key, render);
      const answer = await waitFor(rendering, signal);
      if (!hasChanged(rendering, answer.topics, lastNotice)) return answer;
    }
  }

  #startRendering(key: string, render: Render): Rendering {
    const abort = new AbortController();
    const changes = new Map<string, number>();
    const begin = () => {
      changes.clear();
      rendering.anyChange = Number.POSITIVE_INFINITY;
    };
    const finish = async () => {
      try {
        // Waits until the rendering is registered below.
        await undefined;
        const answer = await render(begin, abort.signal);
        // Another that has replaced this one is marked as changed instead of it.
        const isCurrent = this.#renderings.get(key) === rendering;
        if (isCurrent && 'responses' in answer && !hasChanged(rendering, answer.topics, this.#notices))
          this.#store(key, answer);
        return answer;
      } finally {
        if (this.#renderings.get(key) === rendering) this.#renderings.delete(key);
      }
    };
    const rendering: Rendering = {
      changes,
      anyChange: Number.POSITIVE_INFINITY,
      waitingRequests: 0,
      abort,
      answer: finish(),
    };
    this.#renderings.set(key, rendering);
    return rendering;
  }

  #store(key: string, page: CachedPage): void {
    if (!page.topics) return;
    this.#pages.set(key, page);
    for (const topic of page.topics) {
      const keys = this.#keysByTopic.get(topic) ?? new Set();
      this.#keysByTopic.set(topic, keys.add(key));
    }
  }

  /** Returns no page from now on, since the server is closing. */
  close(): void {
    this.#isOpen = false;
    this.#unsubscribe();
  }

  #drop(topic: string): void {
    this.#notices += 1;
    for (const { changes } of this.#renderings.values())
      if (!changes.has(topic)) changes.set(topic, this.#notices);
    for (const key of this.#keysByTopic.get(topic) ?? []) this.#pages.delete(key);
  }

  #dropAll(): void {
    this.#notices += 1;
    for (const rendering of this.#renderings.values())
      rendering.anyChange = Math.min(rendering.anyChange, this.#notices);
    this.#pages.clear();
    this.#keysByTopic.clear();
  }

  #removeFromTopics(page: CachedPage, key: string): void {
    for (const topic of page.topics ?? []) {
      const keys = this.#keysByTopic.get(topic);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTopic.delete(topic);
    }
  }
}

/** Aborts the rendering when all of its clients have disconnected. */
async function waitFor(rendering: Rendering, signal: AbortSignal): Promise<CachedPage | Redirect> {
  const leave = () => {
    rendering.waitingRequests -= 1;
    if (rendering.waitingRequests === 0) rendering.abort.abort(signal.reason);
  };
  signal.throwIfAborted();
  rendering.waitingRequests += 1;
  signal.addEventListener('abort', leave);
  return rendering.answer.finally(() => signal.removeEventListener('abort', leave));
}

/**
 * Whether anything that the page shows has changed since its rendering began, up to this notice. Without topics it may
 * show anything.
 */
function hasChanged(
  { changes, anyChange }: Rendering,
  topics: readonly string[] | undefined,
  notice: number,
): boolean {
  if (anyChange <= notice) return true;
  const numbers = topics ? topics.map((topic) => changes.get(topic)) : [...changes.values()];
  return numbers.some((number) => number !== undefined && number <= notice);
}

/** A strong validator for the bytes of a page. */
function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}
