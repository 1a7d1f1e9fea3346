// Routes of the back office for what users write: ads, forum posts, reports and messages, and the lists that ads choose from.
import { createRoute } from '@tanstack/react-router';
import { moderationSearchOf, parseModerationAddress } from '#shared/features/ads/moderation/address.ts';
import { contactSearchOf, parseContactAddress } from '#shared/features/contact/address.ts';
import { parseForumModerationAddress } from '#shared/features/forum/moderation/address.ts';
import { parseReportsAddress, reportsSearchOf } from '#shared/features/reports/address.ts';
import { parseBrandsAddress } from '#shared/features/brands/address.ts';
import { parseCategoriesAddress } from '#shared/features/categories/address.ts';
import {
  type MissedAddress,
  parseMissedAddress,
  parseSynonymsAddress,
  type SynonymsAddress,
  synonymSearchOf,
} from '#shared/features/synonyms/address.ts';
import { paths } from '#shared/paths.ts';
import { prefetchAdForm } from '../../features/ads/editor/prefetch-ad-form.ts';
import { moderationInput } from '../../features/forum/moderation/moderation-addresses.ts';
import { adminHead, adminRoute, fallbacks, loadPage } from './admin-frame-route.tsx';

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

export const contentRoutes = [
  adsRoute,
  newAdRoute,
  forumPostsRoute,
  reportsRoute,
  contactMessagesRoute,
  categoriesRoute,
  synonymsRoute,
] as const;
