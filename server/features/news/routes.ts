// Endpoints of news.
import { endpoint } from '../../core/http/endpoint.ts';
import { findArticle } from './article/find-article.ts';
import { editingRoutes } from './editing/routes.ts';
import { findHeadlines, findNews, findOverview } from './list/find-news.ts';

const { news } = endpoint;

const readingRoutes = {
  list: news.list.handler(({ context, input }) => findNews(context, input)),
  headlines: news.headlines.handler(({ context }) => findHeadlines(context)),
  overview: news.overview.handler(({ context }) => findOverview(context)),
  find: news.find.handler(({ context, input }) => findArticle(context, input.id)),
};

export const newsRoutes = { ...readingRoutes, ...editingRoutes };
