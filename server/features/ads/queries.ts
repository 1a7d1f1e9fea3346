// The SQL of one ad: reading it and writing it. Lists and search are in list/.
import { sql } from 'kysely';
import { DAY_MS } from '#shared/durations.ts';
import type { AdPicture } from '#shared/features/ads/ad-schemas.ts';
import type { AdAttributes } from '#shared/features/ads/attributes/ad-attributes.ts';
import type { AdStatus, SaleState } from '#shared/features/ads/rules.ts';
import type { Business } from '#shared/features/profiles/business.ts';
import type { Connection, Database } from '../../database/connection.ts';
import { adTermColumns } from '../../database/ad-terms.ts';
import { isoTime } from '../../database/iso-time.ts';
import { canSellAgain, isSuspended } from '../../database/ad-visibility.ts';
import { allPictures, attributeFields, removal } from './card-sql.ts';

/** An ad with all its fields; the views choose which are sent. */
export interface AdDetailRow extends AdAttributes {
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
  isSellerSuspended: boolean;
  /** The user who has reserved or bought the ad; null if there is none, or the user is unknown. */
  buyerId: string | null;
  canSellAgain: boolean;
  seller: {
    id: string;
    name: string;
    verified: boolean;
    /** The year of registration. */
    memberSince: string;
    email: string;
    phone: string;
    birthYear: number | null;
    avatarUrl: string | null;
    rating: number | null;
    reviewCount: number;
    business: Business | null;
  };
}

/** Finds an ad in any status: the caller checks who may see it. Null for an unknown id, which must be a UUID. */
export async function findAd(database: Database, id: string): Promise<AdDetailRow | null> {
  const { rows } = await database.pool.query<{ ad: AdDetailRow }>({
    name: 'find-ad',
    text: `select json_build_object(
        'id', ads.id, 'title', ads.title, 'description', ads.description, 'price', ads.price, 'category', ads.category,
        'condition', ads.condition, 'location', ads.location, 'county', ads.county, 'postalCode', ads.postal_code,
        'brand', ads.brand, 'size', ads.size, ${attributeFields},
        'status', ads.status, 'saleState', ads.sale_state, 'isFeatured', ads.is_featured,
        'showsPhone', ads.shows_phone, 'showsEmail', ads.shows_email,
        'createdAt', ${isoTime('ads.created_at')}, 'updatedAt', ${isoTime('ads.updated_at')},
        'expiresAt', ${isoTime('ads.expires_at')}, 'pictures', ${allPictures},
        'removal', ${removal}, 'isSellerSuspended', ${isSuspended('seller')},
        'buyerId', (select buyer_id from deals where about = ads.id and state in ('reserved', 'sold')),
        'canSellAgain', ${canSellAgain()}, 'seller', json_build_object('id', seller.id, 'name', seller.name, 'verified', seller.verified,
          'memberSince', to_char(seller.created_at at time zone 'Europe/Stockholm', 'YYYY'),
          'email', seller.email, 'phone', seller.phone, 'birthYear', seller.birth_year, 'avatarUrl', seller.avatar_url,
          'rating', rated.average, 'reviewCount', rated.count,
          'business', (select json_build_object('name', business.name, 'number', business.number, 'address', business.address,
            'email', business.email) from seller_businesses as business where business.user_id = seller.id))) as ad
      from ads join profiles as seller on seller.id = ads.user_id cross join rating_of(ads.user_id) as rated
     where ads.id = $1`,
    values: [id],
  });
  return rows[0]?.ad ?? null;
}

/** The columns an ad is saved with. Pictures are attached separately, in the same transaction. */
export interface AdFields extends AdAttributes {
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

/** The owner of an ad in any status, also of one that was deleted within the last minute; null for an unknown id. */
export async function findOwner(
  connection: Connection,
  id: string,
): Promise<{ userId: string; status: AdStatus } | null> {
  const { rows } = await sql<{ userId: string; status: AdStatus }>`
    select user_id as "userId", status from ads where id = ${id} union all
    select user_id, (ad ->> 'status') as status from removed_ads where id = ${id}`.execute(connection);
  return rows[0] ?? null;
}

/** Inserts an ad and returns its id. `days`: how long it is shown, if it is public from the start. */
export async function insertAd(
  connection: Connection,
  ad: AdFields & { id?: string | undefined; userId: string; days: number },
): Promise<string> {
  const { id } = await connection
    .insertInto('ads')
    .values({
      ...columnsOf(ad),
      ...(ad.id !== undefined && { id: ad.id }),
      user_id: ad.userId,
      ...(ad.status === 'approved' && { expires_at: daysFromNow(ad.days) }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The fields of an ad before a change, which decide whether it needs moderation. */
export interface LockedAd extends Omit<AdFields, 'delivery' | 'shippingPayer'> {
  delivery: string[];
  shippingPayer: string;
  saleState: SaleState;
  /** In kronor; null unless the ad was changed while it was not on sale. */
  lastPublicPrice: number | null;
  pictureIds: string[];
}

/** One of the user's own ads, locked until the transaction ends; null for another user's. */
export async function lockOwnAd(
  connection: Connection,
  { id, userId }: { id: string; userId: string },
): Promise<LockedAd | null> {
  const ad = await connection
    .selectFrom('ads')
    .select(['title', 'description', 'price', 'category', 'condition', 'status'])
    .select(['location', 'county', 'postal_code as postalCode'])
    .select(['brand', 'model', 'size', 'colour', 'audience'])
    .select(['delivery', 'shipping_payer as shippingPayer', 'meeting_place as meetingPlace'])
    .select(['shows_phone as showsPhone', 'shows_email as showsEmail'])
    .select(['sale_state as saleState', 'last_public_price as lastPublicPrice'])
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

export async function updateAd(
  connection: Connection,
  id: string,
  ad: AdFields & { userId: string; lastPublicPrice: number | null },
): Promise<void> {
  await connection
    .updateTable('ads')
    .set({ ...columnsOf(ad), last_public_price: ad.lastPublicPrice, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
}

function columnsOf(fields: AdFields & { userId: string }) {
  const { postalCode, showsPhone, showsEmail, shippingPayer, meetingPlace, userId, ...ad } = fields;
  const { title, description, price, category, condition, location, county, status } = ad;
  const { brand, model, size, colour, audience, delivery } = ad;
  const text = { title, description, price, category, condition, location, county, postal_code: postalCode };
  const attributes = { brand, model, size, colour, audience, attributes_version: null };
  const handover = { delivery, shipping_payer: shippingPayer, meeting_place: meetingPlace };
  const contact = { shows_phone: showsPhone, shows_email: showsEmail };
  const terms = adTermColumns({ ...ad, shipping_payer: shippingPayer }, userId);
  return { ...text, ...attributes, ...handover, ...terms, ...contact, status };
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
  return new Date(Date.now() + days * DAY_MS);
}
