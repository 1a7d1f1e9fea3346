// Registers news.
import { newsPath, paths } from '#shared/paths.ts';
import { defineFeature } from '../../core/feature.ts';
import { registerFeed } from '../../core/http/feed.ts';
import { sitemapRecords } from '../../core/http/sitemap/record-queries.ts';
import { wordJobs } from '../../core/search/count-words.ts';
import { updateArticleTerms } from '../../database/news-terms.ts';
import { isPageOpen } from '../page-settings/actions.ts';
import { fillInArticleHtml } from './article/article-html.ts';
import { isPublicArticleSql } from './article/article-queries.ts';
import { newsDocument } from './document.ts';
import { countedNews } from './list/counted-texts.ts';
import { newsFeed } from './list/feed.ts';
import { undoDeletionOfAll, undoNewsDecision } from './editing/moderate-article.ts';
import { purgeDeletedArticles } from './editing/purge-deleted.ts';
import { newsPersonalData } from './personal-data-queries.ts';
import { newsRoutes } from './routes.ts';
import { indexedArticlesSql } from './sitemap-queries.ts';
import { articleFile } from './editing/table-file.ts';

export const newsFeature = defineFeature({
  document: newsDocument,
  routes: { news: newsRoutes },
  tableFiles: [articleFile],
  http: (app, { services }) => registerFeed(app, services, newsFeed),
  jobs: (services) => [
    { name: 'fill-in-news-html', schedule: '* * * * *', run: () => fillInArticleHtml(services.database) },
    { name: 'fill-in-news-words', schedule: '* * * * *', run: () => updateArticleTerms(services.database) },
    { name: 'purge-deleted-news', schedule: '* * * * *', run: () => purgeDeletedArticles(services) },
    ...wordJobs(services.database, { name: 'news', minute: 37, ...countedNews }),
  ],
  sitemap: {
    isOpen: (services) => isPageOpen(services, 'news'),
    pages: [paths.news],
    records: sitemapRecords({
      name: 'news',
      indexedSql: indexedArticlesSql,
      pathOf: ({ id }) => newsPath(id),
    }),
  },
  sharedAnswers: { news: { list: 'news', headlines: 'news', find: 'news' } },
  closedWith: { news: { list: 'news', headlines: 'news', overview: 'news', find: 'news' } },
  personalData: newsPersonalData,
  undo: { news: undoNewsDecision, 'news-all': undoDeletionOfAll },
  views: [{ kind: 'news', isPublic: isPublicArticleSql }],
});
