// States of the pages of a match, a team and a league besides the full one.
import { paths } from '#shared/paths.ts';
import { errorMessageOf, isMissing } from '../core/failure.ts';
import { missingTexts, type RecordKind } from '../features/results/missing.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { EmptyState, FailedState } from '../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { Page } from '../ui/layout/page.tsx';

const failedTexts: Readonly<Record<RecordKind, string>> = {
  match: 'Kunde inte hämta matchen',
  team: 'Kunde inte hämta laget',
  league: 'Kunde inte hämta ligan',
};

export function MissingRecord({ kind }: { kind: RecordKind }) {
  return (
    <Page>
      <EmptyState
        level={1}
        board="404"
        title={missingTexts[kind]}
        action={<ButtonLink href={paths.results}>Till resultaten</ButtonLink>}
      >
        Adressen kan vara fel, eller så är sidan borttagen.
      </EmptyState>
    </Page>
  );
}

export function FailedRecord({
  kind,
  onRetry,
  isRetrying = false,
  message,
}: {
  kind: RecordKind;
  onRetry: () => void;
  isRetrying?: boolean;
  message?: string;
}) {
  return (
    <Page>
      <FailedState level={1} title={failedTexts[kind]} onRetry={onRetry} isRetrying={isRetrying}>
        {message}
      </FailedState>
    </Page>
  );
}

interface UnansweredQuery {
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** The missing, failed or loading state of a query without data. */
export function UnansweredRecord({ kind, query }: { kind: RecordKind; query: UnansweredQuery }) {
  const { error, isFetching, refetch } = query;
  if (isMissing(error)) return <MissingRecord kind={kind} />;
  if (error)
    return (
      <FailedRecord
        kind={kind}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        message={errorMessageOf(error)}
      />
    );
  return (
    <Page>
      <Loading label="Laddar" className="flex flex-col gap-4">
        <Skeleton className="h-10 rounded-md" />
        <Skeleton className="h-48 rounded-md" />
      </Loading>
    </Page>
  );
}
