// All SQL for the ads of a user about to be erased: hiding them, and showing them again if the user cancels the erasure.
import { sql } from 'kysely';
import type { AdStatus } from '#shared/features/ads/rules.ts';
import type { Connection } from '../../../database/connection.ts';

/**
 * Whether a user is about to be erased. The lock delays a concurrent request for erasure until the transaction ends, so
 * that no ad is published after the seller's ads were hidden.
 */
export async function lockErasureState(transaction: Connection, userId: string): Promise<boolean> {
  await transaction
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', userId)
    .forKeyShare()
    .executeTakeFirst();
  const row = await transaction
    .selectFrom('erasures')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Hides all ads of a user, pending ones too, and stores their sale states; returns those that everyone could read. */
export async function hideAdsOf(transaction: Connection, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string; status: AdStatus }>`
    with locked as (select id, sale_state, status from ads where user_id = ${userId} and sale_state <> 'hidden' for update),
      remembered as (insert into erasure_hidden_ads (ad_id, user_id, sale_state)
        select id, ${userId}, sale_state from locked),
      hidden as (update ads set sale_state = 'hidden' from locked where ads.id = locked.id)
    select id, status from locked`.execute(transaction);
  return rows.filter(({ status }) => status === 'approved').map(({ id }) => id);
}

/** Restores the sale states of the ads that `hideAdsOf` has hidden; returns the ads that are public again. */
export async function showAdsOf(transaction: Connection, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string; is_public: boolean }>`
    with remembered as (delete from erasure_hidden_ads where user_id = ${userId} returning ad_id, sale_state)
    update ads set sale_state = remembered.sale_state from remembered
     where ads.id = remembered.ad_id returning ads.id, ads.is_public`.execute(transaction);
  return rows.filter((ad) => ad.is_public).map(({ id }) => id);
}
