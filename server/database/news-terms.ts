// The terms of an article for the search, and the job that updates outdated ones.
import { sql } from 'kysely';
import { documentTerms, WORDS_VERSION } from '../core/search/document-terms.ts';
import type { Connection, Database } from './connection.ts';
import { BATCH_SIZE, inBatches } from './in-batches.ts';

export interface ArticleText {
  title: string;
  excerpt: string;
  content: string;
  category: string;
}

/** The columns of `news` that are computed from the article's texts. */
export function articleTermColumns(article: ArticleText) {
  return {
    words: sql<string>`array_to_tsvector(${termsOfArticle(article)}::text[])`,
    words_version: WORDS_VERSION,
  };
}

function termsOfArticle({ title, excerpt, content, category }: ArticleText): string[] {
  return documentTerms([
    { text: title, level: 'title' },
    { text: category, level: 'group' },
    { text: excerpt, level: 'body' },
    { text: content, level: 'body' },
  ]);
}

/** Computes the words of articles whose words are missing, or were computed by older rules. */
export async function updateArticleTerms(database: Database): Promise<void> {
  await inBatches(database, fillInBatch);
}

async function fillInBatch(transaction: Connection): Promise<number> {
  const articles = await transaction
    .selectFrom('news')
    .select(['id', 'title', 'excerpt', 'content', 'category'])
    .where('words_version', '<', WORDS_VERSION)
    .limit(BATCH_SIZE)
    .forUpdate()
    .skipLocked()
    .execute();
  const found = JSON.stringify(articles.map(({ id, ...text }) => ({ id, terms: termsOfArticle(text) })));
  await sql`update news set words = array_to_tsvector(found.terms), words_version = ${WORDS_VERSION}
    from json_to_recordset(${found}) as found (id uuid, terms text[]) where news.id = found.id`.execute(
    transaction,
  );
  return articles.length;
}
