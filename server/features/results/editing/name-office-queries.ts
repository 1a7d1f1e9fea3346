// SQL of leagues and teams in the back office.
import { sql } from 'kysely';
import type {
  EditedLeague,
  EditedTeam,
  EditedTeamSearch,
} from '#shared/features/results/editing/name-contract.ts';
import { type CursorPage, idDecoder, readPageFrom } from '../../../core/http/cursor.ts';
import type { Connection } from '../../../database/connection.ts';
import { likePattern } from '../../../database/like-pattern.ts';
import type { NamedTable } from './names.ts';

const columnsOf = ({ isOf, follows, named }: { isOf: string; follows: string; named: string }) =>
  sql.raw(`id, slug, name, aliases,
  (select count(*)::integer from basketball_results where (${isOf}) and deleted_at is null) as results,
  (select count(*)::integer from ${follows} where ${named} = names.id) as followers,
  json_build_object('delete', not exists (select from basketball_results where ${isOf})) as can`);

const leagueColumns = sql`${columnsOf({ isOf: 'league_id = names.id', follows: 'league_follows', named: 'league_id' })},
  points_rule as "pointsRule", is_for_children as "isForChildren"`;
const teamColumns = sql`${columnsOf({
  isOf: 'home_team_id = names.id or away_team_id = names.id',
  follows: 'team_follows',
  named: 'team_id',
})}, city`;

/** @param only the id of a league; null lists all */
export async function listLeagues(
  connection: Connection,
  only: string | null = null,
): Promise<EditedLeague[]> {
  const { rows } = await sql<EditedLeague>`
    select ${leagueColumns} from leagues as names where ${only}::uuid is null or id = ${only}::uuid
     order by position, name collate "sv-x-icu"`.execute(connection);
  return rows;
}

export async function findLeague(connection: Connection, id: string): Promise<EditedLeague | null> {
  return (await listLeagues(connection, id))[0] ?? null;
}

/**
 * One page of teams, by name in Swedish order by default: those whose name or alias contains the text, or whose slug it is. A
 * cursor is the id of a team.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for an invalid cursor
 */
export function listTeams(
  connection: Connection,
  { search, sort, ...page }: EditedTeamSearch & { size: number },
): Promise<CursorPage<EditedTeam>> {
  const decode = idDecoder('uuid');
  return readPageFrom<EditedTeam, string>({ ...page, decode }, async (from, limit) => {
    const matches = search
      ? sql`(name ilike ${likePattern(search)} or array_to_string(aliases, ' ') ilike ${likePattern(search)}
          or slug = ${search})`
      : sql`true`;
    const key = sql.raw(sort === 'newest' ? 'created_at' : 'name collate "sv-x-icu"');
    const isRising = (sort === 'newest') === (from?.isBackwards ?? false);
    const beyond = from
      ? sql`(${key}, id) ${sql.raw(isRising ? '>' : '<')}
          (select ${key}, id from teams where id = ${from.cursor}::uuid)`
      : sql`true`;
    const direction = sql.raw(isRising ? 'asc' : 'desc');
    const { rows } = await sql<EditedTeam & { cursor: string }>`
      select ${teamColumns}, id as cursor from teams as names where ${matches} and ${beyond}
       order by ${key} ${direction}, id ${direction} limit ${limit}`.execute(connection);
    return rows;
  });
}

export async function findTeam(connection: Connection, id: string): Promise<EditedTeam | null> {
  const { rows } =
    await sql<EditedTeam>`select ${teamColumns} from teams as names where id = ${id}::uuid`.execute(
      connection,
    );
  return rows[0] ?? null;
}

/** The values of a team or league by column; null when it does not exist. */
export async function findColumns(
  connection: Connection,
  { table, id }: { table: NamedTable; id: string },
): Promise<Record<string, unknown> | null> {
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(table)} where id = ${id}::uuid`.execute(connection);
  return rows[0] ?? null;
}

/** Inserts a team or league and returns its id; null when the name is taken. A slug that is taken gets a number. */
export async function insertName(
  connection: Connection,
  { table, values, slug }: { table: NamedTable; values: Record<string, unknown>; slug: string },
): Promise<string | null> {
  for (let number = 1; ; number += 1) {
    const row = await connection
      .insertInto(table)
      .values({ ...values, slug: number === 1 ? slug : `${slug}-${number}` } as never)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row) return row.id;
    const taken = await connection
      .selectFrom(table)
      .select('id')
      .where('name', '=', String(values['name']))
      .executeTakeFirst();
    if (taken) return null;
  }
}

/** Updates a team or league and returns its id; null when it does not exist. */
export async function updateName(
  connection: Connection,
  { table, id, values }: { table: NamedTable; id: string; values: Record<string, unknown> },
): Promise<string | null> {
  const row = await connection
    .updateTable(table)
    .set(values as never)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Matches hold the name too, for search and for when the team or league is deleted. */
export async function renameInResults(
  connection: Connection,
  { table, id, name }: { table: NamedTable; id: string; name: string },
): Promise<void> {
  if (table === 'leagues') {
    await sql`update basketball_results set league = ${name}, version = version + 1, updated_at = now() where league_id = ${id}::uuid and league <> ${name}`.execute(
      connection,
    );
    return;
  }
  await sql`update basketball_results set home_team = ${name}, version = version + 1, updated_at = now() where home_team_id = ${id}::uuid and home_team <> ${name}`.execute(
    connection,
  );
  await sql`update basketball_results set away_team = ${name}, version = version + 1, updated_at = now() where away_team_id = ${id}::uuid and away_team <> ${name}`.execute(
    connection,
  );
}
