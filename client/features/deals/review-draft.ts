// The draft of a review, for the tab. Its id is that of the deal.
import * as z from 'zod/mini';
import { RATINGS } from '#shared/features/deals/rules.ts';
import { createDraftStore } from '../../core/drafts/draft-store.ts';

const ReviewDraft = z.object({ rating: z.nullable(z.literal(RATINGS)), text: z.string() });
export type ReviewDraft = z.infer<typeof ReviewDraft>;

export const reviewDrafts = createDraftStore({ name: 'review', schema: ReviewDraft, storedFor: 'tab' });

export const emptyReview: ReviewDraft = { rating: null, text: '' };
