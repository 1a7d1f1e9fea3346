// SQL of the back office's table of associations, by name or by time.
import type { AssociationTableSearch } from '#shared/features/associations/editing/contract.ts';
import { beyondCursorSql, type CursorPage, cursorSql, readPage } from '../../../core/http/cursor.ts';
import type { Database } from '../../../database/connection.ts';
import {
  type AddValue,
  type AssociationFilter,
  conditionsOf,
  joinLogo,
  listByName,
  type PageOptions,
} from '../list/list-queries.ts';

type TimeSort = NonNullable<AssociationTableSearch['sort']>;

const times: Record<TimeSort, string> = {
  newest: 'associations.created_at',
  changed: 'associations.updated_at',
};

/**
 * One page by name in Swedish order, or by time with the latest first.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for an invalid cursor
 */
export function listForTable<Row extends { id: string }>(
  database: Pick<Database, 'pool'>,
  filter: AssociationFilter,
  { sort, ...page }: PageOptions & { sort?: TimeSort | undefined },
): Promise<CursorPage<Row>> {
  return sort
    ? listByTime(database, filter, { ...page, time: times[sort] })
    : listByName(database, filter, page);
}

/** Without an index of its own: there are a few thousand associations in Sweden. */
function listByTime<Row extends { id: string }>(
  { pool }: Pick<Database, 'pool'>,
  filter: AssociationFilter,
  { columns, time, ...page }: PageOptions & { time: string },
): Promise<CursorPage<Row>> {
  return readPage<Row>({ ...page, kind: 'uuid' }, async (from, limit) => {
    const values: unknown[] = [];
    const value: AddValue = (input) => `$${values.push(input)}`;
    const place: [string, string] = [time, 'associations.id'];
    const conditions = [conditionsOf(filter, value), from && beyondCursorSql(from, place, value)];
    const direction = from?.isBackwards ? 'asc' : 'desc';
    const { rows } = await pool.query<Row & { cursor: string }>(
      `select ${columns}, ${cursorSql(...place)} as cursor from associations ${joinLogo}
        where ${conditions.filter(Boolean).join(' and ')}
        order by ${time} ${direction}, associations.id ${direction} limit ${value(limit)}`,
      values,
    );
    return rows;
  });
}
