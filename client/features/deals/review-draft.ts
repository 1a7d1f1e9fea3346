// A review that is being written, kept until it is saved, so that a reload loses nothing. Strictly necessary for what the
// person has asked for, so no consent is needed; gone with the tab.
import * as z from 'zod/mini';
import { RATINGS } from '#shared/features/deals/rules.ts';

const ReviewDraft = z.object({ rating: z.nullable(z.literal(RATINGS)), text: z.string() });
export type ReviewDraft = z.infer<typeof ReviewDraft>;

const keyOf = (userId: string, id: string): string => `review-draft ${userId} ${id}`;

/** @param id of the deal, whose two sides may share a browser, or of the review that is answered */
export function readReviewDraft(userId: string, id: string): ReviewDraft {
  try {
    return ReviewDraft.parse(JSON.parse(sessionStorage.getItem(keyOf(userId, id)) ?? 'null'));
  } catch {
    return { rating: null, text: '' };
  }
}

/** An empty one is removed. A browser that keeps nothing is no reason to fail. */
export function keepReviewDraft(userId: string, id: string, { rating, text }: ReviewDraft): void {
  try {
    if (rating !== null || text) sessionStorage.setItem(keyOf(userId, id), JSON.stringify({ rating, text }));
    else sessionStorage.removeItem(keyOf(userId, id));
  } catch {
    // Then a reload loses it, as it would in any form.
  }
}
