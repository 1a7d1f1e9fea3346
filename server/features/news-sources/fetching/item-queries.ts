// SQL that stores the items of a source as new articles, grouped with duplicates from other sources.
import { sql } from 'kysely';
import type { Connection } from '../../../database/connection.ts';

/** Trigram similarity of duplicates. "Omgång 5" and "Omgång 6" have 0.87; digits are compared in addition. */
const SAME_TITLE = 0.9;
const near = sql.raw("interval '48 hours'");

/**
 * Stores the new items as articles that are pending review. An item is known by its address or the source's id, also after staff
 * have deleted its article. An item with nearly the title of another source's article from the same time is grouped under it.
 *
 * @param batch.json of `StoredItem`s
 * @param batch.now the time of an item whose date is missing or in the future
 * @returns the number of new articles
 */
export async function insertItems(
  connection: Connection,
  { json, sourceId, sourceName, now }: { json: string; sourceId: string; sourceName: string; now: Date },
): Promise<number> {
  // Each row's foreign key check is a statement, and the pool's setting plans each again, which would take a sixth of the time.
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
