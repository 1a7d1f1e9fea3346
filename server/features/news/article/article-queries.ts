// SQL of an article.
import type { Article } from '#shared/features/news/article/contract.ts';
import type { Database } from '../../../database/connection.ts';
import { isoTime } from '../../../database/iso-time.ts';
import { articleColumns, READABLE } from '../article-sql.ts';

export type StoredArticle = Article & { content: string; htmlVersion: number };

/** A published article, also one that lists do not have because it is a duplicate; null if there is none. */
export async function readArticle(
  { lookups }: Pick<Database, 'lookups'>,
  id: string,
): Promise<StoredArticle | null> {
  const { rows } = await lookups.query<{ article: StoredArticle }>({
    name: 'news-article',
    text: `select json_build_object(${articleColumns}, 'content', news.content, 'html', news.html, 'htmlVersion', news.html_version,
        'url', case when news.auto_generated then news.original_url end, 'updatedAt', ${isoTime('news.updated_at')},
        'duplicates', (
          select coalesce(json_agg(json_build_object('id', other.id, 'source', coalesce(other.source_name, ''),
              'title', other.title, 'url', other.original_url) order by other.published_at, other.id), '[]')
            from news as other
           where other.is_public and other.id <> news.id and other.original_url is not null
             and (other.duplicate_of = coalesce(news.duplicate_of, news.id) or other.id = news.duplicate_of))) as article
      from news where news.id = $1 and ${READABLE}`,
    values: [id],
  });
  return rows[0]?.article ?? null;
}

/** SQL of whether everyone may read this article. */
export function isPublicArticleSql(id: string): string {
  return `exists (select from news where id = ${id} and ${READABLE})`;
}
