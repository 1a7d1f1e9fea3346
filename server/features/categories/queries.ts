// All SQL about categories and how many ads they hold.
import { DatabaseError } from 'pg';
import type { Database } from '../../database/connection.ts';

export interface CategoryRow {
  id: number;
  name: string;
  description: string;
  active: boolean;
  created_at: Date;
  /** How many ads stand in it, of every status. */
  ads: number;
}

export interface CategoryChange {
  name?: string;
  description?: string;
  active?: boolean;
}

const selectCategories = `select id, name, description, active, created_at,
  (select count(*) from ads where ads.category = categories.name) as ads from categories`;

/** Every category, å ä ö in their Swedish place. */
export async function listCategories(database: Database): Promise<CategoryRow[]> {
  const { rows } = await database.pool.query<CategoryRow>(
    `${selectCategories} order by name collate "sv-x-icu"`,
  );
  return rows;
}

export async function findCategory(database: Database, id: number): Promise<CategoryRow | null> {
  const { rows } = await database.pool.query<CategoryRow>(`${selectCategories} where id = $1`, [id]);
  return rows[0] ?? null;
}

/** Adds a category and returns its id; null when the name is taken, in large letters or small. */
export async function insertCategory(
  database: Database,
  text: { name: string; description: string },
): Promise<number | null> {
  const added = await unlessTaken(
    database.kysely.insertInto('categories').values(text).returning('id').executeTakeFirstOrThrow(),
  );
  return added === 'taken' ? null : added.id;
}

/** Changes a category; ads follow a new name. */
export async function updateCategory(
  database: Database,
  id: number,
  change: CategoryChange,
): Promise<'changed' | 'missing' | 'taken'> {
  const changed = await unlessTaken(
    database.kysely.updateTable('categories').set(change).where('id', '=', id).executeTakeFirst(),
  );
  if (changed === 'taken') return 'taken';
  return changed.numUpdatedRows === 1n ? 'changed' : 'missing';
}

/** Deletes a category that no ad stands in, however recently one came. */
export async function deleteCategory(
  database: Database,
  id: number,
): Promise<'deleted' | 'missing' | 'has-ads'> {
  try {
    const { numDeletedRows } = await database.kysely
      .deleteFrom('categories')
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows === 1n ? 'deleted' : 'missing';
  } catch (error) {
    if (isViolation(error, '23503')) return 'has-ads';
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

/** 23503: a row elsewhere refers to it. 23505: another row has the same. */
function isViolation(error: unknown, code: '23503' | '23505'): boolean {
  return error instanceof DatabaseError && error.code === code;
}
