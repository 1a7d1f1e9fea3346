// SQL about saved searches; matching is in match-queries.ts.
import { DatabaseError } from 'pg';
import { sql } from 'kysely';
import { splitChoices } from '#shared/features/ads/list/joined-choices.ts';
import type { NewSavedSearch, SavedSearch, SearchFilter } from '#shared/features/saved-searches/contract.ts';
import type { Connection } from '../../database/connection.ts';
import type { SavedFilters } from '../../database/saved-search-filters.ts';
import { savedSearchTermColumns } from '../../database/saved-search-terms.ts';

export interface SavedSearchRow extends Omit<SavedSearch, 'filter' | 'createdAt'> {
  filter: { [Name in keyof SearchFilter]-?: NonNullable<SearchFilter[Name]> | null };
  created_at: Date;
}

const columns = (connection: Connection) =>
  connection.selectFrom('saved_searches').select((row) => [
    'id',
    'name',
    'alert',
    'created_at',
    sql<
      SavedSearchRow['filter']
    >`jsonb_build_object('search', ${row.ref('search')}, 'category', ${row.ref('category')},
      'region', ${row.ref('county')}, 'city', ${row.ref('city')}, 'condition', ${row.ref('condition')},
      'price', ${row.ref('price_range')}) || ${row.ref('filters')}`.as('filter'),
  ]);

/** Newest first. */
export function listSearches(connection: Connection, userId: string): Promise<SavedSearchRow[]> {
  return columns(connection)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** One of the person's searches; null for another person's. */
export async function findSearch(
  connection: Connection,
  { id, userId }: { id: string; userId: string },
): Promise<SavedSearchRow | null> {
  const row = await columns(connection).where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
  return row ?? null;
}

/** Counts the person's searches under a lock that serialises concurrent saves until the transaction ends. */
export async function countInTurn(transaction: Connection, userId: string): Promise<number> {
  await transaction.selectFrom('profiles').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const { count } = await transaction
    .selectFrom('saved_searches')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Why a row cannot be written, by constraint name. */
export type ViolatedConstraint =
  | 'saved_searches_user_id_name_key'
  | 'saved_searches_once'
  | 'saved_searches_category_fkey';

/** Inserts a search and returns its id, or the violated constraint. */
export function insertSearch(
  transaction: Connection,
  userId: string,
  { name, alert, filter }: NewSavedSearch,
): Promise<{ id: string } | ViolatedConstraint> {
  return catchViolation(
    transaction
      .insertInto('saved_searches')
      .values({
        user_id: userId,
        name,
        alert,
        ...columnsOf(filter),
        filters: JSON.stringify(filtersOf(filter)),
        ...savedSearchTermColumns({ search: filter.search ?? null, filters: filtersOf(filter) }),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
}

/** The parameters that have a column; category and condition only with a single choice, since an ad's facets have one of each. */
function columnsOf({ search, category, region, city, condition, price }: SearchFilter) {
  return {
    search: search ?? null,
    category: isSingle(category) ? category : null,
    county: region ?? null,
    city: city ?? null,
    condition: isSingle(condition) ? condition : null,
    price_range: price ?? null,
  };
}

/** The parameters without a column, stored as JSON. */
function filtersOf({
  search: _search,
  region: _region,
  city: _city,
  price: _price,
  category,
  condition,
  ...others
}: SearchFilter): SavedFilters {
  return {
    ...others,
    ...(category !== undefined && !isSingle(category) && { category }),
    ...(condition !== undefined && !isSingle(condition) && { condition }),
  };
}

function isSingle(choices: string | undefined): choices is string {
  return splitChoices(choices).length === 1;
}

/** The name under which the same filter is saved already; null if it is not. */
export async function findNameOfSame(
  connection: Connection,
  userId: string,
  filter: SearchFilter,
): Promise<string | null> {
  const { search, category, county, city, condition, price_range } = columnsOf(filter);
  const { rows } = await sql<{ name: string }>`
    select name from saved_searches
     where user_id = ${userId} and (search, category, county, city, condition, price_range, filters) is not distinct from
       (${search}::text, ${category}::text, ${county}::text, ${city}::text, ${condition}::text, ${price_range}::text,
        ${JSON.stringify(filtersOf(filter))}::jsonb)`.execute(connection);
  return rows[0]?.name ?? null;
}

/** False for another person's. */
export async function updateSearch(
  connection: Connection,
  { id, userId }: { id: string; userId: string },
  change: { name?: string | undefined; alert?: SavedSearch['alert'] | undefined },
): Promise<boolean | ViolatedConstraint> {
  const changed = await catchViolation(
    connection
      .updateTable('saved_searches')
      // An UPDATE needs at least one column, also when the change is empty.
      .set((row) => ({ name: change.name ?? row.ref('name'), alert: change.alert ?? row.ref('alert') }))
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst(),
  );
  return typeof changed === 'string' ? changed : changed.numUpdatedRows === 1n;
}

/** False for another person's. */
export async function deleteSearch(
  connection: Connection,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const { numDeletedRows } = await connection
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

const constraints: readonly string[] = [
  'saved_searches_user_id_name_key',
  'saved_searches_once',
  'saved_searches_category_fkey',
] satisfies ViolatedConstraint[];

async function catchViolation<Result>(writing: Promise<Result>): Promise<Result | ViolatedConstraint> {
  try {
    return await writing;
  } catch (error) {
    if (error instanceof DatabaseError && error.constraint && constraints.includes(error.constraint))
      return error.constraint as ViolatedConstraint;
    throw error;
  }
}
