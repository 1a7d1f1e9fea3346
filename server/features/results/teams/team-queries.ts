// SQL of a team: itself, the leagues it plays in, and its latest results.
import type { Database } from '../../../database/connection.ts';
import type { LeagueRow } from '../leagues/league-queries.ts';
import { resultColumns, resultJoins, type ResultRow } from '../result-queries.ts';

type Lookups = Pick<Database, 'lookups'>;

export interface TeamRow {
  id: string;
  slug: string;
  name: string;
  city: string | null;
}

/** Finds a team by its slug, or by the slug of a team that was merged into it. */
export async function readTeam({ lookups }: Lookups, slug: string): Promise<TeamRow | null> {
  const { rows } = await lookups.query<TeamRow>({
    name: 'team',
    text: `select id, slug, name, city from teams where slug = $1 or former_slugs @> array[$1]
      order by slug = $1 desc limit 1`,
    values: [slug],
  });
  return rows[0] ?? null;
}

export type TeamLeagueRow = Omit<LeagueRow, 'seasons'> & { season: string };

/** Each league with the latest season in which the team has a match. */
export async function readLeaguesOf({ lookups }: Lookups, teamId: string): Promise<TeamLeagueRow[]> {
  const { rows } = await lookups.query<TeamLeagueRow>({
    name: 'leagues of team',
    text: `select id, slug, name, is_for_children as "isForChildren", points_rule as "pointsRule", played.season
      from (select league_id, max(season) as season from (
              select league_id, season from basketball_results where home_team_id = $1 and deleted_at is null
              union all
              select league_id, season from basketball_results where away_team_id = $1 and deleted_at is null) as sides
             where league_id is not null group by league_id) as played
      join leagues on leagues.id = played.league_id order by position, name`,
    values: [teamId],
  });
  return rows;
}

export type FormRow = ResultRow & { isHome: boolean };

/** The latest finished matches, the latest first, without those of children's leagues. */
export async function readForm(
  { lookups }: Lookups,
  { teamId, limit }: { teamId: string; limit: number },
): Promise<FormRow[]> {
  const { rows } = await lookups.query<FormRow>({
    name: 'form of team',
    text: `select ${resultColumns}, "isHome" from (${latestOf('home_team_id')} union all ${latestOf('away_team_id')}) as result
      ${resultJoins} order by game_date desc, result.id desc limit $2`,
    values: [teamId, limit],
  });
  return rows;
}

const latestOf = (
  column: 'home_team_id' | 'away_team_id',
) => `(select result.*, '${column}' = 'home_team_id' as "isHome" from basketball_results as result
    where ${column} = $1 and result.deleted_at is null and status = 'finished' and home_score <> away_score
      and not exists (select from leagues where leagues.id = result.league_id and is_for_children)
    order by game_date desc limit $2)`;
