// Draft of profile changes, stored per tab.
import * as z from 'zod/mini';
import { createDraftStore } from '../../core/drafts/draft-store.ts';

/** Only the changed fields: the others may be changed elsewhere meanwhile. */
const ProfileDraft = z.object({
  name: z.optional(z.string()),
  phone: z.optional(z.string()),
  location: z.optional(z.string()),
  bio: z.optional(z.string()),
  /** Fields to clear. */
  removed: z.array(z.enum(['phone', 'location', 'bio'])),
  /** A new picture; null removes the current one. */
  portraitId: z.optional(z.nullable(z.uuid())),
});
export type ProfileDraft = z.infer<typeof ProfileDraft>;

export const profileDrafts = createDraftStore({ name: 'profile', schema: ProfileDraft, storedFor: 'tab' });

/** The draft's id: each user has one profile. */
export const PROFILE_DRAFT_ID = 'own';
