// Draft of a review in session storage until it is saved. Strictly necessary for the requested service, so it needs no
// consent.
import * as z from 'zod/mini';
import { RATINGS } from '#shared/features/deals/rules.ts';
import { createDraftStore } from '../../core/drafts/draft-store.ts';

const ReviewDraft = z.object({ rating: z.nullable(z.literal(RATINGS)), text: z.string() });
export type ReviewDraft = z.infer<typeof ReviewDraft>;

export const reviewDrafts = createDraftStore({ name: 'review', schema: ReviewDraft, storedFor: 'tab' });

export const emptyReview: ReviewDraft = { rating: null, text: '' };
