// The page of a tournament. Source: spec 1 §2 Tournaments.
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute } from '@tanstack/react-router';
import { tournamentTexts } from '#shared/features/tournaments/texts.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../core/api.ts';
import { reloadPage } from '../core/reload-page.ts';
import { useLoadedHead } from '../core/use-loaded-head.ts';
import { PageGate } from '../features/page-settings/page-gate.tsx';
import { MissingTournament, TournamentStates } from '../features/tournaments/detail/tournament-states.tsx';
import { TournamentText } from '../features/tournaments/detail/tournament-text.tsx';
import { FailedState } from '../ui/feedback/empty-state.tsx';
import { BackLink, Page } from '../ui/layout/page.tsx';

export const Route = createLazyRoute('/tournaments/$id')({
  component: () => (
    <PageGate pageName="tournaments" title="Turneringar">
      <TournamentPage />
    </PageGate>
  ),
  notFoundComponent: () => (
    <Page>
      <MissingTournament level={1} />
    </Page>
  ),
  errorComponent: () => (
    <Page>
      <FailedState level={1} title={tournamentTexts.findFailed} onRetry={reloadPage} />
    </Page>
  ),
});

function TournamentPage() {
  const { id } = Route.useParams();
  useLoadedHead(useQuery(useApi().tournaments.find.queryOptions({ input: { id } })).data);
  return (
    <Page width="reading">
      <BackLink href={paths.tournaments}>Till turneringarna</BackLink>
      <TournamentStates id={id} level={1}>
        {(tournament) => (
          <article>
            <h1 className="mb-4 [overflow-wrap:anywhere] hyphens-auto">{tournament.name}</h1>
            <TournamentText tournament={tournament} />
          </article>
        )}
      </TournamentStates>
    </Page>
  );
}
