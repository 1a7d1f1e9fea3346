// Reviews of a person, newest first, ten at a time.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PersonReview } from '#shared/features/deals/contract.ts';
import { useApi } from '../../core/api.ts';
import { ReviewActions } from './review-actions.tsx';
import { ReviewItem } from './review-item.tsx';
import { ReviewPage } from './review-page.tsx';

export interface PersonReviewsProps {
  person: { id: string; name: string };
  /** Cursor of a later page. */
  after?: string;
  /** Shown when there are none. */
  empty: ReactNode;
  /** Further actions on a review, e.g. reporting it. */
  renderMore?: (review: PersonReview) => ReactNode;
}

export function PersonReviews({ person, after, empty, renderMore }: PersonReviewsProps) {
  const input = { id: person.id, ...(after && { after }) };
  return (
    <ReviewPage
      query={useQuery(useApi().deals.ofPerson.queryOptions({ input }))}
      empty={empty}
      renderReview={(review) => (
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
      )}
      renderNext={(cursor) => (
        <PersonReviews person={person} after={cursor} empty={null} renderMore={renderMore} />
      )}
    />
  );
}

function aboutOf({ role, title }: PersonReview): string {
  const who = role === 'buyer' ? 'Köpare' : 'Säljare';
  return title ? `${who} · ${title}` : who;
}
