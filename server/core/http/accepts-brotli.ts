// Whether a client accepts Brotli, by its Accept-Encoding header.
import type { IncomingMessage } from 'node:http';

export function acceptsBrotli({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return /(?:^|[\s,])br\s*(?:;\s*q=(?:0?\.0*[1-9]\d*|1(?:\.0*)?)\s*)?(?:,|$)/i.test(
    headers['accept-encoding'] ?? '',
  );
}
