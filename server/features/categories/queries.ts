// SQL about categories and their numbers of ads.
import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import type { Connection, Database } from '../../database/connection.ts';
import { ORDER_BY_NAME } from './category-order.ts';

export interface CategoryRow {
  id: number;
  name: string;
  description: string;
  active: boolean;
  created_at: Date;
  /** Number of ads of every status. */
  ads: number;
}

export interface CategoryChange {
  name?: string;
  description?: string;
  active?: boolean;
}

const selectCategories = `select id, name, description, active, created_at,
  (select count(*) from ads where ads.category = categories.name) as ads from categories`;

/** Every category, active or not. */
export async function listCategories(database: Database): Promise<CategoryRow[]> {
  const { rows } = await database.pool.query<CategoryRow>(`${selectCategories} ${ORDER_BY_NAME}`);
  return rows;
}

/** The categories that ads can be placed in. */
export async function listActiveCategories(database: Database): Promise<{ name: string }[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select name from categories where active ${ORDER_BY_NAME}`,
  );
  return rows;
}

/** Whether the category is active; if so it is neither renamed nor deleted until the transaction ends. */
export async function lockActiveCategory(connection: Connection, name: string): Promise<boolean> {
  const category = await connection
    .selectFrom('categories')
    .select('id')
    .where('name', '=', name)
    .where('active', '=', true)
    .forKeyShare()
    .executeTakeFirst();
  return category !== undefined;
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
  text: { name: string; description: string },
): Promise<number | null> {
  const added = await unlessTaken(
    connection.insertInto('categories').values(text).returning('id').executeTakeFirstOrThrow(),
  );
  return added === 'taken' ? null : added.id;
}

/** Locks a category until the transaction ends. */
export async function lockCategory(
  connection: Connection,
  id: number,
): Promise<Required<CategoryChange> | null> {
  const row = await connection
    .selectFrom('categories')
    .select(['name', 'description', 'active'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Updates a category, and its ads when it is renamed. False when the name is taken. */
export async function updateCategory(
  connection: Connection,
  id: number,
  change: CategoryChange,
): Promise<boolean> {
  const changed = await unlessTaken(
    connection.updateTable('categories').set(change).where('id', '=', id).executeTakeFirst(),
  );
  return changed !== 'taken';
}

/** Deletes a category without ads, checked against concurrent inserts; false when it has any. */
export async function deleteCategory(connection: Connection, id: number): Promise<boolean> {
  try {
    await connection.deleteFrom('categories').where('id', '=', id).execute();
    return true;
  } catch (error) {
    if (isViolation(error, '23503')) return false;
    throw error;
  }
}

async function unlessTaken<Result>(write: Promise<Result>): Promise<Result | 'taken'> {
  try {
    return await write;
  } catch (error) {
    if (isViolation(error, '23505')) return 'taken';
    throw error;
  }
}

/** 23503: foreign key violation. 23505: unique violation. */
function isViolation(error: unknown, code: '23503' | '23505'): boolean {
  return error instanceof DatabaseError && error.code === code;
}
