// Permitted moderation decisions by status and role.
import { isStaff, type Role } from '../../accounts/roles.ts';
import type { AdStatus } from '../rules.ts';

/** Orders of the moderation table; the first is the default. */
export const MODERATION_SORTS = ['newest', 'oldest'] as const;

/** Statuses that moderators can give an ad. */
export const DECIDED_STATUSES = ['approved', 'rejected', 'removed'] as const;
export type DecidedStatus = (typeof DECIDED_STATUSES)[number];
/** Statuses that require a reason, which the seller gets. Source: the Digital Services Act, article 17. */
export type RestrictedStatus = Exclude<DecidedStatus, 'approved'>;
/** Statuses that several ads can be given at once. */
export type BulkStatus = Exclude<DecidedStatus, 'removed'>;

const decisions: Record<AdStatus, readonly AdStatus[]> = {
  pending: ['approved', 'rejected', 'removed'],
  approved: ['rejected', 'removed'],
  rejected: ['approved', 'removed'],
  // Only an appeal restores an ad that staff has taken down.
  removed: [],
};

/** Whether the role may change an ad from one status to another. Source: spec 2 §4 Ad, §6. */
export function mayModerate(from: AdStatus, to: DecidedStatus, role: Role): boolean {
  return isStaff(role) && decisions[from].includes(to);
}

/** Whether the role may feature this ad on the home page (`to` is true) or stop featuring it. Only public ads are featured. */
export function mayFeature(
  { status, isFeatured }: { status: AdStatus; isFeatured: boolean },
  to: boolean,
  role: Role,
): boolean {
  return isStaff(role) && isFeatured !== to && (!to || status === 'approved');
}
