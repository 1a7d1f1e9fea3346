// The reviews a user has written, including those not visible yet and those taken down, with the reason.
import { useQuery } from '@tanstack/react-query';
import type { GivenReview } from '#shared/features/deals/contract.ts';
import { formatDate } from '#shared/format.ts';
import { reportPath } from '#shared/paths.ts';
import { useApi } from '../../core/api.ts';
import { Anchor } from '../../ui/button/anchor.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ReviewItem } from './review-item.tsx';
import { ReviewPage } from './review-page.tsx';

export function GivenReviews({ after }: { after?: string }) {
  return (
    <ReviewPage
      query={useQuery(useApi().deals.given.queryOptions({ input: after ? { after } : {} }))}
      empty={!after && <p className="text-muted">Du har inte lämnat några omdömen än.</p>}
      renderReview={(review) => (
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
      )}
      renderNext={(cursor) => <GivenReviews after={cursor} />}
    />
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
