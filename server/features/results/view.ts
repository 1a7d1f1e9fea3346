// What everyone may see of a result.
import type { Result } from '#shared/features/results/schemas.ts';
import type { ResultRow } from './result-queries.ts';

export function viewResult(row: ResultRow): Result {
  const isPlayed = row.status !== 'scheduled';
  return {
    id: row.id,
    home: { name: row.home, slug: row.homeSlug },
    away: { name: row.away, slug: row.awaySlug },
    league: { name: row.league, slug: row.leagueSlug },
    season: row.season,
    gameDate: row.gameDate,
    venue: row.venue,
    status: row.status,
    // A scheduled match may have a stored score, since staff may set a started match back to scheduled.
    homeScore: isPlayed ? row.homeScore : null,
    awayScore: isPlayed ? row.awayScore : null,
    period: row.status === 'live' ? row.period : null,
    homePeriods: isPlayed ? row.homePeriods : [],
    awayPeriods: isPlayed ? row.awayPeriods : [],
    isForfeit: row.isForfeit,
    version: row.version,
  };
}
