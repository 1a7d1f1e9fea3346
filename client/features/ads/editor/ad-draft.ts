// The draft of an ad, for the browser. Its id is that of the ad that is changed, or `ny`, and a number of its own.
import * as z from 'zod/mini';
import { AdPicture } from '#shared/features/ads/ad-schemas.ts';
import { CONDITIONS } from '#shared/features/ads/rules.ts';
import { createDraftStore } from '../../../core/drafts/draft-store.ts';

const AdDraft = z.object({
  values: z.object({
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
  /** When the ad it changes was last saved; a draft of an older version is dropped. */
  basedOn: z.optional(z.string()),
  savedAt: z.number(),
});
export type AdDraft = z.infer<typeof AdDraft>;

export const adDrafts = createDraftStore({ name: 'ad', schema: AdDraft, storedFor: 'browser' });
