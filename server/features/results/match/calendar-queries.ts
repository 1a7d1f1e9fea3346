// SQL of a team's matches for its calendar.
import type { Database } from '../../../database/connection.ts';
import { resultColumns, resultJoins } from '../result-queries.ts';
import type { MatchRow } from './match-queries.ts';

/** About three seasons; the oldest matches are left out. */
const MAX_MATCHES = 300;

/** The team's matches of the last year and all coming ones, ordered by time. */
export async function readMatchesOf(
  { lookups }: Pick<Database, 'lookups'>,
  teamId: string,
): Promise<MatchRow[]> {
  const side = (column: string) =>
    `(select * from basketball_results where ${column} = $1 and deleted_at is null
        and game_date > now() - interval '1 year' order by game_date desc limit ${MAX_MATCHES})`;
  const { rows } = await lookups.query<MatchRow>({
    name: 'calendar of team',
    text: `select ${resultColumns}, forum_post_id as "forumPostId", result.updated_at as "updatedAt"
      from (${side('home_team_id')} union all ${side('away_team_id')}) as result ${resultJoins}
     order by game_date desc, result.id limit ${MAX_MATCHES}`,
    values: [teamId],
  });
  return rows.toReversed();
}
