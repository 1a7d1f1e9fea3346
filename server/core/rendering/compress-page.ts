// Compresses pages and large answers: fast for a page that is sent once, small for one that is cached.
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import type { Encoding } from '../http/accepts-encoding.ts';

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
/** For a page that is sent once: a fifth of its size, in less time than handing it to another thread takes. */
const FAST = {
  // Large enough for most compressed pages to fit into one chunk.
  chunkSize: 32 * 1024,
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 0,
    // A window hardly larger than a page: with the default one, pages are sent at less than half the rate.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
};
/** For a page that is sent many times; the next level takes several times as long. */
const SMALL = { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } };
/** Holds a page while it is compressed; allocating a buffer for each page would take a good part of the time. */
const buffer = Buffer.allocUnsafeSlow(512 * 1024);

/** Compresses on this thread. */
export function compressFast(html: string): Buffer {
  // A UTF-16 code unit takes at most three bytes in UTF-8.
  const fits = html.length * 3 <= buffer.length;
  return brotliCompressSync(fits ? buffer.subarray(0, buffer.write(html)) : Buffer.from(html), FAST);
}

/** Limits compressions on other threads: each takes megabytes as soon as it is requested, not when its thread begins. */
const limit = pLimit(2);

/** For an answer that is sent once: half the size of the fast one, and a few milliseconds of another thread. */
const ONCE = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } };

export function compressAnswer(text: string, encoding: Encoding): Promise<Buffer> {
  return limit(() => (encoding === 'br' ? compress.br(text, ONCE) : compress.gzip(text)));
}

/** Compresses on another thread, to the smallest size that takes little time. */
export function compressSmall(page: Buffer): Promise<Buffer> {
  return limit(() => compress.br(page, SMALL));
}
