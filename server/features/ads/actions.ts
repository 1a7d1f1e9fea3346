// What other features use of ads: events about changed ads, and what they may ask. Writing ads is in the folders.
import { personalDataTexts } from '#shared/features/personal-data/words.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { Services } from '../../core/http/request.ts';
import type { Connection } from '../../database/connection.ts';
import { listPublicIdsOfUser } from './list/list-queries.ts';
import { holdLeaving } from './owner/leaving-queries.ts';

/** Every list may show the ad, and its own page does. */
export async function publishAdChanged({ bus }: Pick<Services, 'bus'>, id: string): Promise<void> {
  await Promise.all([bus.publish({ topic: 'ads', id }), bus.publish({ topic: `ad:${id}`, id })]);
}

/** A seller looks or is called otherwise than before: each of their ads' pages says so. */
export async function publishSellerChanged({ database, bus }: Services, userId: string): Promise<void> {
  const ids = await listPublicIdsOfUser(database, userId);
  await Promise.all(ids.map((id) => bus.publish({ topic: `ad:${id}`, id })));
}

/**
 * Who is about to be erased has nothing on the marketplace.
 *
 * @throws ORPCError FORBIDDEN
 */
export async function requireStaying(transaction: Connection, userId: string): Promise<void> {
  if (await holdLeaving(transaction, userId)) refuse('FORBIDDEN', personalDataTexts.leaving);
}

export { hideAdsOf, showAdsOf } from './owner/leaving-queries.ts';
export { listAdIdsOf, listLatestAds } from './list/list-queries.ts';
export { countAdsByStatus } from './moderation/moderation-queries.ts';
