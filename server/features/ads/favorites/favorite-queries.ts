// All SQL for favourites: adding, removing, listing an ad's followers, and the price they last knew.
import { sql } from 'kysely';
import { isListed, isReadable, SUSPENDED_IDS } from '../../../database/ad-visibility.ts';
import type { Connection, Database } from '../../../database/connection.ts';

/** Saves an ad as favourite; idempotent. Null if there is no such public or expired ad. */
export async function addFavorite(
  database: Database,
  favorite: { userId: string; adId: string },
): Promise<{ wasFavorite: boolean } | null> {
  const { rows } = await database.pool.query<{ wasFavorite: boolean }>(
    `with person as (select id from profiles where id = $1 for key share),
      ad as (select ads.id from ads where ads.id = $2 and ${isReadable()} and exists (select from person) for key share),
      saved as (insert into favorites (user_id, ad_id) select $1, id from ad on conflict do nothing returning ad_id)
     select not exists (select from saved) as "wasFavorite" from ad`,
    [favorite.userId, favorite.adId],
  );
  return rows[0] ?? null;
}

/** Removes an ad from the favourites; idempotent. */
export async function removeFavorite(
  database: Database,
  favorite: { userId: string; adId: string },
): Promise<{ wasFavorite: boolean }> {
  const { numDeletedRows } = await database.kysely
    .deleteFrom('favorites')
    .where('user_id', '=', favorite.userId)
    .where('ad_id', '=', favorite.adId)
    .executeTakeFirst();
  return { wasFavorite: numDeletedRows > 0n };
}

/** The users who have saved an ad, without its seller and suspended users. */
export async function listFollowers(
  connection: Connection,
  { adId, sellerId }: { adId: string; sellerId: string },
): Promise<string[]> {
  const followers = await connection
    .selectFrom('favorites')
    .select('user_id')
    .where('ad_id', '=', adId)
    .where('user_id', '<>', sellerId)
    .where(sql<boolean>`user_id not in (${sql.raw(SUSPENDED_IDS)})`)
    .execute();
  return followers.map((row) => row.user_id);
}

/** The price of an ad on sale and the last public one, which is cleared, in kronor; null if the ad was not changed meanwhile. */
export async function takeLastPublicPrice(
  transaction: Connection,
  adId: string,
): Promise<{ sellerId: string; price: number; oldPrice: number } | null> {
  const { rows } = await sql<{ sellerId: string; price: number; oldPrice: number }>`
    with found as (
      select id, last_public_price from ads
       where id = ${adId} and last_public_price is not null
         and ${sql.raw(isListed())} and sale_state in ('active', 'reserved') for update)
    update ads set last_public_price = null from found where ads.id = found.id
    returning ads.user_id as "sellerId", ads.price, found.last_public_price as "oldPrice"`.execute(
    transaction,
  );
  return rows[0] ?? null;
}
