// Reading ads: one, as far as somebody may see it, those like it, and a person's.
import type { Viewer } from '#shared/features/accounts/contract.ts';
import type { AdCard } from '#shared/features/ads/ad-schemas.ts';
import { mayDeleteAd } from '#shared/features/ads/rules.ts';
import { adTexts } from '#shared/features/ads/words.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Services } from '../../../core/http/request.ts';
import { readCursor } from '../list/cursor.ts';
import { publicAdsOfUser, relatedAds } from '../list/list-queries.ts';
import { type AdDetailRow, findAd } from '../queries.ts';

const PAGE_SIZE = 24;

/**
 * An ad as far as this viewer may see it: strangers see approved ads that their seller has not hidden, also those that have
 * expired; owners and staff see theirs in any state.
 *
 * @throws ORPCError NOT_FOUND
 */
export async function findVisibleAd(
  services: Services,
  viewer: Viewer | null,
  id: string,
): Promise<AdDetailRow> {
  const ad = await requireAd(services, id);
  return isReadable(ad) || mayDeleteAd(viewer, { sellerId: ad.seller.id })
    ? ad
    : refuse('NOT_FOUND', adTexts.notFound);
}

/** Favourites and conversations lead to one that has expired, though no list does. */
function isReadable({ status, saleState }: AdDetailRow): boolean {
  return status === 'approved' && saleState !== 'hidden';
}

/** Ads like this one; none for an ad that not everyone may see or is not there, so that the answer is the same for all. */
export async function findRelatedAds({ database }: Services, id: string, limit: number): Promise<AdCard[]> {
  const ad = await findAd(database, id);
  return ad && isReadable(ad) ? relatedAds(database, ad, limit) : [];
}

/**
 * A person's public ads, a page at a time.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for a place in the list that is none of ours
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
