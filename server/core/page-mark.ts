// A place in a list that is read from the newest, as an address carries it: the time and the id of the last row seen.
import * as z from 'zod';
import { refuse } from './refusal.ts';

const Mark = z.object({
  /** Microseconds since 1970. */
  micros: z.coerce.number().int().max(Number.MAX_SAFE_INTEGER),
  id: z.union([z.guid(), z.string().regex(/^\d{1,15}$/)]),
});
export type Mark = z.infer<typeof Mark>;

/** How the database writes a mark of a row. */
export function markOf(time: string, id: string): string {
  return `'n' || (extract(epoch from ${time}) * 1000000)::bigint || '.' || ${id}`;
}

/** @throws ORPCError UNPROCESSABLE_CONTENT for anything that no answer of ours has held */
export function readMark(text: string): Mark {
  const [, micros, id] = /^n(-?\d{1,16})\.([0-9a-f-]{1,36})$/.exec(text) ?? [];
  return (
    Mark.safeParse({ micros, id }).data ??
    refuse('UNPROCESSABLE_CONTENT', 'Sidan finns inte. Börja om från första sidan.')
  );
}

export interface MarkedPage<Row> {
  rows: Row[];
  next: string | null;
  previous: string | null;
}

/** Reads up to `limit` rows in the list's order, or in the opposite one when it goes backwards. */
export type ReadRows<Row> = (
  from: { mark: Mark; isBackwards: boolean } | null,
  limit: number,
) => Promise<(Row & { mark: string })[]>;

/**
 * One page of such a list. A place that has nothing after it, or less than a page before it, is the first page: rows have
 * gone since it was given out.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for a mark that is not one of ours
 */
export async function readMarkedPage<Row>(
  { after, before, size }: { after?: string | undefined; before?: string | undefined; size: number },
  readRows: ReadRows<Row>,
): Promise<MarkedPage<Row>> {
  const given = before ?? after;
  const isBackwards = before !== undefined;
  const from = given === undefined ? null : { mark: readMark(given), isBackwards };
  const found = await readRows(from, size + 1);
  if (from && found.length < (isBackwards ? size : 1)) return readMarkedPage({ size }, readRows);
  const hasMore = found.length > size;
  const rows = found.slice(0, size);
  if (isBackwards) rows.reverse();
  return {
    rows,
    next: isBackwards || hasMore ? (rows.at(-1)?.mark ?? null) : null,
    previous: (isBackwards ? hasMore : from !== null) ? (rows[0]?.mark ?? null) : null,
  };
}
