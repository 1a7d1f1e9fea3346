// Permissions between users in the back office.
import { type Role, isStaff } from '../accounts/roles.ts';

export const MAX_REASON_LENGTH = 500;
export const MAX_USER_SEARCH = 100;

/** Days until an account closed for its owner's age may be erased: time to appeal and to export the data. */
export const DAYS_TO_AGE_ERASURE = 30;

/** The user who acts. */
interface Actor {
  id: string;
  role: Role;
}

/** The user acted on. */
export interface UserState {
  id: string;
  role: Role;
  isBlocked: boolean;
  hasTwoStep: boolean;
  hasBirthYear: boolean;
  /** The first step of closing the account for its owner's age; null without one, and once it is lifted. */
  closure: AgeClosure | null;
}

export interface AgeClosure {
  /** Who closed the account; null if that user is erased. */
  decidedBy: string | null;
  /** Whether staff other than that person and this user can act. */
  hasOthers: boolean;
  /** Null while an appeal of the owner is open: nothing is erased before it is decided. */
  erasableFrom: Date | null;
}

export interface UserCan {
  /** The roles the actor may assign, besides the current one. */
  roles: Role[];
  block: boolean;
  unblock: boolean;
  removeTwoStep: boolean;
  deleteBirthYear: boolean;
  closeForAge: boolean;
  eraseForAge: boolean;
  delete: boolean;
}

/**
 * What an actor may do with a user. Admins appoint and remove admins, delete and suspend users. Only superadmins act on
 * superadmins, and nobody deletes a superadmin. A suspended user gets no higher role. Only superadmins remove two-step sign-in,
 * since that weakens an account. Nobody acts on themselves, so one superadmin always remains; the server serialises two actors
 * who act on each other. Source: spec 2 §5 Delete user, §6.
 */
export function userPermissions(actor: Actor, user: UserState, now: Date): UserCan {
  const isAbove = actor.role === 'superadmin';
  const isOther = isStaff(actor.role) && actor.id !== user.id;
  const isReached = isOther && (isAbove || user.role !== 'superadmin');
  const mayBlock = isReached && (isAbove || user.role === 'user');
  return {
    roles: isReached ? assignableRoles(actor.role).filter((role) => mayAssign(role, user)) : [],
    block: mayBlock && !user.isBlocked,
    unblock: mayBlock && user.isBlocked,
    removeTwoStep: isOther && isAbove && user.hasTwoStep,
    deleteBirthYear: isReached && user.hasBirthYear,
    closeForAge: mayBlock && !user.isBlocked && user.role === 'user',
    eraseForAge: mayBlock && mayEraseForAge(actor, user, now),
    // An account that is closed for age has its own second step.
    delete: isOther && user.role !== 'superadmin' && !(user.isBlocked && user.closure),
  };
}

/** The second step needs another actor than the first if there is one, as an appeal does, and waits for an open appeal. */
function mayEraseForAge(actor: Actor, { isBlocked, closure }: UserState, now: Date): boolean {
  if (!isBlocked || !closure?.erasableFrom || closure.erasableFrom > now) return false;
  return closure.decidedBy !== actor.id || !closure.hasOthers;
}

/** A suspended user may lose a role, but not get a higher one. */
function mayAssign(role: Role, user: UserState): boolean {
  return (
    role !== user.role && !(user.isBlocked && ROLES_BY_RANK.indexOf(role) > ROLES_BY_RANK.indexOf(user.role))
  );
}

const ROLES_BY_RANK: readonly Role[] = ['user', 'admin', 'superadmin'];

/** The roles that a user of this role may assign. Source: spec 2 §6 "Only a superadmin sees the option". */
export function assignableRoles(role: Role): Role[] {
  if (role === 'superadmin') return ['user', 'admin', 'superadmin'];
  return role === 'admin' ? ['user', 'admin'] : [];
}
