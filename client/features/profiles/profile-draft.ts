// What is written of one's profile and not saved yet, so that a reload loses nothing. Strictly necessary for what the person
// has asked for, so no consent is needed; gone with the tab.
import * as z from 'zod/mini';

const ProfileDraft = z.object({
  name: z.string(),
  phone: z.string(),
  location: z.string(),
  bio: z.string(),
  /** The fields that are to be emptied. */
  removed: z.array(z.enum(['phone', 'location', 'bio'])),
  /** A new picture; null takes the old one away. */
  portraitId: z.optional(z.nullable(z.uuid())),
});
export type ProfileDraft = z.infer<typeof ProfileDraft>;

const keyOf = (userId: string): string => `profile-draft ${userId}`;

/** Null when there is none, or it cannot be read. */
export function readProfileDraft(userId: string): ProfileDraft | null {
  try {
    return ProfileDraft.parse(JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null'));
  } catch {
    return null;
  }
}

/** Null removes it. A browser that keeps nothing is no reason to fail. */
export function keepProfileDraft(userId: string, draft: ProfileDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(userId), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(userId));
  } catch {
    // Then a reload loses it, as it would in any form.
  }
}
