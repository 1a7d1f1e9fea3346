// The period for reviews, and length limits of their texts.
import { DAY_MS } from '../../durations.ts';

/** Days after the sale until the reviews are published. */
export const REVIEW_DAYS = 30;
export const RATINGS = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof RATINGS)[number];
export const MAX_REVIEW_LENGTH = 1000;
export const MAX_TAKEDOWN_REASON_LENGTH = 500;

/** States of a deal. */
export const DEAL_STATES = ['reserved', 'sold'] as const;
export type DealState = (typeof DEAL_STATES)[number];

/** What the two agreed on; without a buyer if the buyer is outside the site. */
export interface AgreedState {
  state: DealState;
  buyerId: string | null;
}

/** The state of an ad that an undo takes back. */
export type UndoneState = AgreedState | { state: 'hidden' };

/** The end of the review period. */
export function reviewsCloseAt(soldAt: Date): Date {
  return new Date(soldAt.getTime() + REVIEW_DAYS * DAY_MS);
}

/** Days left until then, rounded up; 0 afterwards. */
export function daysLeft(closesAt: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(closesAt) - now.getTime()) / DAY_MS));
}
