// Who may read the audit log.
import type { Role } from '../accounts/roles.ts';

/** The log tells of admins too, so admins do not read it. */
export function mayReadAuditLog(role: Role): boolean {
  return role === 'superadmin';
}
