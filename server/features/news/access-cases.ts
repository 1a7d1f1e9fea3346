// Access cases: who may call which endpoint of news.
import { type AccessCases, anyone } from '../../testing/access.ts';
import { editingAccessCases } from './editing/access-cases.ts';
import { insertArticleRow } from '../../testing/news.ts';

export const accessCases: AccessCases = {
  endpoints: {
    'news.list': [() => ({ method: 'GET', url: '/api/news' }), anyone()],
    'news.headlines': [() => ({ method: 'GET', url: '/api/news-headlines' }), anyone()],
    'news.overview': [() => ({ method: 'GET', url: '/api/news-overview' }), anyone()],
    'news.find': [
      async ({ app }) => ({
        method: 'GET',
        url: `/api/news/${await insertArticleRow(app.services.database)}`,
      }),
      anyone(),
    ],
    ...editingAccessCases,
  },
  addresses: {
    'GET /news.xml': [() => ({ method: 'GET', url: '/news.xml' }), anyone()],
    'GET /sitemaps/news/:start.xml': [
      // No sitemap file starts at this id.
      () => ({ method: 'GET', url: `/sitemaps/news/${crypto.randomUUID()}.xml` }),
      anyone(404),
    ],
  },
};
