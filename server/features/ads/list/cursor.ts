// The cursor of a list of ads, as the URL contains it: the last ad of a page, and the number of ads found.
import * as z from 'zod';
import { AD_SORTS } from '#shared/features/ads/rules.ts';
import { MAX_PRICE } from '#shared/features/ads/price.ts';

const MAX_MICROSECONDS = Number.MAX_SAFE_INTEGER;
const letters: Record<string, (typeof AD_SORTS)[number]> = {
  b: 'best',
  n: 'newest',
  c: 'cheapest',
  d: 'dearest',
};

const Cursor = z
  .object({
    sort: z.enum(AD_SORTS),
    /** The sort key of the ad: the score of a match, microseconds since 1970, or kronor. */
    key: z.coerce.number().int(),
    id: z.guid(),
    /** Number of ads found, counted on the first page only. */
    count: z.coerce.number().int(),
  })
  .refine(
    ({ sort, key }) => Math.abs(key) <= (sort === 'newest' || sort === 'best' ? MAX_MICROSECONDS : MAX_PRICE),
  );
export type Cursor = z.infer<typeof Cursor>;

/** A cursor of a list sorted by age that is not counted. */
export function writeAgeCursor({ key, id }: Pick<Cursor, 'key' | 'id'>): string {
  return `n${key}.${id}.0`;
}

/** Parses a cursor; null if it is not valid. The search statements write their cursors in SQL. */
export function readCursor(text: string): Cursor | null {
  const [, letter = '', key, id, count] =
    /^([bncd])(-?\d{1,16})\.([0-9a-f-]{36})\.(\d{1,5})$/.exec(text) ?? [];
  return Cursor.safeParse({ sort: letters[letter], key, id, count }).data ?? null;
}
