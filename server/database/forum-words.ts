// The words of a post for the search, and indexing posts again by newer rules.
import { sql } from 'kysely';
import { documentTerms, WORDS_VERSION } from '../core/search/document-terms.ts';
import type { Connection, Database } from './connection.ts';

const BATCH = 500;
/** The ids of people, quotes and pictures are no words. */
const REFERENCE = /\]\((?:user|quote|picture):[^)\s]*\)/g;

export interface PostText {
  title: string;
  content: string;
  category: string;
}

export function termsOfPost({ title, content, category }: PostText): string[] {
  return documentTerms([
    { text: title, level: 'title' },
    { text: category, level: 'group' },
    { text: content.replaceAll(REFERENCE, '] '), level: 'body' },
  ]);
}

/** The columns of `forum_posts` that follow from its texts. */
export function postTermColumns(post: PostText) {
  return {
    words: sql<string>`array_to_tsvector(${termsOfPost(post)}::text[])`,
    words_version: WORDS_VERSION,
  };
}

/** Computes the words of posts that have those of older rules. */
export async function reindexPosts({ kysely }: Database): Promise<void> {
  let count = BATCH;
  while (count === BATCH) count = await kysely.transaction().execute(reindexBatch);
}

async function reindexBatch(transaction: Connection): Promise<number> {
  const posts = await transaction
    .selectFrom('forum_posts')
    .select(['id', 'title', 'content', 'category'])
    .where('words_version', '<', WORDS_VERSION)
    .limit(BATCH)
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
