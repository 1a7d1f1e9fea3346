// An association's page: contact, open court, and ads of its members.
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute } from '@tanstack/react-router';
import MapPin from 'lucide-react/icons/map-pin';
import type { Association } from '#shared/features/associations/page/contract.ts';
import { associationTexts } from '#shared/features/associations/texts.ts';
import { pictureUrl } from '#shared/features/pictures/urls.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../core/api.ts';
import { errorMessageOf, isMissing } from '../core/failure.ts';
import { reloadPage } from '../core/reload-page.ts';
import { useLoadedHead } from '../core/use-loaded-head.ts';
import { AdCards } from '../features/ads/ad-cards.tsx';
import { ShareButton } from '../ui/button/share-button.tsx';
import { AssociationContact } from '../features/associations/page/association-contact.tsx';
import { OpenCourt } from '../features/associations/page/open-court.tsx';
import { ClubTournaments } from '../features/tournaments/list/club-tournaments.tsx';
import { PageGate } from '../features/page-settings/page-gate.tsx';
import { useOpenPages } from '../features/page-settings/use-open-pages.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { EmptyState, FailedState } from '../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { Facts } from '../ui/layout/card.tsx';
import { BackLink, Page } from '../ui/layout/page.tsx';
import { Logo } from '../ui/picture/logo.tsx';
import { CorrectionLink } from './associations/correction-link.tsx';

export const Route = createLazyRoute('/associations/$id')({
  component: () => (
    <PageGate pageName="associations" title="Föreningar">
      <AssociationPage />
    </PageGate>
  ),
  notFoundComponent: MissingAssociation,
  errorComponent: () => <FailedAssociation onRetry={reloadPage} />,
});

function AssociationPage() {
  const { id } = Route.useParams();
  const { data, error, isFetching, refetch } = useQuery(
    useApi().associations.find.queryOptions({ input: { id } }),
  );
  useLoadedHead(data);
  if (isMissing(error)) return <MissingAssociation />;
  if (data) return <FullAssociation key={id} association={data} />;
  if (error)
    return (
      <FailedAssociation
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        message={errorMessageOf(error)}
      />
    );
  return (
    <Page>
      <Loading label="Laddar föreningen" className="flex flex-col gap-4">
        <Skeleton className="h-24 rounded-md" />
        <Skeleton className="h-64 rounded-md" />
      </Loading>
    </Page>
  );
}

function FullAssociation({ association }: { association: Association }) {
  const { id, name, description, city, county, district, federation, logo, hasOpenCourt, can } = association;
  const facts = [
    { term: 'Distrikt', value: district },
    { term: 'Förbund', value: federation },
  ].filter(({ value }) => value !== '');
  return (
    <Page>
      <BackLink href={paths.associations}>Alla föreningar</BackLink>
      <header className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-4">
        <Logo name={name} src={logo && pictureUrl(logo.id, 400)} size="lg" />
        <div className="min-w-0 flex-1 basis-60">
          <h1 className="text-xl [overflow-wrap:anywhere] hyphens-auto">{name}</h1>
          {(city || county) && (
            <p className="mt-1 inline-flex items-center gap-1.5 text-muted [overflow-wrap:anywhere]">
              <MapPin size={18} className="shrink-0" />
              {city === county ? city : [city, county].filter(Boolean).join(', ')}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          {can.edit && (
            <ButtonLink href={`${paths.adminAssociations}?search=${encodeURIComponent(name)}`}>
              Redigera
            </ButtonLink>
          )}
          <ShareButton title={name} />
        </div>
      </header>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
        <div className="flex min-w-0 flex-col gap-6">
          {description && (
            <section>
              <h2 className="mb-2 text-lg">Om föreningen</h2>
              <p className="prose whitespace-pre-line [overflow-wrap:anywhere]">{description}</p>
            </section>
          )}
          {hasOpenCourt && <OpenCourt association={association} />}
          <ClubTournaments associationId={id} />
          {!description && !hasOpenCourt && (
            <p className="text-muted">Föreningen har inte skrivit något om sig själv än.</p>
          )}
        </div>
        <aside className="flex min-w-0 flex-col gap-5" aria-label="Uppgifter">
          <AssociationContact association={association} />
          {facts.length > 0 && <Facts facts={facts} />}
          <CorrectionLink id={id} />
        </aside>
      </div>
      <MemberAds id={id} />
    </Page>
  );
}

/** Renders nothing while the marketplace is closed, nor without ads, since most associations have none. */
function MemberAds({ id }: { id: string }) {
  const isOpen = useOpenPages()('marketplace');
  const { data } = useQuery({
    ...useApi().associations.ads.queryOptions({ input: { id } }),
    enabled: isOpen,
  });
  if (!isOpen || !data || data.ads.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="mb-4 text-lg">Annonser från medlemmar</h2>
      <AdCards ads={data.ads} />
    </section>
  );
}

function MissingAssociation() {
  return (
    <Page>
      <EmptyState
        level={1}
        board="404"
        title={associationTexts.notFound}
        action={<ButtonLink href={paths.associations}>Till föreningarna</ButtonLink>}
      >
        Den kan ha tagits bort.
      </EmptyState>
    </Page>
  );
}

interface FailedAssociationProps {
  onRetry: () => void;
  isRetrying?: boolean;
  message?: string;
}

function FailedAssociation({ onRetry, isRetrying = false, message }: FailedAssociationProps) {
  return (
    <Page>
      <FailedState level={1} title={associationTexts.findFailed} onRetry={onRetry} isRetrying={isRetrying}>
        {message}
      </FailedState>
    </Page>
  );
}
