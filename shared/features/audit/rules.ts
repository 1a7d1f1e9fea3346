// Who may read the audit log.
import type { Role } from '../accounts/roles.ts';

/** Superadmins only, since the log also covers admins. Every admin reads their own actions. */
export function mayReadAuditLog(role: Role): boolean {
  return role === 'superadmin';
}

/** The code of an action, also of one that is retired: `ad.approve`. */
export const ACTION_PATTERN = /^[a-z][a-z-]*\.[a-z-]+$/;
