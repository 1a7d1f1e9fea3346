// Where sample data is: every table with the column `is_sample`, in the order of its removal. A test compares this list with the
// database.

export interface SampleTable {
  /** Kind of the pages whose views are counted. */
  views?: string;
  /** Column of pictures that belong to these rows. */
  picturesBy?: string;
  /** SQL of a real row that needs the sample row `sample`: such a row stays, and is no sample any more. */
  neededBy?: string;
}

/** Removed by steps of their own, since people have written in them too. */
export const tablesOfPeople = ['profiles', 'messages', 'threads', 'forum_comments', 'forum_posts'] as const;

/** What depends on these rows by foreign keys goes with them. */
export const sampleTables: Readonly<Record<string, SampleTable>> = {
  notifications: {},
  saved_searches: {},
  reports: {},
  ads: { views: 'ad', picturesBy: 'ad_id' },
  news: { views: 'news', picturesBy: 'news_id' },
  news_fetch_log: {},
  // Addresses of real newspapers: a source that articles were fetched from is in use.
  news_sources: { neededBy: 'select from news where source_id = sample.id' },
  basketball_results: { views: 'match' },
  teams: {
    neededBy: 'select from basketball_results where home_team_id = sample.id or away_team_id = sample.id',
  },
  leagues: { neededBy: 'select from basketball_results where league_id = sample.id' },
  tournaments: { views: 'tournament', picturesBy: 'tournament_id' },
  associations: { views: 'association', picturesBy: 'association_id' },
  contact_messages: { picturesBy: 'suggestion_id' },
  site_counts: {},
};
