// SQL that lists associations by name or by distance, with filters.
import * as z from 'zod';
import { associationTexts } from '#shared/features/associations/texts.ts';
import type { PinRow } from '#shared/places/pins.ts';
import { foldPlaceName } from '#shared/places/fold-place-name.ts';
import { type CursorPage, readPageFrom } from '../../../core/http/cursor.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Database } from '../../../database/connection.ts';
import { likePattern } from '../../../database/like-pattern.ts';

export interface AssociationFilter {
  search?: string | undefined;
  /** Whether the search finds contact persons too. */
  findsPersons: boolean;
  county?: string | undefined;
  district?: string | undefined;
  hasOpenCourt?: boolean | undefined;
  /** Only associations with these ids. */
  ids?: readonly string[] | undefined;
}

/** The logo of the row `associations`, of a join with `joinLogo`. */
export const logoSql = `case when logo.id is not null then json_build_object('id', logo.id, 'preview', logo.preview) end`;
export const joinLogo = 'left join ad_pictures as logo on logo.association_id = associations.id';

const Name = 'associations.name collate "sv-x-icu"';

export type AddValue = (value: unknown) => string;

export function conditionsOf(filter: AssociationFilter, value: AddValue): string {
  const { search, findsPersons, county, district, hasOpenCourt, ids } = filter;
  const conditions = ['deleted_at is null'];
  if (county) conditions.push(`county = ${value(county)}`);
  if (district) conditions.push(`district = ${value(district)}`);
  if (hasOpenCourt) conditions.push('has_open_court');
  if (ids) conditions.push(`associations.id = any(${value(ids)}::uuid[])`);
  for (const word of foldPlaceName(search ?? '')
    .split(' ')
    .filter(Boolean)) {
    const pattern = value(likePattern(word));
    const found = `search_text like ${pattern}`;
    conditions.push(findsPersons ? `(${found} or person_text like ${pattern})` : found);
  }
  return conditions.join(' and ');
}

export interface PageOptions {
  /** SQL of the columns. */
  columns: string;
  size: number;
  after?: string | undefined;
  before?: string | undefined;
}

/**
 * One page by name in Swedish order; a cursor is the id of a row.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for an invalid cursor
 */
export async function listByName<Row extends { id: string }>(
  { pool }: Pick<Database, 'pool'>,
  filter: AssociationFilter,
  { columns, ...page }: PageOptions,
): Promise<CursorPage<Row>> {
  const read = await readPageFrom<Row, string>({ ...page, decode: decodeId }, async (from, limit) => {
    const values: unknown[] = [];
    const value: AddValue = (input) => `$${values.push(input)}`;
    let conditions = conditionsOf(filter, value);
    if (from) {
      const name = await findName({ pool }, from.cursor);
      if (name === null) return [];
      conditions += ` and (${Name}, associations.id) ${from.isBackwards ? '<' : '>'} (${value(name)}, ${value(from.cursor)}::uuid)`;
    }
    const direction = from?.isBackwards ? 'desc' : 'asc';
    const { rows } = await pool.query<Row & { cursor: string }>(
      `select ${columns}, associations.id as cursor from associations ${joinLogo} where ${conditions}
        order by ${Name} ${direction}, associations.id ${direction} limit ${value(limit)}`,
      values,
    );
    return rows;
  });
  return { ...read, rows: read.rows.map(withoutCursor) };
}

function withoutCursor<Row extends object>(row: Row): Row {
  const { cursor: _cursor, ...columns } = row as Row & { cursor?: string };
  return columns as Row;
}

const Id = z.guid();

/** @throws ORPCError UNPROCESSABLE_CONTENT */
export function decodeId(text: string): string {
  const { data } = Id.safeParse(text);
  return data ?? refuse('UNPROCESSABLE_CONTENT', associationTexts.noSuchPage);
}

/** Finds deleted associations too, since a cursor may point to one. */
async function findName({ pool }: Pick<Database, 'pool'>, id: string): Promise<string | null> {
  const { rows } = await pool.query<{ name: string }>('select name from associations where id = $1', [id]);
  return rows[0]?.name ?? null;
}

export async function countAssociations(
  { pool }: Pick<Database, 'pool'>,
  filter: AssociationFilter,
): Promise<number> {
  const values: unknown[] = [];
  const conditions = conditionsOf(filter, (input) => `$${values.push(input)}`);
  const { rows } = await pool.query<{ count: number }>(
    `select count(*) from associations where ${conditions}`,
    values,
  );
  return rows[0]?.count ?? 0;
}

/** The associations with a known place, at most `limit`. */
export async function listPins(
  { pool }: Pick<Database, 'pool'>,
  filter: AssociationFilter,
  limit: number,
): Promise<PinRow[]> {
  const values: unknown[] = [];
  const value: AddValue = (input) => `$${values.push(input)}`;
  const { rows } = await pool.query<PinRow>(
    `select number, name, latitude, longitude from associations
      where ${conditionsOf(filter, value)} and latitude is not null order by ${Name}, id limit ${value(limit)}`,
    values,
  );
  return rows;
}

export async function listDistricts({ pool }: Pick<Database, 'pool'>): Promise<string[]> {
  const { rows } = await pool.query<{ district: string }>(
    `select district from associations where deleted_at is null and district <> ''
      group by district order by district collate "sv-x-icu"`,
  );
  return rows.map(({ district }) => district);
}
