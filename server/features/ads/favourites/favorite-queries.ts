// Favourites: adding, removing, and who has saved an ad.
import type { Connection, Database } from '../../../database/connection.ts';

/** Saves an ad as favourite; saving it twice is saving it once. Null when there is none that everyone may read. */
export async function addFavorite(
  database: Database,
  favorite: { userId: string; adId: string },
): Promise<{ wasFavorite: boolean } | null> {
  const { rows } = await database.pool.query<{ wasFavorite: boolean }>(
    `with ad as (select id from ads where id = $2 and (is_public or status = 'approved' and sale_state = 'expired')),
      saved as (insert into favorites (user_id, ad_id) select $1, id from ad on conflict do nothing returning ad_id)
     select not exists (select from saved) as "wasFavorite" from ad`,
    [favorite.userId, favorite.adId],
  );
  return rows[0] ?? null;
}

/** Takes an ad off the favourites; nothing happens when it is not among them. */
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

/** Who has saved an ad of somebody's. */
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
