// SQL that finds the stored matches of an import.
import { sql } from 'kysely';
import type { ResultStatus } from '#shared/features/results/rules.ts';
import type { Connection } from '../../../database/connection.ts';
import { isoTime } from '../../../database/iso-time.ts';

export interface KnownMatch {
  id: string;
  version: number;
  leagueId: string;
  homeId: string;
  awayId: string;
  gameDate: string;
  status: ResultStatus;
  homeScore: number | null;
  awayScore: number | null;
  venue: string | null;
}

/** Matches of known teams and leagues, from a day before the first match of the file to a day after the last. */
export async function listMatchesBetween(
  connection: Connection,
  { first, last }: { first: string; last: string },
): Promise<KnownMatch[]> {
  const { rows } = await sql<KnownMatch>`
    select id, version, league_id as "leagueId", home_team_id as "homeId", away_team_id as "awayId",
           ${sql.raw(isoTime('game_date'))} as "gameDate", status, home_score as "homeScore", away_score as "awayScore", venue
      from basketball_results
     where deleted_at is null and league_id is not null and home_team_id is not null and away_team_id is not null
       and game_date between ${first}::timestamptz - interval '1 day' and ${last}::timestamptz + interval '1 day'`.execute(
    connection,
  );
  return rows;
}
