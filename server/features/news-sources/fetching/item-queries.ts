// SQL that stores what was read of a source: articles that are new, grouped with those of other sources.
import { sql } from 'kysely';
import type { Connection } from '../../../database/connection.ts';

/** Trigram similarity: "Omgång 5" and "Omgång 6" are 0.87 alike, which their digits tell apart. */
const SAME_TITLE = 0.9;
const near = sql.raw("interval '48 hours'");

/**
 * Stores the items that are new, as articles that wait for a review. An item is known by its address or the source's id, also
 * after staff deleted its article. One with nearly the title of another source's article of the time is grouped under it.
 *
 * @param batch.json of `StoredItem`s
 * @param batch.now the time of an item whose date is missing, or is yet to come
 * @returns the number of new articles
 */
export async function insertItems(
  connection: Connection,
  { json, sourceId, sourceName, now }: { json: string; sourceId: string; sourceName: string; now: Date },
): Promise<number> {
  // The check of a foreign key is a statement for each row: planned anew each time, as the pool says, it took a sixth of the time.
  await sql`set local plan_cache_mode = auto`.execute(connection);
  const { rows } = await sql<{ created: number }>`
    with item as materialized (
      select guid, url, "urlKey" as url_key, title, digits, excerpt, category,
             length(title) * 7 / 10 as shortest, length(title) * 14 / 10 as longest,
             least(to_timestamp("publishedAt" / 1000), ${now}::timestamptz) as published_at
        from jsonb_to_recordset(${json}::jsonb) as item (guid text, url text, "urlKey" text, title text, digits text,
          excerpt text, category text, "publishedAt" double precision)),
    fresh as (
      select * from item
       where not exists (select from news where news.url_key = item.url_key)
         and not exists (select from news where news.source_id = ${sourceId} and news.guid = item.guid)
         and not exists (select from news_deleted_items as deleted where deleted.url_key = item.url_key)
         and not exists (
           select from news_deleted_items as deleted where deleted.source_id = ${sourceId} and deleted.guid = item.guid)),
    matched as (
      select fresh.*, first.id as duplicate_of
        from fresh left join lateral (
          select coalesce(duplicate_of, id) as id from news
           where deleted_at is null and source_id is distinct from ${sourceId}::uuid
             and translate(title, translate(title, '0123456789', ''), '') = fresh.digits
             and published_at between fresh.published_at - ${near} and fresh.published_at + ${near}
             -- Cheaper than the similarity, if the bounds are not computed for each: near-identical titles have nearly the same length.
             and length(title) between fresh.shortest and fresh.longest
             and similarity(lower(title), lower(fresh.title)) >= ${SAME_TITLE}::real
           order by created_at, id limit 1) as first on true),
    inserted as (
      insert into news (title, excerpt, category, status, auto_generated, manual_review_required, source_id,
        source_name, original_url, url_key, guid, duplicate_of, published_at)
      select title, excerpt, category, 'pending', true, true, ${sourceId}::uuid, ${sourceName}::text,
             url, url_key, guid, duplicate_of, published_at
        from matched
      on conflict do nothing
      returning id)
    select count(*) as created from inserted`.execute(connection);
  return rows[0]?.created ?? 0;
}
