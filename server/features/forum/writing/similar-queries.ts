// SQL of what decides on a new text: equal texts by the author or by several new accounts, and the author's record.
import { sql } from 'kysely';
import type { Connection, Database } from '../../../database/connection.ts';

/** Shorter texts are similar by chance: "Håller med!" */
const MIN_LENGTH = 40;
const MIN_SIMILARITY = 0.9;
/** Characters that are compared, since comparing whole long texts takes milliseconds each. */
const COMPARED = 1000;
/** Texts of one author, and of all new accounts, that are compared. */
const MAX_OWN = 100;
const MAX_OTHERS = 500;
/** Days in which an account is new, and new accounts whose texts must be similar. */
const NEW_ACCOUNT_DAYS = 7;
const MIN_OTHERS = 2;
/** Length of texts that may be repeated, in a post under another title: "Håller med!", "Säljes, se bild". */
const MAX_REPEATABLE = 20;
/** The largest number of first texts that the settings can hold for approval. */
const MAX_HELD = 20;

/** Letters and digits only, in lower case. */
const folded = (text: string) =>
  `regexp_replace(lower(left(${text}, ${COMPARED})), '[^[:alnum:]]+', '', 'g')`;

/** The content $2, folded once for all comparisons. */
const GIVEN = `select ${folded('$2::text')} as folded, left($2::text, ${COMPARED}) as beginning, length($2::text) as length`;

/** Compares lengths first, which rules out most texts: each comparison of contents costs a third of a millisecond. */
const IS_ALIKE = `length(written.content) between given.length / 2 and given.length * 2 and (
  written.content = $2
  or ${folded('written.content')} = given.folded and given.folded <> ''
  or given.length >= ${MIN_LENGTH} and length(written.content) between given.length * 0.7 and given.length * 1.4
     and length(written.content) >= ${MIN_LENGTH}
     and similarity(left(written.content, ${COMPARED}), given.beginning) >= ${MIN_SIMILARITY})`;

const HAS_WRITTEN = `exists (select from (
    (select content from forum_posts as post join forum_states on post_id = id
      where user_id = $1 and post.created_at > now() - interval '1 day' and deleted_at is null
        and (length($2::text) > ${MAX_REPEATABLE} or title = $3) order by post.created_at desc limit ${MAX_OWN})
    union all
    (select content from forum_comments
      where user_id = $1 and created_at > now() - interval '1 day' and deleted_at is null
        and length($2::text) > ${MAX_REPEATABLE} order by created_at desc limit ${MAX_OWN})) as written
  where ${IS_ALIKE})`;

const IS_COPIED = `case when length($2::text) >= ${MIN_LENGTH}
    and author.created_at > now() - interval '${NEW_ACCOUNT_DAYS} days' then (
  select count(distinct user_id) >= ${MIN_OTHERS} from (
    select user_id, content from (${newAccountsSql()}) as new_account join forum_posts on user_id = new_account.id
     where created_at > now() - interval '1 day'
    union all
    select user_id, content from (${newAccountsSql()}) as new_account join forum_comments on user_id = new_account.id
     where created_at > now() - interval '1 day' limit ${MAX_OTHERS}) as written
   where user_id <> $1 and ${IS_ALIKE}) else false end`;

function newAccountsSql(): string {
  return `select id from profiles where created_at > now() - interval '${NEW_ACCOUNT_DAYS} days'
    order by created_at desc limit ${MAX_OTHERS}`;
}

/** What decides on a new text. */
export interface NewTextRecord extends AuthorRecord {
  isBeingErased: boolean;
  /** Whether the author has written the same text in the last day, or nearly so. */
  hasWritten: boolean;
  /** Whether the account is new, and several others that are new have written nearly the same in the last day. */
  isCopied: boolean;
}

/**
 * One statement, so that a comment is published sooner.
 *
 * @param text.title empty for a comment
 */
export async function readNewTextRecord(
  { lookups }: Pick<Database, 'lookups'>,
  { userId, title, content }: { userId: string; title: string; content: string },
): Promise<NewTextRecord> {
  const { rows } = await lookups.query<NewTextRecord>({
    name: 'new-forum-text',
    text: `with given as materialized (${GIVEN})
           select created_at as "createdAt", ${approvedTexts('$1')} as approved,
                  exists (select from erasures where user_id = $1) as "isBeingErased",
                  ${HAS_WRITTEN} as "hasWritten", ${IS_COPIED} as "isCopied"
             from profiles as author cross join given where id = $1`,
    values: [userId, content, title],
  });
  const [row] = rows;
  if (!row) throw new Error('The author of a text is missing');
  return row;
}

/** What decides whether a text needs approval. */
export interface AuthorRecord {
  /** Number of approved texts, counted only up to the largest number that a setting can require. */
  approved: number;
  createdAt: Date;
}

const approvedTexts = (userId: string) => `(select count(*) from (
  (select from forum_posts join forum_states on post_id = id
    where user_id = ${userId} and status = 'approved' limit ${MAX_HELD}) union all
  (select from forum_comments where user_id = ${userId} and status = 'approved' limit ${MAX_HELD})) as approved)`;

export async function readRecord(connection: Connection, userId: string): Promise<AuthorRecord> {
  const { rows } = await sql<AuthorRecord>`
    select created_at as "createdAt", ${sql.raw(approvedTexts('profiles.id'))} as approved
      from profiles where id = ${userId}`.execute(connection);
  const [row] = rows;
  if (!row) throw new Error('The author of a text is missing');
  return row;
}
