// The SQL of one ad: reading it and writing it. Lists and search are in list/.
import { sql } from 'kysely';
import type { AdPicture } from '#shared/features/ads/ad-schemas.ts';
import type { AdStatus, SaleState } from '#shared/features/ads/rules.ts';
import type { Connection, Database } from '../../database/connection.ts';
import { wordColumns } from '../../database/ad-words.ts';
import { isoTime } from '../../database/iso-time.ts';
import { allPictures, removal } from './card-sql.ts';

/** An ad with all its fields; the views choose which are sent. */
export interface AdDetailRow {
  id: string;
  title: string;
  description: string;
  /** In kronor. */
  price: number;
  category: string;
  condition: string;
  location: string;
  /** Empty if unknown. */
  county: string;
  postalCode: string;
  status: AdStatus;
  saleState: SaleState;
  isFeatured: boolean;
  showsPhone: boolean;
  showsEmail: boolean;
  /** Times in UTC in the format of `Date.toISOString`. */
  createdAt: string;
  updatedAt: string;
  expiresAt: string | null;
  pictures: AdPicture[];
  removal: { reportId: string; reason: string } | null;
  seller: {
    id: string;
    name: string;
    verified: boolean;
    /** A year. */
    memberSince: string;
    email: string;
    phone: string;
    birthYear: number | null;
    avatarUrl: string | null;
    rating: number | null;
    reviewCount: number;
  };
}

/** Finds an ad in any status: the caller checks who may see it. Null for an unknown id, which must be a UUID. */
export async function findAd(database: Database, id: string): Promise<AdDetailRow | null> {
  const { rows } = await database.pool.query<{ ad: AdDetailRow }>({
    name: 'find-ad',
    text: `select json_build_object(
        'id', ads.id, 'title', ads.title, 'description', ads.description, 'price', ads.price, 'category', ads.category,
        'condition', ads.condition, 'location', ads.location, 'county', ads.county, 'postalCode', ads.postal_code,
        'status', ads.status, 'saleState', ads.sale_state, 'isFeatured', ads.is_featured,
        'showsPhone', ads.shows_phone, 'showsEmail', ads.shows_email,
        'createdAt', ${isoTime('ads.created_at')}, 'updatedAt', ${isoTime('ads.updated_at')},
        'expiresAt', ${isoTime('ads.expires_at')}, 'pictures', ${allPictures},
        'removal', ${removal}, 'seller', json_build_object('id', seller.id, 'name', seller.name, 'verified', seller.verified,
          'memberSince', to_char(seller.created_at at time zone 'Europe/Stockholm', 'YYYY'),
          'email', seller.email, 'phone', seller.phone, 'birthYear', seller.birth_year, 'avatarUrl', seller.avatar_url,
          'rating', rated.average, 'reviewCount', rated.count)) as ad
      from ads join profiles as seller on seller.id = ads.user_id cross join rating_of(ads.user_id) as rated
     where ads.id = $1`,
    values: [id],
  });
  return rows[0]?.ad ?? null;
}

/** The columns an ad is saved with. Pictures are attached separately, in the same transaction. */
export interface AdFields {
  title: string;
  description: string;
  price: number;
  category: string;
  condition: string;
  location: string;
  county: string;
  postalCode: string;
  showsPhone: boolean;
  showsEmail: boolean;
  status: AdStatus;
}

/** Inserts an ad and returns its id. `days`: how long it is shown, if it is public from the start. */
export async function insertAd(
  connection: Connection,
  ad: AdFields & { userId: string; days: number },
): Promise<string> {
  const { id } = await connection
    .insertInto('ads')
    .values({
      ...columnsOf(ad),
      user_id: ad.userId,
      ...(ad.status === 'approved' && { expires_at: daysFromNow(ad.days) }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The fields that decide whether a changed ad needs moderation. */
export interface LockedAd {
  title: string;
  description: string;
  category: string;
  location: string;
  price: number;
  status: AdStatus;
  isPublic: boolean;
  pictureIds: string[];
}

/** One of the user's own ads, locked until the transaction ends; null for another user's. */
export async function lockOwnAd(
  connection: Connection,
  { id, userId }: { id: string; userId: string },
): Promise<LockedAd | null> {
  const ad = await connection
    .selectFrom('ads')
    .select(['title', 'description', 'category', 'location', 'price', 'status', 'is_public as isPublic'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!ad) return null;
  const pictures = await connection
    .selectFrom('ad_pictures')
    .select('id')
    .where('ad_id', '=', id)
    .orderBy('position')
    .execute();
  return { ...ad, pictureIds: pictures.map((picture) => picture.id) };
}

export async function updateAd(connection: Connection, id: string, ad: AdFields): Promise<void> {
  await connection
    .updateTable('ads')
    .set({ ...columnsOf(ad), updated_at: new Date() })
    .where('id', '=', id)
    .execute();
}

function columnsOf({ postalCode, showsPhone, showsEmail, ...ad }: AdFields) {
  const { title, description, price, category, condition, location, county, status } = ad;
  const text = { title, description, price, category, condition, location, county, postal_code: postalCode };
  return { ...text, ...wordColumns(ad), status, shows_phone: showsPhone, shows_email: showsEmail };
}

/**
 * Moves an ad from one status to another; false if its status is no longer `from` or it was changed after `updatedAt`.
 * An approved ad is shown for `days` from now, also if it had expired.
 */
export async function setAdStatus(
  connection: Connection,
  move: { id: string; from: AdStatus; updatedAt: string; to: AdStatus; reviewerId: string; days: number },
): Promise<boolean> {
  const { id, from, updatedAt, to, reviewerId, days } = move;
  const { numUpdatedRows } = await connection
    .updateTable('ads')
    .set({
      status: to,
      reviewed_by: reviewerId,
      reviewed_at: new Date(),
      ...(to === 'approved' && shownFor(days)),
    })
    .where('id', '=', id)
    .where('status', '=', from)
    .where(sql.raw<string>(isoTime('updated_at')), '=', updatedAt)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The columns of an ad that is shown for `days` from now; an expired one gets its previous sale state. */
export function shownFor(days: number) {
  return {
    expires_at: daysFromNow(days),
    expiry_told_at: null,
    sale_state: sql<SaleState>`case when sale_state <> 'expired' then sale_state
      when exists (select from deals where about = ads.id and state = 'reserved') then 'reserved' else 'active' end`,
  };
}

function daysFromNow(days: number): Date {
  return new Date(Date.now() + days * 86_400_000);
}
