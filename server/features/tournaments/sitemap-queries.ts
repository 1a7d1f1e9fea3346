// SQL for the sitemap of tournaments.
export const indexedTournamentsSql = () => 'select id, updated_at from tournaments where deleted_at is null';
