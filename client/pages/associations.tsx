// Associations: search, filters, open courts and the list. Source: spec 1 §2 Clubs.
import { createLazyRoute } from '@tanstack/react-router';
import Clock from 'lucide-react/icons/clock';
import List from 'lucide-react/icons/list';
import MapIcon from 'lucide-react/icons/map';
import { parseAssociationsAddress } from '#shared/features/associations/list/address.ts';
import { associationTexts } from '#shared/features/associations/texts.ts';
import { paths } from '#shared/paths.ts';
import { reloadPage } from '../core/reload-page.ts';
import {
  associationsHref,
  changeAssociationsAddress,
} from '../features/associations/list/association-addresses.ts';
import { AssociationList } from '../features/associations/list/association-list.tsx';
import { associationsTitle } from '../features/associations/list/associations-head.ts';
import { NearPlace } from '../features/associations/list/near-place.tsx';
import {
  AssociationsToolbar,
  type AssociationsToolbarProps,
} from '../features/associations/list/associations-toolbar.tsx';
import { PageGate } from '../features/page-settings/page-gate.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { FailedState } from '../ui/feedback/empty-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { SegmentedControl } from '../ui/form/segmented-control.tsx';
import { BackLink, Page, PageHeading } from '../ui/layout/page.tsx';
import { serverRenderedPanel } from '../ui/lazy/server-rendered-panel.tsx';
// Imported with the page, because the server renders the map before its script is loaded.
import '../ui/map/place-map.css';

export const Route = createLazyRoute('/associations')({
  component: () => (
    <PageGate pageName="associations" title="Föreningar">
      <AssociationsPage />
    </PageGate>
  ),
  errorComponent: FailedAssociations,
});

const { Panel: MapPanel, preload: preloadMap } = serverRenderedPanel(
  async () => (await import('../features/associations/list/association-map.tsx')).AssociationMap,
);
/** For the server, which renders the map too. */
export { preloadMap };

function AssociationsPage() {
  const address = Route.useSearch({ select: (search) => parseAssociationsAddress({ ...search }) });
  const navigate = Route.useNavigate();
  const change: AssociationsToolbarProps['onChange'] = (changed, { replace } = { replace: false }) =>
    void navigate({
      search: (latest) => changeAssociationsAddress(latest, changed),
      resetScroll: false,
      replace,
    });
  const isPlaying = address.open === 'now' || address.open === 'today';
  return (
    <Page>
      {isPlaying && <BackLink href={paths.associations}>Alla föreningar</BackLink>}
      <PageHeading
        title={associationsTitle(address)}
        actions={
          (!isPlaying || address.at) && (
            <ButtonLink
              href={associationsHref(
                address.at
                  ? changeAssociationsAddress(address, { open: 'now', at: undefined })
                  : { open: 'now', county: address.county },
              )}
              variant="primary"
              icon={<Clock size={18} />}
            >
              Spela nu
            </ButtonLink>
          )
        }
      >
        {isPlaying
          ? 'Hallar där vem som helst kan komma och spela. Ring gärna först: tider kan ändras med kort varsel.'
          : 'Hitta en förening nära dig, eller en öppen hall att spela i.'}
      </PageHeading>
      <div className="flex flex-col gap-6">
        <AssociationsToolbar address={address} onChange={change}>
          <NearPlace address={address} onChange={change} />
        </AssociationsToolbar>
        <SegmentedControl
          legend="Visa som"
          value={address.view ?? 'list'}
          options={[
            { value: 'list', label: 'Lista', icon: <List size={18} /> },
            { value: 'map', label: 'Karta', icon: <MapIcon size={18} /> },
          ]}
          onChange={(view) => change({ view })}
        />
        {address.view === 'map' ? (
          <MapPanel
            props={{ address }}
            placeholder={<Skeleton className="h-120 max-w-lg rounded-md" />}
            errorTitle="Kunde inte visa kartan"
          />
        ) : (
          <AssociationList address={address} />
        )}
      </div>
    </Page>
  );
}

// The text does not depend on the error: the browser gets fewer details than the server that rendered the page.
function FailedAssociations() {
  return (
    <Page>
      <PageHeading title="Föreningar" />
      <FailedState title={associationTexts.listFailed} onRetry={reloadPage} />
    </Page>
  );
}
