// SQL for the sitemap of matches, teams and leagues.
export interface IndexedResult {
  kind: 'match' | 'team' | 'league';
  /** The id of a match, the slug of the others. */
  key: string;
}

/** The pages of teams and leagues have the slug in their address. */
export const indexedResultsSql = () => `
  select id, 'match' as kind, id::text as key, updated_at from basketball_results where deleted_at is null
  union all select id, 'team', slug, created_at from teams
  union all select id, 'league', slug, created_at from leagues`;
