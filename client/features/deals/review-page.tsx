// A page of reviews in its four states, followed by the next page after "Visa fler omdömen".
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { reviewTexts } from '#shared/features/deals/texts.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { Button } from '../../ui/button/button.tsx';
import { FailedState } from '../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';

interface Page {
  reviews: { id: string }[];
  /** Cursor of the next page. */
  next: string | null;
}

export interface ReviewPageProps<Shown extends Page> {
  query: UseQueryResult<Shown>;
  /** Shown when there are none. */
  empty: ReactNode;
  renderReview: (review: Shown['reviews'][number]) => ReactNode;
  /** The page after the cursor. */
  renderNext: (cursor: string) => ReactNode;
}

export function ReviewPage<Shown extends Page>(props: ReviewPageProps<Shown>) {
  return (
    <div className="flex max-w-3xl flex-col gap-3">
      <Reviews {...props} />
    </div>
  );
}

function Reviews<Shown extends Page>({ query, empty, renderReview, renderNext }: ReviewPageProps<Shown>) {
  const [hasMore, setHasMore] = useState(false);
  const { data, error, isFetching, refetch } = query;
  if (!data) {
    return error ? (
      <FailedState
        level={3}
        title={reviewTexts.loadFailed}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      >
        {errorMessageOf(error)}
      </FailedState>
    ) : (
      <Loading label="Laddar omdömen" className="flex flex-col gap-3">
        <Skeleton className="h-28 rounded-md" />
        <Skeleton className="h-28 rounded-md" />
      </Loading>
    );
  }
  if (data.reviews.length === 0) return empty;
  return (
    <>
      <ul className="flex flex-col gap-3">
        {data.reviews.map((review) => (
          <li key={review.id}>{renderReview(review)}</li>
        ))}
      </ul>
      {data.next && !hasMore && (
        <Button className="self-center" onClick={() => setHasMore(true)}>
          Visa fler omdömen
        </Button>
      )}
      {data.next && hasMore && renderNext(data.next)}
    </>
  );
}
