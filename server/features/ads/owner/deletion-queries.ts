// All SQL for deleted ads: moving an ad out of its tables with all its rows, and back.
import { sql } from 'kysely';
import type { DeletedAd } from '#shared/features/ads/ad-schemas.ts';
import { type AdStatus, type SaleState } from '#shared/features/ads/rules.ts';
import { SECONDS_TO_RESTORE } from '#shared/features/ads/lifetime.ts';
import { UNDO_GRACE_SECONDS } from '#shared/undo.ts';
import type { Connection, Database } from '../../../database/connection.ts';
import { isoTime } from '../../../database/iso-time.ts';
import { pictureJson } from '../../../database/picture-json.ts';
import { detachNotifications } from '../../notifications/actions.ts';
import { cardFields } from '../card-sql.ts';

/** A deleted ad and the rows of other tables that belong to it, with all columns as JSON. */
export interface DeletedRow {
  userId: string;
  ad: { id: string; status: AdStatus; sale_state: SaleState; reviewed_by: string | null };
  /** The current name of the ad's category; null if the category is deleted. */
  category: string | null;
  pictures: object[];
  belongings: Record<Exclude<BelongingTable, 'notifications'>, { user_id: string }[]> & {
    notifications: { id: string; user_id: string; read_at: string | null }[];
  };
}

/** Tables with users' rows about an ad. A new table that refers to ads must be added: the test lists them. */
export const BELONGING_TABLES = [
  'favorites',
  'contact_reveals',
  'notifications',
  'ad_renewal_links',
] as const;
type BelongingTable = (typeof BELONGING_TABLES)[number];

/**
 * Deletes an ad with its pictures and all rows that belong to it, and stores a copy of them. Returns until when it can
 * be restored, and whose unread notifications are deleted with it; null if there is no such ad.
 */
export async function moveToDeleted(
  connection: Connection,
  { id, deletedBy }: { id: string; deletedBy: string },
): Promise<{ until: Date; notifiedIds: string[] } | null> {
  // Waits for favourites that are being saved; a favourite that is saved later finds no ad.
  const locked = await sql`select from ads where id = ${id} for update`.execute(connection);
  if (locked.rows.length === 0) return null;
  const belongings = BELONGING_TABLES.map(
    (table) => sql`${sql.lit(table)}, (select coalesce(jsonb_agg(to_jsonb(copy)), '[]')
        from ${sql.table(table)} as copy where copy.ad_id = ads.id)`,
  );
  const { rows } = await sql<{ restorable_until: Date }>`
    insert into removed_ads
      (id, user_id, removed_by, category, ad, pictures, belongings, picture_ids, restorable_until)
    select id, user_id, ${deletedBy}, category, to_jsonb(ads),
        (select coalesce(jsonb_agg(to_jsonb(ad_pictures)), '[]') from ad_pictures where ad_id = ads.id),
        jsonb_build_object(${sql.join(belongings)}),
        array(select ad_pictures.id from ad_pictures where ad_id = ads.id),
        now() + ${SECONDS_TO_RESTORE + UNDO_GRACE_SECONDS} * interval '1 second'
      from ads where id = ${id}
    returning restorable_until - ${UNDO_GRACE_SECONDS} * interval '1 second' as restorable_until`.execute(
    connection,
  );
  const notifiedIds = await detachNotifications(connection, id);
  await connection.deleteFrom('ads').where('id', '=', id).execute();
  const until = rows[0]?.restorable_until;
  return until ? { until, notifiedIds } : null;
}

/**
 * Deletes and returns the copy, once also with concurrent attempts; null if there is none, or it is another user's or
 * expired.
 */
