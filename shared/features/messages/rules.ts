// Who may write to whom, and how long a message may be. Pure.
import { isTreatedAsMinor } from '../accounts/age.ts';
import { isStaff, type Role } from '../accounts/roles.ts';
import { asItLooks } from '../../look-alikes.ts';

export const MAX_MESSAGE_LENGTH = 4000;
export const MAX_SUBJECT_LENGTH = 200;
export const MAX_PICTURES_PER_MESSAGE = 5;
/** Messages fetched at a time. */
export const MESSAGES_A_PAGE = 50;
/** No thread has a place beyond this one. */
export const LAST_POSITION = 2 ** 31 - 1;

/** What a first message about an ad is about. Source: spec 1 §5 Messages. */
export function subjectAbout(title: string): string {
  return `Angående: ${title}`;
}

/** Whether a subject claims what only messages from staff say of themselves; such a one is refused from everybody else. */
export function claimsToBeStaff(subject: string): boolean {
  return asItLooks(subject).includes(asItLooks('meddelande från admin'));
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

/** Whoever writes; as staff, when the message is to be the site's own word. */
export interface Writer {
  id: string;
  role: Role;
  asStaff?: boolean | undefined;
}

/**
 * Why this person may not write to that one; null when they may. Somebody under age, and who has not said how old they are,
 * is written to only about an ad, or when they have written themselves; by staff always. What staff write as staff also
 * reaches who has blocked them: nobody keeps moderation out by blocking its people.
 */
export function whyNotWrite(viewer: Writer, recipient: Recipient, now: Date): WriteRefusal | null {
  if (viewer.id === recipient.id) return 'self';
  const isStaffWord = viewer.asStaff === true && isStaff(viewer.role);
  if (recipient.hasBlocked && !isStaffWord) return 'blocked-by-them';
  if (recipient.isBlocked) return 'blocked-them';
  const isProtected = isTreatedAsMinor(recipient.birthYear, now) && !recipient.hasReason;
  return isProtected && !isStaff(viewer.role) ? 'minor' : null;
}
