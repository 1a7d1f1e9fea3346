// Teams and leagues by any of their names; names that are not known are created.
import { sql } from 'kysely';
import type { Connection } from '../../../database/connection.ts';
import { locks } from '../../../database/locks.ts';

export type NamedTable = 'teams' | 'leagues';

export interface KnownName {
  id: string;
  name: string;
}

/** By name and alias, in lower case. */
export type Names = Map<string, KnownName>;

/** All names of all teams or leagues. There are some thousands at most. */
export async function readNames(connection: Connection, table: NamedTable): Promise<Names> {
  const { rows } = await sql<KnownName & { aliases: string[]; slug: string }>`
    select id, name, aliases, slug from ${sql.table(table)} order by created_at, id`.execute(connection);
  const names: Names = new Map();
  // A name is surer than an alias, and the first of two equal aliases counts.
  const add = (name: string, { id, name: shown }: KnownName) =>
    names.has(keyOf(name)) || names.set(keyOf(name), { id, name: shown });
  for (const row of rows) add(row.name, row);
  for (const row of rows) for (const alias of row.aliases) add(alias, row);
  return names;
}

/**
 * Until the transaction ends, no team or league is merged or deleted. Comes before any row is locked: a merge locks matches after
 * it, and would wait for them in a circle.
 */
export async function lockNamesShared(connection: Connection): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${locks.resultNames})`.execute(connection);
}

/** Waits for the matches that are being saved, and holds back others, until the transaction ends. */
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
  for (let number = 1; ; number += 1) {
    const { rows } = await sql<KnownName>`
      insert into ${sql.table(table)} (name, slug) values (${name}, ${number === 1 ? slug : `${slug}-${number}`})
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

/** "Luleå BBK" as "lulea-bbk"; a name in another script has no letters left. */
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
