// Draft of a review in session storage until it is saved. Strictly necessary for what the user asked for, so it needs no
// consent.
import * as z from 'zod/mini';
import { RATINGS } from '#shared/features/deals/rules.ts';

const ReviewDraft = z.object({ rating: z.nullable(z.literal(RATINGS)), text: z.string() });
export type ReviewDraft = z.infer<typeof ReviewDraft>;

const keyOf = (userId: string, id: string): string => `review-draft ${userId} ${id}`;

/**
 * @param id of the deal, whose two sides may share a browser, or of the answered review
 */
export function readReviewDraft(userId: string, id: string): ReviewDraft {
  try {
    return ReviewDraft.parse(JSON.parse(sessionStorage.getItem(keyOf(userId, id)) ?? 'null'));
  } catch {
    return { rating: null, text: '' };
  }
}

/** An empty draft is deleted. A browser without storage is no error. */
export function keepReviewDraft(userId: string, id: string, { rating, text }: ReviewDraft): void {
  try {
    if (rating !== null || text) sessionStorage.setItem(keyOf(userId, id), JSON.stringify({ rating, text }));
    else sessionStorage.removeItem(keyOf(userId, id));
  } catch {
    // Then a reload loses it, as it would in any form.
  }
}
