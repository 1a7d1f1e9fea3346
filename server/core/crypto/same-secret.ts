// Compares secrets in constant time, so that the duration does not reveal how much of a guess is right.
import { createHash, timingSafeEqual } from 'node:crypto';

/** Hashes both secrets first, since `timingSafeEqual` requires equal lengths. */
export function sameSecret(received: string, expected: string): boolean {
  return timingSafeEqual(digest(received), digest(expected));
}

function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
