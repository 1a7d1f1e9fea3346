// SQL that finds who is notified of a post, a comment or a like.
import { type RawBuilder, sql } from 'kysely';
import type { Role } from '#shared/features/accounts/roles.ts';
import type { ItemKind } from '#shared/features/forum/moderation/rules.ts';
import type { Recipient } from '#shared/features/messages/rules.ts';
import { isSuspended } from '../../../database/ad-visibility.ts';
import type { Connection } from '../../../database/connection.ts';

export interface WrittenText {
  postId: string;
  content: string;
  publishedAt: Date;
  writer: { id: string; role: Role };
}

/** A public text; null for a text that is held, hidden or deleted, or whose writer is erased. */
export async function readWrittenText(
  connection: Connection,
  { kind, id }: { kind: ItemKind; id: string },
): Promise<WrittenText | null> {
  const { rows } = await sql<WrittenText>`
    select item.post_id as "postId", item.content, item.published_at as "publishedAt", json_build_object('id', writer.id, 'role', writer.role) as writer
      from (${publicItem(kind, id)}) as item join profiles as writer on writer.id = item.writer_id`.execute(
    connection,
  );
  return rows[0] ?? null;
}

/**
 * The part of a thread that is no longer public: the number of a comment, 0 for a deleted post, and no number, meaning the whole
 * thread, for a hidden post; null if the text is public.
 */
export async function readHidden(
  connection: Connection,
  { kind, id }: { kind: ItemKind; id: string },
): Promise<{ postId: string; number?: number } | null> {
  const statements = {
    post: sql`select post_id as "postId", case when status = 'approved' then 0 end as number
        from forum_states where post_id = ${id}::uuid and (status <> 'approved' or deleted_at is not null)`,
    comment: sql`select post_id as "postId", number
        from forum_comments where id = ${id}::uuid and (status <> 'approved' or deleted_at is not null)`,
  };
  const { rows } = await sql<{ postId: string; number: number | null }>`${statements[kind]}`.execute(
    connection,
  );
  const [hidden] = rows;
  if (!hidden) return null;
  const { postId, number } = hidden;
  return number === null ? { postId } : { postId, number };
}

/** post_id, number, writer_id, reply_to, content and published_at of a public text. */
function publicItem(kind: ItemKind, id: string): RawBuilder<unknown> {
  if (kind === 'post')
    return sql`select post.id as post_id, 0 as number, post.user_id as writer_id, null::integer as reply_to, content,
          greatest(post.created_at, state.reviewed_at) as published_at
        from forum_posts as post join forum_states as state on state.post_id = post.id
       where post.id = ${id}::uuid and state.status = 'approved' and deleted_at is null`;
  return sql`select comment.post_id, number, comment.user_id as writer_id, reply_to, comment.content,
        greatest(comment.created_at, comment.reviewed_at) as published_at
      from forum_comments as comment join forum_states as state on state.post_id = comment.post_id and state.is_public
     where comment.id = ${id}::uuid and comment.status = 'approved' and comment.deleted_at is null`;
}

