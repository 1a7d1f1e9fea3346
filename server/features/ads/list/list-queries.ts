// SQL for short lists of ads: featured, latest, own ads and favourites.
import { latestAdultYear } from '#shared/features/accounts/age.ts';
import type { LatestAd } from '#shared/features/admin/contract.ts';
import type { AdCard, OwnAd } from '#shared/features/ads/ad-schemas.ts';
import type { Connection, Database } from '../../../database/connection.ts';
import { canSellAgain, isListed, isReadable } from '../../../database/ad-visibility.ts';
import { isoTime } from '../../../database/iso-time.ts';
import { cardFields, joinFirstPicture, listedFields, removal } from '../card-sql.ts';
import { type ListedAdRow, viewListedAd } from './listed-ad.ts';
import { type Cursor, writeAgeCursor } from './cursor.ts';

/** More than any user has, but the cost must be bounded. */
const MAX_LIST_LENGTH = 500;
const MAX_FAVORITE_IDS = 10_000;

/** Public, unsold ads for the home page: featured ones first, then the newest of the others. */
export async function featuredAds(database: Database, limit: number): Promise<AdCard[]> {
  return readListedCards(database, {
    name: 'featured-ads',
    ids: `select * from (
            (select 1 as place, id, created_at from ads where ${isListed()} and sale_state <> 'sold' and is_featured
              order by created_at desc, id desc limit $1) union all
            (select 2 as place, id, created_at from ads where ${isListed()} and sale_state <> 'sold' and not is_featured
              order by created_at desc, id desc limit $1)) as found
           order by place, created_at desc, id desc limit $1`,
    order: 'chosen.place, chosen.created_at desc, chosen.id desc',
    values: [limit],
  });
}

/** The newest public ads, sold ones too. */
export async function latestAds(database: Database, limit: number): Promise<AdCard[]> {
  return readListedCards(database, {
    name: 'latest-ads',
    ids: `select id, created_at from ads where ${isListed()} order by created_at desc, id desc limit $1`,
    order: 'chosen.created_at desc, chosen.id desc',
    values: [limit],
  });
}

/** The newest unsold public ads of adults who have named this association in their profile. */
export async function adsOfMembers(
  database: Database,
  { associationId, limit }: { associationId: string; limit: number },
): Promise<AdCard[]> {
  return readListedCards(database, {
    name: 'ads-of-members',
    ids: `select id, created_at from ads
           where user_id in (select profiles.id from profiles where association_id = $1 and birth_year <= $3::integer)
             and ${isListed()} and sale_state <> 'sold'
           order by created_at desc, id desc limit $2`,
    order: 'chosen.created_at desc, chosen.id desc',
    values: [associationId, limit, latestAdultYear(new Date())],
  });
}

/** SQL of whether this ad is public. */
export function isPublicAdSql(id: string): string {
  return `exists (select from ads where id = ${id} and is_public)`;
}

/** SQL of the seller of this ad. */
export function sellerSql(id: string): string {
  return `(select user_id from ads where id = ${id})`;
}

/** A user's ads in every status, newest first. */
export async function adsOfUser(
  database: Database,
  userId: string,
): Promise<Omit<OwnAd, 'canRenew' | 'views'>[]> {
  return readCards<Omit<OwnAd, 'canRenew' | 'views'>>(database, {
    name: 'ads-of-user',
    fields: `'status', ads.status, 'removal', ${removal}, 'expiresAt', ${isoTime('ads.expires_at')}, 'canSellAgain', ${canSellAgain()},
      'reveals', (select count(distinct user_id) from contact_reveals where ad_id = ads.id),
      'buyer', (select json_build_object('id', buyer.id, 'name', buyer.name)
        from deals join profiles as buyer on buyer.id = buyer_id
        where about = ads.id and state in ('reserved', 'sold'))`,
    ids: 'select id, created_at from ads where user_id = $1 order by created_at desc, id desc limit $2',
    order: 'chosen.created_at desc, chosen.id desc',
    values: [userId, MAX_LIST_LENGTH],
  });
}

/**
 * A user's public ads, newest first; `next` is the cursor of the following page.
 *
 * @param after the cursor of an earlier page; null for the first page
 */
