// Reports a review; hidden for the user's own reviews.
import type { PersonReview } from '#shared/features/deals/contract.ts';
import { ReportButton } from '../../features/reports/reporting/use-report.tsx';

export function ReportReview({ review, viewerId }: { review: PersonReview; viewerId: string | undefined }) {
  if (review.author.id === viewerId) return null;
  return (
    <ReportButton what={{ kind: 'review', id: review.id, name: `omdömet från ${review.author.name}` }} />
  );
}
