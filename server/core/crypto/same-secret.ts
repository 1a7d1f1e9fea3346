// Compares secrets without revealing by the time it takes how much of one was right.
import { createHash, timingSafeEqual } from 'node:crypto';

/** Hashed first, since the comparison needs equal lengths. */
export function sameSecret(given: string, ours: string): boolean {
  return timingSafeEqual(digest(given), digest(ours));
}

function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
