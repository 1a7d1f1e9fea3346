// Tables of leagues, teams, and matches with their results.
import type { Generated } from 'kysely';

export interface ResultTables {
  leagues: LeaguesTable;
  teams: TeamsTable;
  basketball_results: BasketballResultsTable;
  result_events: ResultEventsTable;
  result_scorers: ResultScorersTable;
  team_follows: TeamFollowsTable;
  league_follows: LeagueFollowsTable;
  result_notices: ResultNoticesTable;
  news_notices: NewsNoticesTable;
}

interface LeaguesTable {
  id: Generated<string>;
  slug: string;
  name: string;
  aliases: Generated<string[]>;
  points_rule: Generated<'swedish' | 'fiba'>;
  is_for_children: Generated<boolean>;
  former_slugs: Generated<string[]>;
  position: Generated<number>;
  is_sample: Generated<boolean>;
  created_at: Generated<Date>;
}

interface TeamsTable {
  id: Generated<string>;
  slug: string;
  name: string;
  aliases: Generated<string[]>;
  city: Generated<string | null>;
  former_slugs: Generated<string[]>;
  is_sample: Generated<boolean>;
  created_at: Generated<Date>;
}

interface BasketballResultsTable {
  id: Generated<string>;
  home_team: string;
  away_team: string;
  home_team_id: Generated<string | null>;
  away_team_id: Generated<string | null>;
  home_score: Generated<number | null>;
  away_score: Generated<number | null>;
  league: string;
  league_id: Generated<string | null>;
  season: string;
  game_date: Date;
  status: Generated<'scheduled' | 'live' | 'finished'>;
  venue: Generated<string | null>;
  period: Generated<number | null>;
  home_periods: Generated<number[]>;
  away_periods: Generated<number[]>;
  is_forfeit: Generated<boolean>;
  version: Generated<number>;
  forum_post_id: Generated<string | null>;
  user_id: Generated<string | null>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Generated<Date | null>;
  is_sample: Generated<boolean>;
}

interface ResultEventsTable {
  id: string;
  result_id: string;
  number: number;
  kind: 'points' | 'period' | 'start' | 'end' | 'undo' | 'correction';
  side: Generated<'home' | 'away' | null>;
  points: Generated<number | null>;
  period: number;
  is_undone: Generated<boolean>;
  undoes: Generated<string | null>;
  home_score: Generated<number | null>;
  away_score: Generated<number | null>;
  user_id: string | null;
  created_at: Generated<Date>;
}

interface ResultScorersTable {
  result_id: string;
  user_id: string;
  created_at: Generated<Date>;
}

interface TeamFollowsTable {
  user_id: string;
  team_id: string;
  is_muted: Generated<boolean>;
  created_at: Generated<Date>;
}

interface LeagueFollowsTable {
  user_id: string;
  league_id: string;
  is_muted: Generated<boolean>;
  created_at: Generated<Date>;
}

interface ResultNoticesTable {
  result_id: string;
  event: string;
  created_at: Generated<Date>;
}

interface NewsNoticesTable {
  news_id: string;
  created_at: Generated<Date>;
}
