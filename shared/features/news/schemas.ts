// Schemas of news that several of its endpoints share.
import * as z from 'zod/mini';
import { AdPicture } from '../ads/ad-schemas.ts';
import { newsCategories } from './rules.ts';
import { newsTexts } from './texts.ts';

export const ArticleId = z.uuid(newsTexts.notFound).check(z.toLowerCase());
export const ByArticleId = z.object({ id: ArticleId });

export const NewsCategory = z.enum(newsCategories, newsTexts.categoryUnknown);

/** An article in a list, the same for every viewer. */
export const ArticleRow = z.object({
  id: z.uuid(),
  title: z.string(),
  /** Plain text; of a fetched article at most 200 characters. */
  excerpt: z.string(),
  category: z.string(),
  /** Null for an article without one: a picture of its category is shown. */
  picture: z.nullable(AdPicture),
  isBreaking: z.boolean(),
  isFeatured: z.boolean(),
  /** Where a fetched article was read; null for the site's own. */
  source: z.nullable(z.string()),
  publishedAt: z.string(),
  /** At most some minutes old. */
  views: z.number(),
});
export type ArticleRow = z.infer<typeof ArticleRow>;
