// The draft of an ad in browser storage. Its key is the id of the edited ad, or `ny` and a number for a new one.
import * as z from 'zod/mini';
import { AdPicture } from '#shared/features/ads/ad-schemas.ts';
import { NewAttributes } from '#shared/features/ads/attributes/ad-attributes.ts';
import { CONDITIONS } from '#shared/features/ads/rules.ts';
import { createDraftStore } from '../../../core/drafts/draft-store.ts';

const AdDraft = z.object({
  // Drafts of an earlier version lack attributes.
  values: z.extend(NewAttributes, {
    title: z.string(),
    description: z.string(),
    category: z.string(),
    condition: z.enum(CONDITIONS),
    price: z.string(),
    postalCode: z.string(),
    location: z.string(),
    showsPhone: z._default(z.boolean(), true),
    showsEmail: z._default(z.boolean(), false),
  }),
  pictures: z.array(z.extend(AdPicture, { name: z.string() })),
  /** The id that a new ad gets, so that a repeated request does not create the ad twice. Absent in older drafts. */
  newAdId: z.optional(z.uuid()),
  /** The fields and pictures of the edited ad; a draft is discarded if they have been changed since. */
  basedOn: z.optional(z.string()),
  savedAt: z.number(),
});
export type AdDraft = z.infer<typeof AdDraft>;

export const adDrafts = createDraftStore({ name: 'ad', schema: AdDraft, storedFor: 'browser' });
