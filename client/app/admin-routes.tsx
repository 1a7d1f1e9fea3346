// Routes of the back office: required roles and the data of each page. Source: spec 2 §2.
import { createRoute, notFound, redirect } from '@tanstack/react-router';
import type { Viewer } from '#shared/features/accounts/contract.ts';
import { isStaff, type Role } from '#shared/features/accounts/roles.ts';
import { parseMailsAddress } from '#shared/features/mails/address.ts';
import { parseForumModerationAddress } from '#shared/features/forum/moderation/address.ts';
import { parseModerationAddress, moderationSearchOf } from '#shared/features/ads/moderation/address.ts';
import { auditSearchOf, parseAuditAddress } from '#shared/features/audit/address.ts';
import { parseConversationAddress } from '#shared/features/messages/address.ts';
import { mayReadAuditLog } from '#shared/features/audit/rules.ts';
import { parseReportsAddress, reportsSearchOf } from '#shared/features/reports/address.ts';
import { parseSecurityAddress, securitySearchOf } from '#shared/features/security/address.ts';
import { parseUsersAddress, usersSearchOf } from '#shared/features/users/address.ts';
import { paths } from '#shared/paths.ts';
import { isRefusal } from '../core/failure.ts';
import { pageHead } from '../core/page-head.ts';
import { isSidebarOpenIn } from '../ui/layout/sidebar-cookie.ts';
import { AdminFailedPage, AdminNotFound, AdminPendingPage, AdminRolePending } from './admin-fallbacks.tsx';
import { moderationInput } from '../features/forum/moderation/moderation-addresses.ts';
import { rootRoute } from './root-route.tsx';
import type { RouterContext } from './router-context.ts';
import { prefetchAdForm } from '../features/ads/editor/prefetch-ad-form.ts';

/** Rendered inside the back office's frame, which already has the main element. */
const fallbacks = {
  errorComponent: AdminFailedPage,
  pendingComponent: AdminPendingPage,
  notFoundComponent: AdminNotFound,
};

/** Admits users whose role allows it and redirects everyone else. */
function requireRole(mayEnter: (role: Role, viewer: Viewer) => boolean, elsewhere: string) {
  return async ({ context: { api, queryClient } }: { context: RouterContext }): Promise<void> => {
    const { viewer } = await queryClient.ensureQueryData(api.accounts.session.queryOptions());
    if (!viewer || !mayEnter(viewer.role, viewer)) throw redirect({ href: elsewhere, replace: true });
  };
}

const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.admin,
  staticData: { needsSignIn: true, hasOwnFrame: true },
  // Users who must first turn on two-step sign-in get that message from the frame, instead of any page.
  beforeLoad: requireRole((role, { needsTwoStep }) => needsTwoStep || isStaff(role), paths.home),
  loader: async ({ context: { api, queryClient, readCookies } }) => {
    const counting = Promise.all([
      queryClient.prefetchQuery(api.ads.counts.queryOptions()),
      queryClient.prefetchQuery(api.reports.counts.queryOptions()),
    ]);
    if (import.meta.env.SSR) await counting;
    return { isSidebarOpen: isSidebarOpenIn(readCookies()) };
  },
  // The frame itself remembers whether it is folded while it is mounted.
  staleTime: Number.POSITIVE_INFINITY,
  pendingMs: 0,
  pendingComponent: AdminRolePending,
  notFoundComponent: AdminNotFound,
}).lazy(() => import('../pages/admin/frame.tsx').then((page) => page.Route));

const dashboardRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/',
  ...fallbacks,
  loader: ({ context: { api, queryClient } }) =>
    loadPage(queryClient.ensureQueryData(api.admin.overview.queryOptions())),
  head: () => adminHead('Översikt', paths.admin),
}).lazy(() => import('../pages/admin/dashboard.tsx').then((page) => page.Route));

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
}).lazy(() => import('../pages/admin/ads.tsx').then((page) => page.Route));

const newAdRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'ads/new',
  ...fallbacks,
  loader: ({ context }) => loadPage(prefetchAdForm(context)),
  head: () => adminHead('Skapa annons', paths.adminNewAd),
}).lazy(() => import('../pages/admin/new-ad.tsx').then((page) => page.Route));

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
}).lazy(() => import('../pages/admin/forum-posts.tsx').then((page) => page.Route));

const reportsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'reports',
  ...fallbacks,
  validateSearch: parseReportsAddress,
  loaderDeps: ({ search }) => reportsSearchOf(search),
  loader: ({ context: { api, queryClient }, deps }) =>
    loadPage(queryClient.ensureQueryData(api.reports.list.queryOptions({ input: deps }))),
  head: () => adminHead('Anmälningar', paths.adminReports),
}).lazy(() => import('../pages/admin/reports.tsx').then((page) => page.Route));

const categoriesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'categories',
  ...fallbacks,
  loader: ({ context: { api, queryClient } }) =>
    loadPage(
      Promise.all([
        queryClient.ensureQueryData(api.categories.list.queryOptions()),
        queryClient.prefetchQuery(api.brands.list.queryOptions()),
      ]),
    ),
  head: () => adminHead('Kategorier', paths.adminCategories),
}).lazy(() => import('../pages/admin/categories.tsx').then((page) => page.Route));

const synonymsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'synonyms',
  ...fallbacks,
  loader: ({ context: { api, queryClient } }) =>
    loadPage(
      Promise.all([
        queryClient.ensureQueryData(api.synonyms.list.queryOptions()),
        queryClient.prefetchQuery(api.synonyms.listMissed.queryOptions()),
      ]),
    ),
  head: () => adminHead('Sökord', paths.adminSynonyms),
}).lazy(() => import('../pages/admin/synonyms.tsx').then((page) => page.Route));

const pageSettingsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'page-settings',
  ...fallbacks,
  loader: ({ context: { api, queryClient } }) =>
    loadPage(queryClient.ensureQueryData(api.pageSettings.list.queryOptions())),
  head: () => adminHead('Sidinställningar', paths.adminPageSettings),
}).lazy(() => import('../pages/admin/page-settings.tsx').then((page) => page.Route));

/** Superadmins only. Source: spec 2 §2. */
const settingsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'settings',
  ...fallbacks,
  beforeLoad: requireRole((role) => role === 'superadmin', paths.admin),
  loader: ({ context: { api, queryClient } }) =>
    loadPage(queryClient.ensureQueryData(api.siteSettings.read.queryOptions())),
  head: () => adminHead('Inställningar', paths.adminSettings),
}).lazy(() => import('../pages/admin/settings.tsx').then((page) => page.Route));

const mailRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'mail',
  ...fallbacks,
  beforeLoad: requireRole((role) => role === 'superadmin', paths.admin),
  validateSearch: parseMailsAddress,
  loaderDeps: ({ search: { after, before } }) => ({ after, before }),
  loader: ({ context: { api, queryClient }, deps }) =>
    loadPage(queryClient.ensureQueryData(api.mails.list.queryOptions({ input: deps }))),
  head: () => adminHead('E-post', paths.adminMail),
}).lazy(() => import('../pages/admin/mail.tsx').then((page) => page.Route));
const usersRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'users',
  ...fallbacks,
  validateSearch: parseUsersAddress,
  loaderDeps: ({ search }) => usersSearchOf(search),
  loader: ({ context: { api, queryClient }, deps }) =>
    loadPage(queryClient.ensureQueryData(api.users.list.queryOptions({ input: deps }))),
  head: () => adminHead('Användare', paths.adminUsers),
}).lazy(() => import('../pages/admin/users.tsx').then((page) => page.Route));

/** The user's own conversations: the page loads them in the browser. */
const messagesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'messages',
  ...fallbacks,
  validateSearch: parseConversationAddress,
  head: () => adminHead('Meddelanden', paths.adminMessages),
}).lazy(() => import('../pages/admin/messages.tsx').then((page) => page.Route));

const securityRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'security',
  ...fallbacks,
  validateSearch: parseSecurityAddress,
  loaderDeps: ({ search }) => securitySearchOf(search),
  loader: ({ context: { api, queryClient }, deps }) =>
    loadPage(queryClient.ensureQueryData(api.security.list.queryOptions({ input: deps }))),
  head: () => adminHead('Säkerhet', paths.adminSecurity),
}).lazy(() => import('../pages/admin/security.tsx').then((page) => page.Route));

/** Superadmins only. Source: spec 2 §2. */
const auditLogRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'audit-log',
  ...fallbacks,
  beforeLoad: requireRole(mayReadAuditLog, paths.admin),
  validateSearch: parseAuditAddress,
  loaderDeps: ({ search }) => auditSearchOf(search),
  loader: ({ context: { api, queryClient }, deps }) =>
    loadPage(queryClient.ensureQueryData(api.audit.list.queryOptions({ input: deps }))),
  head: () => adminHead('Händelselogg', paths.adminAuditLog),
}).lazy(() => import('../pages/admin/audit-log.tsx').then((page) => page.Route));

const myDecisionsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'my-decisions',
  ...fallbacks,
  validateSearch: parseAuditAddress,
  loaderDeps: ({ search }) => auditSearchOf(search),
  loader: ({ context: { api, queryClient }, deps }) =>
    loadPage(queryClient.ensureQueryData(api.audit.listOwn.queryOptions({ input: deps }))),
  head: () => adminHead('Mina beslut', paths.adminMyDecisions),
}).lazy(() => import('../pages/admin/my-decisions.tsx').then((page) => page.Route));

const unknownRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '$',
  ...fallbacks,
  loader: () => {
    throw notFound();
  },
});

/** In the browser the page renders at once and shows its own load error. */
async function loadPage(data: Promise<unknown>): Promise<void> {
  data.catch(() => undefined);
  if (!import.meta.env.SSR) return;
  await data.catch((error: unknown) => {
    // For an invalid cursor the page shows the error and links to the first page. For a user who must turn
    // on two-step sign-in the frame shows that message.
    if (!isRefusal(error, 'UNPROCESSABLE_CONTENT') && !isRefusal(error, 'FORBIDDEN')) throw error;
  });
}

export const routes = [
  adminRoute.addChildren([
    dashboardRoute,
    adsRoute,
    newAdRoute,
    forumPostsRoute,
    reportsRoute,
    categoriesRoute,
    synonymsRoute,
    pageSettingsRoute,
    settingsRoute,
    mailRoute,
    usersRoute,
    messagesRoute,
    securityRoute,
    auditLogRoute,
    myDecisionsRoute,
    unknownRoute,
  ]),
] as const;

function adminHead(title: string, path: string) {
  return pageHead({
    title: `${title} · Admin`,
    description: import.meta.env.SSR && 'Baskettorgets administration.',
    path,
    publicUrl: '',
    isUnlisted: true,
  });
}
