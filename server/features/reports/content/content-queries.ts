// SQL about reported content: its owner, its text, taking it down, and restoring it.
import { sql } from 'kysely';
import type { ReportedContent } from '#shared/features/reports/staff-contract.ts';
import { MESSAGES_BEFORE, type ReportKind } from '#shared/features/reports/rules.ts';
import { isReadable } from '../../../database/ad-visibility.ts';
import type { Connection } from '../../../database/connection.ts';
import { lastAtWith, lastAtWithout } from '../../../database/forum-last-at.ts';
import { isoTime } from '../../../database/iso-time.ts';

export interface Target {
  kind: ReportKind;
  id: string;
}

/**
 * The owner of content that this person can see: public content, or a message to them. Null for anything else.
 *
 * @param viewerId null for a visitor
 */
export async function findReportable(
  connection: Connection,
  { kind, id }: Target,
  viewerId: string | null,
): Promise<{ ownerId: string } | null> {
  const statements = {
    ad: sql`select user_id as owner from ads where id = ${id} and ${sql.raw(isReadable())}`,
    person: sql`select id as owner from profiles where id = ${id}`,
    message: sql`select sender_id as owner from messages
      where id = ${id} and recipient_id = ${viewerId} and sender_id is not null and removed_at is null`,
    review: sql`select author_id as owner from reviews
      where id = ${id} and visible_at <= now() and removed_at is null`,
    forum_post: sql`select user_id as owner from forum_posts join forum_states on post_id = id
      where id = ${id} and is_public and deleted_at is null and user_id is not null`,
    forum_comment: sql`select user_id as owner from forum_comments as comment join forum_states using (post_id)
      where id = ${id} and comment.status = 'approved' and comment.deleted_at is null and is_public and user_id is not null`,
  };
  const { rows } = await sql<{ owner: string }>`${statements[kind]}`.execute(connection);
  return rows[0] ? { ownerId: rows[0].owner } : null;
}

const json = (
  parts: Partial<Record<keyof ReportedContent, ReturnType<typeof sql>>>,
) => sql`jsonb_build_object(
  'title', ${parts.title ?? sql`null`}, 'text', ${parts.text ?? sql`''`}, 'price', ${parts.price ?? sql`null`},
  'rating', ${parts.rating ?? sql`null`}, 'pictures', ${parts.pictures ?? sql`'[]'::jsonb`},
  'avatarUrl', ${parts.avatarUrl ?? sql`null`}, 'messages', ${parts.messages ?? sql`'[]'::jsonb`})`;

const pictures = sql`coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'width', p.width, 'height', p.height,
  'preview', p.preview) order by p.position) from ad_pictures p where p.ad_id = ads.id), '[]')`;

// The reported message and a few before it for context, not the whole thread.
const messages = sql`(select jsonb_agg(jsonb_build_object('id', m.id, 'content', m.content, 'createdAt', ${sql.raw(isoTime('m.created_at'))},
    'pictures', coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'width', p.width, 'height', p.height,
        'preview', p.preview) order by p.position) from ad_pictures p where p.message_id = m.id), '[]'),
    'isByOwner', m.sender_id is not distinct from reported.sender_id, 'isReported', m.id = reported.id) order by m.position)
  from messages m where m.thread_id = reported.thread_id
   and m.position between reported.position - ${sql.lit(MESSAGES_BEFORE)} and reported.position)`;

/** The current content; null when it is deleted or taken down. */
export async function readContent(
  connection: Connection,
  { kind, id }: Target,
): Promise<ReportedContent | null> {
  const statements = {
    ad: sql`select ${json({ title: sql`title`, text: sql`description`, price: sql`price`, pictures })} as content
      from ads where id = ${id} and status <> 'removed'`,
    person: sql`select ${json({ title: sql`name`, text: sql`bio`, avatarUrl: sql`avatar_url` })} as content
      from profiles where id = ${id}`,
    message: sql`select ${json({ title: sql`subject`, text: sql`content`, messages })} as content
      from messages as reported where id = ${id} and removed_at is null`,
    review: sql`select ${json({ text: sql`text`, rating: sql`rating` })} as content
      from reviews where id = ${id} and removed_at is null`,
    forum_post: sql`select ${json({ title: sql`title`, text: sql`content` })} as content
      from forum_posts join forum_states on post_id = id where id = ${id} and status <> 'removed' and deleted_at is null`,
    forum_comment: sql`select ${json({ title: sql`title`, text: sql`comment.content` })} as content
      from forum_comments as comment join forum_posts on forum_posts.id = post_id
     where comment.id = ${id} and comment.status <> 'removed' and deleted_at is null`,
  };
  const { rows } = await sql<{ content: ReportedContent }>`${statements[kind]}`.execute(connection);
  return rows[0]?.content ?? null;
}

