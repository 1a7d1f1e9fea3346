// Returns who is signed in, and why a suspended user may do nothing but appeal, export and erase.
import type { Suspension, Viewer } from '#shared/features/accounts/schemas.ts';
import type { RequestContext } from '../../../core/http/request.ts';
import { findSuspension } from '../queries.ts';

export async function readSession({
  database,
  viewer,
  suspended,
}: RequestContext): Promise<{ viewer: Viewer | null; suspension?: Suspension }> {
  const found = suspended && (await findSuspension(database, suspended.id));
  if (!found) return { viewer };
  const { until, reason, reportId } = found;
  return { viewer, suspension: { until: until?.toISOString() ?? null, reason, reportId } };
}
