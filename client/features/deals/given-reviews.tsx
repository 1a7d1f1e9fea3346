// The reviews a user has written, including those not visible yet and those taken down, with the reason.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { GivenReview } from '#shared/features/deals/contract.ts';
import { reviewTexts } from '#shared/features/deals/texts.ts';
import { formatDate } from '#shared/format.ts';
import { reportPath } from '#shared/paths.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { Anchor } from '../../ui/button/anchor.tsx';
import { Button } from '../../ui/button/button.tsx';
import { FailedState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { LoadingReviews } from './person-reviews.tsx';
import { ReviewItem } from './review-item.tsx';

export function GivenReviews({ after }: { after?: string }) {
  const [hasMore, setHasMore] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(
    useApi().deals.given.queryOptions({ input: after ? { after } : {} }),
  );
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
      <LoadingReviews />
    );
  }
  if (data.reviews.length === 0) return <p className="text-muted">Du har inte lämnat några omdömen än.</p>;
  return (
    <div className="flex max-w-3xl flex-col gap-3">
      <ul className="flex flex-col gap-3">
        {data.reviews.map((review) => (
          <li key={review.id}>
            <ReviewItem
              prefix="Om"
              person={review.subject}
              rating={review.rating}
              text={review.text}
              at={review.createdAt}
              about={review.title}
              answer={review.answer}
              answerer={review.subject.name}
            >
              <ReviewVisibility review={review} />
            </ReviewItem>
          </li>
        ))}
      </ul>
      {data.next && !hasMore && (
        <Button className="self-center" onClick={() => setHasMore(true)}>
          Visa fler omdömen
        </Button>
      )}
      {data.next && hasMore && <GivenReviews after={data.next} />}
    </div>
  );
}

/** Why other users cannot see the review. */
function ReviewVisibility({ review }: { review: GivenReview }) {
  const { removedReason, decisionId, isVisible, visibleAt } = review;
  if (removedReason !== null) {
    return (
      <div className="mt-3">
        <Notice title="Borttaget av administratör">
          <p>{removedReason}</p>
          {decisionId && (
            <p className="mt-2">
              <Anchor
                href={reportPath(decisionId)}
                aria-label={`Läs beslutet och överklaga: omdömet om ${review.subject.name}`}
                className="underline"
              >
                Läs beslutet och överklaga
              </Anchor>
            </p>
          )}
        </Notice>
      </div>
    );
  }
  if (isVisible) return null;
  return (
    <p className="mt-2 text-sm text-muted">
      Visas när den andra också har skrivit, senast {formatDate(visibleAt)}.
    </p>
  );
}