/** The mentioned people who have written in the thread. `hasReason`: the person has sent the writer a message before. */
export async function listMentioned(
  connection: Connection,
  { text: { postId, writer }, userIds }: { text: WrittenText; userIds: readonly string[] },
): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select person.id, birth_year as "birthYear",
           exists (select from person_blocks where user_id = person.id and blocked_id = ${writer.id}) as "hasBlocked",
           exists (select from person_blocks where user_id = ${writer.id} and blocked_id = person.id) as "isBlocked",
           ${sql.raw(isSuspended('person'))} as "isSuspended",
           exists (select from messages where sender_id = person.id and recipient_id = ${writer.id}) as "hasReason"
      from profiles as person
     where id = any(${userIds}::uuid[])
       and (exists (select from forum_posts where id = ${postId} and user_id = person.id)
         or exists (select from forum_comments where post_id = ${postId} and user_id = person.id
               and status = 'approved' and deleted_at is null))`.execute(connection);
  return rows;
}

/** Whether the person `p` is notified of what `actor` does in this thread. */
const isNotifiedSql = (actor: string, postId: string) =>
  sql.raw(`not ${isSuspended('p')}
    and not exists (select from forum_follows where user_id = p.id and post_id = ${postId} and is_muted)
    and not exists (select from person_blocks where user_id = p.id and blocked_id = ${actor})
    and not exists (select from person_blocks where user_id = ${actor} and blocked_id = p.id)`);

/**
 * The recipients of a text, each once: mentions precede answers, and answers precede followed threads. People who have
 * been notified of this text are left out. Empty when the text is no longer public.
 *
 * @param text.mentionedIds people who may be notified of a mention
 * @param text.quoted numbers of the quoted comments, 0 for the post
 * @param text.isNew false for an edit, of which followers and the answered person are not notified
 */
export function recipientsOfText({
  kind,
  id,
  mentionedIds,
  quoted,
  isNew,
}: {
  kind: ItemKind;
  id: string;
  mentionedIds: readonly string[];
  quoted: readonly number[];
  isNew: boolean;
}): RawBuilder<unknown> {
  // Locks the text, so that a concurrent hiding or deletion waits, and then finds the new notifications.
  const lock = kind === 'post' ? sql`for share of state` : sql`for share of comment`;
  const answered = isNew ? sql`item.reply_to` : sql`null`;
  return sql`
    with item as materialized (${publicItem(kind, id)} ${lock}),
    reasons as (
      select unnest(${mentionedIds}::uuid[]) as user_id, 'forum.mentioned' as event, 1 as rank
      union all
      select comment.user_id, 'forum.replied', 2 from item join forum_comments as comment using (post_id)
       where comment.number = any(array_append(${quoted}::integer[], ${answered}))
         and comment.status = 'approved' and comment.deleted_at is null
      union all
      select post.user_id, 'forum.replied', 2 from item join forum_posts as post on post.id = item.post_id
       where 0 = any(${quoted}::integer[])
      union all
      select follow.user_id, 'forum.commented', 3 from item join forum_follows as follow using (post_id)
       where ${isNew} and item.number > 0 and not is_muted),
    best as (select distinct on (user_id) user_id, event from reasons where user_id is not null order by user_id, rank)
    select p.id as user_id, best.event, item.writer_id as actor_id, item.post_id, item.number, 1 as times
      from item cross join best join profiles as p on p.id = best.user_id
     where p.id <> item.writer_id and ${isNotifiedSql('item.writer_id', 'item.post_id')}
       and not exists (select from notifications as known where known.user_id = p.id and known.post_id = item.post_id
         and known.event <> 'forum.liked' and item.number = any(known.comment_numbers))`;
}

/**
 * The author of the liked text, with the number of likes since they last read the notification, without the names of the people
 * who liked it. Empty without such likes.
 *
 * @param number 0 for the post
 */
export function recipientOfLikes({
  postId,
  number,
}: {
  postId: string;
  number: number;
}): RawBuilder<unknown> {
  const liked =
    number === 0
      ? sql`select user_id from forum_posts join forum_states on post_id = id
             where id = ${postId}::uuid and status = 'approved' and deleted_at is null`
      : sql`select comment.user_id from forum_comments as comment join forum_states as state using (post_id)
             where post_id = ${postId}::uuid and number = ${number}::integer and is_public
               and comment.status = 'approved' and comment.deleted_at is null`;
  return sql`
    select p.id as user_id, 'forum.liked' as event, null::uuid as actor_id, own.post_id, own.number,
           count(*)::integer as times
      from (${liked}) as liked join profiles as p on p.id = liked.user_id
      join forum_likes as own on own.post_id = ${postId}::uuid and own.number = ${number}::integer
     where own.user_id <> p.id and ${isNotifiedSql('own.user_id', 'own.post_id')}
       and own.created_at > coalesce(
         (select max(read_at) from notifications as known where known.user_id = p.id and known.post_id = own.post_id
             and known.event = 'forum.liked' and known.comment_numbers[1] = own.number), '-infinity')
     group by p.id, own.post_id, own.number`;
}

/** Whether `recipientOfLikes` returns a recipient. */
export async function isNotified(
  connection: Connection,
  liked: { postId: string; number: number },
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from (${recipientOfLikes(liked)}) as recipient) as found`.execute(connection);
  return rows[0]?.found ?? false;
}
