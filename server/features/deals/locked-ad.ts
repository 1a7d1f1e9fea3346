// Locks the ad of a deal for its seller.
import { deletedAdTexts } from '#shared/features/ads/owner/deleted-ad-texts.ts';
import { adTexts } from '#shared/features/ads/texts.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { Actor } from '../../core/http/request.ts';
import type { Connection } from '../../database/connection.ts';
import { requireNotBeingErased } from '../ads/actions.ts';
import { lockPeopleOfDeals } from './notification-queries.ts';
import { isOwnAd, type LockedAd, lockOwnAd } from './queries.ts';

/** @throws ORPCError NOT_FOUND for another user's ad; CONFLICT for one that staff have taken down; FORBIDDEN */
export async function requireLockedAd(actor: Actor, tx: Connection, id: string): Promise<LockedAd> {
  const owned = { id, userId: actor.viewer.id };
  if (!(await isOwnAd(tx, owned))) refuse('NOT_FOUND', adTexts.notFound);
  await lockPeopleOfDeals(tx, id);
  await requireNotBeingErased(tx, actor.viewer.id);
  const ad = (await lockOwnAd(tx, owned)) ?? refuse('NOT_FOUND', adTexts.notFound);
  return ad.isTakenDown ? refuse('CONFLICT', deletedAdTexts.byStaff) : ad;
}
