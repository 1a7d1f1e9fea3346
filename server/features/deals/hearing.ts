// Who is not told of a deal: whoever has nothing to do with the other any more, and who has heard enough for a day.
import { type Limit, mayTry } from '../../core/limits.ts';
import type { Services } from '../../core/request.ts';
import type { Connection } from '../../database/connection.ts';
import { isBlockedBetween } from '../messages/actions.ts';
import type { Notification } from '../notifications/actions.ts';

/**
 * The news that is to be told. Of what one of two does the other hears nothing when either has blocked the other, and no more
 * when they have heard it many times: each is a mail, and a seller may change their mind as often as they like.
 */
export async function keepHeard(
  { database }: Pick<Services, 'database'>,
  tx: Connection,
  news: readonly Notification[],
): Promise<Notification[]> {
  const kept: Notification[] = [];
  for (const one of news) if (await isHeard(one)) kept.push(one);
  return kept;

  async function isHeard({ userId, actorId, adId }: Notification): Promise<boolean> {
    if (actorId && (await isBlockedBetween(tx, userId, actorId))) return false;
    return !actorId || !adId || mayTry(database, [limitOf(userId, adId)]);
  }
}

/** Ten times reserved and released. */
function limitOf(userId: string, adId: string): Limit {
  return { key: `deals about ${adId} told to ${userId}`, tries: 20, minutes: 24 * 60 };
}
