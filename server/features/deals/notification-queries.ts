// SQL of the notifications of deals: what people have been notified of, and who saved the ad.
import { sql } from 'kysely';
import type { SaleState } from '#shared/features/ads/rules.ts';
import type { DealState } from '#shared/features/deals/rules.ts';
import { SUSPENDED_IDS } from '../../database/ad-visibility.ts';
import type { Connection } from '../../database/connection.ts';

/** A deal of an ad, and what people have been notified of. */
export interface NotifiedDeal {
  id: string;
  state: DealState | 'released';
  sellerId: string;
  buyerId: string | null;
  /** When it got its state; null for a cancelled deal. */
  agreedAt: Date | null;
  /** The state of which the buyer was last notified; null when never. */
  notifiedState: DealState | 'released' | null;
  /** The states of which those who saved the ad were notified. */
  followersNotified: DealState[];
  /** People who have written a review of it. */
  reviewerIds: string[];
}

export interface DealsOfAd {
  /** Null when the ad is deleted. */
  ad: { isApproved: boolean; saleState: SaleState } | null;
  deals: NotifiedDeal[];
}

/** Locks the people of an ad's deals until the transaction ends. Before the ad, in the same order as erasure, to avoid a deadlock. */
export async function lockPeopleOfDeals(transaction: Connection, adId: string): Promise<void> {
  await sql`
    select from profiles
     where id in (select seller_id from deals where about = ${adId}
                  union select buyer_id from deals where about = ${adId})
     order by id for key share`.execute(transaction);
}

/**
 * The deals of an ad, locked until the transaction ends. Read in a last statement, which sees what was written meanwhile.
 */
export async function lockDealsOfAd(transaction: Connection, adId: string): Promise<DealsOfAd> {
  await lockPeopleOfDeals(transaction, adId);
  const ad = await transaction
    .selectFrom('ads')
    .select(['status', 'sale_state'])
    .where('id', '=', adId)
    .forKeyShare()
    .executeTakeFirst();
  await sql`select from deals where about = ${adId} order by id for no key update`.execute(transaction);
  const { rows } = await sql<NotifiedDeal>`
    select id, state, seller_id as "sellerId", buyer_id as "buyerId", notified_state as "notifiedState",
           followers_notified as "followersNotified",
           case state when 'sold' then sold_at when 'reserved' then reserved_at end as "agreedAt",
           array(select author_id from reviews where deal_id = deals.id) as "reviewerIds"
      from deals where about = ${adId} order by created_at, id`.execute(transaction);
  return { ad: ad ? { isApproved: ad.status === 'approved', saleState: ad.sale_state } : null, deals: rows };
}

/** Records that the buyers were notified of the states of these deals. */
export async function recordBuyersNotified(transaction: Connection, ids: readonly string[]): Promise<void> {
  await sql`
    update deals set notified_state = state
     where id = any(${ids}::uuid[]) and notified_state is distinct from state`.execute(transaction);
}

/** Records that those who saved the ad were notified of the deal's state. */
export async function recordFollowersNotified(transaction: Connection, id: string): Promise<void> {
  await sql`update deals set followers_notified = followers_notified || state where id = ${id}`.execute(
    transaction,
  );
}

/** People who saved an ad before this time, except these and the suspended. Later, they saw the state when they saved it. */
export async function listFollowers(
  transaction: Connection,
  { adId, except, before }: { adId: string; except: readonly string[]; before: Date },
): Promise<string[]> {
  const followers = await transaction
    .selectFrom('favorites')
    .select('user_id')
    .where('ad_id', '=', adId)
    .where('user_id', 'not in', except)
    .where(sql<boolean>`user_id not in (${sql.raw(SUSPENDED_IDS)})`)
    .where('created_at', '<', before)
    .execute();
  return followers.map((row) => row.user_id);
}

/** Which of these ads are reserved. */
export async function listReserved(transaction: Connection, adIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ about: string }>`
    select about from deals where about = any(${adIds}::uuid[]) and state = 'reserved'`.execute(transaction);
  return rows.map(({ about }) => about);
}

/** The reserved ads of a seller. */
export async function listReservedOf(transaction: Connection, sellerId: string): Promise<string[]> {
  const { rows } = await sql<{ about: string }>`
    select about from deals where seller_id = ${sellerId} and state = 'reserved'`.execute(transaction);
  return rows.map(({ about }) => about);
}

export interface Reservation {
  id: string;
  adId: string;
  sellerId: string;
  /** Its ad is deleted, and may be restored. */
  isDeleted: boolean;
}

/**
 * The reservations for a person whom the caller has locked, with their ads, locked until the transaction ends. Locks the sellers
 * and then the ads first, in the same order as a change of a deal, to avoid a deadlock.
 */
export async function lockReservationsFor(transaction: Connection, buyerId: string): Promise<Reservation[]> {
  const reserved = sql`from deals where buyer_id = ${buyerId} and state = 'reserved'`;
  await sql`select from profiles where id in (select seller_id ${reserved}) order by id for key share`.execute(
    transaction,
  );
  await sql`select from ads where id in (select about ${reserved}) order by id for no key update`.execute(
    transaction,
  );
  const { rows } = await sql<Reservation>`
    select id, about as "adId", seller_id as "sellerId", ad_id is null as "isDeleted" ${reserved}
     order by id for update`.execute(transaction);
  return rows;
}

/** Whether an ad is purged, taken down, or its seller is about to be erased. A deleted ad that can be restored is not gone. */
export async function isAdGone(transaction: Connection, adId: string): Promise<boolean> {
  const { rows } = await sql<{ isGone: boolean }>`
    select not exists (select from removed_ads where id = ${adId}) and not exists (
      select from ads where id = ${adId} and status <> 'removed'
         and user_id not in (select user_id from erasures)) as "isGone"`.execute(transaction);
  return rows[0]?.isGone ?? false;
}

/** Puts a reserved ad on sale again, also one that returns later: after an appeal, or when its seller cancels the erasure. */
export async function endReservation(transaction: Connection, adId: string): Promise<void> {
  await sql`update ads set sale_state = 'active' where id = ${adId} and sale_state = 'reserved'`.execute(
    transaction,
  );
  await sql`update erasure_hidden_ads set sale_state = 'active'
    where ad_id = ${adId} and sale_state = 'reserved'`.execute(transaction);
}
