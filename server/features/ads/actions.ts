// What other features use of ads: publishing changes, and queries across features.
import { personalDataTexts } from '#shared/features/personal-data/texts.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { Services } from '../../core/http/request.ts';
import { clearTermsOfSeller } from '../../database/ad-terms.ts';
import type { Connection } from '../../database/connection.ts';
import { publishAdToMembers } from '../messages/actions.ts';
import { listAdIdsOf, listReadableIdsOfUser } from './list/list-queries.ts';
import { lockErasureState } from './owner/erasure-queries.ts';

/**
 * Updates every list and the ad's own page, also in the open browsers of its seller and of users with a thread about it.
 * Called if the ad is public before or after the change; for other changes, call `publishAdToMembers`.
 */
export async function publishAdChanged(
  services: Pick<Services, 'bus' | 'database' | 'live' | 'deferredTasks'>,
  id: string,
): Promise<void> {
  publishAdToMembers(services, id);
  await publishAdPages(services, id);
}

/** Drops cached pages only, without live events: also works without live streams, as when an erasure is repeated at start-up. */
export async function publishAdPages({ bus }: Pick<Services, 'bus'>, id: string): Promise<void> {
  await Promise.all([bus.publish({ topic: 'ads', id }), bus.publish({ topic: `ad:${id}`, id })]);
}

/** The seller's name, picture or rating has changed: updates the page of each of their ads. */
export async function publishSellerChanged({ database, bus }: Services, userId: string): Promise<void> {
  const ids = await listReadableIdsOfUser(database, userId);
  await Promise.all(ids.map((id) => bus.publish({ topic: `ad:${id}`, id })));
}

/** The seller's age has changed: updates the lists too, which show and search the town only for ads of adults. */
export async function publishSellerAgeChanged(services: Services, userId: string): Promise<void> {
  await clearTermsOfSeller(services.database.kysely, userId);
  const ids = await listReadableIdsOfUser(services.database, userId);
  await Promise.all(ids.map((id) => publishAdChanged(services, id)));
}

/** A user was suspended, or the suspension has ended: updates every list, and the page of each of their ads. */
export async function publishSuspensionChanged({ database, bus }: Services, userId: string): Promise<void> {
  await bus.publish({ topic: 'ads', id: userId });
  const ids = await listAdIdsOf(database.kysely, userId);
  await Promise.all(ids.map((id) => bus.publish({ topic: `ad:${id}`, id })));
}

/**
 * Refuses users whose account is about to be erased.
 *
 * @throws ORPCError FORBIDDEN
 */
export async function requireNotBeingErased(transaction: Connection, userId: string): Promise<void> {
  if (await lockErasureState(transaction, userId)) refuse('FORBIDDEN', personalDataTexts.erasureRequested);
}

export { notifyOfPublishedPrice } from './favorites/lower-price.ts';
export { adChangeLimits } from './limits.ts';
export { AdMove, isRejectedBy, restoreAdStatus, setAdStatus } from './moderation/decision-queries.ts';
export { hideAdsOf, showAdsOf } from './owner/erasure-queries.ts';
export { adsOfMembers, countListedAds, listAdIdsOf, listLatestAds } from './list/list-queries.ts';
export { countSearchVisits, listMissedSearches } from './list/search-visit-queries.ts';
export { countAdsByStatus, countPendingAds } from './moderation/moderation-queries.ts';
