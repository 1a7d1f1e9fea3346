// Tournaments: search, filters, and the list by month with featured ones, or the map. Source: spec 1 §2 Tournaments.
import { createLazyRoute, useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import {
  parseTournamentsAddress,
  type TournamentsAddress,
} from '#shared/features/tournaments/list/address.ts';
import { tournamentTexts } from '#shared/features/tournaments/texts.ts';
import { paths, tournamentPath } from '#shared/paths.ts';
import { isPlainClick } from '../core/plain-click.ts';
import { reloadPage } from '../core/reload-page.ts';
import { PageGate } from '../features/page-settings/page-gate.tsx';
import { NearTown } from '../features/tournaments/list/near-town.tsx';
import {
  changeTournamentsAddress,
  tournamentsHref,
} from '../features/tournaments/list/tournament-addresses.ts';
import { TournamentList } from '../features/tournaments/list/tournament-list.tsx';
import { tournamentsTitle } from '../features/tournaments/list/tournaments-head.ts';
import { TournamentsToolbar } from '../features/tournaments/list/tournaments-toolbar.tsx';
import { RecordsOverList } from '../ui/dialog/records-over-list.tsx';
import { FailedState } from '../ui/feedback/empty-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { BackLink, Page, PageHeading } from '../ui/layout/page.tsx';
import { LazyDialog } from '../ui/lazy/lazy-dialog.tsx';
import { serverRenderedPanel } from '../ui/lazy/server-rendered-panel.tsx';
import { SuggestTournament } from './tournaments/suggest-tournament.tsx';
// Imported with the page, because the server renders the map before its script is loaded.
import '../ui/map/place-map.css';

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
    /** Whether the map is open over the list; the address bar shows the address of the page with the map. */
    isMapOpen?: boolean;
  }
}

const loadDialog = async () =>
  (await import('../features/tournaments/detail/tournament-dialog.tsx')).TournamentDialog;
const loadMapDialog = async () => (await import('../features/tournaments/list/map-dialog.tsx')).MapDialog;
const { Panel: MapPanel, preload: preloadMap } = serverRenderedPanel(
  async () => (await import('../features/tournaments/list/tournament-map.tsx')).TournamentMap,
);
/** For the server, which renders the map too. */
export { preloadMap };

function TournamentsPage() {
  const address = Route.useSearch({ select: (search) => parseTournamentsAddress({ ...search }) });
  const navigate = Route.useNavigate();
  const change = (changed: Record<string, string | undefined>) =>
    void navigate({
      search: (latest) => changeTournamentsAddress(latest, changed),
      resetScroll: false,
    });
  const isMap = address.view === 'map';
  return (
    <Page>
      {isMap && <BackLink href={tournamentsHref({ ...address, view: undefined })}>Till listan</BackLink>}
      <PageHeading title={tournamentsTitle(address)}>
        Cuper och läger för alla åldrar, i Sverige och utomlands.
      </PageHeading>
      <div className="flex flex-col gap-6">
        <TournamentsToolbar address={address} onChange={change}>
          <NearTown address={address} onChange={change} />
        </TournamentsToolbar>
        {isMap ? (
          <MapPanel
            props={{ address }}
            placeholder={<Skeleton className="h-120 rounded-md" />}
            errorTitle="Kunde inte visa kartan"
          />
        ) : (
          <RecordsOverList pathOf={tournamentPath} loadDialog={loadDialog}>
            <ListWithMap address={address} />
          </RecordsOverList>
        )}
      </div>
    </Page>
  );
}

/** The list, and the map over it with the address of the page that shows it: Back closes the map. */
function ListWithMap({ address }: { address: TournamentsAddress }) {
  const navigate = useNavigate();
  const router = useRouter();
  const isMapOpen = useRouterState({ select: ({ location }) => location.state.isMapOpen === true });
  const mapAddress: TournamentsAddress = { ...address, view: 'map' };
  const openMap = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate({
      to: '.',
      search: true,
      state: { isMapOpen: true },
      mask: { to: paths.tournaments, search: mapAddress, unmaskOnReload: true },
      resetScroll: false,
    });
  };
  return (
    <>
      <TournamentList
        address={address}
        mapLink={{ href: tournamentsHref(mapAddress), onClick: openMap }}
        suggest={<SuggestTournament />}
      />
      {isMapOpen && (
        <LazyDialog
          load={loadMapDialog}
          props={{ address: mapAddress, onClose: () => router.history.back() }}
        />
      )}
    </>
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
