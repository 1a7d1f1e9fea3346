// Who may do what with whom in the back office, and what a new person must have.
import { type Role, isStaff } from '../accounts/roles.ts';

export const MAX_REASON_LENGTH = 500;
export const MAX_USER_SEARCH = 100;

/** Whoever acts. */
interface Doer {
  id: string;
  role: Role;
}

/** Whoever it is done to. */
export interface UserState {
  id: string;
  role: Role;
  isBlocked: boolean;
  hasTwoStep: boolean;
  hasBirthYear: boolean;
}

export interface UserCan {
  /** The roles one may give them, besides the one they have. */
  roles: Role[];
  block: boolean;
  unblock: boolean;
  removeTwoStep: boolean;
  forgetBirthYear: boolean;
  delete: boolean;
}

/**
 * What one may do with a person. Admins make people admins and take it back, delete and block; superadmins are touched by
 * superadmins alone, and never deleted; only they take away somebody's two-step sign-in, since it makes a way in. Nobody
 * acts on themselves: so one superadmin is always left, as long as two do not act on each other at once, which the server
 * sees to. Source: spec 2 §5 Delete user, §6.
 */
export function mayDoWith(doer: Doer, user: UserState): UserCan {
  const isAbove = doer.role === 'superadmin';
  const isOther = isStaff(doer.role) && doer.id !== user.id;
  const isReached = isOther && (isAbove || user.role !== 'superadmin');
  const mayBlock = isReached && (isAbove || user.role === 'user');
  return {
    roles: isReached ? rolesToGive(doer.role).filter((role) => role !== user.role) : [],
    block: mayBlock && !user.isBlocked,
    unblock: mayBlock && user.isBlocked,
    removeTwoStep: isOther && isAbove && user.hasTwoStep,
    forgetBirthYear: isReached && user.hasBirthYear,
    delete: isOther && user.role !== 'superadmin',
  };
}

/** The roles that somebody of this role may give. Source: spec 2 §6 "Only a superadmin sees the option". */
export function rolesToGive(role: Role): Role[] {
  if (role === 'superadmin') return ['user', 'admin', 'superadmin'];
  return role === 'admin' ? ['user', 'admin'] : [];
}
