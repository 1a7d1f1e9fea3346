// All SQL about the ads of somebody who is about to be erased: hidden meanwhile, and as they were if they stay.
import { sql } from 'kysely';
import type { Connection } from '../../../database/connection.ts';

/**
 * Whether somebody is about to be erased. Nobody asks for that until the transaction ends, so that an ad is not published
 * after its seller's ads were hidden.
 */
export async function holdLeaving(transaction: Connection, userId: string): Promise<boolean> {
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

/** Hides all ads of a person, also those that wait for review, and remembers how they stood; returns the public ones. */
export async function hideAdsOf(transaction: Connection, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string; was_public: boolean }>`
    with held as (select id, sale_state, is_public from ads where user_id = ${userId} and sale_state <> 'hidden' for update),
      remembered as (insert into erasure_hidden_ads (ad_id, user_id, sale_state)
        select id, ${userId}, sale_state from held),
      hidden as (update ads set sale_state = 'hidden' from held where ads.id = held.id)
    select id, is_public as was_public from held`.execute(transaction);
  return rows.filter((ad) => ad.was_public).map(({ id }) => id);
}

/** Puts the ads that were hidden so back as they stood; returns those that are public again. */
export async function showAdsOf(transaction: Connection, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string; is_public: boolean }>`
    with remembered as (delete from erasure_hidden_ads where user_id = ${userId} returning ad_id, sale_state)
    update ads set sale_state = remembered.sale_state from remembered
     where ads.id = remembered.ad_id returning ads.id, ads.is_public`.execute(transaction);
  return rows.filter((ad) => ad.is_public).map(({ id }) => id);
}
