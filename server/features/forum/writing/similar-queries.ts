// SQL that finds repeated texts: an author's own, and those of several new accounts.
import { sql } from 'kysely';
import type { Connection } from '../../../database/connection.ts';

/** Shorter texts are alike by chance: "Håller med!" */
const MIN_LENGTH = 40;
const MIN_SIMILARITY = 0.9;
/** Characters that are compared, since comparing whole long texts takes milliseconds each. */
const COMPARED = 1000;
/** Texts of one author, and of all new accounts, that are compared. */
const MAX_OWN = 200;
const MAX_OTHERS = 500;
/** Days in which an account is new, and new accounts whose texts must be alike. */
const NEW_ACCOUNT_DAYS = 7;
const MIN_OTHERS = 2;
/** Comments that are repeated without harm. */
const MAX_REPEATABLE = 20;

/** Letters and digits only, in lower case. */
const folded = (text: ReturnType<typeof sql>) =>
  sql`regexp_replace(lower(left(${text}, ${sql.lit(COMPARED)})), '[^[:alnum:]]+', '', 'g')`;
const isAlike = (content: string) => sql`(
  ${folded(sql`written.content`)} = ${folded(sql`${content}::text`)} and ${folded(sql`${content}::text`)} <> ''
  or written.content = ${content}
  or length(${content}::text) >= ${sql.lit(MIN_LENGTH)} and length(written.content) >= ${sql.lit(MIN_LENGTH)}
     and similarity(left(written.content, ${sql.lit(COMPARED)}), left(${content}::text, ${sql.lit(COMPARED)}))
       >= ${sql.lit(MIN_SIMILARITY)})`;

/** Whether this person has written the same text in the last day, or nearly so. */
export async function hasWritten(
  connection: Connection,
  { userId, content }: { userId: string; content: string },
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from (
        (select content from forum_posts
          where user_id = ${userId} and created_at > now() - interval '1 day' order by created_at desc limit ${MAX_OWN})
        union all
        (select content from forum_comments
          where user_id = ${userId} and created_at > now() - interval '1 day' and deleted_at is null
            and length(${content}::text) > ${MAX_REPEATABLE} order by created_at desc limit ${MAX_OWN})) as written
      where ${isAlike(content)}) as found`.execute(connection);
  return rows[0]?.found ?? false;
}

/** Whether the person's account is new, and several others that are new have written nearly the same in the last day. */
export async function isCopiedByNewAccounts(
  connection: Connection,
  { userId, content }: { userId: string; content: string },
): Promise<boolean> {
  if (content.length < MIN_LENGTH) return false;
  const isNew = sql`created_at > now() - make_interval(days => ${sql.lit(NEW_ACCOUNT_DAYS)})`;
  const { rows } = await sql<{ found: boolean }>`
    with newcomer as (select id from profiles where ${isNew} order by created_at desc limit ${MAX_OTHERS})
    select case when exists (select from profiles where id = ${userId} and ${isNew}) then (
      select count(distinct user_id) >= ${sql.lit(MIN_OTHERS)} from (
        select user_id, content from newcomer join forum_posts on user_id = newcomer.id
         where created_at > now() - interval '1 day'
        union all
        select user_id, content from newcomer join forum_comments on user_id = newcomer.id
         where created_at > now() - interval '1 day' limit ${MAX_OTHERS}) as written
       where user_id <> ${userId} and ${isAlike(content)}) else false end as found`.execute(connection);
  return rows[0]?.found ?? false;
}
