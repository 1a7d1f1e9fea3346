// SQL that every list of results shares: the columns of a result, as its view needs them.
import type { ResultStatus } from '#shared/features/results/rules.ts';
import { isoTime } from '../../database/iso-time.ts';

/** A result as stored, with its teams and league. */
export interface ResultRow {
  id: string;
  home: string;
  homeSlug: string | null;
  away: string;
  awaySlug: string | null;
  league: string;
  leagueSlug: string | null;
  season: string;
  gameDate: string;
  status: ResultStatus;
  homeScore: number | null;
  awayScore: number | null;
  period: number | null;
  homePeriods: number[];
  awayPeriods: number[];
  venue: string | null;
  isForfeit: boolean;
  version: number;
}

/** Columns of `result` joined by `resultJoins`. A team or league is shown by its current name. */
export const resultColumns = `result.id, coalesce(home.name, home_team) as home, home.slug as "homeSlug",
  coalesce(away.name, away_team) as away, away.slug as "awaySlug",
  coalesce(league.name, result.league) as league, league.slug as "leagueSlug", result.season,
  ${isoTime('game_date')} as "gameDate", status, home_score as "homeScore", away_score as "awayScore", period,
  home_periods as "homePeriods", away_periods as "awayPeriods", venue, is_forfeit as "isForfeit", version`;

export const resultJoins = `left join teams as home on home.id = home_team_id
  left join teams as away on away.id = away_team_id
  left join leagues as league on league.id = result.league_id`;
