// Ready-made pages for visitors: bounded, compressed, and dropped the moment what they show has changed.
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const MAX_BYTES = 64 * 1024 * 1024;
/** Pages say how old an ad is, so none is kept longer than this. */
const MAX_AGE_MS = 60_000;

export interface CachedPage {
  status: number;
  etag: string;
  /**
   * Ready to be written: names and values of the head in turn, and the body, a character a byte. So the two go out in one
   * piece; of bytes they would be two, which cost more to hand over.
   */
  answers: Record<'plain' | 'brotli', { head: string[]; body: string }>;
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
  const headOf = (body: Buffer, coding: Record<string, string>) =>
    Object.entries({ ...headers, etag, ...coding, 'content-length': String(body.length) }).flat();
  return {
    status,
    etag,
    answers: {
      plain: { head: headOf(plain, {}), body: plain.toString('latin1') },
      brotli: { head: headOf(brotli, { 'content-encoding': 'br' }), body: brotli.toString('latin1') },
    },
    topics,
  };
}

export class PageCache {
  readonly #pages = new LRUCache<string, CachedPage>({
    maxSize: MAX_BYTES,
    ttl: MAX_AGE_MS,
    // The clock is looked at once a second, not for every page.
    ttlResolution: 1000,
    sizeCalculation: ({ answers }, address) =>
      answers.plain.body.length + answers.brotli.body.length + address.length,
    dispose: (page, address) => this.#forget(page, address),
  });
  readonly #addressesOf = new Map<string, Set<string>>();
  #generation = 0;
  #found = 0;

  find(address: string): CachedPage | undefined {
    const page = this.#pages.get(address);
    if (page) this.#found += 1;
    return page;
  }

  /** How often a page was there since the start. */
  get found(): number {
    return this.#found;
  }

  /** To be read before a page is rendered and given to `keep`. */
  get generation(): number {
    return this.#generation;
  }

  /** Keeps a page, unless anything has changed since its rendering began: it could already be old. */
  keep(address: string, page: CachedPage, generation: number): void {
    if (generation !== this.#generation) return;
    this.#pages.set(address, page);
    for (const topic of page.topics) {
      const addresses = this.#addressesOf.get(topic) ?? new Set();
      this.#addressesOf.set(topic, addresses.add(address));
    }
  }

  /** Drops every page that shows the topic. */
  drop(topic: string): void {
    this.#generation += 1;
    for (const address of this.#addressesOf.get(topic) ?? []) this.#pages.delete(address);
  }

  dropAll(): void {
    this.#generation += 1;
    this.#pages.clear();
    this.#addressesOf.clear();
  }

  #forget(page: CachedPage, address: string): void {
    for (const topic of page.topics) {
      const addresses = this.#addressesOf.get(topic);
      addresses?.delete(address);
      if (addresses?.size === 0) this.#addressesOf.delete(topic);
    }
  }
}

/** A strong validator for the bytes of a page. */
function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}
