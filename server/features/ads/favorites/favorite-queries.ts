// All SQL for favourites: adding, removing, and listing an ad's followers.
import { isReadable } from '../../../database/ad-visibility.ts';
import type { Connection, Database } from '../../../database/connection.ts';

/** Saves an ad as favourite; idempotent. Null if there is no such public or expired ad. */
export async function addFavorite(
  database: Database,
  favorite: { userId: string; adId: string },
): Promise<{ wasFavorite: boolean } | null> {
  const { rows } = await database.pool.query<{ wasFavorite: boolean }>(
    `with ad as (select id from ads where id = $2 and ${isReadable()}),
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

/** The users who have saved an ad, without its seller. */
export async function listFollowers(
  connection: Connection,
  { adId, sellerId }: { adId: string; sellerId: string },
): Promise<string[]> {
  const followers = await connection
    .selectFrom('favorites')
    .select('user_id')
    .where('ad_id', '=', adId)
    .where('user_id', '<>', sellerId)
    .execute();
  return followers.map((row) => row.user_id);
}
