// Who may read the audit log.
import type { Role } from '../accounts/roles.ts';

/** Superadmins only, since the log also covers admins. Every admin reads their own actions. */
export function mayReadAuditLog(role: Role): boolean {
  return role === 'superadmin';
}
