// GET /news.xml: the newest articles, of one category with ?category=.
import { newsFeedPath } from '#shared/features/news/list/address.ts';
import { type NewsCategory, newsCategories } from '#shared/features/news/rules.ts';
import { newsPath, paths } from '#shared/paths.ts';
import type { Feed } from '../../../core/http/feed.ts';
import { isPageOpen } from '../../page-settings/actions.ts';
import { listNewest } from './find-news.ts';

export const newsFeed: Feed<NewsCategory> = {
  path: paths.newsFeed,
  categories: newsCategories,
  topic: 'news',
  isOpen: (services) => isPageOpen(services, 'news'),
  describe: (category) => ({
    title: category ? `${category} på Baskettorget` : 'Nyheter från Baskettorget',
    description: 'De senaste nyheterna om basket',
    path: newsFeedPath(category),
    listPath: paths.news + (category ? `?category=${encodeURIComponent(category)}` : ''),
  }),
  async listNewest(services, category) {
    const articles = await listNewest(services, { category });
    return articles.map(({ id, title, excerpt, category: group, publishedAt }) => ({
      path: newsPath(id),
      title,
      excerpt,
      category: group,
      createdAt: publishedAt,
    }));
  },
};
