// SQL of leagues: the league, its seasons, and the matches from which its table is computed.
import type { League } from '#shared/features/results/leagues/contract.ts';
import type { PlayedMatch, PointsRule } from '#shared/features/results/leagues/standings.ts';
import type { Database } from '../../../database/connection.ts';

type Lookups = Pick<Database, 'lookups'>;

export async function readLeagues({ lookups }: Lookups): Promise<League[]> {
  const { rows } = await lookups.query<League>({
    name: 'leagues',
    text: `select slug, name, is_for_children as "isForChildren" from leagues order by position, name`,
  });
  return rows;
}

export type LeagueRow = League & { id: string; pointsRule: PointsRule; seasons: string[] };

/** Finds a league by its slug, or by the slug of a league that was merged into it. */
export async function readLeague({ lookups }: Lookups, slug: string): Promise<LeagueRow | null> {
  const { rows } = await lookups.query<LeagueRow>({
    name: 'league',
    // Jumps from season to season in the index, instead of reading all matches.
    text: `with recursive league as (
        select * from leagues where slug = $1 or former_slugs @> array[$1] order by slug = $1 desc limit 1),
      seasons as (
        (select season from basketball_results
          where league_id = (select id from league) and deleted_at is null order by season desc limit 1)
        union all
        select (select result.season from basketball_results as result
                 where result.league_id = (select id from league) and result.deleted_at is null
                   and result.season < seasons.season order by result.season desc limit 1)
          from seasons where seasons.season is not null)
      select id, slug, name, is_for_children as "isForChildren", points_rule as "pointsRule",
             (select coalesce(array_agg(season order by season desc), '{}') from seasons where season is not null) as seasons
        from league`,
    values: [slug],
  });
  return rows[0] ?? null;
}

export interface SeasonRows {
  teams: { id: string; name: string; slug: string }[];
  /** Finished matches between teams of the league. */
  matches: PlayedMatch[];
}

/** Matches of teams without a row in `teams` are left out: two names could be the same team. */
export async function readSeason(
  { lookups }: Lookups,
  { leagueId, season }: { leagueId: string; season: string },
): Promise<SeasonRows> {
  const { rows } = await lookups.query<SeasonRows>({
    name: 'season of league',
    text: `with matches as materialized (
        select * from basketball_results where league_id = $1 and season = $2 and deleted_at is null
           and home_team_id is not null and away_team_id is not null)
      select (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'slug', slug) order by name), '[]') from teams
               where id in (select home_team_id from matches union select away_team_id from matches)) as teams,
             (select coalesce(json_agg(json_build_object('home', home_team_id, 'away', away_team_id,
                'homeScore', home_score, 'awayScore', away_score, 'isForfeit', is_forfeit)), '[]')
                from matches where status = 'finished' and home_score is not null and away_score is not null) as matches`,
    values: [leagueId, season],
  });
  return rows[0] ?? { teams: [], matches: [] };
}
