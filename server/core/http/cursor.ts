// Keyset pagination of lists in descending order; the cursor in the URL is the time and the id of a row.
import * as z from 'zod';
import { refuse } from './refusal.ts';

/** Type of the rows' ids. */
type IdKind = 'uuid' | 'number';

export interface Cursor {
  /** Microseconds since 1970. */
  micros: number;
  id: string;
}

const Micros = z.coerce.number().int().max(Number.MAX_SAFE_INTEGER);
const ids: Record<IdKind, z.ZodType<string>> = { uuid: z.guid(), number: z.string().regex(/^\d{1,15}$/) };

/** The SQL expression for the cursor of a row. */
export function cursorSql(time: string, id: string): string {
  return `'n' || (extract(epoch from ${time}) * 1000000)::bigint || '.' || ${id}`;
}

/** The SQL condition for the rows after a cursor, or before it if the list is read backwards; `value` adds a query parameter. */
export function beyondCursorSql(
  { cursor, isBackwards }: { cursor: Cursor; isBackwards: boolean },
  [time, id]: [time: string, id: string],
  value: (input: unknown) => string,
): string {
  return `(${time}, ${id}) ${isBackwards ? '>' : '<'}
    (timestamptz 'epoch' + ${value(cursor.micros)}::bigint * interval '1 microsecond', ${value(cursor.id)})`;
}

/** The cursor as text. */
export function encodeCursor({ micros, id }: Cursor): string {
  return `n${micros}.${id}`;
}

/**
 * @throws ORPCError UNPROCESSABLE_CONTENT if the text is not a cursor
 */
export function decodeCursor(text: string, kind: IdKind): Cursor {
  const [, first, last] = /^n(-?\d{1,16})\.([0-9a-f-]{1,36})$/.exec(text) ?? [];
  const { data: micros } = Micros.safeParse(first);
  const { data: id } = ids[kind].safeParse(last);
  return micros !== undefined && id !== undefined ? { micros, id } : refuseCursor();
}

/** Reads the cursors of a list that is not by time, which are ids of rows; throws as `decodeCursor` does. */
export function idDecoder(kind: IdKind): (text: string) => string {
  return (text) => ids[kind].safeParse(text).data ?? refuseCursor();
}

function refuseCursor(): never {
  return refuse('UNPROCESSABLE_CONTENT', 'Sidan finns inte. Börja om från första sidan.');
}

export interface CursorPage<Row> {
  rows: Row[];
  next: string | null;
  previous: string | null;
}

interface PageRequest {
  after?: string | undefined;
  before?: string | undefined;
  size: number;
}

/** Reads up to `limit` rows in the list's order, or in the opposite order if it is read backwards. */
export type ReadRows<Row, Place = Cursor> = (
  from: { cursor: Place; isBackwards: boolean } | null,
  limit: number,
) => Promise<(Row & { cursor: string })[]>;

/**
 * One page of a list by time.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT if the cursor is not valid
 */
export function readPage<Row>(
  { kind, ...request }: PageRequest & { kind: IdKind },
  readRows: ReadRows<Row>,
): Promise<CursorPage<Row>> {
  return readPageFrom({ ...request, decode: (text) => decodeCursor(text, kind) }, readRows);
}

/**
 * One page of a list in any order. A cursor with no rows after it, or with less than a page before it, returns the first page:
 * rows have been deleted since the cursor was issued.
 *
 * @param request.decode reads a cursor; throws for one that is not valid
 */
export async function readPageFrom<Row, Place>(
  { after, before, size, decode }: PageRequest & { decode: (text: string) => Place },
  readRows: ReadRows<Row, Place>,
): Promise<CursorPage<Row>> {
  const text = before ?? after;
  const isBackwards = before !== undefined;
  const from = text === undefined ? null : { cursor: decode(text), isBackwards };
  const found = await readRows(from, size + 1);
  if (from && found.length < (isBackwards ? size : 1)) return readPageFrom({ size, decode }, readRows);
  const hasMore = found.length > size;
  const rows = found.slice(0, size);
  if (isBackwards) rows.reverse();
  return {
    rows,
    next: isBackwards || hasMore ? (rows.at(-1)?.cursor ?? null) : null,
    previous: (isBackwards ? hasMore : from !== null) ? (rows[0]?.cursor ?? null) : null,
  };
}
