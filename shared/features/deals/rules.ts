// When the two of a deal may review each other, and how much they may say.

/** How long after the sale; then what was written is shown. */
export const REVIEW_DAYS = 30;
export const RATINGS = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof RATINGS)[number];
export const MAX_REVIEW_LENGTH = 1000;
export const MAX_REMOVAL_REASON_LENGTH = 500;

/** What a seller may agree on with somebody. */
export const DEAL_STATES = ['reserved', 'sold'] as const;
export type DealState = (typeof DEAL_STATES)[number];

const DAY_MS = 86_400_000;

/** When nobody may review any more. */
export function reviewsCloseAt(soldAt: Date): Date {
  return new Date(soldAt.getTime() + REVIEW_DAYS * DAY_MS);
}

/** Days left until then, begun ones too; 0 when the time is out. */
export function daysLeft(closesAt: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(closesAt) - now.getTime()) / DAY_MS));
}
