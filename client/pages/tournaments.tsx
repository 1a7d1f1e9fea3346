// Tournaments: search, filters, featured ones, the list by month and the map. Source: spec 1 §2 Tournaments.
import { createLazyRoute, useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { parseTournamentsAddress } from '#shared/features/tournaments/list/address.ts';
import { tournamentTexts } from '#shared/features/tournaments/texts.ts';
import { paths, tournamentPath } from '#shared/paths.ts';
import { reloadPage } from '../core/reload-page.ts';
import { PageGate } from '../features/page-settings/page-gate.tsx';
import { NearTown } from '../features/tournaments/list/near-town.tsx';
import { changeTournamentsAddress } from '../features/tournaments/list/tournament-addresses.ts';
import { TournamentList } from '../features/tournaments/list/tournament-list.tsx';
import { tournamentsTitle } from '../features/tournaments/list/tournaments-head.ts';
import { TournamentsToolbar } from '../features/tournaments/list/tournaments-toolbar.tsx';
import { OpenTournament } from '../features/tournaments/tournament-link.tsx';
import { FailedState } from '../ui/feedback/empty-state.tsx';
import { Page, PageHeading } from '../ui/layout/page.tsx';
import { LazyDialog } from '../ui/lazy/lazy-dialog.tsx';
import { SuggestTournament } from './tournaments/suggest-tournament.tsx';

export const Route = createLazyRoute('/tournaments')({
  component: () => (
    <PageGate pageName="tournaments" title="Turneringar">
      <TournamentsPage />
    </PageGate>
  ),
  errorComponent: FailedTournaments,
});

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The tournament that is open over the list; the address bar shows the address of its page. */
    tournamentId?: string;
    /** Whether the map was opened from the list, which is the entry before. */
    isMapOverList?: boolean;
  }
}

const loadDialog = async () =>
  (await import('../features/tournaments/detail/tournament-dialog.tsx')).TournamentDialog;
const loadMap = async () => (await import('../features/tournaments/list/map-dialog.tsx')).MapDialog;

function TournamentsPage() {
  const address = Route.useSearch({ select: (search) => parseTournamentsAddress({ ...search }) });
  const navigate = useNavigate();
  const router = useRouter();
  const change = (changed: Record<string, string | undefined>, isReplaced = false) =>
    void navigate({
      to: paths.tournaments,
      search: changeTournamentsAddress(address, changed),
      resetScroll: false,
      replace: isReplaced,
    });
  const openMap = () =>
    void navigate({
      to: paths.tournaments,
      search: { ...address, view: 'map' },
      state: { isMapOverList: true },
      resetScroll: false,
    });
  /** A second entry for the list would make the next Back do nothing visible. */
  const closeMap = () =>
    router.history.location.state.isMapOverList ? router.history.back() : change({ view: undefined }, true);
  return (
    <Page>
      <PageHeading title={tournamentsTitle(address)}>
        Cuper och läger för alla åldrar, i Sverige och utomlands.
      </PageHeading>
      <OpenTournaments>
        <div className="flex flex-col gap-6">
          <TournamentsToolbar address={address} onChange={change}>
            <NearTown address={address} onChange={change} />
          </TournamentsToolbar>
          <TournamentList address={address} onShowMap={openMap} suggest={<SuggestTournament />} />
        </div>
      </OpenTournaments>
      {address.view === 'map' && <LazyDialog load={loadMap} props={{ address, onClose: closeMap }} />}
    </Page>
  );
}

/**
 * Opens tournaments over the list, with the address of their page: Back closes the dialog, and a reload shows the page.
 * The history entry holds the id of the open tournament, so that filters and scroll position of the list do not change.
 */
function OpenTournaments({ children }: { children: React.ReactNode }) {
  const navigate = useNavigate();
  const router = useRouter();
  const tournamentId = useRouterState({ select: ({ location }) => location.state.tournamentId });
  const open = (id: string) =>
    void navigate({
      to: '.',
      search: true,
      state: { tournamentId: id },
      mask: { to: tournamentPath(id), search: {}, unmaskOnReload: true },
      resetScroll: false,
    });
  return (
    <OpenTournament value={open}>
      {children}
      {tournamentId !== undefined && (
        <LazyDialog
          key={tournamentId}
          load={loadDialog}
          props={{ id: tournamentId, onClose: () => router.history.back() }}
        />
      )}
    </OpenTournament>
  );
}

// The text does not depend on the error: the browser gets fewer details than the server that rendered the page.
function FailedTournaments() {
  return (
    <Page>
      <PageHeading title="Turneringar" />
      <FailedState title={tournamentTexts.failedTitle} onRetry={reloadPage}>
        {tournamentTexts.listFailed}
      </FailedState>
    </Page>
  );
}
