// Articles as readers see them: of a fetched one at most a short excerpt.
import type { ArticleRow } from '#shared/features/news/schemas.ts';
import { MAX_FETCHED_EXCERPT } from '#shared/features/news/rules.ts';
import { summarise } from '../../core/markdown/markdown.ts';

export type ListedArticle = ArticleRow;

/** Source: the reading of fetched items; more than this much of a text would be a copy of it. */
export function viewArticle(article: ListedArticle): ArticleRow {
  const isFetched = article.source !== null;
  return isFetched ? { ...article, excerpt: summarise(article.excerpt, MAX_FETCHED_EXCERPT) } : article;
}
