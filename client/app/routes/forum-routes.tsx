// Routes of the forum: the list and a thread.
import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { parseForumAddress, postSearchOf } from '#shared/features/forum/list/address.ts';
import { pageInSearch } from '#shared/features/forum/thread/comment-pages.ts';
import { paths, postPath } from '#shared/paths.ts';
import { isMissing, isRefusal } from '../../core/failure.ts';
import { waitBriefly } from '../../core/wait.ts';
import { changeForumAddress } from '../../features/forum/list/forum-addresses.ts';
import { forumHead } from '../../features/forum/list/forum-head.ts';
import { missingPostHead, threadHead } from '../../features/forum/thread/thread-head.ts';
import { loadPageSetting } from '../../features/page-settings/use-page-setting.ts';
import { rootRoute } from './root-route.tsx';

const forumRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.forum,
  staticData: { closedWith: 'forum', topics: () => ['forum', 'page-settings'] },
  validateSearch: parseForumAddress,
  // The router merges unknown search parameters into `search`; they must not reach the query.
  loaderDeps: ({ search }) => postSearchOf(parseForumAddress({ ...search })),
  loader: async ({ context: { api, queryClient }, deps }) => {
    const list = queryClient.ensureQueryData(api.forum.list.queryOptions({ input: deps }));
    const activity = queryClient.prefetchQuery(api.forum.activity.queryOptions());
    const online = queryClient.prefetchQuery(api.forum.online.queryOptions());
    const page = loadPageSetting({ api, queryClient }, 'forum');
    const { viewer } = await queryClient.ensureQueryData(api.accounts.session.queryOptions());
    // The reader's waiting posts are above the list, which would move if they arrived later.
    const waiting = viewer && queryClient.prefetchQuery(api.forum.waiting.queryOptions());
    if (!import.meta.env.SSR) return waitBriefly(Promise.all([page, list, waiting]));
    const rendered = Promise.all([list, activity, online, waiting]).catch((error: unknown) => {
      // `PageGate` shows that the section is closed.
      if (isRefusal(error, 'PAGE_DISABLED')) return;
      // An invalid cursor in the address shows the first page.
      if (!(deps.after || deps.before) || !isRefusal(error, 'UNPROCESSABLE_CONTENT')) throw error;
      throw redirect({ to: paths.forum, search: changeForumAddress(deps, {}) });
    });
    await Promise.all([page, rendered]);
  },
  head: ({ match }) => forumHead(parseForumAddress({ ...match.search }), match.context.publicUrl),
}).lazy(() => import('../../pages/forum.tsx').then((page) => page.Route));

/** `sida` is the page of comments. */
function parseThreadAddress(search: Readonly<Record<string, unknown>>): { sida?: string } {
  const page = pageInSearch(search);
  return page === 1 ? {} : { sida: String(page) };
}

const threadRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: `${paths.forum}/$id`,
  // An id in upper case is the same post.
  staticData: { closedWith: 'forum', topics: ({ id }) => [`forum:${id?.toLowerCase()}`, 'page-settings'] },
  validateSearch: parseThreadAddress,
  loaderDeps: ({ search }) => ({ commentPage: pageInSearch({ ...search }) }),
  loader: async ({ context: { api, queryClient }, params: { id }, deps: { commentPage } }) => {
    const post = queryClient.ensureQueryData(api.forum.find.queryOptions({ input: { id } }));
    const input = { id, page: commentPage };
    const comments = queryClient.prefetchQuery(api.forum.comments.queryOptions({ input }));
    const page = loadPageSetting({ api, queryClient }, 'forum');
    if (!import.meta.env.SSR) return waitBriefly(Promise.all([page, post, comments]));
    const rendered = Promise.all([post, comments]).catch((error: unknown) => {
      // `PageGate` shows that the section is closed.
      if (isRefusal(error, 'PAGE_DISABLED')) return;
      throw isMissing(error) ? notFound() : error;
    });
    await Promise.all([page, rendered]);
    // The API answers a page beyond the last one with the last one.
    const shown = queryClient.getQueryData(api.forum.comments.queryKey({ input }))?.page ?? commentPage;
    if (shown !== commentPage) throw redirect({ href: postPath(id, { page: shown }) });
  },
  head: ({ match: { context, status, search }, params: { id } }) => {
    if (status === 'notFound') return missingPostHead(context.publicUrl);
    const { api, queryClient } = context;
    const input = { id, page: pageInSearch({ ...search }) };
    return threadHead(
      {
        post: queryClient.getQueryData(api.forum.find.queryKey({ input: { id } })),
        comments: queryClient.getQueryData(api.forum.comments.queryKey({ input })),
      },
      context.publicUrl,
    );
  },
}).lazy(() => import('../../pages/forum-post.tsx').then((page) => page.Route));

export const routes = [forumRoute, threadRoute] as const;
