// SQL that lists associations by name or by distance, with filters.
import * as z from 'zod';
import { associationTexts } from '#shared/features/associations/texts.ts';
import type { PinRow } from '#shared/places/pins.ts';
import { type CursorPage, readPageFrom } from '../../../core/http/cursor.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { NameWord } from '../../../core/search/name-search.ts';
import type { Database } from '../../../database/connection.ts';
import { matchNameSql, matchNamesStronglySql } from '../../../database/name-terms.ts';
import { hasOpenCourtSql } from './open-hours-queries.ts';

export interface AssociationFilter {
  /** The words of a search. */
  words?: readonly NameWord[] | undefined;
  /** Whether the search finds contact persons too. */
  findsPersons: boolean;
  county?: string | undefined;
  district?: string | undefined;
  /** Whether an open court is saved, even if its hours have ended. */
  hasOpenCourt?: boolean | undefined;
  /** Whether it has an open court whose hours have not all ended. */
  hasCurrentOpenCourt?: boolean | undefined;
  /** Only associations with these ids. */
  ids?: readonly string[] | undefined;
}

/** The logo of the row `associations`, of a join with `joinLogo`. */
export const logoSql = `case when logo.id is not null then json_build_object('id', logo.id, 'preview', logo.preview) end`;
export const joinLogo = 'left join ad_pictures as logo on logo.association_id = associations.id';

export const Name = 'associations.name collate "sv-x-icu"';

export type AddValue = (value: unknown) => string;

export function conditionsOf(filter: AssociationFilter, value: AddValue): string {
  const { words = [], findsPersons, county, district, hasOpenCourt, hasCurrentOpenCourt, ids } = filter;
  const conditions = ['deleted_at is null'];
  if (county) conditions.push(`county = ${value(county)}`);
  if (district) conditions.push(`district = ${value(district)}`);
  if (hasOpenCourt) conditions.push('has_open_court');
  if (hasCurrentOpenCourt) conditions.push(hasOpenCourtSql);
  if (ids) conditions.push(`associations.id = any(${value(ids)}::uuid[])`);
  const texts = findsPersons ? ['search_text', 'person_text'] : ['search_text'];
  conditions.push(...words.map((word) => matchNameSql(word, texts, value)));
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
 * One page by name in Swedish order; of a search, those whose name or town has every word come first. A cursor is the id of a row.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for an invalid cursor
 */
export async function listByName<Row extends { id: string }>(
  { pool }: Pick<Database, 'pool'>,
  filter: AssociationFilter,
  { columns, ...page }: PageOptions,
): Promise<CursorPage<Row>> {
  const parts: Part[] = filter.words?.length ? ['named', 'others'] : ['all'];
  const read = await readPageFrom<Row, string>({ ...page, decode: decodeId }, async (from, limit) => {
    const start = from && (await findStart({ pool }, filter, from.cursor));
    if (from && !start) return [];
    const beyond = from && start && { ...from, ...start };
    const ordered = from?.isBackwards ? parts.toReversed() : parts;
    const rows: (Row & { cursor: string })[] = [];
    // One after the other, so that a page of the first part is read in the order of the index.
    for (const part of ordered.slice(beyond ? ordered.indexOf(beyond.part) : 0)) {
      const rest = limit - rows.length;
      const { text, values } = statementOf({ filter, columns, part, beyond, limit: rest });
      rows.push(...(await pool.query<Row & { cursor: string }>(text, values)).rows);
      if (rows.length === limit) break;
    }
    return rows;
  });
  return { ...read, rows: read.rows.map(withoutCursor) };
}

/** The parts of a list: of a search, first those whose name or town has every word. */
type Part = 'all' | 'named' | 'others';

interface Statement {
  filter: AssociationFilter;
  columns: string;
  part: Part;
  beyond: { cursor: string; isBackwards: boolean; name: string; part: Part } | null;
  limit: number;
}

function statementOf({ filter, columns, part, beyond, limit }: Statement) {
  const values: unknown[] = [];
  const value: AddValue = (input) => `$${values.push(input)}`;
  const conditions = [conditionsOf(filter, value)];
  if (part !== 'all') {
    const isNamed = matchNamesStronglySql(filter.words ?? [], value);
    conditions.push(part === 'named' ? isNamed : `not ${isNamed}`);
  }
  if (beyond?.part === part)
    conditions.push(
      `(${Name}, associations.id) ${beyond.isBackwards ? '<' : '>'} (${value(beyond.name)}, ${value(beyond.cursor)}::uuid)`,
    );
  const direction = beyond?.isBackwards ? 'desc' : 'asc';
  return {
    text: `select ${columns}, associations.id as cursor from associations ${joinLogo} where ${conditions.join(' and ')}
      order by ${Name} ${direction}, associations.id ${direction} limit ${value(limit)}`,
    values,
  };
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

/** Where the list has an association; deleted ones too, since a cursor may point to one. */
async function findStart(
  { pool }: Pick<Database, 'pool'>,
  { words = [] }: AssociationFilter,
  id: string,
): Promise<{ name: string; part: Part } | null> {
  const values: unknown[] = [id];
  const isNamed =
    words.length > 0 ? matchNamesStronglySql(words, (input) => `$${values.push(input)}`) : 'null::boolean';
  const { rows } = await pool.query<{ name: string; isNamed: boolean | null }>(
    `select name, ${isNamed} as "isNamed" from associations where id = $1`,
    values,
  );
  const [row] = rows;
  if (!row) return null;
  return { name: row.name, part: row.isNamed === null ? 'all' : row.isNamed ? 'named' : 'others' };
}

export async function hasAssociation(
  { pool }: Pick<Database, 'pool'>,
  filter: AssociationFilter,
): Promise<boolean> {
  const values: unknown[] = [];
  const conditions = conditionsOf(filter, (input) => `$${values.push(input)}`);
  const { rows } = await pool.query(`select from associations where ${conditions} limit 1`, values);
  return rows.length > 0;
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
): Promise<(PinRow & { id: string })[]> {
  const values: unknown[] = [];
  const value: AddValue = (input) => `$${values.push(input)}`;
  const { rows } = await pool.query<PinRow & { id: string }>(
    `select id, number, name, latitude, longitude from associations
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
