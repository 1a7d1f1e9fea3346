// Metadata of a match for search engines and link previews.
import type { Match } from '#shared/features/results/match/contract.ts';
import { matchTitle, scoreText } from '#shared/features/results/rules.ts';
import { formatDateTime } from '#shared/format.ts';
import { paths, resultPath, teamPath } from '#shared/paths.ts';
import { pageHead } from '../../../core/page-head.ts';

/** @param match undefined while it loads */
export function matchHead(match: Match | undefined, publicUrl: string) {
  if (!match)
    return pageHead({ title: 'Match', description: false, path: paths.results, publicUrl, isUnlisted: true });
  const score = scoreText(match);
  const place = match.venue ? `, ${match.venue}` : '';
  return pageHead({
    title: score === null ? matchTitle(match) : `${matchTitle(match)} ${score}`,
    description:
      import.meta.env.SSR &&
      `${match.league.name}, ${formatDateTime(match.gameDate)}${place}. Ställning, perioder och diskussion.`,
    path: resultPath(match.id),
    publicUrl,
    ...(import.meta.env.SSR && { jsonLd: describe(match, publicUrl) }),
  });
}

/** Source: schema.org/SportsEvent. */
function describe(match: Match, publicUrl: string): Record<string, unknown> {
  const team = ({ name, slug }: Match['home']) => ({
    '@type': 'SportsTeam',
    name,
    ...(slug && { url: publicUrl + teamPath(slug) }),
  });
  return {
    '@type': 'SportsEvent',
    name: matchTitle(match),
    sport: 'Basketball',
    url: publicUrl + resultPath(match.id),
    startDate: match.gameDate,
    eventStatus: 'https://schema.org/EventScheduled',
    ...(match.venue && { location: { '@type': 'Place', name: match.venue } }),
    homeTeam: team(match.home),
    awayTeam: team(match.away),
    superEvent: { '@type': 'SportsEvent', name: `${match.league.name} ${match.season}` },
  };
}
