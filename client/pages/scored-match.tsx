// Live scoring of a match, without the site's header and footer, for a phone in the hall.
import { createLazyRoute } from '@tanstack/react-router';
import { scoringTexts } from '#shared/features/results/scoring/texts.ts';
import { paths } from '#shared/paths.ts';
import { errorMessageOf, isRefusal } from '../core/failure.ts';
import { useLiveConnection } from '../core/live/use-connection.ts';
import { useOpenSignIn } from '../core/sign-in-prompt.tsx';
import { useViewer } from '../core/viewer.ts';
import { ScoringView } from '../features/results/scoring/scoring-view.tsx';
import { useScoring } from '../features/results/scoring/use-scoring.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { EmptyState, FailedState } from '../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { Page } from '../ui/layout/page.tsx';
import { SignInRequired } from './sign-in-required.tsx';

export const Route = createLazyRoute('/scoring/$id')({ component: ScoredMatchPage });

function ScoredMatchPage() {
  const viewer = useViewer();
  const { id } = Route.useParams();
  if (!viewer)
    return (
      <SignInRequired title={scoringTexts.signIn}>
        Det du redan har räknat finns kvar i telefonen och skickas när du har loggat in.
      </SignInRequired>
    );
  return <ScoredMatch key={`${viewer.id} ${id}`} id={id} userId={viewer.id} />;
}

function ScoredMatch({ id, userId }: { id: string; userId: string }) {
  const openSignIn = useOpenSignIn();
  const { query, receive, ...scored } = useScoring(id, userId);
  useLiveConnection({
    userId,
    onEvent: receive,
    // A scorer goes on counting during a match; the page asks for a sign-in when it cannot send the points.
    onSignedOut() {},
  });
  const { data, error, isFetching, refetch } = query;
  if (data)
    return (
      <Page width="full">
        <ScoringView
          scoring={data}
          {...scored}
          onSignIn={() => openSignIn({ resume: () => scored.queue.resume() })}
        />
      </Page>
    );
  return (
    <Page width="reading">
      {!error && (
        <Loading label="Laddar matchen" className="flex flex-col gap-3">
          <Skeleton className="h-32 rounded-md" />
          <Skeleton className="h-80 rounded-md" />
        </Loading>
      )}
      {isRefusal(error, 'NOT_FOUND') || isRefusal(error, 'UNPROCESSABLE_CONTENT') ? (
        <EmptyState
          level={1}
          title="Matchen går inte att rapportera"
          action={<ButtonLink href={paths.scoring}>Matcher du rapporterar</ButtonLink>}
        >
          {errorMessageOf(error)}
        </EmptyState>
      ) : (
        error && (
          <FailedState
            level={1}
            title={scoringTexts.loadFailed}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          >
            {errorMessageOf(error)}
          </FailedState>
        )
      )}
    </Page>
  );
}