export async function publicAdsOfUser(
  database: Database,
  { userId, after, limit }: { userId: string; after: Pick<Cursor, 'key' | 'id'> | null; limit: number },
): Promise<{ ads: AdCard[]; next: string | null }> {
  const ads = await readCards<ListedAdRow & { place: number }>(database, {
    name: 'public-ads-of-user',
    card: listedFields,
    fields: `'place', (extract(epoch from ads.created_at) * 1000000)::bigint`,
    ids: `select id, created_at from ads
           where user_id = $1 and ${isListed()}
             and ($3::bigint is null
               or (created_at, id) < (timestamptz 'epoch' + $3::bigint * interval '1 microsecond', $4::uuid))
           order by created_at desc, id desc limit $2`,
    order: 'chosen.created_at desc, chosen.id desc',
    values: [userId, limit + 1, after?.key ?? null, after?.id ?? null],
  });
  const shown = ads.slice(0, limit);
  const last = shown.at(-1);
  return {
    ads: shown.map(({ place: _place, ...card }) => viewListedAd(card)),
    next: last && ads.length > limit ? writeAgeCursor({ key: last.place, id: last.id }) : null,
  };
}

/** The user's ads whose pages everyone can read: also expired ones. */
export async function listReadableIdsOfUser(database: Database, userId: string): Promise<string[]> {
  const rows = await database.kysely
    .selectFrom('ads')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'approved')
    .where('sale_state', '<>', 'hidden')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * A user's favourites that are public or have expired, latest saved first: the ids of all, so that every ad shows whether it is
 * one, and the cards of the latest.
 */
export async function favoritesOfUser(
  database: Database,
  userId: string,
  limit = MAX_LIST_LENGTH,
): Promise<{ adIds: string[]; ads: AdCard[] }> {
  const ids = `select favorites.ad_id as id, favorites.created_at from favorites
            join ads on ads.id = ad_id and ${isReadable()}
           where favorites.user_id = $1 order by favorites.created_at desc, ad_id desc limit $2`;
  const ads = await readCards<AdCard>(database, {
    name: 'favorites-of-user',
    ids,
    order: 'chosen.created_at desc, chosen.id desc',
    values: [userId, limit],
  });
  if (ads.length < limit) return { adIds: ads.map(({ id }) => id), ads };
  const { rows } = await database.pool.query<{ id: string }>(ids, [userId, MAX_FAVORITE_IDS]);
  return { adIds: rows.map(({ id }) => id), ads };
}

/** The newest ads in every status, with their sellers. */
export async function listLatestAds(
  database: Database,
  limit: number,
): Promise<(LatestAd & { category: string; price: number })[]> {
  const { rows } = await database.pool.query(
    `select ads.id, ads.title, ads.status, ${isoTime('ads.created_at')} as "createdAt", seller.name as "sellerName",
            ads.category, ads.price
       from (select * from ads order by created_at desc, id desc limit $1) as ads
       join profiles as seller on seller.id = ads.user_id order by ads.created_at desc, ads.id desc`,
    [limit],
  );
  return rows;
}

interface CardList {
  name: string;
  /** Selects the ids to show and their sort keys. */
  ids: string;
  order: string;
  /** SQL of the card's fields; those of `AdCard` by default. */
  card?: string;
  /** Fields besides those of the card. */
  fields?: string;
  values: unknown[];
}

/** Cards as public lists show them. */
export async function readListedCards(database: Database, list: CardList): Promise<AdCard[]> {
  const ads = await readCards<ListedAdRow>(database, { ...list, card: listedFields });
  return ads.map(viewListedAd);
}

async function readCards<Card>(
  database: Database,
  { card = cardFields, ...list }: CardList,
): Promise<Card[]> {
  const fields = list.fields ? `${card}, ${list.fields}` : card;
  const { rows } = await database.pool.query<{ ads: Card[] }>({
    name: list.name,
    text: `with chosen as materialized (${list.ids})
      select coalesce(json_agg(json_build_object(${fields}) order by ${list.order}), '[]') as ads
        from chosen join ads on ads.id = chosen.id ${joinFirstPicture}`,
    values: list.values,
  });
  return rows[0]?.ads ?? [];
}

/** All ads of a user, in every status. */
export async function listAdIdsOf(connection: Connection, userId: string): Promise<string[]> {
  const rows = await connection.selectFrom('ads').select('id').where('user_id', '=', userId).execute();
  return rows.map(({ id }) => id);
}

/** The number of ads on the marketplace: an index-only count of public ads, minus the few of suspended sellers. */
export async function countListedAds(database: Database): Promise<number> {
  const { rows } = await database.pool.query<{ ads: number }>(
    `select (select count(*) from ads where is_public) - (
       select count(*) from ads join profiles on profiles.id = ads.user_id
          where is_public and blocked_until > now()) as ads`,
  );
  return rows[0]?.ads ?? 0;
}
