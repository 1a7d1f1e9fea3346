// Keys by which an item is recognised, short enough for an index of PostgreSQL, whose rows have at most 2,704 bytes.
import { createHash } from 'node:crypto';

const MAX_KEY_BYTES = 2000;

/** The text itself, or the hash of a text that is too long. */
export function itemKey(text: string): string {
  if (Buffer.byteLength(text) <= MAX_KEY_BYTES) return text;
  return `sha256:${createHash('sha256').update(text).digest('hex')}`;
}
