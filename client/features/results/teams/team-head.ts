// Metadata of a team for search engines and link previews.
import type { TeamPage } from '#shared/features/results/teams/contract.ts';
import { paths, teamPath } from '#shared/paths.ts';
import { pageHead } from '../../../core/page-head.ts';

/** @param team undefined while it loads */
export function teamHead(team: TeamPage | undefined, publicUrl: string) {
  if (!team)
    return pageHead({ title: 'Lag', description: false, path: paths.results, publicUrl, isUnlisted: true });
  const { name, slug, city } = team;
  const leagues = team.leagues.map((league) => league.name).join(', ');
  return pageHead({
    title: name,
    description:
      import.meta.env.SSR && `${name}: matcher och resultat${leagues ? ` i ${leagues}` : ''}, och kalender.`,
    path: teamPath(slug),
    publicUrl,
    ...(import.meta.env.SSR && {
      jsonLd: {
        '@type': 'SportsTeam',
        name,
        sport: 'Basketball',
        url: publicUrl + teamPath(slug),
        ...(city && { location: { '@type': 'Place', name: city } }),
      },
    }),
  });
}
