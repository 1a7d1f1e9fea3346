// Draft of a message to the operator, stored per tab. Its id is the form.
import * as z from 'zod/mini';
import { AdPicture } from '#shared/features/ads/ad-schemas.ts';
import { createDraftStore } from '../../../core/drafts/draft-store.ts';

const ContactDraft = z.object({
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  /** Those that are uploaded. */
  pictures: z._default(z.array(AdPicture), []),
});
export type ContactDraft = z.infer<typeof ContactDraft>;

export const contactDrafts = createDraftStore({ name: 'contact', schema: ContactDraft, storedFor: 'tab' });
