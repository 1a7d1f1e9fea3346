// Articles as readers see them: a fetched article has at most a short excerpt.
import type { ArticleRow } from '#shared/features/news/schemas.ts';
import { MAX_FETCHED_EXCERPT } from '#shared/features/news/rules.ts';
import { summarise } from '../../core/markdown/markdown.ts';

export type ListedArticle = ArticleRow;

/** Shortens the excerpt of a fetched article again, as when it was fetched: a longer excerpt would be a copy of the text. */
export function viewArticle(article: ListedArticle): ArticleRow {
  const isFetched = article.source !== null;
  return isFetched ? { ...article, excerpt: summarise(article.excerpt, MAX_FETCHED_EXCERPT) } : article;
}
