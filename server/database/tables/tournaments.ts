// Tables of tournaments and their reminders.
import type { Generated } from 'kysely';
import type { Level, TournamentType } from '#shared/features/tournaments/rules.ts';

export interface TournamentTables {
  tournaments: TournamentsTable;
  tournament_reminders: TournamentRemindersTable;
}

interface TournamentsTable {
  id: Generated<string>;
  number: Generated<number>;
  name: string;
  description: Generated<string>;
  type: Generated<TournamentType>;
  level: Generated<Level[]>;
  /** Days as 2026-11-24. */
  start_date: string;
  end_date: string;
  location: Generated<string>;
  address: Generated<string>;
  country: Generated<string | null>;
  latitude: Generated<number | null>;
  longitude: Generated<number | null>;
  is_placed: Generated<boolean>;
  place_id: Generated<number | null>;
  entry_fee: Generated<number | null>;
  cost_per_team: Generated<string>;
  prize_pool: Generated<number | null>;
  participants: Generated<number>;
  max_participants: Generated<number>;
  organizer: Generated<string>;
  association_id: Generated<string | null>;
  website_url: Generated<string>;
  tags: Generated<string[]>;
  featured: Generated<boolean>;
  created_by: Generated<string | null>;
  search_text: Generated<string>;
  words: Generated<string>;
  words_version: Generated<number>;
  version: Generated<number>;
  is_sample: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Generated<Date | null>;
}

interface TournamentRemindersTable {
  tournament_id: string;
  user_id: string;
  reminded_of: Generated<string | null>;
  created_at: Generated<Date>;
}
