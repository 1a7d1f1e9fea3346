// Reviews of a person, newest first, ten at a time.
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { PersonReview } from '#shared/features/deals/contract.ts';
import { reviewTexts } from '#shared/features/deals/texts.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { Button } from '../../ui/button/button.tsx';
import { FailedState } from '../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ReviewActions } from './review-actions.tsx';
import { ReviewItem } from './review-item.tsx';

export interface PersonReviewsProps {
  person: { id: string; name: string };
  /** Shown when there are none. */
  empty: ReactNode;
  /** Further actions on a review, e.g. reporting it. */
  renderMore?: (review: PersonReview) => ReactNode;
}

export function PersonReviews({ person, empty, renderMore }: PersonReviewsProps) {
  return (
    <div className="flex max-w-3xl flex-col gap-3">
      <ReviewPage person={person} empty={empty} renderMore={renderMore} />
    </div>
  );
}

interface ReviewPageProps extends PersonReviewsProps {
  after?: string;
}

/** One page, followed by the next page after "Visa fler omdömen". */
function ReviewPage({ person, empty, renderMore, after }: ReviewPageProps) {
  const [hasMore, setHasMore] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(
    useApi().deals.ofPerson.queryOptions({ input: { id: person.id, ...(after && { after }) } }),
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
  if (data.reviews.length === 0) return empty;
  return (
    <>
      <ul className="flex flex-col gap-3">
        {data.reviews.map((review) => (
          <li key={review.id}>
            <ReviewItem
              person={review.author}
              rating={review.rating}
              text={review.text}
              at={review.at}
              about={aboutOf(review)}
              answer={review.answer}
              answerer={person.name}
            >
              <ReviewActions review={review}>{renderMore?.(review)}</ReviewActions>
            </ReviewItem>
          </li>
        ))}
      </ul>
      {data.next && !hasMore && (
        <Button className="self-center" onClick={() => setHasMore(true)}>
          Visa fler omdömen
        </Button>
      )}
      {data.next && hasMore && (
        <ReviewPage person={person} empty={null} renderMore={renderMore} after={data.next} />
      )}
    </>
  );
}

function aboutOf({ role, title }: PersonReview): string {
  const who = role === 'buyer' ? 'Köpare' : 'Säljare';
  return title ? `${who} · ${title}` : who;
}

export function LoadingReviews() {
  return (
    <Loading label="Laddar omdömen" className="flex flex-col gap-3">
      <Skeleton className="h-28 rounded-md" />
      <Skeleton className="h-28 rounded-md" />
    </Loading>
  );
}
