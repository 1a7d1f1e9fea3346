// The terms of a post for the search, and the job that updates outdated ones.
import { sql } from 'kysely';
import { documentTerms, WORDS_VERSION } from '../core/search/document-terms.ts';
import type { Connection, Database } from './connection.ts';
import { BATCH_SIZE, inBatches } from './in-batches.ts';

/** References to people, quotes and pictures, whose ids are not searched. */
const REFERENCE = /\]\((?:user|quote|picture):[^)\s]*\)/g;

/** The Markdown of a text as the search reads it. */
export function searchedText(content: string): string {
  return content.replaceAll(REFERENCE, '] ');
}

/** SQL of what `searchedText` returns. */
export function searchedTextSql(column: string): string {
  return `regexp_replace(${column}, '${REFERENCE.source}', '] ', 'g')`;
}

export interface PostText {
  title: string;
  content: string;
  category: string;
}

export function termsOfPost({ title, content, category }: PostText): string[] {
  return documentTerms([
    { text: title, level: 'title' },
    { text: category, level: 'group' },
    { text: searchedText(content), level: 'body' },
  ]);
}

/** The columns of `forum_posts` that are computed from the post's texts. */
export function postTermColumns(post: PostText) {
  return {
    words: sql<string>`array_to_tsvector(${termsOfPost(post)}::text[])`,
    words_version: WORDS_VERSION,
  };
}

/** Computes the words of posts again that were computed by older rules. */
export async function updatePostTerms(database: Database): Promise<void> {
  await inBatches(database, reindexBatch);
}

async function reindexBatch(transaction: Connection): Promise<number> {
  const posts = await transaction
    .selectFrom('forum_posts')
    .select(['id', 'title', 'content', 'category'])
    .where('words_version', '<', WORDS_VERSION)
    .limit(BATCH_SIZE)
    .forUpdate()
    .skipLocked()
    .execute();
  const found = JSON.stringify(posts.map(({ id, ...text }) => ({ id, terms: termsOfPost(text) })));
  await sql`update forum_posts set words = array_to_tsvector(found.terms), words_version = ${WORDS_VERSION}
    from json_to_recordset(${found}) as found (id uuid, terms text[]) where forum_posts.id = found.id`.execute(
    transaction,
  );
  return posts.length;
}
