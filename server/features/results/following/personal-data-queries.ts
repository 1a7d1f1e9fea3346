// Personal data of results: what a user follows, scores and has scored.
import { sql } from 'kysely';
import type { PersonalData } from '../../../core/personal-data.ts';

export const resultsPersonalData: PersonalData = {
  copied: {
    följda_lag: {
      description: 'lag som du följer eller har tystat',
      query: (id) => sql`
    select json_build_object('lag', name, 'tystat', is_muted, 'från', team_follows.created_at) as row
      from team_follows join teams on teams.id = team_id where user_id = ${id}::uuid order by team_follows.created_at, name`,
    },
    följda_ligor: {
      description: 'ligor som du följer eller har tystat',
      query: (id) => sql`
    select json_build_object('liga', name, 'tystad', is_muted, 'från', league_follows.created_at) as row
      from league_follows join leagues on leagues.id = league_id where user_id = ${id}::uuid
     order by league_follows.created_at, name`,
    },
    rapporterade_matcher: {
      description: 'matcher som du får eller fick rapportera',
      query: (id) => sql`
    select json_build_object('match', result_id, 'hemmalag', home_team, 'bortalag', away_team, 'tid', game_date,
        'från', result_scorers.created_at) as row
      from result_scorers join basketball_results on basketball_results.id = result_id
     where result_scorers.user_id = ${id}::uuid order by result_scorers.created_at, result_id`,
    },
    matchhändelser: {
      description: 'poäng och annat som du har rapporterat under matcher',
      query: (id) => sql`
    select json_build_object('match', result_id, 'nummer', number, 'händelse', kind, 'lag', side, 'poäng', points,
        'period', period, 'hemmapoäng', home_score, 'bortapoäng', away_score, 'ångrar', undoes, 'ångrad', is_undone,
        'tid', created_at) as row
      from result_events where user_id = ${id}::uuid order by created_at, result_id, number`,
    },
  },
  notCopied: {
    'result_events.id': 'its match and number are copied',
    basketball_results: 'work as staff; matches are public',
  },
};
