// Permitted decisions on posts and comments, by status and role. Source: spec 2 §4 Forum post.
import { isStaff, type Role } from '../../accounts/roles.ts';
import type { PostStatus } from '../rules.ts';

export const ITEM_KINDS = ['post', 'comment'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** Statuses that moderators can give; the last one is what the specification calls deleting. */
export const DECIDED_STATUSES = ['approved', 'rejected', 'removed'] as const;
export type DecidedStatus = (typeof DECIDED_STATUSES)[number];
/** Statuses that require a reason, which the author gets. Source: the Digital Services Act, article 17. */
export type RestrictedStatus = Exclude<DecidedStatus, 'approved'>;

const decisions: Record<PostStatus, readonly PostStatus[]> = {
  pending: ['approved', 'rejected', 'removed'],
  approved: ['rejected', 'removed'],
  rejected: ['approved', 'removed'],
  // Only an appeal restores what staff have taken down.
  removed: [],
};

export function mayModerate(from: PostStatus, to: DecidedStatus, role: Role): boolean {
  return isStaff(role) && decisions[from].includes(to);
}
