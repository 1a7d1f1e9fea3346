// SQL about brands and their numbers of ads.
import { sql } from 'kysely';
import type { KnownBrand } from '#shared/features/ads/attributes/known-brands.ts';
import type { Brand, NewBrand } from '#shared/features/brands/contract.ts';
import { filterTerm, oneOf } from '../../database/filter-terms.ts';
import type { Connection, Database } from '../../database/connection.ts';
import { isUniqueViolation } from '../../database/violations.ts';

/** The brands that are suggested and recognised. */
export async function listActiveBrands({ kysely }: Pick<Database, 'kysely'>): Promise<KnownBrand[]> {
  const { rows } = await sql<KnownBrand>`
    select name, aliases from brands where active order by name collate "sv-x-icu"`.execute(kysely);
  return rows;
}

/** @param id of one brand; all by default */
export async function listBrands(connection: Connection, id: number | null = null): Promise<Brand[]> {
  const { rows } = await sql<Omit<Brand, 'adCount'>>`
    select id, name, aliases, active from brands where ${id}::integer is null or id = ${id}
     order by name collate "sv-x-icu"`.execute(connection);
  const counts = await sql<{ adCount: number }>`
    select (select count(*) from ads where words @@ each.term::tsquery) as "adCount"
      from unnest(${rows.map(({ name }) => oneOf([filterTerm('brand', name)]))}::text[]) with ordinality as each (term, place)
     order by place`.execute(connection);
  return rows.map((row, index) => Object.assign(row, { adCount: counts.rows[index]?.adCount ?? 0 }));
}

/** The id; null when the name is taken, ignoring case. */
export async function insertBrand(connection: Connection, brand: NewBrand): Promise<number | null> {
  const added = await unlessTaken(
    connection.insertInto('brands').values(brand).returning('id').executeTakeFirstOrThrow(),
  );
  return added?.id ?? null;
}

/** Locks a brand until the transaction ends. */
export async function lockBrand(connection: Connection, id: number): Promise<NewBrand | null> {
  const row = await connection
    .selectFrom('brands')
    .select(['name', 'aliases', 'active'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** False when the name is taken. */
export async function updateBrand(connection: Connection, id: number, brand: NewBrand): Promise<boolean> {
  const changed = await unlessTaken(
    connection.updateTable('brands').set(brand).where('id', '=', id).executeTakeFirst(),
  );
  return changed !== null;
}

/** Writes the new name of a brand in saved searches, and in its ads, however they wrote the old one. */
export async function renameInAds(
  connection: Connection,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await sql`select rename_choice('brand', ${from}, ${to})`.execute(connection);
  await sql`update ads set brand = ${to} where words @@ ${oneOf([filterTerm('brand', from)])}::tsquery`.execute(
    connection,
  );
}

async function unlessTaken<Result>(writing: Promise<Result>): Promise<Result | null> {
  try {
    return await writing;
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}
