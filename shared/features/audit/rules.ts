// Which acts are privileged, and who may read what was done.
import type { Role } from '../accounts/roles.ts';

/** Every act that the log keeps, by what it is done to. */
export const AUDIT_ACTIONS = [
  'ad.create',
  'ad.approve',
  'ad.reject',
  'ad.delete',
  'ad.restore',
  'category.create',
  'category.change',
  'category.switch',
  'category.delete',
  'page.change',
  'report.investigate',
  'report.priority',
  'report.read',
  'report.decide',
  'report.appeal',
  'review.remove',
  'site.change',
  'user.create',
  'user.role',
  'user.block',
  'user.unblock',
  'user.two-step',
  'user.birth-year',
  'user.message',
  'user.delete',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const AUDIT_TARGETS = ['ad', 'category', 'page', 'report', 'review', 'site', 'user'] as const;
export type AuditTarget = (typeof AUDIT_TARGETS)[number];

/** The log tells of admins too, so admins do not read it. */
export function mayReadAuditLog(role: Role): boolean {
  return role === 'superadmin';
}
