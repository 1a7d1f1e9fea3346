// The next featured tournaments, at the top of the list.
import { describeDays, describePlace } from '#shared/features/tournaments/describe.ts';
import type { TournamentRow } from '#shared/features/tournaments/list/contract.ts';
import { typeLabels } from '#shared/features/tournaments/texts.ts';
import { tournamentPath } from '#shared/paths.ts';
import { RecordLink } from '../../../ui/dialog/record-link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { TournamentPicture } from '../tournament-picture.tsx';

export function FeaturedTournaments({ tournaments }: { tournaments: readonly TournamentRow[] }) {
  if (tournaments.length === 0) return null;
  return (
    <section aria-labelledby="utvalda">
      <h2 id="utvalda" className="mb-3 text-lg">
        Utvalda
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {tournaments.map((tournament) => (
          <li
            key={tournament.id}
            className="relative flex min-w-0 flex-col overflow-hidden rounded-md border border-line bg-surface transition-colors duration-150 hover:border-ink"
          >
            <TournamentPicture
              tournament={tournament}
              sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw"
              eager
              className="aspect-video!"
            />
            <div className="flex flex-1 flex-col gap-1 p-4">
              <h3 className="text-base">
                <RecordLink
                  id={tournament.id}
                  pathOf={tournamentPath}
                  className="[overflow-wrap:anywhere] hyphens-auto after:absolute after:inset-0 hover:underline"
                >
                  {tournament.name}
                </RecordLink>
              </h3>
              <p className="text-sm font-semibold">{describeDays(tournament)}</p>
              <p className="text-sm text-muted [overflow-wrap:anywhere]">{describePlace(tournament)}</p>
              <p className="mt-1 flex flex-wrap gap-2">
                <StatusBadge tournament={tournament} />
                <Badge>{typeLabels[tournament.type]}</Badge>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
