// Who may write to whom, and how long a message may be. Pure.
import { isTreatedAsMinor } from '../accounts/age.ts';
import { isStaff, type Role } from '../accounts/roles.ts';
import { asItLooks } from '../../look-alikes.ts';

export const MAX_MESSAGE_LENGTH = 4000;
export const MAX_SUBJECT_LENGTH = 200;
export const MAX_PICTURES_PER_MESSAGE = 5;
/** Messages fetched at a time. */
export const MESSAGES_A_PAGE = 50;
/** The highest position in a thread. */
export const LAST_POSITION = 2 ** 31 - 1;

/** What a first message about an ad is about. Source: spec 1 §5 Messages. */
export function subjectAbout(title: string): string {
  return `Angående: ${title}`;
}

/** Whether a subject claims to be from staff; such a subject is refused from other users. */
export function claimsToBeStaff(subject: string): boolean {
  return asItLooks(subject).includes(asItLooks('meddelande från admin'));
}

/** What decides whether a user may be written to. */
export interface Recipient {
  id: string;
  birthYear: number | null;
  hasBlocked: boolean;
  isBlocked: boolean;
  /** Whether the message is about an ad, or the recipient has written first. */
  hasReason: boolean;
}

export type WriteRefusal = 'self' | 'blocked-them' | 'blocked-by-them' | 'minor';

/** The sender; `asStaff` for a message from the site. */
export interface Writer {
  id: string;
  role: Role;
  asStaff?: boolean | undefined;
}

/**
 * Why the sender may not write to the recipient; null when they may. A minor, or a user without a birth year, is written to only
 * about an ad, or after they have written; by staff always. A message as staff also reaches a recipient who has blocked the sender:
 * blocking moderators does not keep moderation out.
 */
export function whyNotWrite(viewer: Writer, recipient: Recipient, now: Date): WriteRefusal | null {
  if (viewer.id === recipient.id) return 'self';
  const isStaffWord = viewer.asStaff === true && isStaff(viewer.role);
  if (recipient.hasBlocked && !isStaffWord) return 'blocked-by-them';
  if (recipient.isBlocked) return 'blocked-them';
  const isProtected = isTreatedAsMinor(recipient.birthYear, now) && !recipient.hasReason;
  return isProtected && !isStaff(viewer.role) ? 'minor' : null;
}
