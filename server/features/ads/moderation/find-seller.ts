// Information for moderators about the seller of an ad.
import type { ModeratedSeller } from '#shared/features/ads/moderation/contract.ts';
import type { Actor } from '../../../core/http/request.ts';
import { countOpenReportsAbout, countRejectionsOf } from '../../reports/actions.ts';
import { requireUser } from '../../users/actions.ts';
import { requireAd } from '../page/read-ads.ts';
import { countAdsOfSeller } from './moderation-queries.ts';

/** @throws ORPCError NOT_FOUND */
export async function findModeratedSeller(actor: Actor, adId: string): Promise<ModeratedSeller> {
  const { kysely } = actor.database;
  const { id, business } = (await requireAd(actor, adId)).seller;
  const [user, ads, rejections, openReports] = await Promise.all([
    requireUser(actor, id),
    countAdsOfSeller(actor.database, { sellerId: id, exceptId: adId }),
    countRejectionsOf(kysely, id),
    // Staff do not see reports about themselves.
    id === actor.viewer.id ? 0 : countOpenReportsAbout(kysely, id),
  ]);
  const { name, createdAt, listedAds, block, can } = user;
  const isSuspended = block !== null;
  return {
    id,
    name,
    createdAt,
    ads,
    rejections,
    openReports,
    listedAds,
    isSuspended,
    business,
    can: { suspend: can.block },
  };
}
