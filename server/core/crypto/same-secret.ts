// Compares secrets in constant time, so that the duration does not reveal how much of a guess is right.
import { createHash, timingSafeEqual } from 'node:crypto';

/** Hashes both secrets first, since `timingSafeEqual` requires equal lengths. */
export function sameSecret(given: string, ours: string): boolean {
  return timingSafeEqual(digest(given), digest(ours));
}

function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
