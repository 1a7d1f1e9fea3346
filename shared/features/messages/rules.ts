// Who may write to whom, and length limits of a message. Pure.
import { isTreatedAsMinor } from '../accounts/age.ts';
import { isStaff, type Role } from '../accounts/roles.ts';
import { skeletonOf } from '../../confusables.ts';

export const MAX_MESSAGE_LENGTH = 4000;
export const MAX_SUBJECT_LENGTH = 200;
export const MAX_PICTURES_PER_MESSAGE = 5;
/** Page size of the message list. */
export const MESSAGES_A_PAGE = 50;
/** The highest position in a thread. */
export const LAST_POSITION = 2 ** 31 - 1;

/** What happens to the ad of a thread and is shown in it. */
export const THREAD_EVENT_KINDS = [
  'approved',
  'cheaper',
  'reserved',
  'sold',
  'available',
  'released',
  'buyer-erased',
] as const;
export type ThreadEventKind = (typeof THREAD_EVENT_KINDS)[number];
/** Maximum number of events shown in a thread: the newest ones. */
export const EVENTS_A_THREAD = 100;

/** Subject of the first message about an ad. Source: spec 1 §5 Messages. */
export function subjectAbout(title: string): string {
  return `Angående: ${title}`;
}

/** Whether a subject claims to be from staff; other users may not use such a subject. */
export function claimsToBeStaff(subject: string): boolean {
  return skeletonOf(subject).includes(skeletonOf('meddelande från admin'));
}

/** The facts that decide whether a user may be written to. */
export interface Recipient {
  id: string;
  birthYear: number | null;
  hasBlocked: boolean;
  isBlocked: boolean;
  /** Whether the recipient cannot read messages, because the account is suspended. */
  isSuspended: boolean;
  /** Whether the message is about an ad, or the recipient has written first. */
  hasReason: boolean;
}

export type WriteRefusal = 'self' | 'blocked-them' | 'blocked-by-them' | 'suspended' | 'minor';

/** The sender. `asStaff`: on behalf of the site. */
export interface Sender {
  id: string;
  role: Role;
  asStaff?: boolean | undefined;
}

/**
 * Why the sender may not write to the recipient; null if they may. A minor, or a user without a birth year, can be
 * written to only about an ad or after writing first; by staff always. A suspended user can be written to by nobody until the
 * suspension ends. A message sent as staff is also delivered to a recipient who has blocked the sender, so that blocking a
 * moderator does not stop moderation, and to a suspended one.
 */
export function whyNotWrite(sender: Sender, recipient: Recipient, now: Date): WriteRefusal | null {
  if (sender.id === recipient.id) return 'self';
  const isStaffMessage = sender.asStaff === true && isStaff(sender.role);
  if (recipient.hasBlocked && !isStaffMessage) return 'blocked-by-them';
  if (recipient.isBlocked) return 'blocked-them';
  if (recipient.isSuspended && !isStaffMessage) return 'suspended';
  const isProtected = isTreatedAsMinor(recipient.birthYear, now) && !recipient.hasReason;
  return isProtected && !isStaff(sender.role) ? 'minor' : null;
}
