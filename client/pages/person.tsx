// The public profile of a person: header, ads and reviews.
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute } from '@tanstack/react-router';
import MessageCircle from 'lucide-react/icons/message-circle';
import { adTexts, signInFirst } from '#shared/features/ads/texts.ts';
import { reviewTexts } from '#shared/features/deals/texts.ts';
import { profileTexts } from '#shared/features/profiles/texts.ts';
import { paths, personPath } from '#shared/paths.ts';
import { useApi } from '../core/api.ts';
import { isRefusal, errorMessageOf } from '../core/failure.ts';
import { reloadPage } from '../core/reload-page.ts';
import { useOpenMessage } from '../core/message-prompt.tsx';
import { useSignInPrompt } from '../core/sign-in-prompt.tsx';
import { useViewer } from '../core/viewer.ts';
import { useLoadedHead } from '../core/use-loaded-head.ts';
import { AdCards, AdCardsSkeleton } from '../features/ads/ad-cards.tsx';
import { PersonReviews } from '../features/deals/person-reviews.tsx';
import { formatWriteAction } from '../features/messages/sending/pending-write-action.ts';
import { ProfileHeader } from '../features/profiles/profile-header.tsx';
import { ReportButton } from '../features/reports/reporting/use-report.tsx';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { ReportReview } from './profile/report-review.tsx';
import { EmptyState, FailedState } from '../ui/feedback/empty-state.tsx';
import { Page } from '../ui/layout/page.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';

export const Route = createLazyRoute('/u/$id')({
  component: PersonPage,
  notFoundComponent: MissingPerson,
  errorComponent: FailedPage,
});

function PersonPage() {
  const { id } = Route.useParams();
  const { after } = Route.useSearch();
  const viewer = useViewer();
  const { data, error, isFetching, refetch } = useQuery(
    useApi().profiles.find.queryOptions({ input: { id } }),
  );
  useLoadedHead(data);
  if (isRefusal(error, 'NOT_FOUND') || isRefusal(error, 'UNPROCESSABLE_CONTENT')) return <MissingPerson />;
  if (!data) {
    return error ? (
      <FailedPerson onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <LoadingPerson />
    );
  }
  return (
    <Page>
      <ProfileHeader person={data}>
        <WriteButton personId={id} />
        {viewer?.id !== id && <ReportButton what={{ kind: 'person', id, name: data.name }} />}
      </ProfileHeader>
      <h2 className="mb-4 text-lg">Annonser</h2>
      <PersonAds id={id} after={after} />
      <section id="omdomen" className="mt-10 scroll-mt-20">
        <h2 className="mb-4 text-lg">Omdömen</h2>
        <PersonReviews
          person={data}
          empty={<p className="text-muted">{reviewTexts.none}</p>}
          renderMore={(review) => <ReportReview review={review} viewerId={viewer?.id} />}
        />
      </section>
    </Page>
  );
}

/** Hidden on the user's own page. A visitor is asked to sign in first. */
function WriteButton({ personId }: { personId: string }) {
  const viewer = useViewer();
  const promptSignIn = useSignInPrompt();
  const openMessage = useOpenMessage();
  if (viewer?.id === personId) return null;
  const open = () => openMessage({ personId });
  return (
    <Button
      variant="primary"
      icon={<MessageCircle size={20} />}
      onClick={() =>
        viewer ? open() : promptSignIn(signInFirst.sendMessage, open, formatWriteAction(personId))
      }
    >
      Skicka meddelande
    </Button>
  );
}

function PersonAds({ id, after }: { id: string; after: string | undefined }) {
  const { data, error, isFetching, refetch } = useQuery(
    useApi().ads.ofPerson.queryOptions({ input: { id, ...(after && { after }) } }),
  );
  if (isRefusal(error, 'PAGE_DISABLED'))
    return <EmptyState level={3} title="Marknadsplatsen är tillfälligt stängd" />;
  if (after && isRefusal(error, 'UNPROCESSABLE_CONTENT')) {
    return (
      <EmptyState
        level={3}
        title="Sidan finns inte"
        action={<ButtonLink href={personPath(id)}>Börja om från första sidan</ButtonLink>}
      />
    );
  }
  if (!data) {
    return error ? (
      <FailedState
        title={adTexts.listFailed}
        level={3}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      >
        {errorMessageOf(error)}
      </FailedState>
    ) : (
      <AdCardsSkeleton count={8} />
    );
  }
  if (data.ads.length === 0) {
    return (
      <EmptyState
        level={3}
        title="Inga annonser just nu"
        action={<ButtonLink href={paths.marketplace}>Till marknadsplatsen</ButtonLink>}
      >
        När en annons är granskad och godkänd visas den här.
      </EmptyState>
    );
  }
  return (
    <>
      <AdCards ads={data.ads} eager={2} />
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {after && <ButtonLink href={personPath(id)}>Till de nyaste</ButtonLink>}
        {data.next && <ButtonLink href={`${personPath(id)}?after=${data.next}`}>Fler annonser</ButtonLink>}
      </div>
    </>
  );
}

function LoadingPerson() {
  return (
    <Page>
      <Loading label="Laddar profilen">
        <Skeleton className="mb-6 h-36 rounded-lg" />
      </Loading>
      <AdCardsSkeleton count={8} />
    </Page>
  );
}

function MissingPerson() {
  return (
    <Page>
      <EmptyState
        level={1}
        board="404"
        title={profileTexts.notFound}
        action={<ButtonLink href={paths.marketplace}>Till marknadsplatsen</ButtonLink>}
      >
        Kontot kan vara borttaget.
      </EmptyState>
    </Page>
  );
}

function FailedPerson({ onRetry, isRetrying = false }: { onRetry: () => void; isRetrying?: boolean }) {
  return (
    <Page>
      <FailedState level={1} title={profileTexts.loadFailed} onRetry={onRetry} isRetrying={isRetrying} />
    </Page>
  );
}

// The text does not depend on the error: the browser gets fewer details than the server that rendered the page.
function FailedPage() {
  return <FailedPerson onRetry={reloadPage} />;
}
