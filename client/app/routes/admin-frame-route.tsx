// The frame of the back office as a route, and what its pages share: required roles, loading, titles. Source: spec 2 §2.
import { createRoute, redirect } from '@tanstack/react-router';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { isStaff, type Role } from '#shared/features/accounts/roles.ts';
import { paths } from '#shared/paths.ts';
import { isRefusal } from '../../core/failure.ts';
import { pageHead } from '../../core/page-head.ts';
import { isSidebarOpenIn } from '../../ui/layout/sidebar-cookie.ts';
import { AdminFailedPage, AdminNotFound, AdminPendingPage, AdminRolePending } from './admin-fallbacks.tsx';
import { rootRoute } from './root-route.tsx';
import type { RouterContext } from '../router-context.ts';

/** Rendered inside the back office's frame, which already has the main element. */
export const fallbacks = {
  errorComponent: AdminFailedPage,
  pendingComponent: AdminPendingPage,
  notFoundComponent: AdminNotFound,
};

/** Admits users whose role allows it and redirects everyone else. */
export function requireRole(mayEnter: (role: Role, viewer: Viewer) => boolean, elsewhere: string) {
  return async ({ context: { api, queryClient } }: { context: RouterContext }): Promise<void> => {
    const { viewer } = await queryClient.ensureQueryData(api.accounts.session.queryOptions());
    if (!viewer || !mayEnter(viewer.role, viewer)) throw redirect({ href: elsewhere, replace: true });
  };
}

export const adminRoute = createRoute({
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
  // While the frame is mounted, its own state holds whether it is folded.
  staleTime: Number.POSITIVE_INFINITY,
  pendingMs: 0,
  pendingComponent: AdminRolePending,
  notFoundComponent: AdminNotFound,
}).lazy(() => import('../../pages/admin/frame.tsx').then((page) => page.Route));

/** In the browser the page renders at once and shows its own load error. */
export async function loadPage(data: Promise<unknown>): Promise<void> {
  data.catch(() => undefined);
  if (!import.meta.env.SSR) return;
  await data.catch((error: unknown) => {
    // For an invalid cursor the page shows the error and links to the first page. For a user who must turn
    // on two-step sign-in the frame shows that message.
    if (!isRefusal(error, 'UNPROCESSABLE_CONTENT') && !isRefusal(error, 'FORBIDDEN')) throw error;
  });
}

export function adminHead(title: string, path: string) {
  return pageHead({
    title: `${title} · Admin`,
    description: import.meta.env.SSR && 'Baskettorgets administration.',
    path,
    publicUrl: '',
    isUnlisted: true,
  });
}
