// Users as the back office's API sends them, with what the viewer may do.
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import type { User } from '#shared/features/users/contract.ts';
import { userPermissions } from '#shared/features/users/rules.ts';
import { shownEmail } from '../../core/shown-email.ts';
import type { UserRow } from './queries.ts';

export function viewUser(row: UserRow, viewer: Viewer): User {
  const {
    id,
    role,
    closure,
    is_blocked: isBlocked,
    has_two_step: hasTwoStep,
    has_birth_year: hasBirthYear,
  } = row;
  return {
    id,
    name: row.name,
    email: shownEmail(viewer, row.email),
    role,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    block: isBlocked ? { until: row.blocked_until?.toISOString() ?? null, reason: row.blocked_reason } : null,
    listedAds: row.listed_ads,
    hasTwoStep,
    business: row.business,
    ageClosure: closure && { erasableFrom: closure.erasableFrom?.toISOString() ?? null },
    can: userPermissions(viewer, { id, role, isBlocked, hasTwoStep, hasBirthYear, closure }, new Date()),
  };
}
