// The endpoint of an article.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../../may-refuse.ts';
import { ArticleRow, ByArticleId } from '../schemas.ts';

export const Article = z.extend(ArticleRow, {
  /** The rendered text; empty for a fetched article, which is read at its source. */
  html: z.string(),
  /** Where a fetched article is read; null for the site's own. */
  url: z.nullable(z.string()),
  updatedAt: z.string(),
  /** Articles of other sources about the same news. */
  duplicates: z.array(z.object({ id: z.uuid(), source: z.string(), title: z.string(), url: z.string() })),
});
export type Article = z.infer<typeof Article>;

export const articleContract = {
  find: oc
    .route({ method: 'GET', path: '/news/{id}', summary: 'Returns a published article', tags: ['news'] })
    .errors(mayRefuse('NOT_FOUND', 'PAGE_DISABLED'))
    .input(ByArticleId)
    .output(Article),
};
