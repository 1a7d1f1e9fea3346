// What the API says of a person.
import type { Viewer } from '#shared/features/accounts/contract.ts';
import type { SessionRow } from './queries.ts';

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
  };
}
