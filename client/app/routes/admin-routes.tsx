// Routes of the back office: required roles and the data of each page. Source: spec 2 §2.
import { createRoute, notFound } from '@tanstack/react-router';
import { auditSearchOf, parseAuditAddress } from '#shared/features/audit/address.ts';
import { mayReadAuditLog } from '#shared/features/audit/rules.ts';
import { mailsSearchOf, parseMailsAddress } from '#shared/features/mails/address.ts';
import { parseInboxAddress } from '#shared/features/messages/address.ts';
import {
  isTooShortSearch,
  parseSecurityAddress,
  securitySearchOf,
} from '#shared/features/security/address.ts';
import { parseUsersAddress, usersSearchOf } from '#shared/features/users/address.ts';
import { paths } from '#shared/paths.ts';
import { contentRoutes } from './admin-content-routes.tsx';
import { editingRoutes } from './admin-editing-routes.tsx';
import { statisticsRoutes } from './admin-statistics-routes.tsx';
import { resultRoutes } from './admin-result-routes.tsx';
import { adminHead, adminRoute, fallbacks, loadPage, requireRole } from './admin-frame-route.tsx';

const dashboardRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/',
  ...fallbacks,
  loader: ({ context: { api, queryClient } }) =>
    loadPage(
      Promise.all([
        queryClient.ensureQueryData(api.admin.overview.queryOptions()),
        queryClient.prefetchQuery(api.samples.office.queryOptions()),
      ]),
    ),
  head: () => adminHead('Översikt', paths.admin),
}).lazy(() => import('../../pages/admin/dashboard.tsx').then((page) => page.Route));

const pageSettingsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'page-settings',
  ...fallbacks,
  loader: ({ context: { api, queryClient } }) =>
    loadPage(queryClient.ensureQueryData(api.pageSettings.list.queryOptions())),
  head: () => adminHead('Sidinställningar', paths.adminPageSettings),
}).lazy(() => import('../../pages/admin/page-settings.tsx').then((page) => page.Route));

/** Superadmins only. Source: spec 2 §2. */
const settingsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'settings',
  ...fallbacks,
  beforeLoad: requireRole((role) => role === 'superadmin', paths.admin),
  loader: ({ context: { api, queryClient } }) =>
    loadPage(queryClient.ensureQueryData(api.siteSettings.read.queryOptions())),
  head: () => adminHead('Inställningar', paths.adminSettings),
}).lazy(() => import('../../pages/admin/settings.tsx').then((page) => page.Route));

const mailRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'mail',
  ...fallbacks,
  beforeLoad: requireRole((role) => role === 'superadmin', paths.admin),
  validateSearch: parseMailsAddress,
  loaderDeps: ({ search }) => mailsSearchOf(search),
  loader: ({ context: { api, queryClient }, deps }) =>
    loadPage(queryClient.ensureQueryData(api.mails.list.queryOptions({ input: deps }))),
  head: () => adminHead('E-post', paths.adminMail),
}).lazy(() => import('../../pages/admin/mail.tsx').then((page) => page.Route));

const usersRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'users',
  ...fallbacks,
  validateSearch: parseUsersAddress,
  loaderDeps: ({ search }) => usersSearchOf(search),
  loader: ({ context: { api, queryClient }, deps }) =>
    loadPage(queryClient.ensureQueryData(api.users.list.queryOptions({ input: deps }))),
  head: () => adminHead('Användare', paths.adminUsers),
}).lazy(() => import('../../pages/admin/users.tsx').then((page) => page.Route));

/** The user's own conversations: the page loads them in the browser. */
const messagesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'messages',
  ...fallbacks,
  validateSearch: parseInboxAddress,
  head: () => adminHead('Meddelanden', paths.adminMessages),
}).lazy(() => import('../../pages/admin/messages.tsx').then((page) => page.Route));

const securityRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'security',
  ...fallbacks,
  beforeLoad: requireRole((role) => role === 'superadmin', paths.admin),
  validateSearch: parseSecurityAddress,
  loaderDeps: ({ search }) => securitySearchOf(search),
  loader: ({ context: { api, queryClient }, deps }) =>
    // Of a search that is too short, the page asks for more.
    !isTooShortSearch(deps.search) &&
    loadPage(queryClient.ensureQueryData(api.security.list.queryOptions({ input: deps }))),
  head: () => adminHead('Säkerhet', paths.adminSecurity),
}).lazy(() => import('../../pages/admin/security.tsx').then((page) => page.Route));

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
}).lazy(() => import('../../pages/admin/audit-log.tsx').then((page) => page.Route));

const myDecisionsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'my-decisions',
  ...fallbacks,
  validateSearch: parseAuditAddress,
  loaderDeps: ({ search }) => auditSearchOf(search),
  loader: ({ context: { api, queryClient }, deps }) =>
    loadPage(queryClient.ensureQueryData(api.audit.listOwn.queryOptions({ input: deps }))),
  head: () => adminHead('Mina beslut', paths.adminMyDecisions),
}).lazy(() => import('../../pages/admin/my-decisions.tsx').then((page) => page.Route));

const unknownRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '$',
  ...fallbacks,
  loader: () => {
    throw notFound();
  },
});

export const routes = [
  adminRoute.addChildren([
    dashboardRoute,
    ...contentRoutes,
    ...editingRoutes,
    ...resultRoutes,
    ...statisticsRoutes,
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
