// Finds teams and leagues by any of their names, and creates those that do not exist.
import { sql } from 'kysely';
import type { Connection } from '../../../database/connection.ts';
import { locks } from '../../../database/locks.ts';

export type NamedTable = 'teams' | 'leagues';

export interface KnownName {
  id: string;
  name: string;
}

/** Teams or leagues by name and alias, in lower case. */
export type Names = Map<string, KnownName>;

/** All names of all teams or leagues. There are some thousands at most. */
export async function readNames(connection: Connection, table: NamedTable): Promise<Names> {
  const { rows } = await sql<KnownName & { aliases: string[]; slug: string }>`
    select id, name, aliases, slug from ${sql.table(table)} order by created_at, id`.execute(connection);
  const names: Names = new Map();
  // Names come before aliases, and the first of two equal aliases is used.
  const add = (name: string, { id, name: shown }: KnownName) =>
    names.has(keyOf(name)) || names.set(keyOf(name), { id, name: shown });
  for (const row of rows) add(row.name, row);
  for (const row of rows) for (const alias of row.aliases) add(alias, row);
  return names;
}

/**
 * Prevents merging and deleting of teams and leagues until the transaction ends. Must be taken before any row is locked: a merge
 * takes the exclusive lock first and then locks matches, so the other order would deadlock.
 */
export async function lockNamesShared(connection: Connection): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${locks.resultNames})`.execute(connection);
}

/** Waits until no match is being saved, and prevents saving of matches until the transaction ends. */
export async function lockNamesExclusive(connection: Connection): Promise<void> {
  await sql`select pg_advisory_xact_lock(${locks.resultNames})`.execute(connection);
}

export function keyOf(name: string): string {
  return name.trim().toLowerCase();
}

/** The team or league by this name; creates one that is not known, and adds it to the names. */
export async function findOrCreate(
  connection: Connection,
  { table, names, name }: { table: NamedTable; names: Names; name: string },
): Promise<KnownName> {
  const known = names.get(keyOf(name));
  if (known) return known;
  const created = await insertNamed(connection, { table, name });
  names.set(keyOf(name), created);
  return created;
}

/** Creates a team or league, or returns the one that another request has just created. */
async function insertNamed(
  connection: Connection,
  { table, name }: { table: NamedTable; name: string },
): Promise<KnownName> {
  const slug = slugOf(name);
  const [column, value] =
    table === 'leagues' ? [sql`, is_for_children`, sql`, ${isNamedForChildren(name)}`] : [sql``, sql``];
  for (let number = 1; ; number += 1) {
    const { rows } = await sql<KnownName>`
      insert into ${sql.table(table)} (name, slug${column})
      values (${name}, ${number === 1 ? slug : `${slug}-${number}`}${value})
      on conflict do nothing returning id, name`.execute(connection);
    const existing = rows[0]
      ? rows
      : (
          await sql<KnownName>`select id, name from ${sql.table(table)} where name = ${name}`.execute(
            connection,
          )
        ).rows;
    if (existing[0]) return existing[0];
  }
}

const OLDEST_CHILDREN = 12;

/** Whether a league's name gives an age below 13, such as "P11", "Flickor F 12" or "U10": it then has no table. */
export function isNamedForChildren(name: string): boolean {
  const ages = Array.from(name.matchAll(/(?<![\p{L}\d])[PFU][ -]?(\d{1,2})(?!\d)/giu), ([, age]) =>
    Number(age),
  );
  return ages.length > 0 && Math.max(...ages) <= OLDEST_CHILDREN;
}

/** "Luleå BBK" becomes "lulea-bbk". A name in another script loses all letters, and becomes "lag". */
export function slugOf(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  const slug = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '');
  return slug.slice(0, 60).replace(/-$/, '') || 'lag';
}
