// Articles for tests, written directly as rows.
import { articleTermColumns } from '../database/news-terms.ts';
import type { Database } from '../database/connection.ts';
import { articleTextColumns } from '../features/news/article/article-html.ts';

interface NewArticleRow {
  title?: string;
  excerpt?: string;
  content?: string;
  category?: string;
  status?: 'approved' | 'pending';
  isFeatured?: boolean;
  isBreaking?: boolean;
  /** The name of the source of a fetched article. */
  source?: string;
  url?: string;
  duplicateOf?: string;
  publishedAt?: Date;
  userId?: string;
}

/** Inserts an article of the site, published by default; returns its id. */
export async function insertArticleRow(
  { kysely }: Pick<Database, 'kysely'>,
  {
    title = 'Full hall när serien började',
    excerpt = 'Två tusen såg premiären avgöras på straffar.',
    content = '',
    category = 'Svensk basket',
    status = 'approved',
    isFeatured = false,
    isBreaking = false,
    source,
    url,
    duplicateOf,
    publishedAt = new Date(),
    userId,
  }: NewArticleRow = {},
): Promise<string> {
  const text = { title, excerpt, content, category };
  const { id } = await kysely
    .insertInto('news')
    .values({
      ...text,
      ...articleTextColumns(content),
      ...articleTermColumns(text),
      status,
      featured: isFeatured,
      breaking: isBreaking,
      auto_generated: source !== undefined,
      source_name: source ?? null,
      original_url: url ?? null,
      url_key: url ?? null,
      duplicate_of: duplicateOf ?? null,
      published_at: publishedAt,
      user_id: userId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
