// Routes of news: the list and an article.
import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { newsSearchOf, parseNewsAddress } from '#shared/features/news/list/address.ts';
import { paths } from '#shared/paths.ts';
import { isRefusal, isMissing } from '../../core/failure.ts';
import { waitBriefly } from '../../core/wait.ts';
import { articleHead, missingArticleHead } from '../../features/news/article/article-head.ts';
import { changeNewsAddress } from '../../features/news/list/news-addresses.ts';
import { newsHead } from '../../features/news/list/news-head.ts';
import { loadPageSetting } from '../../features/page-settings/use-page-setting.ts';
import { rootRoute } from './root-route.tsx';

const newsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.news,
  staticData: { closedWith: 'news', topics: () => ['news', 'results', 'page-settings', 'site-settings'] },
  validateSearch: parseNewsAddress,
  // The router merges unknown search parameters into `search`; they must not reach the query.
  loaderDeps: ({ search }) => parseNewsAddress({ ...search }),
  loader: async ({ context: { api, queryClient }, deps }) => {
    const input = newsSearchOf(deps);
    const list = queryClient.ensureQueryData(api.news.list.queryOptions({ input }));
    const { league } = deps;
    const beside = Promise.all([
      queryClient.prefetchQuery(api.news.overview.queryOptions()),
      queryClient.prefetchQuery(api.results.list.queryOptions({ input: league ? { league } : {} })),
      queryClient.prefetchQuery(api.results.listLeagues.queryOptions()),
      queryClient.prefetchQuery(api.newsletter.state.queryOptions()),
    ]);
    const page = loadPageSetting({ api, queryClient }, 'news');
    if (!import.meta.env.SSR) return waitBriefly(Promise.all([page, list]));
    const rendered = Promise.all([list, beside]).catch((error: unknown) => {
      // `PageGate` shows that the section is closed.
      if (isRefusal(error, 'PAGE_DISABLED')) return;
      // An invalid cursor in the address shows the first page.
      if (!(deps.after || deps.before) || !isRefusal(error, 'UNPROCESSABLE_CONTENT')) throw error;
      throw redirect({ to: paths.news, search: changeNewsAddress(deps, {}) });
    });
    await Promise.all([page, rendered]);
  },
  head: ({ match }) => newsHead(parseNewsAddress({ ...match.search }), match.context.publicUrl),
}).lazy(() => import('../../pages/news.tsx').then((page) => page.Route));

const articleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: `${paths.news}/$id`,
  staticData: { closedWith: 'news', topics: () => ['news', 'page-settings'] },
  loader: async ({ context: { api, queryClient }, params: { id } }) => {
    const article = queryClient.ensureQueryData(api.news.find.queryOptions({ input: { id } }));
    const page = loadPageSetting({ api, queryClient }, 'news');
    if (!import.meta.env.SSR) return waitBriefly(Promise.all([page, article]));
    const rendered = article.catch((error: unknown) => {
      // `PageGate` shows that the section is closed.
      if (isRefusal(error, 'PAGE_DISABLED')) return;
      throw isMissing(error) ? notFound() : error;
    });
    await Promise.all([page, rendered]);
  },
  head: ({ match: { context, status }, params: { id } }) => {
    if (status === 'notFound') return missingArticleHead(context.publicUrl);
    const { api, queryClient } = context;
    const article = queryClient.getQueryData(api.news.find.queryKey({ input: { id } }));
    return articleHead(article, context.publicUrl);
  },
}).lazy(() => import('../../pages/news-article.tsx').then((page) => page.Route));

export const routes = [newsRoute, articleRoute] as const;