export async function claimDeleted(
  connection: Connection,
  { id, deletedBy }: { id: string; deletedBy: string },
): Promise<DeletedRow | null> {
  // Locks the owner first: deleting a profile locks it before the copy, so this order avoids a deadlock.
  await sql`select from profiles join removed_ads on removed_ads.user_id = profiles.id
    where removed_ads.id = ${id} for key share of profiles`.execute(connection);
  const { rows } = await sql<DeletedRow>`
    delete from removed_ads where id = ${id} and removed_by = ${deletedBy} and restorable_until > now()
      returning user_id as "userId", ad, category, pictures, belongings`.execute(connection);
  return rows[0] ?? null;
}

/** Which of these users exist; none of them is deleted until the transaction ends. */
export async function lockExistingUsers(connection: Connection, ids: string[]): Promise<Set<string>> {
  const people = await connection
    .selectFrom('profiles')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Set(people.map(({ id }) => id));
}

/**
 * Inserts rows with every column that is not generated, so later columns need no change here. A row is left out if
 * another row that it refers to is deleted, or if a notification like it exists.
 */
export async function insertCopies(
  connection: Connection,
  table: 'ads' | 'ad_pictures' | BelongingTable,
  copies: object[],
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
     where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(
    connection,
  );
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
  const intact = (await listReferences(connection, table)).map(
    ({ column, place, key }) => sql`(copy.${sql.ref(column)} is null or exists (
      select from ${sql.raw(place)} as other where other.${sql.ref(key)} = copy.${sql.ref(column)}))`,
  );
  await sql`insert into ${sql.table(table)} (${columns}) select ${columns}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(copies)}::jsonb) as copy
    where ${sql.join([sql`true`, ...intact], sql` and `)}
    ${table === 'notifications' ? sql`on conflict do nothing` : sql``}`.execute(connection);
}

/** The foreign keys of a table. */
async function listReferences(
  connection: Connection,
  table: string,
): Promise<{ column: string; place: string; key: string }[]> {
  const { rows } = await sql<{ column: string; place: string; key: string }>`
    select own.attname as column, confrelid::regclass::text as place, other.attname as key
      from pg_constraint
      join pg_attribute as own on own.attrelid = conrelid and own.attnum = conkey[1]
      join pg_attribute as other on other.attrelid = confrelid and other.attnum = confkey[1]
     where contype = 'f' and conrelid = ${table}::regclass and cardinality(conkey) = 1`.execute(connection);
  return rows;
}

/** Restoring is accepted a little longer than it is offered. */
const OFFERED_UNTIL = `(removed_ads.restorable_until - interval '${UNDO_GRACE_SECONDS} seconds')`;

/** A user's own deleted ads that they can still restore, newest first. */
export async function listDeletedAds(database: Database, userId: string): Promise<DeletedAd[]> {
  const { rows } = await database.pool.query<{ ad: DeletedAd }>(
    `select json_build_object(${cardFields}, 'removedUntil', ${isoTime(OFFERED_UNTIL)}) as ad
       from removed_ads, jsonb_populate_record(null::ads, removed_ads.ad) as ads
       left join lateral (
         select ${pictureJson('picture')} as picture
           from jsonb_populate_recordset(null::ad_pictures, removed_ads.pictures) as picture
          order by picture.position limit 1) as first_picture on true
      where removed_ads.user_id = $1 and removed_ads.removed_by = $1 and ${OFFERED_UNTIL} > now()
      order by ads.created_at desc, ads.id desc`,
    [userId],
  );
  return rows.map(({ ad }) => ad);
}

/** Deletes the expired copies; returns their ads, and the pictures whose files must be deleted too. */
export async function purgeExpiredDeletions(
  connection: Connection,
): Promise<{ adIds: string[]; pictureIds: string[] }> {
  const expired = await connection
    .deleteFrom('removed_ads')
    .where(sql<boolean>`restorable_until <= now()`)
    .returning(['id', 'picture_ids'])
    .execute();
  return {
    adIds: expired.map(({ id }) => id),
    pictureIds: expired.flatMap(({ picture_ids }) => picture_ids),
  };
}
