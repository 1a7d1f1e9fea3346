// The tables with sample data: every table with the column `is_sample`, in the order of removal. A test compares this list with
// the database.

export interface SampleTable {
  /** Kind of the page views that are deleted with these rows. */
  views?: string;
  /** Column of pictures that belong to these rows. */
  picturesBy?: string;
  /** SQL that finds a real row which refers to the sample row `sample`: then the sample row stays, as a real row. */
  neededBy?: string;
}

/** Tables removed by steps of their own, since real people have written in them too. */
export const tablesOfPeople = ['profiles', 'messages', 'threads', 'forum_comments', 'forum_posts'] as const;

/** The other tables. Rows that refer to their rows are deleted by foreign keys. */
export const sampleTables: Readonly<Record<string, SampleTable>> = {
  notifications: {},
  saved_searches: {},
  reports: {},
  ads: { views: 'ad', picturesBy: 'ad_id' },
  news: { views: 'news', picturesBy: 'news_id' },
  news_fetch_log: {},
  // The sources are real newspapers: a source from which articles have been fetched is in use and stays.
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
  search_visits: {},
};
