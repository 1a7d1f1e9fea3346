// The overview of the back office, collected from other features.
import { LATEST_SHOWN, type Overview } from '#shared/features/admin/contract.ts';
import { type Found, FOUND_KINDS } from '#shared/features/admin/finder.ts';
import type { Actor, Services } from '../../core/http/request.ts';
import { recordListReading } from '../audit/actions.ts';
import { countProfiles } from '../accounts/actions.ts';
import { countPendingMessages, listLatestMessages } from '../contact/actions.ts';
import { findOfKind } from './finder/queries.ts';
import { countPendingAds, countListedAds, listLatestAds } from '../ads/actions.ts';
import { listWaiting } from './waiting-queries.ts';

/**
 * Numbers of users, ads and messages to the operator, the latest ads and messages, and what waits for a decision. A part that
 * fails to load is empty or zero, and `isComplete` is false. Source: spec 2 §2 Dashboard, §4 Dashboard load.
 *
 * @throws Error when every part fails
 */
export async function readOverview({ database, logger, answerCache }: Services): Promise<Overview> {
  const parts = await Promise.allSettled([
    countProfiles(database),
    countPendingAds(database),
    answerCache.getOrLoad('listed-ads', 'ads', () => countListedAds(database)),
    listLatestAds(database, LATEST_SHOWN),
    countPendingMessages(database),
    listLatestMessages(database, LATEST_SHOWN),
    listWaiting(database),
  ]);
  const failed = parts.filter((part) => part.status === 'rejected');
  for (const { reason } of failed) logger.error({ err: reason }, 'Failed to load a part of the overview');
  if (failed.length === parts.length) throw new Error('Failed to load the overview');
  const [users, ads, listed, latest, pendingMessages, latestMessages, waiting] = parts;
  return {
    users: users.status === 'fulfilled' ? users.value : 0,
    activeAds: listed.status === 'fulfilled' ? listed.value : 0,
    pendingAds: ads.status === 'fulfilled' ? ads.value : 0,
    latestAds: latest.status === 'fulfilled' ? latest.value : [],
    pendingMessages: pendingMessages.status === 'fulfilled' ? pendingMessages.value : 0,
    latestMessages: latestMessages.status === 'fulfilled' ? latestMessages.value : [],
    waiting: waiting.status === 'fulfilled' ? waiting.value : [],
    isComplete: failed.length === 0,
  };
}

/** Finds records for the command palette, by name or by the beginning of an id, in the order of `FOUND_KINDS`. */
export async function findRecords(actor: Actor, text: string): Promise<{ found: Found[] }> {
  const found = (await Promise.all(FOUND_KINDS.map((kind) => findOfKind(actor, kind, text)))).flat();
  const kinds = new Set(found.map(({ kind }) => kind));
  if (kinds.has('user')) await recordListReading(actor, 'users', { isSearch: true });
  if (kinds.has('contact')) await recordListReading(actor, 'contact-messages', { isSearch: true });
  return { found };
}
