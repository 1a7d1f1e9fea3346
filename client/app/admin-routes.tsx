// The back office: who may enter, and what each of its pages needs. Source: spec 2 §2.
import { createRoute, notFound, redirect } from '@tanstack/react-router';
import type { Viewer } from '#shared/features/accounts/contract.ts';
import { isStaff, type Role } from '#shared/features/accounts/roles.ts';
import { parseMailsAddress } from '#shared/features/mails/address.ts';
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
import { AdminFailedPage, AdminNotFound, AdminPendingPage, EnteringAdmin } from './admin-fallbacks.tsx';
import { rootRoute } from './root-route.tsx';
import type { RouterContext } from './router-context.ts';

/** Inside the back office's own frame, which already has the page's main element. */
const fallbacks = {
  errorComponent: AdminFailedPage,
  pendingComponent: AdminPendingPage,
  notFoundComponent: AdminNotFound,
};

/** Lets in whose role will do, and leads everyone else away. */
function letIn(mayEnter: (role: Role, viewer: Viewer) => boolean, elsewhere: string) {
  return async ({ context: { api, queryClient } }: { context: RouterContext }): Promise<void> => {
    const { viewer } = await queryClient.ensureQueryData(api.accounts.session.queryOptions());
    if (!viewer || !mayEnter(viewer.role, viewer)) throw redirect({ href: elsewhere, replace: true });
  };
}

const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.admin,
  staticData: { needsSignIn: true, hasOwnFrame: true },
  // Who must turn two-step sign-in on first is told so by the frame, instead of any page.
  beforeLoad: letIn((role, { needsTwoStep }) => needsTwoStep || isStaff(role), paths.home),
  loader: async ({ context: { api, queryClient, readCookies } }) => {
    const counting = Promise.all([
      queryClient.prefetchQuery(api.ads.counts.queryOptions()),
      queryClient.prefetchQuery(api.reports.counts.queryOptions()),
    ]);
    if (import.meta.env.SSR) await counting;
    return { isSidebarOpen: isSidebarOpenIn(readCookies()) };
  },
  // Folding is remembered by the frame itself for as long as it stands.
  staleTime: Number.POSITIVE_INFINITY,
  pendingMs: 0,
  pendingComponent: EnteringAdmin,
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
  // What the address holds besides, the router lays beside what was understood; it must not reach the question.
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
  loader: ({ context: { api, queryClient } }) =>
    queryClient.prefetchQuery(api.categories.listActive.queryOptions()),
  head: () => adminHead('Skapa annons', paths.adminNewAd),
}).lazy(() => import('../pages/admin/new-ad.tsx').then((page) => page.Route));

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
    loadPage(queryClient.ensureQueryData(api.categories.list.queryOptions())),
  head: () => adminHead('Kategorier', paths.adminCategories),
}).lazy(() => import('../pages/admin/categories.tsx').then((page) => page.Route));

const pageSettingsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'page-settings',
  ...fallbacks,
  loader: ({ context: { api, queryClient } }) =>
    loadPage(queryClient.ensureQueryData(api.pageSettings.list.queryOptions())),
  head: () => adminHead('Sidinställningar', paths.adminPageSettings),
}).lazy(() => import('../pages/admin/page-settings.tsx').then((page) => page.Route));

/** Flagged: for superadmins alone. */
const settingsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'settings',
  ...fallbacks,
  beforeLoad: letIn((role) => role === 'superadmin', paths.admin),
  loader: ({ context: { api, queryClient } }) =>
    loadPage(queryClient.ensureQueryData(api.siteSettings.read.queryOptions())),
  head: () => adminHead('Inställningar', paths.adminSettings),
}).lazy(() => import('../pages/admin/settings.tsx').then((page) => page.Route));

const mailRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'mail',
  ...fallbacks,
  beforeLoad: letIn((role) => role === 'superadmin', paths.admin),
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

/** One's own conversations: they come with the page's own questions, in the browser. */
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

/** Flagged: for superadmins alone. */
const auditLogRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'audit-log',
  ...fallbacks,
  beforeLoad: letIn(mayReadAuditLog, paths.admin),
  validateSearch: parseAuditAddress,
  loaderDeps: ({ search }) => auditSearchOf(search),
  loader: ({ context: { api, queryClient }, deps }) =>
    loadPage(queryClient.ensureQueryData(api.audit.list.queryOptions({ input: deps }))),
  head: () => adminHead('Händelselogg', paths.adminAuditLog),
}).lazy(() => import('../pages/admin/audit-log.tsx').then((page) => page.Route));

const unknownRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '$',
  ...fallbacks,
  loader: () => {
    throw notFound();
  },
});

/** In the browser the page stands at once and says itself what failed. */
async function loadPage(data: Promise<unknown>): Promise<void> {
  data.catch(() => undefined);
  if (!import.meta.env.SSR) return;
  await data.catch((error: unknown) => {
    // A place in the table that was never given out: the page says so itself, and leads to the first one. And whose role
    // waits for two-step sign-in is told so by the frame.
    if (!isRefusal(error, 'UNPROCESSABLE_CONTENT') && !isRefusal(error, 'FORBIDDEN')) throw error;
  });
}

export const routes = [
  adminRoute.addChildren([
    dashboardRoute,
    adsRoute,
    newAdRoute,
    reportsRoute,
    categoriesRoute,
    pageSettingsRoute,
    settingsRoute,
    mailRoute,
    usersRoute,
    messagesRoute,
    securityRoute,
    auditLogRoute,
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
