// SQL about categories and their numbers of ads.
import { sql } from 'kysely';
import type { ActiveCategory } from '#shared/features/categories/contract.ts';
import type { CategoryAttributes } from '#shared/features/categories/category-attributes.ts';
import type { Connection, Database } from '../../database/connection.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../../database/violations.ts';
import { ORDER_BY_NAME } from './category-order.ts';

export interface CategoryRow {
  id: number;
  name: string;
  description: string;
  icon: string;
  active: boolean;
  attributes: CategoryAttributes;
  created_at: Date;
  /** Number of ads of every status. */
  ads: number;
  /** Number of saved searches in it. */
  saved_searches: number;
}

export interface CategoryChange {
  name?: string;
  description?: string;
  icon?: string | undefined;
  active?: boolean;
  attributes?: CategoryAttributes | undefined;
}

const attributes = `json_build_object('hasBrand', has_brand, 'hasModel', has_model, 'sizeSystem', size_system,
  'hasColour', has_colour, 'hasAudience', has_audience) as attributes`;
const selectCategories = `select id, name, description, icon, active, created_at, ${attributes},
  (select count(*) from ads where ads.category = categories.name) as ads,
  (select count(*) from saved_searches where saved_searches.category = categories.name) as saved_searches
  from categories`;

/** Every category, active or not. */
export async function listCategories(database: Database): Promise<CategoryRow[]> {
  const { rows } = await database.pool.query<CategoryRow>(`${selectCategories} ${ORDER_BY_NAME}`);
  return rows;
}

/** The categories that ads can be placed in. */
export async function listActiveCategories(database: Database): Promise<ActiveCategory[]> {
  const { rows } = await database.pool.query<ActiveCategory>(
    `select name, ${attributes} from categories where active ${ORDER_BY_NAME}`,
  );
  return rows;
}

/** A category, active or not, with its attributes; it is neither renamed nor deleted until the transaction ends. */
export async function lockCategoryByName(
  connection: Connection,
  name: string,
): Promise<Pick<CategoryRow, 'active' | 'attributes'> | null> {
  const { rows } = await sql<Pick<CategoryRow, 'active' | 'attributes'>>`
    select active, ${sql.raw(attributes)} from categories where name = ${name} for key share`.execute(
    connection,
  );
  return rows[0] ?? null;
}

/**
 * This category; if it was deleted, Övrigt, or else any. It is not deleted until the transaction ends. Null when there
 * is none.
 */
export async function lockCategoryOrFallback(
  connection: Connection,
  name: string | null,
): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select name from categories order by (name = ${name}) is true desc, name = 'Övrigt' desc, active desc, id
      limit 1 for key share`.execute(connection);
  return rows[0]?.name ?? null;
}

export async function findCategory(database: Database, id: number): Promise<CategoryRow | null> {
  const { rows } = await database.pool.query<CategoryRow>(`${selectCategories} where id = $1`, [id]);
  return rows[0] ?? null;
}

/** Inserts a category and returns its id; null when the name is taken, ignoring case. */
export async function insertCategory(
  connection: Connection,
  category: Pick<CategoryRow, 'name' | 'description'> & CategoryChange,
): Promise<number | null> {
  const added = await unlessTaken(
    connection
      .insertInto('categories')
      .values({ ...columnsOf(category), name: category.name })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return added === 'taken' ? null : added.id;
}

type Locked = Pick<CategoryRow, 'name' | 'description' | 'icon' | 'active' | 'attributes'>;

/** Locks a category until the transaction ends. */
export async function lockCategory(connection: Connection, id: number): Promise<Locked | null> {
  const { rows } = await sql<Locked>`
    select name, description, icon, active, ${sql.raw(attributes)} from categories where id = ${id} for update`.execute(
    connection,
  );
  return rows[0] ?? null;
}

function columnsOf({ attributes: chosen, icon, ...change }: CategoryChange) {
  return {
    ...change,
    ...(icon !== undefined && { icon }),
    ...(chosen && {
      has_brand: chosen.hasBrand,
      has_model: chosen.hasModel,
      size_system: chosen.sizeSystem,
      has_colour: chosen.hasColour,
      has_audience: chosen.hasAudience,
    }),
  };
}

/** Updates a category, and its ads when it is renamed. False when the name is taken. */
export async function updateCategory(
  connection: Connection,
  id: number,
  change: CategoryChange,
): Promise<boolean> {
  const changed = await unlessTaken(
    connection.updateTable('categories').set(columnsOf(change)).where('id', '=', id).executeTakeFirst(),
  );
  return changed !== 'taken';
}

/** Deletes a category without ads, checked against concurrent inserts; false when it has any. */
export async function deleteCategoryRow(connection: Connection, id: number): Promise<boolean> {
  try {
    await connection.deleteFrom('categories').where('id', '=', id).execute();
    return true;
  } catch (error) {
    if (isForeignKeyViolation(error)) return false;
    throw error;
  }
}

async function unlessTaken<Result>(write: Promise<Result>): Promise<Result | 'taken'> {
  try {
    return await write;
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken';
    throw error;
  }
}
