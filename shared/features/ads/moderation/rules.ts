// Permitted moderation decisions by status and role.
import { isStaff, type Role } from '../../accounts/roles.ts';
import type { AdStatus } from '../rules.ts';

/** Orders of the moderation table; the first is the default. */
export const MODERATION_SORTS = ['newest', 'oldest'] as const;

const decisions: Record<AdStatus, readonly AdStatus[]> = {
  pending: ['approved', 'rejected'],
  approved: ['rejected'],
  rejected: ['approved'],
  // Only an appeal restores an ad that staff has taken down.
  removed: [],
};

/** Whether the role may change an ad from one status to another. Source: spec 2 §4 Ad. */
export function mayModerate(from: AdStatus, to: AdStatus, role: Role): boolean {
  return isStaff(role) && decisions[from].includes(to);
}
