// Associations: search, filters, open courts and the list. Source: spec 1 §2 Clubs.
import { createLazyRoute, useNavigate } from '@tanstack/react-router';
import Clock from 'lucide-react/icons/clock';
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
import { AssociationsToolbar } from '../features/associations/list/associations-toolbar.tsx';
import { PageGate } from '../features/page-settings/page-gate.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { FailedState } from '../ui/feedback/empty-state.tsx';
import { BackLink, Page, PageHeading } from '../ui/layout/page.tsx';

export const Route = createLazyRoute('/associations')({
  component: () => (
    <PageGate pageName="associations" title="Föreningar">
      <AssociationsPage />
    </PageGate>
  ),
  errorComponent: FailedAssociations,
});

function AssociationsPage() {
  const address = Route.useSearch({ select: (search) => parseAssociationsAddress({ ...search }) });
  const navigate = useNavigate();
  const isPlaying = address.open === 'now' || address.open === 'today';
  return (
    <Page>
      {isPlaying && <BackLink href={paths.associations}>Alla föreningar</BackLink>}
      <PageHeading
        title={associationsTitle(address)}
        actions={
          !isPlaying && (
            <ButtonLink
              href={associationsHref({ open: 'now', county: address.county })}
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
          : 'Hitta en klubb nära dig, eller en öppen hall att spela i.'}
      </PageHeading>
      <div className="flex flex-col gap-6">
        <AssociationsToolbar
          address={address}
          onChange={(change) =>
            void navigate({
              to: paths.associations,
              search: changeAssociationsAddress(address, change),
              resetScroll: false,
            })
          }
        />
        <AssociationList address={address} />
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
