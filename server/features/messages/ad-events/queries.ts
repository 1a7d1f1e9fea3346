// All SQL of the events of ads: stored in the threads about an ad, and sent to their members as a live event.
import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { ThreadEventKind } from '#shared/features/messages/rules.ts';
import { appendingEvents } from '../../../core/live/queries.ts';
import type { Connection } from '../../../database/connection.ts';

export interface NewAdEvent {
  adId: string;
  kind: ThreadEventKind;
  /** The kind in the buyer's thread, if that is another one. */
  kindForBuyer?: ThreadEventKind;
  /** The user with whom the deal is or was; null for a buyer outside the site. */
  buyerId?: string | null;
  /** New price in kronor, for the event of a lowered price. */
  price?: number;
  oldPrice?: number;
  /** When it happened, if that is not now: threads that began later get no event. */
  at?: Date;
}

/**
 * Adds an event to every thread about an ad: always to the buyer's thread, to others only while everyone can see the ad. Adds
 * none to threads in which one user has blocked the other. The ad may be deleted.
 */
export async function insertAdEvent(transaction: Connection, event: NewAdEvent): Promise<void> {
  const { adId, kind, kindForBuyer = kind, buyerId = null, price = null, oldPrice = null, at = null } = event;
  const isBuyers = sql`${buyerId}::uuid in (low_id, high_id)`;
  await sql`
    insert into thread_events (thread_id, kind, buyer_id, price, old_price, created_at, after_position)
    select threads.id, case when ${isBuyers} then ${kindForBuyer} else ${kind} end,
           case when ${isBuyers} then ${buyerId}::uuid end,
           ${price}, ${oldPrice}, coalesce(${at}, now()), ${at ? positionAt(at) : sql.ref('last_position')}
      from threads left join ads on ads.id = threads.ad_id
     where threads.about = ${adId}
       and (${at}::timestamptz is null or threads.created_at <= ${at})
       and (ads.is_public or ${isBuyers})
       and not exists (select from person_blocks
         where (user_id, blocked_id) in ((low_id, high_id), (high_id, low_id)))`.execute(transaction);
}

/** The position of the last message of a thread at that time. */
function positionAt(at: Date): RawBuilder<number> {
  return sql<number>`(select coalesce(max(position), 0) from messages
    where thread_id = threads.id and messages.created_at <= ${at})`;
}

/**
 * Appends a live event for the seller of an ad, also one that was just deleted, and everyone who has a thread about it. Returns
 * their ids.
 */
export async function appendAdChanged(connection: Connection, adId: string): Promise<string[]> {
  const { rows } = await connection.executeQuery(CompiledQuery.raw(AD_CHANGED, [adId]));
  return (rows as { userId: string }[]).map(({ userId }) => userId);
}

const AD_CHANGED = `with ${appendingEvents(`
    select user_id, 'ad', ($1::uuid)::text, 1 from (
      select user_id from ads where id = $1
      union select user_id from removed_ads where id = $1
      union select user_id from threads join thread_people on thread_id = threads.id where about = $1) as readers`)}
  select user_id as "userId" from appended`;
