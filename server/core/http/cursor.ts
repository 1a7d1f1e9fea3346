// A place in a list that is read from the newest, as an address carries it: the time and the id of the last row seen.
import * as z from 'zod';
import { refuse } from './refusal.ts';

/** What a list's rows are numbered by. */
type IdKind = 'uuid' | 'number';

export interface Mark {
  /** Microseconds since 1970. */
  micros: number;
  id: string;
}

const Micros = z.coerce.number().int().max(Number.MAX_SAFE_INTEGER);
const ids: Record<IdKind, z.ZodType<string>> = { uuid: z.guid(), number: z.string().regex(/^\d{1,15}$/) };

/** How the database writes a mark of a row. */
export function markOf(time: string, id: string): string {
  return `'n' || (extract(epoch from ${time}) * 1000000)::bigint || '.' || ${id}`;
}

/** The rows after a mark, or before it when the list is read backwards; `value` makes a parameter of what it is given. */
export function pastMark(
  { mark, isBackwards }: { mark: Mark; isBackwards: boolean },
  [time, id]: [time: string, id: string],
  value: (given: unknown) => string,
): string {
  return `(${time}, ${id}) ${isBackwards ? '>' : '<'}
    (timestamptz 'epoch' + ${value(mark.micros)}::bigint * interval '1 microsecond', ${value(mark.id)})`;
}

/** The same where the two are at hand. */
export function writeMark({ micros, id }: Mark): string {
  return `n${micros}.${id}`;
}

/** @throws ORPCError UNPROCESSABLE_CONTENT for anything that no answer of ours has held */
export function readMark(text: string, kind: IdKind): Mark {
  const [, first, last] = /^n(-?\d{1,16})\.([0-9a-f-]{1,36})$/.exec(text) ?? [];
  const { data: micros } = Micros.safeParse(first);
  const { data: id } = ids[kind].safeParse(last);
  return micros !== undefined && id !== undefined
    ? { micros, id }
    : refuse('UNPROCESSABLE_CONTENT', 'Sidan finns inte. Börja om från första sidan.');
}

export interface MarkedPage<Row> {
  rows: Row[];
  next: string | null;
  previous: string | null;
}

interface Place {
  after?: string | undefined;
  before?: string | undefined;
  size: number;
  kind: IdKind;
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
  { after, before, size, kind }: Place,
  readRows: ReadRows<Row>,
): Promise<MarkedPage<Row>> {
  const given = before ?? after;
  const isBackwards = before !== undefined;
  const from = given === undefined ? null : { mark: readMark(given, kind), isBackwards };
  const found = await readRows(from, size + 1);
  if (from && found.length < (isBackwards ? size : 1)) return readMarkedPage({ size, kind }, readRows);
  const hasMore = found.length > size;
  const rows = found.slice(0, size);
  if (isBackwards) rows.reverse();
  return {
    rows,
    next: isBackwards || hasMore ? (rows.at(-1)?.mark ?? null) : null,
    previous: (isBackwards ? hasMore : from !== null) ? (rows[0]?.mark ?? null) : null,
  };
}
