// Permissions between users in the back office.
import { type Role, isStaff } from '../accounts/roles.ts';

export const MAX_REASON_LENGTH = 500;
export const MAX_USER_SEARCH = 100;

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
}

export interface UserCan {
  /** The roles the actor may assign, besides the current one. */
  roles: Role[];
  block: boolean;
  unblock: boolean;
  removeTwoStep: boolean;
  deleteBirthYear: boolean;
  delete: boolean;
}

/**
 * What an actor may do with a user. Admins make and unmake admins, delete and suspend; only superadmins act on superadmins, and
 * nobody deletes those; a suspended user is made nothing more than before; only superadmins remove two-step sign-in, since that weakens an account. Nobody acts on themselves, so one
 * superadmin always remains; the server serialises two who act on each other. Source: spec 2 §5 Delete user, §6.
 */
export function userPermissions(actor: Actor, user: UserState): UserCan {
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
    delete: isOther && user.role !== 'superadmin',
  };
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
