// SQL of matches that were entered twice, once under each name of a team or league that is merged.
import { sql } from 'kysely';
import type { EnteredMatch } from '#shared/features/results/editing/merge-contract.ts';
import type { Connection } from '../../../database/connection.ts';
import { isoTime } from '../../../database/iso-time.ts';
import { lockingPeople } from '../../../database/lock-people.ts';
import type { NamedTable } from './names.ts';

export type EnteredRow = EnteredMatch & { hasPeriods: boolean; hasDiscussion: boolean };

export interface SamePair {
  home: string;
  away: string;
  league: string;
  from: EnteredRow;
  into: EnteredRow;
}

const entered = (row: string) =>
  sql.raw(`json_build_object('id', ${row}.id, 'gameDate', ${isoTime(`${row}.game_date`)}, 'status', ${row}.status,
    'homeScore', ${row}.home_score, 'awayScore', ${row}.away_score, 'hasPeriods', ${row}.home_periods <> '{}',
    'hasDiscussion', ${row}.forum_post_id is not null)`);

const isSame = {
  teams: (from: string, into: string) => sql`one.league_id = other.league_id and (
    one.home_team_id = ${from}::uuid and other.home_team_id = ${into}::uuid and one.away_team_id = other.away_team_id or
    one.away_team_id = ${from}::uuid and other.away_team_id = ${into}::uuid and one.home_team_id = other.home_team_id)`,
  leagues: (
    from: string,
    into: string,
  ) => sql`one.league_id = ${from}::uuid and other.league_id = ${into}::uuid
    and one.home_team_id = other.home_team_id and one.away_team_id = other.away_team_id`,
};

/** Pairs of matches that a merge makes equal: at most a day apart, same teams, same league. Nearest in time first. */
export async function listSamePairs(
  connection: Connection,
  { table, fromId, intoId }: { table: NamedTable; fromId: string; intoId: string },
): Promise<SamePair[]> {
  const { rows } = await sql<SamePair>`
    select other.home_team as home, other.away_team as away, other.league, ${entered('one')} as "from", ${entered('other')} as into
      from basketball_results as one
      join basketball_results as other on ${isSame[table](fromId, intoId)} and other.deleted_at is null
       and other.game_date between one.game_date - interval '1 day' and one.game_date + interval '1 day'
       and (one.game_date at time zone 'Europe/Stockholm')::date = (other.game_date at time zone 'Europe/Stockholm')::date
     where one.deleted_at is null
     order by greatest(one.game_date, other.game_date) - least(one.game_date, other.game_date), one.game_date desc, one.id, other.id`.execute(
    connection,
  );
  return rows;
}

/** Ids of a match that is deleted and of the same match, which remains. */
export interface JoinedPair {
  deleted: string;
  remaining: string;
}

/** Lets the scorers of the match that is deleted score the other. */
export async function moveScorers(connection: Connection, { deleted, remaining }: JoinedPair): Promise<void> {
  await sql`
    with moved as (select user_id from result_scorers where result_id = ${deleted}::uuid),
    people as (${sql.raw(lockingPeople('select user_id from moved'))})
    insert into result_scorers (result_id, user_id) select ${remaining}::uuid, id from people
    on conflict do nothing`.execute(connection);
}

/** Moves the discussion of the match that is deleted, if the other has none. */
export async function moveDiscussion(
  connection: Connection,
  { deleted, remaining }: JoinedPair,
): Promise<void> {
  const { rows } = await sql<{ post: string }>`
    select one.forum_post_id as post from basketball_results as one, basketball_results as other
     where one.id = ${deleted}::uuid and other.id = ${remaining}::uuid and one.forum_post_id is not null
       and other.forum_post_id is null`.execute(connection);
  for (const { post } of rows) {
    await sql`update basketball_results set forum_post_id = null where id = ${deleted}::uuid`.execute(
      connection,
    );
    await sql`update basketball_results set forum_post_id = ${post}::uuid where id = ${remaining}::uuid`.execute(
      connection,
    );
  }
}
