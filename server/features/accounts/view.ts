// What the API returns about a user.
import type { Device, Viewer } from '#shared/features/accounts/schemas.ts';
import { isStaff } from '#shared/features/accounts/roles.ts';
import { describeDevice } from '#shared/features/accounts/sessions/device.ts';
import type { Services } from '../../core/http/request.ts';
import { readSiteSettings } from '../site-settings/actions.ts';
import type { SessionRow } from './sessions/session-queries.ts';
import type { DeviceRow } from './sessions/device-queries.ts';

/**
 * The signed-in user for their own browser. Where the site requires two-step sign-in of its staff, staff without it get
 * the role user, so no other rule has to check it.
 */
export async function toViewer(
  services: Pick<Services, 'database' | 'answerCache'>,
  row: SessionRow,
): Promise<Viewer> {
  const isExempt = row.has_two_step || !isStaff(row.role);
  const needsTwoStep = !isExempt && (await readSiteSettings(services)).adminsNeedTwoStep;
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    role: needsTwoStep ? 'user' : row.role,
    avatarUrl: row.avatar_url,
    verified: row.verified,
    memberSince: row.created_at.toISOString(),
    birthYear: row.birth_year,
    hasTwoStep: row.has_two_step,
    needsTwoStep,
  };
}

/** The user for the browser that has just signed in or used a mailed link, where a suspended user gets a page of their own. */
export async function toSignedIn(
  services: Pick<Services, 'database' | 'answerCache'>,
  row: SessionRow,
): Promise<Viewer> {
  const viewer = await toViewer(services, row);
  return row.is_suspended ? { ...viewer, isSuspended: true } : viewer;
}

export function viewDevice(row: DeviceRow): Device {
  return {
    id: row.id,
    name: describeDevice(row.user_agent ?? ''),
    ipAddress: row.ip_address || null,
    signedInAt: row.created_at.toISOString(),
    seenAt: row.updated_at.toISOString(),
    isThis: row.is_this,
  };
}
