// Draft of a message to the operator, stored per tab. Its key is the name of the form.
import * as z from 'zod/mini';
import { AdPicture } from '#shared/features/ads/ad-schemas.ts';
import { createDraftStore } from '../../../core/drafts/draft-store.ts';

const ContactDraft = z.object({
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  /** The uploaded pictures. */
  pictures: z._default(z.array(AdPicture), []),
  /** The transcript of the support chat as it was added to the message; empty without one. */
  chat: z._default(z.string(), ''),
});
export type ContactDraft = z.infer<typeof ContactDraft>;

export const contactDrafts = createDraftStore({ name: 'contact', schema: ContactDraft, storedFor: 'tab' });
