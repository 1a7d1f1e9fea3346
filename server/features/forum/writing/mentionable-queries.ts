// SQL of whom a text may mention: people who take part in its thread and may be written to.
import { latestAdultYear } from '#shared/features/accounts/age.ts';
import { isStaff } from '#shared/features/accounts/roles.ts';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../database/connection.ts';
import { likePattern } from '../../../database/like-pattern.ts';

const MAX_SUGGESTED = 6;

interface Mention {
  /** The thread; null for a new post, in which nobody takes part yet. */
  postId: string | null;
  writer: Pick<Viewer, 'id' | 'role'>;
}

/**
 * Condition on the row `person`. A person treated as a minor may be mentioned by people to whom they have written, and by staff:
 * others may not write to them either (`whyNotWrite` in the rules of messages).
 */
function mayBeMentioned({ id, role }: Mention['writer']): RawBuilder<boolean> {
  return sql<boolean>`person.id <> ${id}
    and (person.blocked_until is null or person.blocked_until <= now())
    and not exists (select from person_blocks where user_id = person.id and blocked_id = ${id})
    and not exists (select from person_blocks where user_id = ${id} and blocked_id = person.id)
    and (${sql.lit(isStaff(role))} or person.birth_year <= ${latestAdultYear(new Date())}
      or exists (select from messages where sender_id = person.id and recipient_id = ${id}))`;
}

/** People of a thread whose name has a word that begins with the text; the latest to write first. */
export async function suggestPeople(
  connection: Connection,
  { postId, writer, text }: Mention & { postId: string; text: string },
): Promise<{ id: string; name: string }[]> {
  const pattern = likePattern(text).slice(1);
  const { rows } = await sql<{ id: string; name: string }>`
    select person.id, person.name from (
        select user_id, max(number) as number from (
          select user_id, 0 as number from forum_posts where id = ${postId}
          union all select user_id, number from forum_comments
           where post_id = ${postId} and status = 'approved' and deleted_at is null) as written
         group by user_id) as participant
      join profiles as person on person.id = participant.user_id
     where ${mayBeMentioned(writer)} and person.name <> ''
       and (person.name ilike ${pattern} or person.name ilike ${`% ${pattern}`})
     order by participant.number desc limit ${MAX_SUGGESTED}`.execute(connection);
  return rows;
}

/** Which of these people the text may mention. */
export async function findMentionable(
  connection: Connection,
  { postId, writer, ids }: Mention & { ids: readonly string[] },
): Promise<Set<string>> {
  if (postId === null || ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select person.id from profiles as person
     where person.id = any(${ids}::uuid[]) and ${mayBeMentioned(writer)}
       and (exists (select from forum_posts where id = ${postId} and user_id = person.id)
         or exists (select from forum_comments as comment where comment.user_id = person.id
              and comment.post_id = ${postId} and comment.status = 'approved' and comment.deleted_at is null))`.execute(
    connection,
  );
  return new Set(rows.map(({ id }) => id));
}
