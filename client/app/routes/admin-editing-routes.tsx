// Routes of the back office for what staff publish: clubs, tournaments, news, newsletters, replies of the support chat and pages.
import { createRoute } from '@tanstack/react-router';
import {
  associationTableInput,
  parseAssociationTableAddress,
} from '#shared/features/associations/editing/address.ts';
import {
  parseTournamentTableAddress,
  tournamentTableInput,
} from '#shared/features/tournaments/editing/address.ts';
import { parseNewsEditingAddress } from '#shared/features/news/editing/address.ts';
import {
  logSearchOf,
  parseNewsSourcesAddress,
  sourceSearchOf,
} from '#shared/features/news-sources/address.ts';
import { parseNewsletterAddress } from '#shared/features/newsletter/address.ts';
import { parseStaticPageAddress } from '#shared/features/static-pages/address.ts';
import { parseRepliesAddress } from '#shared/features/support-chat/address.ts';
import { paths } from '#shared/paths.ts';
import { newsEditingInput } from '../../features/news/editing/editing-addresses.ts';
import { adminHead, adminRoute, fallbacks, loadPage, requireRole } from './admin-frame-route.tsx';

const associationsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'associations',
  ...fallbacks,
  validateSearch: parseAssociationTableAddress,
  // The router merges unknown search parameters into `search`; they must not reach the query.
  loaderDeps: ({ search }) => associationTableInput(search),
  loader: ({ context: { api, queryClient }, deps }) =>
    loadPage(queryClient.ensureQueryData(api.associations.listForStaff.queryOptions({ input: deps }))),
  head: () => adminHead('Föreningar', paths.adminAssociations),
}).lazy(() => import('../../pages/admin/associations.tsx').then((page) => page.Route));

const tournamentsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'tournaments',
  ...fallbacks,
  validateSearch: parseTournamentTableAddress,
  // The router merges unknown search parameters into `search`; they must not reach the query.
  loaderDeps: ({ search }) => tournamentTableInput(search),
  loader: ({ context: { api, queryClient }, deps }) =>
    loadPage(queryClient.ensureQueryData(api.tournaments.listForStaff.queryOptions({ input: deps }))),
  head: () => adminHead('Turneringar', paths.adminTournaments),
}).lazy(() => import('../../pages/admin/tournaments.tsx').then((page) => page.Route));

const newsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'news',
  ...fallbacks,
  validateSearch: parseNewsEditingAddress,
  loaderDeps: ({ search }) => newsEditingInput(parseNewsEditingAddress({ ...search })),
  loader: async ({ context: { api, queryClient }, deps }) => {
    const table = Promise.all([
      queryClient.ensureQueryData(api.news.listForEditing.queryOptions({ input: deps })),
      queryClient.ensureQueryData(api.news.editingOverview.queryOptions()),
    ]);
    await loadPage(table);
  },
  head: () => adminHead('Nyhetshantering', paths.adminNews),
}).lazy(() => import('../../pages/admin/news.tsx').then((page) => page.Route));

const newsletterRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'newsletter',
  ...fallbacks,
  validateSearch: parseNewsletterAddress,
  loader: ({ context: { api, queryClient } }) =>
    loadPage(queryClient.ensureQueryData(api.newsletter.office.queryOptions())),
  head: () => adminHead('Nyhetsbrev', paths.adminNewsletter),
}).lazy(() => import('../../pages/admin/newsletter.tsx').then((page) => page.Route));

const newsSourcesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'news-sources',
  ...fallbacks,
  validateSearch: parseNewsSourcesAddress,
  loaderDeps: ({ search }) => parseNewsSourcesAddress({ ...search }),
  loader({ context: { api, queryClient }, deps }) {
    const { tab } = deps;
    return loadPage(
      Promise.all([
        queryClient.prefetchQuery(api.newsSources.counts.queryOptions()),
        queryClient.prefetchQuery(api.newsSources.latestFetch.queryOptions()),
        tab === 'history'
          ? queryClient.ensureQueryData(api.newsSources.history.queryOptions({ input: logSearchOf(deps) }))
          : tab !== 'editor' &&
            queryClient.ensureQueryData(api.newsSources.list.queryOptions({ input: sourceSearchOf(deps) })),
      ]),
    );
  },
  head: () => adminHead('Nyhetskällor', paths.adminNewsSources),
}).lazy(() => import('../../pages/admin/news-sources.tsx').then((page) => page.Route));

const supportChatRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'support-chat',
  ...fallbacks,
  validateSearch: parseRepliesAddress,
  loader: ({ context: { api, queryClient } }) =>
    loadPage(queryClient.ensureQueryData(api.supportChat.find.queryOptions())),
  head: () => adminHead('Supportchatt', paths.adminSupportChat),
}).lazy(() => import('../../pages/admin/support-chat.tsx').then((page) => page.Route));

/** Superadmins only. */
const staticPagesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'static-pages',
  ...fallbacks,
  beforeLoad: requireRole((role) => role === 'superadmin', paths.admin),
  validateSearch: parseStaticPageAddress,
  // The router merges invalid search parameters into `search`.
  loaderDeps: ({ search }) => ({ page: parseStaticPageAddress({ ...search }).page ?? 'about' }),
  loader: ({ context: { api, queryClient }, deps }) =>
    loadPage(queryClient.ensureQueryData(api.staticPages.edit.queryOptions({ input: deps }))),
  head: () => adminHead('Sidornas texter', paths.adminStaticPages),
}).lazy(() => import('../../pages/admin/static-pages.tsx').then((page) => page.Route));

export const editingRoutes = [
  associationsRoute,
  tournamentsRoute,
  newsRoute,
  newsletterRoute,
  newsSourcesRoute,
  supportChatRoute,
  staticPagesRoute,
] as const;
