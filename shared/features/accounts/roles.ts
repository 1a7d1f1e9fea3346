// Who counts as staff. Apart from the registration rules, since every page asks this.
import type { Viewer } from './contract.ts';

export type Role = Viewer['role'];

/** Whether someone of this role may enter the back office. Source: spec 1 §6, spec 2 §6. */
export function isStaff(role: Role): boolean {
  return role === 'admin' || role === 'superadmin';
}