/** Content that was taken down: its original values, and the people and pages that show it. */
export interface TakenDown {
  original: object;
  touched: Touched;
}

/** The people and pages that show the content, besides its owner and its own page. */
export interface Touched {
  /** The person a review is about. */
  subjectId?: string;
  /** The two members of a message's thread. */
  readerIds?: string[];
  /** The forum post on whose page the content is shown. */
  postId?: string;
  /** The number of a comment that is shown as a new one. */
  newNumber?: number | null;
}

/** Takes content down, so that users no longer see it; null when it is deleted or already taken down. */
export async function takeDown(
  transaction: Connection,
  { kind, id }: Target,
  { by, reason, status = 'removed' }: { by: string; reason: string; status?: 'removed' | 'rejected' },
): Promise<TakenDown | null> {
  const statements = {
    ad: sql`with before as (select id, status from ads where id = ${id} and status <> 'removed' for update)
      update ads set status = 'removed' from before where ads.id = before.id
      returning jsonb_build_object('status', before.status) as original, '{}'::jsonb as touched`,
    person: sql`with before as (select id, bio, avatar_url from profiles where id = ${id} for update)
      update profiles set bio = '', avatar_url = null from before where profiles.id = before.id
      returning jsonb_build_object('bio', before.bio, 'avatarUrl', before.avatar_url) as original, '{}'::jsonb as touched`,
    message: sql`with before as (
        select id, subject, content from messages where id = ${id} and removed_at is null for update)
      update messages set subject = 'Meddelande', content = '', removed_at = now() from before
       where messages.id = before.id
      returning jsonb_build_object('subject', before.subject, 'content', before.content) as original,
        jsonb_build_object('readerIds', array_remove(array[sender_id, recipient_id], null)) as touched`,
    review: sql`update reviews set removed_at = now(), removed_by = ${by}, removed_reason = ${reason}
       where id = ${id} and removed_at is null
      returning '{}'::jsonb as original, jsonb_build_object('subjectId', subject_id) as touched`,
    forum_post: sql`with before as (
        select post_id, status from forum_states where post_id = ${id} and status <> 'removed' for update)
      update forum_states set status = ${status} from before where forum_states.post_id = before.post_id
      returning jsonb_build_object('status', before.status) as original,
        jsonb_build_object('postId', forum_states.post_id) as touched`,
    forum_comment: sql`with before as (
        select id, status, deleted_at from forum_comments where id = ${id} and status <> 'removed' for update),
      taken as (
        update forum_comments set status = ${status} from before where forum_comments.id = before.id
        returning post_id, number, before.status, before.deleted_at),
      counted as (
        update forum_states set comment_count = comment_count - 1, last_at = ${sql.raw(lastAtWithout('taken'))} from taken
         where forum_states.post_id = taken.post_id and taken.status = 'approved' and taken.deleted_at is null)
      select jsonb_build_object('status', status) as original, jsonb_build_object('postId', post_id) as touched from taken`,
  };
  const { rows } = await sql<TakenDown>`${statements[kind]}`.execute(transaction);
  return rows[0] ?? null;
}

export interface TakenDownRow extends Target {
  ownerId: string;
  original: object;
  removedAt: Date;
}

/** Deletes and returns the content that a decision took down; null when none is left. */
export async function claimTakenDownContent(
  transaction: Connection,
  reportId: string,
): Promise<TakenDownRow | null> {
  const { rows } = await sql<TakenDownRow>`
    delete from removed_content where report_id = ${reportId}
    returning kind, target_id as id, owner_id as "ownerId", original, removed_at as "removedAt"`.execute(
    transaction,
  );
  return rows[0] ?? null;
}

