// Returns the signed-in user. For a suspended user, who may only appeal, export and erase, returns the suspension instead.
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
