// Routes of the back office for what users publish: ads, the forum, news, reports, and the lists that ads choose from.
import { createRoute } from '@tanstack/react-router';
import { moderationSearchOf, parseModerationAddress } from '#shared/features/ads/moderation/address.ts';
import { contactSearchOf, parseContactAddress } from '#shared/features/contact/address.ts';
import {
  associationTableInput,
  parseAssociationTableAddress,
} from '#shared/features/associations/editing/address.ts';
import {
  parseTournamentTableAddress,
  tournamentTableInput,
} from '#shared/features/tournaments/editing/address.ts';
import { parseForumModerationAddress } from '#shared/features/forum/moderation/address.ts';
import { parseNewsEditingAddress } from '#shared/features/news/editing/address.ts';
import {
  logSearchOf,
  parseNewsSourcesAddress,
  sourceSearchOf,
} from '#shared/features/news-sources/address.ts';
import { parseNewsletterAddress } from '#shared/features/newsletter/address.ts';
import { parseReportsAddress, reportsSearchOf } from '#shared/features/reports/address.ts';
import { parseStaticPageAddress } from '#shared/features/static-pages/address.ts';
import { parseBrandsAddress } from '#shared/features/brands/address.ts';
import { parseCategoriesAddress } from '#shared/features/categories/address.ts';
import {
  type MissedAddress,
  parseMissedAddress,
  parseSynonymsAddress,
  type SynonymsAddress,
  synonymSearchOf,
} from '#shared/features/synonyms/address.ts';
import { parseRepliesAddress } from '#shared/features/support-chat/address.ts';
import { paths } from '#shared/paths.ts';
import { prefetchAdForm } from '../../features/ads/editor/prefetch-ad-form.ts';
import { moderationInput } from '../../features/forum/moderation/moderation-addresses.ts';
import { newsEditingInput } from '../../features/news/editing/editing-addresses.ts';
import { adminHead, adminRoute, fallbacks, loadPage, requireRole } from './admin-frame-route.tsx';

const adsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'ads',
  ...fallbacks,
  validateSearch: parseModerationAddress,
  // The router merges unknown search parameters into `search`; they must not reach the query.
  loaderDeps: ({ search }) => moderationSearchOf(parseModerationAddress({ ...search })),
  loader: async ({ context: { api, queryClient }, deps }) => {
    const table = Promise.all([
      queryClient.ensureQueryData(api.ads.listForModeration.queryOptions({ input: deps })),
      queryClient.ensureQueryData(api.ads.counts.queryOptions()),
    ]);
    await loadPage(table);
  },
  head: () => adminHead('Annonser', paths.adminAds),
}).lazy(() => import('../../pages/admin/ads.tsx').then((page) => page.Route));

const newAdRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'ads/new',
  ...fallbacks,
  loader: ({ context }) => loadPage(prefetchAdForm(context)),
  head: () => adminHead('Skapa annons', paths.adminNewAd),
}).lazy(() => import('../../pages/admin/new-ad.tsx').then((page) => page.Route));

const forumPostsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'forum-posts',
  ...fallbacks,
  validateSearch: parseForumModerationAddress,
  // The router merges unknown search parameters into `search`; they must not reach the query.
  loaderDeps: ({ search }) => moderationInput(parseForumModerationAddress({ ...search })),
  loader: async ({ context: { api, queryClient }, deps }) => {
    const table = Promise.all([
      queryClient.ensureQueryData(api.forum.listForModeration.queryOptions({ input: deps })),
      queryClient.ensureQueryData(api.forum.counts.queryOptions()),
    ]);
    await loadPage(table);
  },
  head: () => adminHead('Foruminlägg', paths.adminForumPosts),
}).lazy(() => import('../../pages/admin/forum-posts.tsx').then((page) => page.Route));

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

const reportsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'reports',
  ...fallbacks,
  validateSearch: parseReportsAddress,
  loaderDeps: ({ search }) => reportsSearchOf(search),
  loader: ({ context: { api, queryClient }, deps }) =>
    loadPage(queryClient.ensureQueryData(api.reports.list.queryOptions({ input: deps }))),
  head: () => adminHead('Anmälningar', paths.adminReports),
}).lazy(() => import('../../pages/admin/reports.tsx').then((page) => page.Route));

const contactMessagesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'contact-messages',
  ...fallbacks,
  validateSearch: parseContactAddress,
  // The router merges unknown search parameters into `search`; they must not reach the query.
  loaderDeps: ({ search }) => contactSearchOf(parseContactAddress({ ...search })),
  loader: ({ context: { api, queryClient }, deps }) =>
    loadPage(queryClient.ensureQueryData(api.contact.list.queryOptions({ input: deps }))),
  head: () => adminHead('Kontaktmeddelanden', paths.adminContactMessages),
}).lazy(() => import('../../pages/admin/contact-messages.tsx').then((page) => page.Route));

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

const categoriesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'categories',
  ...fallbacks,
  validateSearch: (params: Record<string, unknown>) => ({
    ...parseBrandsAddress(params),
    ...parseCategoriesAddress(params),
  }),
  loader: ({ context: { api, queryClient } }) =>
    loadPage(
      Promise.all([
        queryClient.ensureQueryData(api.categories.list.queryOptions()),
        queryClient.prefetchQuery(api.brands.list.queryOptions()),
      ]),
    ),
  head: () => adminHead('Kategorier', paths.adminCategories),
}).lazy(() => import('../../pages/admin/categories.tsx').then((page) => page.Route));

const synonymsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'synonyms',
  ...fallbacks,
  validateSearch: (params: Record<string, unknown>): SynonymsAddress & MissedAddress => ({
    ...parseSynonymsAddress(params),
    ...parseMissedAddress(params),
  }),
  // The router merges unknown search parameters into `search`; they must not reach the query.
  loaderDeps: ({ search }) => synonymSearchOf(search),
  loader: ({ context: { api, queryClient }, deps }) =>
    loadPage(
      Promise.all([
        queryClient.ensureQueryData(api.synonyms.list.queryOptions({ input: deps })),
        queryClient.prefetchQuery(api.synonyms.listMissed.queryOptions()),
      ]),
    ),
  head: () => adminHead('Sökord', paths.adminSynonyms),
}).lazy(() => import('../../pages/admin/synonyms.tsx').then((page) => page.Route));

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

export const contentRoutes = [
  adsRoute,
  newAdRoute,
  forumPostsRoute,
  associationsRoute,
  tournamentsRoute,
  newsRoute,
  newsletterRoute,
  reportsRoute,
  contactMessagesRoute,
  supportChatRoute,
  staticPagesRoute,
  categoriesRoute,
  synonymsRoute,
  newsSourcesRoute,
] as const;
