// Metadata of a league for search engines and link previews.
import type { LeaguePage } from '#shared/features/results/leagues/contract.ts';
import { leaguePath, paths } from '#shared/paths.ts';
import { pageHead } from '../../../core/page-head.ts';

/** @param league undefined while it loads */
export function leagueHead(league: LeaguePage | undefined, publicUrl: string) {
  if (!league)
    return pageHead({ title: 'Liga', description: false, path: paths.results, publicUrl, isUnlisted: true });
  const { name, season, isForChildren } = league;
  return pageHead({
    title: season ? `${name} ${season}` : name,
    description:
      import.meta.env.SSR && `${name}: ${isForChildren ? 'matcher' : 'tabell, matcher'} och resultat.`,
    path: seasonPath(league, season),
    publicUrl,
  });
}

/** The URL of a season: the league's own URL for the latest season, with a parameter for others. */
export function seasonPath({ slug, seasons }: LeaguePage, season: string | null): string {
  if (season === null || season === seasons[0]) return leaguePath(slug);
  return `${leaguePath(slug)}?season=${encodeURIComponent(season)}`;
}
