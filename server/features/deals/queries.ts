// SQL about deals: sale state, reservation and buyer of an ad.
import { sql } from 'kysely';
import type { DealState } from '#shared/features/deals/rules.ts';
import { type SaleState } from '#shared/features/ads/rules.ts';
import { EXPIRY_WARNING_DAYS } from '#shared/features/ads/lifetime.ts';
import type { Connection } from '../../database/connection.ts';

export interface LockedAd {
  title: string;
  price: number;
  isApproved: boolean;
  /** Taken down by staff. */
  isTakenDown: boolean;
  saleState: SaleState;
  /** Whether the days for which it is shown have passed. */
  isPeriodOver: boolean;
}

/** Locks the user's own ad until the transaction ends; null for another user's. */
export async function lockOwnAd(
  transaction: Connection,
  { id, userId }: { id: string; userId: string },
): Promise<LockedAd | null> {
  const ad = await transaction
    .selectFrom('ads')
    .select(['title', 'price', 'status', 'sale_state'])
    .select(sql<boolean>`coalesce(expires_at <= now(), false)`.as('isPeriodOver'))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!ad) return null;
  const { title, price, status, sale_state: saleState, isPeriodOver } = ad;
  const isApproved = status === 'approved';
  return { title, price, isApproved, isTakenDown: status === 'removed', saleState, isPeriodOver };
}

export async function isOwnAd(
  connection: Connection,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const ad = await connection
    .selectFrom('ads')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return ad !== undefined;
}

export async function setSaleState(transaction: Connection, id: string, saleState: SaleState): Promise<void> {
  await transaction
    .updateTable('ads')
    .set({ sale_state: saleState, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
}

/** Puts an ad on sale again; if it expires soon or has expired, its period restarts. */
export async function resetSaleState(
  transaction: Connection,
  { id, days }: { id: string; days: number },
): Promise<void> {
  await sql`
    update ads set sale_state = 'active', updated_at = now(),
        expires_at = case when is_near then now() + ${days} * interval '1 day' else expires_at end,
        expiry_told_at = case when is_near then null else expiry_told_at end
      from (select coalesce(expires_at < now() + ${EXPIRY_WARNING_DAYS} * interval '1 day', false) as is_near
              from ads where id = ${id}) as ending
     where id = ${id}`.execute(transaction);
}

export interface OpenDeal {
  id: string;
  state: DealState;
  buyerId: string | null;
  isReviewed: boolean;
}

/**
 * The open deal of an ad, locked against reviews until the transaction ends. The caller has locked the ad. Locked first
 * and read in a second statement, which sees a review written meanwhile.
 */
export async function findOpenDeal(transaction: Connection, adId: string): Promise<OpenDeal | null> {
  const open = sql`about = ${adId} and state in ('reserved', 'sold')`;
  await sql`select from deals where ${open} for update`.execute(transaction);
  const { rows } = await sql<OpenDeal>`
    select id, state, buyer_id as "buyerId", exists (select from reviews where deal_id = deals.id) as "isReviewed"
      from deals where ${open}`.execute(transaction);
  return rows[0] ?? null;
}

/** The buyer of an ad that is reserved or sold. */
export async function findBuyer(connection: Connection, adId: string): Promise<string | null> {
  const deal = await connection
    .selectFrom('deals')
    .select('buyer_id')
    .where('about', '=', adId)
    .where('state', 'in', ['reserved', 'sold'])
    .executeTakeFirst();
  return deal?.buyer_id ?? null;
}

export async function insertDeal(
  transaction: Connection,
  deal: {
    adId: string;
    title: string;
    price: number;
    sellerId: string;
    buyerId: string | null;
    state: DealState;
  },
): Promise<void> {
  const { adId, title, price, sellerId, buyerId, state } = deal;
  await transaction
    .insertInto('deals')
    .values({
      ad_id: adId,
      about: adId,
      title,
      price,
      seller_id: sellerId,
      buyer_id: buyerId,
      ...timesOf(state),
    })
    .execute();
}

/** Changes the state of the same deal. */
export async function moveDeal(
  transaction: Connection,
  { id, state, price }: { id: string; state: DealState; price: number },
): Promise<void> {
  await transaction
    .updateTable('deals')
    .set({ ...timesOf(state), price })
    .where('id', '=', id)
    .execute();
}

function timesOf(state: DealState) {
  const now = new Date();
  return state === 'sold' ? { state, sold_at: now } : { state, reserved_at: now };
}

export async function cancelDeal(transaction: Connection, id: string): Promise<void> {
  await transaction
    .updateTable('deals')
    .set({ state: 'released', released_at: new Date() })
    .where('id', '=', id)
    .execute();
}

/** Links deals to their restored ad by its id; false when it has none. */
export async function linkDeals(transaction: Connection, adId: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('deals')
    .set({ ad_id: adId })
    .where('about', '=', adId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
