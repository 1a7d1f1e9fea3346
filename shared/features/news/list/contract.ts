// Endpoints of the list of articles.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../../may-refuse.ts';
import { Corrected } from '../../../search/corrected.ts';
import { ArticleRow, NewsCategory } from '../schemas.ts';

const MAX_SEARCH_LENGTH = 100;

export const NewsSearch = z.object({
  search: z.optional(z.string().check(z.trim(), z.maxLength(MAX_SEARCH_LENGTH, 'Sökningen är för lång'))),
  category: z.optional(NewsCategory),
  /** Searches for the text as typed. */
  exact: z.optional(z.literal('true')),
  /** Opaque cursors from an earlier response. */
  after: z.optional(z.string().check(z.maxLength(100))),
  before: z.optional(z.string().check(z.maxLength(100))),
});
export type NewsSearch = z.infer<typeof NewsSearch>;

export const ArticleList = z.object({
  /** The top block: its articles are in no page of the list. Empty in a search, and after the first page. */
  featured: z.array(ArticleRow),
  regular: z.array(ArticleRow),
  articles: z.array(ArticleRow),
  corrected: Corrected,
  next: z.nullable(z.string()),
  previous: z.nullable(z.string()),
});
export type ArticleList = z.infer<typeof ArticleList>;

/** An article as a headline on other pages. */
export const Headline = z.pick(ArticleRow, {
  id: true,
  title: true,
  category: true,
  isBreaking: true,
  source: true,
  publishedAt: true,
});
export type Headline = z.infer<typeof Headline>;

/** The overview beside the list. */
export const NewsOverview = z.object({
  /** The most read articles of the week. */
  trending: z.array(z.object({ id: z.uuid(), title: z.string(), category: z.string(), views: z.number() })),
  categories: z.array(z.object({ category: z.string(), articles: z.number() })),
});
export type NewsOverview = z.infer<typeof NewsOverview>;

export const listContract = {
  list: oc
    .route({ method: 'GET', path: '/news', summary: 'Lists published articles', tags: ['news'] })
    .errors(mayRefuse('PAGE_DISABLED'))
    .input(NewsSearch)
    .output(ArticleList),
  headlines: oc
    .route({ method: 'GET', path: '/news-headlines', summary: 'Lists the newest articles', tags: ['news'] })
    .errors(mayRefuse('PAGE_DISABLED'))
    .output(z.object({ articles: z.array(Headline) })),
  overview: oc
    .route({
      method: 'GET',
      path: '/news-overview',
      summary: 'Lists the most read articles of the week, and counts articles by category',
      tags: ['news'],
    })
    .errors(mayRefuse('PAGE_DISABLED'))
    .output(NewsOverview),
};
