// SQL of notifications about an ad that its seller deletes, or restores.
import { sql } from 'kysely';
import type { Connection } from '../../database/connection.ts';

/**
 * Whether a notification of an ad is still true without the ad: about a purchase or a review, which remain, or about
 * several ads of a saved search. `entry` is a row of notifications, or one of a job that mails or pushes it.
 */
export const outlivesAd = sql`(entry.review_id is not null or (entry.search_id is not null and entry.times > 1)
  or exists (select from deals where deals.id = entry.deal_id and deals.state = 'sold'))`;

/**
 * Removes the ad from the notifications that outlive it. Returns the people whose other unread ones the database deletes with
 * the ad.
 */
export async function detachNotifications(transaction: Connection, adId: string): Promise<string[]> {
  await sql`update notifications as entry set ad_id = null where ad_id = ${adId} and ${outlivesAd}`.execute(
    transaction,
  );
  const people = await transaction
    .selectFrom('notifications')
    .select('user_id')
    .distinct()
    .where('ad_id', '=', adId)
    .where('read_at', 'is', null)
    .where('is_on_site', '=', true)
    .execute();
  return people.map(({ user_id: userId }) => userId);
}

/** Adds the restored ad to these notifications again, unless they are about another ad meanwhile. */
export async function relinkNotifications(
  transaction: Connection,
  { adId, ids }: { adId: string; ids: readonly string[] },
): Promise<void> {
  await transaction
    .updateTable('notifications')
    .set({ ad_id: adId })
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('ad_id', 'is', null)
    .execute();
}
