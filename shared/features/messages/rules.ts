// Who may write to whom, and how long a message may be. Pure.
import { isTreatedAsMinor } from '../accounts/age.ts';
import { isStaff, type Role } from '../accounts/roles.ts';

export const MAX_MESSAGE_LENGTH = 4000;
export const MAX_SUBJECT_LENGTH = 200;
/** Messages fetched at a time. */
export const MESSAGES_A_PAGE = 50;

/** What a first message about an ad is about. Source: spec 1 §5 Messages. */
export function subjectAbout(title: string): string {
  return `Angående: ${title}`;
}

/** Whoever is written to, as far as it decides whether they may be. */
export interface Recipient {
  id: string;
  birthYear: number | null;
  hasBlocked: boolean;
  isBlocked: boolean;
  /** Whether this is about an ad, or they have written first. */
  hasReason: boolean;
}

export type WriteRefusal = 'self' | 'blocked-them' | 'blocked-by-them' | 'minor';

/**
 * Why this person may not write to that one; null when they may. Somebody under age, and who has not said how old they are,
 * is written to only about an ad, or when they have written themselves; by staff always.
 */
export function whyNotWrite(
  viewer: { id: string; role: Role },
  recipient: Recipient,
  now: Date,
): WriteRefusal | null {
  if (viewer.id === recipient.id) return 'self';
  if (recipient.hasBlocked) return 'blocked-by-them';
  if (recipient.isBlocked) return 'blocked-them';
  const isProtected = isTreatedAsMinor(recipient.birthYear, now) && !recipient.hasReason;
  return isProtected && !isStaff(viewer.role) ? 'minor' : null;
}
