// Reads an article: its text with the HTML of the current renderer, and its duplicates from other sources.
import type { Article } from '#shared/features/news/article/contract.ts';
import { newsTexts } from '#shared/features/news/texts.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Services } from '../../../core/http/request.ts';
import { viewArticle } from '../view.ts';
import { htmlOfArticle } from './article-html.ts';
import { readArticle } from './article-queries.ts';

/** @throws ORPCError NOT_FOUND for an article that is not published */
export async function findArticle({ database }: Pick<Services, 'database'>, id: string): Promise<Article> {
  const found = await readArticle(database, id);
  if (!found) return refuse('NOT_FOUND', newsTexts.notFound);
  const { content, html, htmlVersion, ...article } = found;
  const isFetched = article.source !== null;
  return {
    ...article,
    ...viewArticle(article),
    // The text of another site is never shown, even if some is stored.
    html: isFetched ? '' : htmlOfArticle({ content, html, htmlVersion }),
  };
}
