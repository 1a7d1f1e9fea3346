// Reading ads: one that the viewer may see, related ones, and those of a user.
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import type { AdCard } from '#shared/features/ads/ad-schemas.ts';
import { maySeeAnyStatus } from '#shared/features/ads/rules.ts';
import { adTexts } from '#shared/features/ads/texts.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Services } from '../../../core/http/request.ts';
import { readCursor } from '../list/cursor.ts';
import { publicAdsOfUser } from '../list/list-queries.ts';
import { listRelatedAds } from '../list/related-ad-queries.ts';
import { type AdDetailRow, findAd } from '../queries.ts';

const PAGE_SIZE = 24;

/**
 * An ad that this viewer may see: approved ads that are not hidden, also expired ones, are visible to all; owners and
 * staff see theirs in any state.
 *
 * @throws ORPCError NOT_FOUND
 */
export async function findVisibleAd(
  services: Services,
  viewer: Viewer | null,
  id: string,
): Promise<AdDetailRow> {
  const ad = await requireAd(services, id);
  return isReadable(ad, viewer) || maySeeAnyStatus(viewer, { sellerId: ad.seller.id })
    ? ad
    : refuse('NOT_FOUND', adTexts.notFound);
}

/**
 * Favourites and conversations link to expired ads, though no list includes them. The ads of a suspended seller are hidden,
 * except from the buyer of an agreed deal.
 */
function isReadable(
  { status, saleState, isSellerSuspended, buyerId }: AdDetailRow,
  viewer: Viewer | null,
): boolean {
  const isHidden = isSellerSuspended && (viewer === null || viewer.id !== buyerId);
  return status === 'approved' && saleState !== 'hidden' && !isHidden;
}

/**
 * Ads like this one; an empty list if the ad does not exist or is not visible to all, so the answer is the same for
 * everyone.
 */
export async function findRelatedAds(services: Services, id: string, limit: number): Promise<AdCard[]> {
  const ad = await findAd(services.database, id);
  return ad && isReadable(ad, null) ? listRelatedAds(services, ad, limit) : [];
}

/**
 * One page of a user's public ads.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for a cursor that is not valid
 */
export async function findPublicAds(
  { database }: Services,
  { id, after }: { id: string; after?: string | undefined },
): Promise<{ ads: AdCard[]; next: string | null }> {
  const place = after === undefined ? null : readCursor(after);
  if (after !== undefined && place?.sort !== 'newest') refuse('UNPROCESSABLE_CONTENT', adTexts.noSuchPage);
  return publicAdsOfUser(database, { userId: id, after: place, limit: PAGE_SIZE });
}

/** @throws ORPCError NOT_FOUND */
export async function requireAd(services: Services, id: string): Promise<AdDetailRow> {
  return (await findAd(services.database, id)) ?? refuse('NOT_FOUND', adTexts.notFound);
}