/** Restores content; text written in its place meanwhile remains. Null when it is deleted. */
export async function restoreContent(transaction: Connection, row: TakenDownRow): Promise<Touched | null> {
  const { kind, id } = row;
  const original = sql`${JSON.stringify(row.original)}::jsonb`;
  const statements = {
    // The time for which the ad was taken down is added to its lifetime. An ad that its seller has deleted stays deleted, and
    // is complete if they restore it.
    ad: sql`with deleted as (
        update removed_ads set ad = ad || jsonb_build_object('status', ${original} ->> 'status',
            'expires_at', (ad ->> 'expires_at')::timestamptz + (now() - ${row.removedAt}::timestamptz))
         where id = ${id} and ad ->> 'status' = 'removed')
      update ads set status = ${original} ->> 'status', expires_at = expires_at + (now() - ${row.removedAt}::timestamptz)
       where id = ${id} and status = 'removed' returning '{}'::jsonb as touched`,
    person: sql`update profiles set bio = case when bio = '' then ${original} ->> 'bio' else bio end,
        avatar_url = coalesce(avatar_url, case when exists (
          select from ad_pictures p where p.user_id = profiles.id and p.is_portrait
             and position(p.id::text in ${original} ->> 'avatarUrl') > 0) then ${original} ->> 'avatarUrl' end)
       where id = ${id} returning '{}'::jsonb as touched`,
    message: sql`update messages set subject = ${original} ->> 'subject', content = ${original} ->> 'content', removed_at = null
       where id = ${id} and removed_at is not null
      returning jsonb_build_object('readerIds', array_remove(array[sender_id, recipient_id], null)) as touched`,
    review: sql`update reviews set removed_at = null, removed_by = null, removed_reason = null
       where id = ${id} and removed_at is not null returning jsonb_build_object('subjectId', subject_id) as touched`,
    forum_post: sql`update forum_states set status = ${original} ->> 'status'
       where post_id = ${id} and status in ('removed', 'rejected')
      returning jsonb_build_object('postId', post_id) as touched`,
    // As when a moderator approves it, a comment that was rejected is new: its thread moves up, and it is unread.
    forum_comment: sql`with before as (
        select id, status = 'rejected' as is_new from forum_comments where id = ${id} and status in ('removed', 'rejected') for update),
      restored as (
        update forum_comments as comment set status = ${original} ->> 'status',
               reviewed_by = case when not is_new then reviewed_by end, reviewed_at = case when is_new then now() else reviewed_at end
          from before where comment.id = before.id returning comment.*, is_new),
      shown as (select * from restored where status = 'approved' and deleted_at is null),
      counted as (
        update forum_states set comment_count = comment_count + 1, last_at = case when shown.is_new
                 then greatest(forum_states.last_at, now()) else ${sql.raw(lastAtWith('shown'))} end from shown
         where forum_states.post_id = shown.post_id),
      unread as (
        update forum_reads as seen set number = shown.number - 1 from shown where is_new and seen.post_id = shown.post_id
           and seen.number >= shown.number and seen.user_id is distinct from shown.user_id)
      select jsonb_build_object('postId', post_id, 'newNumber', (select number from shown where is_new)) as touched from restored`,
  };
  const { rows } = await sql<{ touched: Touched }>`${statements[kind]}`.execute(transaction);
  return rows[0]?.touched ?? null;
}

/**
 * Deletes content that was taken down; of a message, the row stays. Returns the ids of pictures whose files must be
 * deleted.
 */
export async function deleteTakenDownContent(
  transaction: Connection,
  { kind, id }: Target,
): Promise<string[]> {
  const statements = {
    message: sql`delete from ad_pictures where message_id = ${id} returning id`,
    ad: sql`with files as (
        select ad_pictures.id from ad_pictures join ads on ads.id = ad_id where ads.id = ${id} and ads.status = 'removed'),
      gone as (delete from ads where id = ${id} and status = 'removed')
      select id from files`,
    person: sql`delete from ad_pictures using profiles
       where profiles.id = ${id} and user_id = profiles.id and is_portrait
         and (avatar_url is null or position(ad_pictures.id::text in avatar_url) = 0)
         -- Unless a later decision, which can still be appealed, has taken down the same portrait.
         and not exists (select from removed_content where kind = 'person' and target_id = profiles.id)
      returning ad_pictures.id`,
    review: sql`with gone as (delete from reviews where id = ${id} and removed_at is not null) select id from reviews where false`,
    // A thread remains without its post, and the number of a comment without its text.
    forum_post: sql`with gone as (
        update forum_posts set content = '', title = 'Borttaget inlägg', user_id = null, words = '' from forum_states
         where id = ${id} and post_id = id and status in ('removed', 'rejected'))
      select id from forum_posts where false`,
    forum_comment: sql`with gone as (
        update forum_comments set content = '', user_id = null where id = ${id} and status in ('removed', 'rejected'))
      select id from forum_comments where false`,
  };
  const { rows } = await sql<{ id: string }>`${statements[kind]}`.execute(transaction);
  return rows.map((picture) => picture.id);
}
