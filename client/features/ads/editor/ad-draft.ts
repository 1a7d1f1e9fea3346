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
  /** The id that a new ad gets: sent again, it is the same ad. Absent in drafts of an earlier version. */
  newAdId: z.optional(z.uuid()),
  /** When the edited ad was last saved; a draft of an older version is discarded. */
  basedOn: z.optional(z.string()),
  savedAt: z.number(),
});
export type AdDraft = z.infer<typeof AdDraft>;

export const adDrafts = createDraftStore({ name: 'ad', schema: AdDraft, storedFor: 'browser' });
