// Whether a client accepts an encoding, by its Accept-Encoding header. Browsers accept Brotli over HTTPS only.
import type { IncomingMessage } from 'node:http';

const patterns = { br: patternOf('br'), gzip: patternOf('gzip') };
export type Encoding = keyof typeof patterns;

export function acceptsEncoding({ headers }: Pick<IncomingMessage, 'headers'>, name: Encoding): boolean {
  return patterns[name].test(headers['accept-encoding'] ?? '');
}

/** Matches the name without a weight, or with one above 0. */
function patternOf(name: string): RegExp {
  return new RegExp(`(?:^|[\\s,])${name}\\s*(?:;\\s*q=(?:0?\\.0*[1-9]\\d*|1(?:\\.0*)?)\\s*)?(?:,|$)`, 'i');
}
