// Staff roles. Separate from the registration rules, since every page needs this.
import type { Viewer } from './schemas.ts';

export type Role = Viewer['role'];

/** Whether the role has access to the back office. Source: spec 1 §6, spec 2 §6. */
export function isStaff(role: Role): boolean {
  return role === 'admin' || role === 'superadmin';
}
