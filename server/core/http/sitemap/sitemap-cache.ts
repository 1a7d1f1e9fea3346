// Files of the sitemap, compressed: each is written once in ten minutes, however often it is requested.
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const MAX_BYTES = 16 * 1024 * 1024;
/** It is harmless if a new ad is missing, or a deleted one still listed, for some minutes. */
const MAX_AGE_MS = 10 * 60_000;

const compress = promisify(gzip);

export interface SitemapCache {
  /** The file of this name in gzip, written by `write` if it is not cached; requests at the same time share one writing. */
  read(name: string, write: () => Promise<string | null>): Promise<Buffer | null>;
}

export function createSitemapCache(): SitemapCache {
  const files = new LRUCache<string, Buffer, () => Promise<string | null>>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ length }, name) => length + name.length,
    ttl: MAX_AGE_MS,
    fetchMethod: async (_name, _stale, { context: write }) => {
      const text = await write();
      return text === null ? undefined : compress(text, { level: constants.Z_BEST_SPEED });
    },
  });
  return {
    read: async (name, write) => (await files.fetch(name, { context: write })) ?? null,
  };
}
