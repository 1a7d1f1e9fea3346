// Limits on reports.
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import type { Limit } from '../../core/limits/limits.ts';
import { networkOf } from '../../core/limits/network.ts';

/** Visitors have a lower limit because they are anonymous, but one IP address may be that of a school or a club. */
export function reportLimits(viewer: Pick<Viewer, 'id'> | null, ip: string): Limit[] {
  if (viewer)
    return [
      { key: `report by ${viewer.id}`, tries: 10, minutes: 60 },
      { key: `reports by ${viewer.id} in a day`, tries: 40, minutes: 24 * 60 },
    ];
  return [
    { key: `report from ${networkOf(ip)}`, tries: 5, minutes: 60 },
    { key: `reports from ${networkOf(ip)} in a day`, tries: 20, minutes: 24 * 60 },
  ];
}
