// Who may approve and reject ads, and from which status.
import { isStaff, type Role } from '../../accounts/roles.ts';
import type { AdStatus } from '../rules.ts';

/** How moderators sort their table; the first is the default. */
export const MODERATION_SORTS = ['newest', 'oldest'] as const;

const decisions: Record<AdStatus, readonly AdStatus[]> = {
  pending: ['approved', 'rejected'],
  approved: ['rejected'],
  rejected: ['approved'],
  // Only an appeal restores an ad that staff has taken down.
  removed: [],
};

/** Whether this role may move an ad from one status to another. Source: spec 2 §4 Ad. */
export function mayModerate(from: AdStatus, to: AdStatus, role: Role): boolean {
  return isStaff(role) && decisions[from].includes(to);
}
