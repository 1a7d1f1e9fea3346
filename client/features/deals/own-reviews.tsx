// The reviews on the user's own profile: to write, received, written. Source: spec 1 §2 Profile.
import { type ReactNode, useRef } from 'react';
import type { PersonReview } from '#shared/features/deals/contract.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { UnreviewedDeals } from './unreviewed-deals.tsx';
import { GivenReviews } from './given-reviews.tsx';
import { PersonReviews } from './person-reviews.tsx';

export interface OwnReviewsProps {
  viewer: { id: string; name: string };
  /** Further actions on a review, e.g. reporting it. */
  renderMore: (review: PersonReview) => ReactNode;
}

export function OwnReviews({ viewer, renderMore }: OwnReviewsProps) {
  const givenHeading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="flex flex-col gap-8">
      {/* A saved review moves to the list below. */}
      <UnreviewedDeals onRemoved={() => givenHeading.current?.focus()} />
      <section>
        <h3 className="mb-3 text-lg">Omdömen om dig</h3>
        <PersonReviews
          person={viewer}
          renderMore={renderMore}
          empty={
            <EmptyState title="Inga omdömen än" level={3}>
              När en affär är klar kan ni ge varandra omdömen. De du får visas här.
            </EmptyState>
          }
        />
      </section>
      <section>
        <h3 ref={givenHeading} tabIndex={-1} className="mb-3 text-lg outline-none">
          Omdömen du har lämnat
        </h3>
        <GivenReviews />
      </section>
    </div>
  );
}
