// SQL of the mails about threads: the text they quote, with what decides whether it may be quoted.
import { sql } from 'kysely';
import type { Connection } from '../../../database/connection.ts';
import type { MailedNotification } from '../../notifications/actions.ts';

/** A text, and the birth year of its writer. */
export interface QuotedText {
  content: string;
  birthYear: number | null;
}

/** The latest comment that a notification is about; null if it is about the post, or the comment is not public. */
export async function readLatestText(
  connection: Connection,
  { post, latestNumber }: MailedNotification,
): Promise<QuotedText | null> {
  const { rows } = await sql<QuotedText>`
    select comment.content, writer.birth_year as "birthYear"
      from forum_comments as comment join profiles as writer on writer.id = comment.user_id
     where post_id = ${post?.id ?? null}::uuid and number = ${latestNumber}
       and status = 'approved' and deleted_at is null`.execute(connection);
  return rows[0] ?? null;
}

export async function findBirthYear(connection: Connection, userId: string): Promise<number | null> {
  const { rows } = await sql<{ birthYear: number | null }>`
    select birth_year as "birthYear" from profiles where id = ${userId}`.execute(connection);
  return rows[0]?.birthYear ?? null;
}
