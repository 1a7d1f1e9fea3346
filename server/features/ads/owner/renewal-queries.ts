// All SQL for expiring ads: warning, expiring and renewing.
import { sql } from 'kysely';
import { type SaleState } from '#shared/features/ads/rules.ts';
import { type ExpiringAd, EXPIRY_WARNING_DAYS } from '#shared/features/ads/lifetime.ts';
import { isoTime } from '../../../database/iso-time.ts';
import type { Connection } from '../../../database/connection.ts';
import { shownFor } from '../queries.ts';

const BATCH = 100;

export interface EndingRow {
  id: string;
  title: string;
  expiresAt: Date;
  userId: string;
}

/**
 * Selects ads that are about to expire and marks their sellers as warned. Extends ads with less time left than the days of
 * warning, so that a seller always has those days, however late this runs. The rows are locked until the transaction ends.
 */
export async function claimEndingAds(transaction: Connection): Promise<EndingRow[]> {
  const { rows } = await sql<EndingRow>`
    with ending as (
      select id from ads
       where status = 'approved' and sale_state in ('active', 'reserved') and expiry_told_at is null
         and expires_at <= now() + ${EXPIRY_WARNING_DAYS} * interval '1 day'
       order by expires_at limit ${BATCH} for update skip locked)
    update ads set expiry_told_at = now(),
        expires_at = greatest(expires_at, now() + ${EXPIRY_WARNING_DAYS} * interval '1 day')
      from ending where ads.id = ending.id
    returning ads.id, ads.title, ads.expires_at as "expiresAt", ads.user_id as "userId"`.execute(transaction);
  return rows;
}

export interface ExpiredRow {
  id: string;
  userId: string;
  /** The users who have saved the ad. */
  savedBy: string[];
}

/** Marks ads as expired, a batch at a time; only those whose seller has been warned. */
export async function expireAds(transaction: Connection): Promise<ExpiredRow[]> {
  const { rows } = await sql<ExpiredRow>`
    with ended as (
      select id from ads
       where status = 'approved' and sale_state in ('active', 'reserved') and expiry_told_at is not null
         and expires_at <= now()
       order by expires_at limit ${BATCH} for update skip locked)
    update ads set sale_state = 'expired', updated_at = now() from ended where ads.id = ended.id
    returning ads.id, ads.user_id as "userId",
      array(select favorites.user_id from favorites where favorites.ad_id = ads.id
         and favorites.user_id <> ads.user_id) as "savedBy"`.execute(transaction);
  return rows;
}

export interface LockedEnd extends ExpiringAd {
  title: string;
  userId: string;
  isSellerBlocked: boolean;
}

/** The fields that decide whether an ad may be renewed, locked until the transaction ends. */
export async function lockEnd(transaction: Connection, id: string): Promise<LockedEnd | null> {
  const { rows } = await sql<LockedEnd>`
    select title, status, sale_state as "saleState", user_id as "userId",
           ${sql.raw(isoTime('expires_at'))} as "expiresAt",
           coalesce((select blocked_until > now() from profiles where profiles.id = ads.user_id), false) as "isSellerBlocked"
      from ads where id = ${id} for update`.execute(transaction);
  return rows[0] ?? null;
}

export async function extendAd(
  transaction: Connection,
  id: string,
  days: number,
): Promise<{ saleState: SaleState; expiresAt: Date | null }> {
  return transaction
    .updateTable('ads')
    .set({ ...shownFor(days), updated_at: new Date() })
    .where('id', '=', id)
    .returning(['sale_state as saleState', 'expires_at as expiresAt'])
    .executeTakeFirstOrThrow();
}

export async function insertRenewalLink(
  transaction: Connection,
  link: { tokenHash: Buffer; adId: string; userId: string },
): Promise<void> {
  await transaction
    .insertInto('ad_renewal_links')
    .values({ token_hash: link.tokenHash, ad_id: link.adId, user_id: link.userId })
    .execute();
}

/** The ad of a renewal link, and whether the link is used; null for an unknown link. */
export async function findRenewalLink(
  connection: Connection,
  tokenHash: Buffer,
): Promise<{ adId: string; userId: string; isUsed: boolean } | null> {
  const link = await connection
    .selectFrom('ad_renewal_links')
    .select(['ad_id', 'user_id', 'used_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return link ? { adId: link.ad_id, userId: link.user_id, isUsed: link.used_at !== null } : null;
}

export async function markLinkUsed(transaction: Connection, tokenHash: Buffer): Promise<void> {
  await transaction
    .updateTable('ad_renewal_links')
    .set({ used_at: new Date() })
    .where('token_hash', '=', tokenHash)
    .execute();
}
