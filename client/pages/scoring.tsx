// The matches that the user is assigned to score.
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute } from '@tanstack/react-router';
import { scoringTexts } from '#shared/features/results/scoring/texts.ts';
import { formatDateTime } from '#shared/format.ts';
import { paths, scoringPath } from '#shared/paths.ts';
import { useApi } from '../core/api.ts';
import { errorMessageOf } from '../core/failure.ts';
import { useViewer } from '../core/viewer.ts';
import { Anchor } from '../ui/button/anchor.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { EmptyState, FailedState } from '../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { Page, PageHeading } from '../ui/layout/page.tsx';
import { SignInRequired } from './sign-in-required.tsx';

export const Route = createLazyRoute('/scoring')({ component: ScoringPage });

function ScoringPage() {
  const viewer = useViewer();
  if (!viewer) return <SignInRequired title={scoringTexts.signIn} />;
  return (
    <Page width="reading">
      <PageHeading title="Matcher du rapporterar">
        Räkna poängen från din telefon i hallen. Läsarna ser dem direkt.
      </PageHeading>
      <Matches />
    </Page>
  );
}

function Matches() {
  const { data, error, isFetching, refetch } = useQuery(useApi().results.listScored.queryOptions());
  if (!data)
    return error ? (
      <FailedState
        title="Kunde inte hämta dina matcher"
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      >
        {errorMessageOf(error)}
      </FailedState>
    ) : (
      <Loading label="Laddar matcher">
        <Skeleton className="h-20 rounded-md" />
      </Loading>
    );
  if (data.results.length === 0)
    return (
      <EmptyState
        title="Inga matcher just nu"
        action={<ButtonLink href={paths.results}>Till resultaten</ButtonLink>}
      >
        När en administratör lägger till dig på en match finns den här.
      </EmptyState>
    );
  return (
    <ul className="flex flex-col gap-3">
      {data.results.map(({ id, home, away, gameDate, venue, status }) => (
        <li key={id} className="relative rounded-md border border-line bg-surface p-4 hover:border-ink">
          <Anchor href={scoringPath(id)} className="font-semibold after:absolute after:inset-0">
            {home.name} – {away.name}
          </Anchor>
          <p className="text-sm text-muted">
            {status === 'live' ? 'Pågår nu' : formatDateTime(gameDate)}
            {venue && `, ${venue}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
