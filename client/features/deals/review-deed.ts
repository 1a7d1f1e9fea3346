// What every form that does something with a review is given.
import type { PersonReview } from '#shared/features/deals/contract.ts';

export interface ReviewDeedProps {
  review: PersonReview;
  onClose: () => void;
}
