// A place in a list of ads, as the address carries it: the last ad seen, and how many ads the search found.
import * as z from 'zod';
import { AD_SORTS } from '#shared/features/ads/rules.ts';
import { MAX_PRICE } from '#shared/features/ads/price.ts';

const MOST_MICROSECONDS = Number.MAX_SAFE_INTEGER;
const letters: Record<string, (typeof AD_SORTS)[number]> = { n: 'newest', c: 'cheapest', d: 'dearest' };

const Cursor = z
  .object({
    sort: z.enum(AD_SORTS),
    /** What the ad stands by in its list: microseconds since 1970 when sorted by age, else kronor. */
    key: z.coerce.number().int(),
    id: z.guid(),
    /** How many ads the search found on its first page: they are not counted again on the following ones. */
    count: z.coerce.number().int(),
  })
  .refine(({ sort, key }) => Math.abs(key) <= (sort === 'newest' ? MOST_MICROSECONDS : MAX_PRICE));
export type Cursor = z.infer<typeof Cursor>;

/** A place in a list by age that is not counted, as an answer gives it. */
export function writeAgeCursor({ key, id }: Pick<Cursor, 'key' | 'id'>): string {
  return `n${key}.${id}.0`;
}

/** Reads a cursor; null for anything that no answer of ours has held. The database writes those of searches, within its answers. */
export function readCursor(text: string): Cursor | null {
  const [, letter = '', key, id, count] =
    /^([ncd])(-?\d{1,16})\.([0-9a-f-]{36})\.(\d{1,5})$/.exec(text) ?? [];
  return Cursor.safeParse({ sort: letters[letter], key, id, count }).data ?? null;
}
