// SQL that merges teams and leagues, and deletes those without matches.
import { sql } from 'kysely';
import type { Connection } from '../../../database/connection.ts';
import { lockingPeople } from '../../../database/lock-people.ts';
import type { NamedTable } from './names.ts';

export interface LockedName {
  id: string;
  name: string;
  aliases: string[];
  slug: string;
  formerSlugs: string[];
  /** False for teams. */
  isForChildren: boolean;
}

const isOf = {
  teams: (id: string) => sql`home_team_id = ${id}::uuid or away_team_id = ${id}::uuid`,
  leagues: (id: string) => sql`league_id = ${id}::uuid`,
};

/** Locks teams or leagues in the order of their ids, to avoid deadlocks. */
export async function lockNames(
  connection: Connection,
  { table, ids }: { table: NamedTable; ids: readonly string[] },
): Promise<Map<string, LockedName>> {
  const isForChildren = table === 'leagues' ? sql`is_for_children` : sql`false`;
  const { rows } = await sql<LockedName>`
    select id, name, aliases, slug, former_slugs as "formerSlugs", ${isForChildren} as "isForChildren"
      from ${sql.table(table)} where id = any(${ids}::uuid[]) order by id for update`.execute(connection);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Whether two teams have a match against each other, also one that was deleted and can be restored. */
export async function haveMet(connection: Connection, [one, other]: [string, string]): Promise<boolean> {
  const { rows } = await sql`
    select from basketball_results where home_team_id = ${one}::uuid and away_team_id = ${other}::uuid
        or home_team_id = ${other}::uuid and away_team_id = ${one}::uuid limit 1`.execute(connection);
  return rows.length > 0;
}

export async function hasMatches(
  connection: Connection,
  { table, id }: { table: NamedTable; id: string },
): Promise<boolean> {
  const { rows } = await sql`select from basketball_results where ${isOf[table](id)} limit 1`.execute(
    connection,
  );
  return rows.length > 0;
}

interface Move {
  table: NamedTable;
  from: LockedName;
  into: LockedName;
}

/** Moves matches to the other team or league. Raises their versions, so that calendars show the new name. */
export async function moveMatches(connection: Connection, { table, from, into }: Move): Promise<void> {
  const columns = table === 'leagues' ? ['league'] : ['home_team', 'away_team'];
  for (const column of columns) {
    const [name, id] = [sql.ref(column), sql.ref(`${column}_id`)];
    await sql`
      update basketball_results set ${name} = ${into.name}, ${id} = ${into.id}::uuid, version = version + 1, updated_at = now()
       where ${id} = ${from.id}::uuid`.execute(connection);
  }
}

/** Moves followers to the team or league that stays. For users who follow both, their choice for that one holds. */
export async function moveFollowers(connection: Connection, { table, from, into }: Move): Promise<void> {
  const [follows, id] =
    table === 'teams'
      ? [sql.table('team_follows'), sql.ref('team_id')]
      : [sql.table('league_follows'), sql.ref('league_id')];
  await sql`
    with moved as (select * from ${follows} where ${id} = ${from.id}::uuid),
    people as (${sql.raw(lockingPeople('select user_id from moved'))})
    insert into ${follows} (user_id, ${id}, is_muted, created_at)
    select user_id, ${into.id}::uuid, is_muted, created_at from moved where user_id in (select id from people)
    on conflict do nothing`.execute(connection);
}

export async function saveMerged(
  connection: Connection,
  { table, from, into, aliases }: Move & { aliases: readonly string[] },
): Promise<void> {
  const formerSlugs = [...into.formerSlugs, from.slug, ...from.formerSlugs];
  await sql`
    update ${sql.table(table)} set aliases = ${aliases}, former_slugs = ${formerSlugs},
      is_sample = is_sample and (select is_sample from ${sql.table(table)} where id = ${from.id}::uuid)
     where id = ${into.id}::uuid`.execute(connection);
}

export async function deleteRow(
  connection: Connection,
  { table, id }: { table: NamedTable; id: string },
): Promise<void> {
  await sql`delete from ${sql.table(table)} where id = ${id}::uuid`.execute(connection);
}
