// The draft of a suggestion, stored for the tab.
import * as z from 'zod/mini';
import { AdPicture } from '#shared/features/ads/ad-schemas.ts';
import { createDraftStore } from '../../../core/drafts/draft-store.ts';
import { readInteger } from '../../../ui/form/read-integer.ts';

const SuggestionDraft = z.object({
  name: z.string(),
  description: z.string(),
  /** Empty until one is chosen. */
  level: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  location: z.string(),
  /** The chosen town; null if it was typed. */
  placeId: z._default(z.nullable(z.number()), null),
  address: z.string(),
  /** As typed. */
  prizePool: z.string(),
  website: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  organizerName: z.string(),
  /** The uploaded pictures. */
  pictures: z.array(AdPicture),
});
export type SuggestionDraft = z.infer<typeof SuggestionDraft>;

export const suggestionDrafts = createDraftStore({
  name: 'tournament-suggestion',
  schema: SuggestionDraft,
  storedFor: 'tab',
});

export const emptySuggestion: SuggestionDraft = {
  name: '',
  description: '',
  level: '',
  startDate: '',
  endDate: '',
  location: '',
  placeId: null,
  address: '',
  prizePool: '',
  website: '',
  contactEmail: '',
  contactPhone: '',
  organizerName: '',
  pictures: [],
};

/** Converts the draft to the input of the contract's schema. */
export function inputOf({ pictures, level, prizePool, ...draft }: SuggestionDraft) {
  const digits = prizePool.replace(/\s/g, '');
  return {
    ...draft,
    level: level || null,
    prizePool: digits === '' ? null : readInteger(digits),
    pictureIds: pictures.map(({ id }) => id),
  };
}
