// Props of every form that acts on a review.
import type { PersonReview } from '#shared/features/deals/contract.ts';

export interface ReviewActionProps {
  review: PersonReview;
  onClose: () => void;
}
