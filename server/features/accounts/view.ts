// What the API says of a person.
import type { Device, Viewer } from '#shared/features/accounts/contract.ts';
import { isStaff } from '#shared/features/accounts/roles.ts';
import { describeDevice } from '#shared/features/accounts/sessions/device.ts';
import type { Services } from '../../core/http/request.ts';
import { readSiteSettings } from '../site-settings/actions.ts';
import type { SessionRow } from './sessions/session-queries.ts';
import type { DeviceRow } from './sessions/device-queries.ts';

/**
 * The signed-in person, as their own browser sees them. Where the site demands two-step sign-in of its staff, those without
 * it are users: so no rule anywhere has to ask twice.
 */
export async function seeViewer(
  services: Pick<Services, 'database' | 'memory'>,
  row: SessionRow,
): Promise<Viewer> {
  const mayLack = row.has_two_step || !isStaff(row.role);
  const needsTwoStep = !mayLack && (await readSiteSettings(services)).adminsNeedTwoStep;
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
