// A review that is being written, kept until it is saved, so that a reload loses nothing. Strictly necessary for what the
// person has asked for, so no consent is needed; gone with the tab.
import * as z from 'zod/mini';
import { RATINGS } from '#shared/features/deals/rules.ts';

const ReviewDraft = z.object({ rating: z.nullable(z.literal(RATINGS)), text: z.string() });
export type ReviewDraft = z.infer<typeof ReviewDraft>;

const keyOf = (id: string): string => `review-draft ${id}`;

/** `id`: of the deal, or of the review that is answered. */
export function readReviewDraft(id: string): ReviewDraft {
  try {
    return ReviewDraft.parse(JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null'));
  } catch {
    return { rating: null, text: '' };
  }
}

/** An empty one is removed. A browser that keeps nothing is no reason to fail. */
export function keepReviewDraft(id: string, { rating, text }: ReviewDraft): void {
  try {
    if (rating !== null || text) sessionStorage.setItem(keyOf(id), JSON.stringify({ rating, text }));
    else sessionStorage.removeItem(keyOf(id));
  } catch {
    // Then a reload loses it, as it would in any form.
  }
}
