// What the back office's first page says, asked of the features that know.
import { LATEST_ADS, type Overview } from '#shared/features/admin/contract.ts';
import type { Services } from '../../core/http/request.ts';
import { countProfiles } from '../accounts/actions.ts';
import { countAdsByStatus, listLatestAds } from '../ads/actions.ts';

/**
 * Counts and the latest ads. A part that cannot be read is empty, and the answer says so.
 * Source: spec 2 §2 Dashboard, §4 Dashboard load.
 *
 * @throws Error when nothing at all can be read
 */
export async function readOverview({ database, logger }: Services): Promise<Overview> {
  const parts = await Promise.allSettled([
    countProfiles(database),
    countAdsByStatus(database),
    listLatestAds(database, LATEST_ADS),
  ]);
  const failed = parts.filter((part) => part.status === 'rejected');
  for (const { reason } of failed) logger.error({ err: reason }, 'A part of the overview could not be read');
  if (failed.length === parts.length) throw new Error('Nothing of the overview could be read');
  const [users, ads, latest] = parts;
  return {
    users: users.status === 'fulfilled' ? users.value : 0,
    activeAds: ads.status === 'fulfilled' ? ads.value.approved : 0,
    pendingAds: ads.status === 'fulfilled' ? ads.value.pending : 0,
    latestAds: latest.status === 'fulfilled' ? latest.value : [],
    isComplete: failed.length === 0,
  };
}
