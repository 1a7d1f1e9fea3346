// A tournament that loads, is missing or has failed to load; the full one is given as children.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Tournament } from '#shared/features/tournaments/detail/contract.ts';
import { tournamentTexts } from '#shared/features/tournaments/texts.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../../../core/api.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { RecordStates } from '../../../ui/feedback/record-states.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';

/** @param props.level of the heading of the states */
export function TournamentStates({
  id,
  level,
  children,
}: {
  id: string;
  level: 1 | 2;
  children: (tournament: Tournament) => ReactNode;
}) {
  return (
    <RecordStates
      query={useQuery(useApi().tournaments.find.queryOptions({ input: { id } }))}
      missing={<MissingTournament level={level} />}
      loading={
        <Loading label="Laddar turneringen" className="flex flex-col gap-4">
          <Skeleton className="aspect-3/1 rounded-md" />
          <Skeleton className="h-60 rounded-md" />
        </Loading>
      }
      failedTitle={tournamentTexts.findFailed}
      level={level}
    >
      {children}
    </RecordStates>
  );
}

export function MissingTournament({ level }: { level: 1 | 2 }) {
  return (
    <EmptyState
      level={level}
      board="404"
      title={tournamentTexts.notFound}
      action={<ButtonLink href={paths.tournaments}>Till turneringarna</ButtonLink>}
    >
      Den kan ha tagits bort.
    </EmptyState>
  );
}
