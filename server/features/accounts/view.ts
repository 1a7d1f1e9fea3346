// What the API says of a person.
import type { Device, Viewer } from '#shared/features/accounts/contract.ts';
import { describeDevice } from '#shared/features/accounts/device.ts';
import type { DeviceRow, SessionRow } from './queries.ts';

/** The signed-in person, as their own browser sees them. */
export function viewViewer(row: SessionRow): Viewer {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    avatarUrl: row.avatar_url,
    verified: row.verified,
    memberSince: row.created_at.toISOString(),
    birthYear: row.birth_year,
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
