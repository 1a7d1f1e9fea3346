// Routes of pages for signed-in users: the ad form, the profile, the inbox, notifications and reports.
import { createRoute, notFound } from '@tanstack/react-router';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import {
  type ConversationAddress,
  parseConversationAddress,
  parseInboxAddress,
} from '#shared/features/messages/address.ts';
import { paths, reportPath } from '#shared/paths.ts';
import { isRefusal } from '../../core/failure.ts';
import { waitBriefly } from '../../core/wait.ts';
import { pageHead } from '../../core/page-head.ts';
import { loadPageSetting } from '../../features/page-settings/use-page-setting.ts';
import { prefetchAdForm } from '../../features/ads/editor/prefetch-ad-form.ts';
import { firstConversations } from '../../features/messages/inbox/conversations-query.ts';
import { rootRoute } from './root-route.tsx';
import type { RouterContext } from '../router-context.ts';

const createAdRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.createAd,
  staticData: { needsSignIn: true, closedWith: 'marketplace', topics: () => ['page-settings'] },
  loader: async ({ context }) => {
    const page = loadPageSetting(context, 'marketplace');
    if (!(await findViewer(context))) return loadFormPart(page);
    const { api, queryClient } = context;
    // An account about to be erased cannot publish.
    const erasure = queryClient.prefetchQuery(api.personalData.find.queryOptions());
    await loadFormPart(Promise.all([page, prefetchAdForm(context), erasure]));
  },
  head: ({ match }) =>
    pageHead({
      title: 'Skapa annons',
      description: import.meta.env.SSR && 'Sälj skor, bollar, kläder och annat till andra som spelar basket.',
      path: paths.createAd,
      publicUrl: match.context.publicUrl,
    }),
}).lazy(() => import('../../pages/create-ad.tsx').then((page) => page.Route));

const editAdRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/edit-ad/$id',
  staticData: { needsSignIn: true },
  pendingMs: 300,
  loader: async ({ context, params: { id } }) => {
    const { api, queryClient } = context;
    if (!(await findViewer(context))) return;
    const lists = prefetchAdForm(context);
    try {
      // Always fetched: saving a stale copy would undo changes made elsewhere.
      const query = api.ads.find.queryOptions({ input: { id } });
      const ad = await queryClient.fetchQuery({ ...query, staleTime: 0 });
      if (!ad.can.edit) throw notFound();
    } catch (error) {
      if (isRefusal(error, 'NOT_FOUND') || isRefusal(error, 'UNPROCESSABLE_CONTENT')) throw notFound();
      // The page shows that the marketplace is closed.
      if (!isRefusal(error, 'PAGE_DISABLED')) throw error;
    }
    await loadFormPart(lists);
  },
  head: ({ match, params }) =>
    pageHead({
      title: 'Redigera annons',
      description: import.meta.env.SSR && 'Ändra din annons.',
      path: `/edit-ad/${params.id}`,
      publicUrl: match.context.publicUrl,
      isUnlisted: true,
    }),
}).lazy(() => import('../../pages/edit-ad.tsx').then((page) => page.Route));

const profileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.profile,
  staticData: { needsSignIn: true },
  validateSearch: ({ tab, ...open }: Record<string, unknown>): ProfileSearch => {
    if (tab === 'messages') return { tab, ...parseConversationAddress(open) };
    return { tab: tab === 'favorites' || tab === 'reviews' ? tab : undefined };
  },
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  loader: async ({ context, deps: { tab } }) => {
    const { api, queryClient } = context;
    const viewer = await findViewer(context);
    if (!viewer) return;
    // Each part shows its own load error.
    const requests = [
      queryClient.prefetchQuery(api.profiles.own.queryOptions()),
      queryClient.prefetchQuery(api.personalData.find.queryOptions()),
    ];
    if (tab === 'favorites') requests.push(queryClient.prefetchQuery(api.ads.favorites.queryOptions()));
    if (tab === 'reviews') {
      requests.push(
        queryClient.prefetchQuery(api.deals.unreviewed.queryOptions()),
        queryClient.prefetchQuery(api.deals.ofPerson.queryOptions({ input: { id: viewer.id } })),
        queryClient.prefetchQuery(api.deals.given.queryOptions({ input: {} })),
      );
    }
    if (tab === undefined) requests.push(queryClient.prefetchQuery(api.ads.mine.queryOptions()));
    // Only on the server: in the browser the list component fetches its own data.
    if (import.meta.env.SSR && tab === 'messages')
      requests.push(queryClient.prefetchQuery(firstConversations(api, viewer.id)));
    if (import.meta.env.SSR) await Promise.all(requests);
  },
  head: ({ match }) =>
    pageHead({
      title: profileTitles[match.search.tab ?? 'my-ads'],
      description: import.meta.env.SSR && 'Dina annonser och favoriter.',
      path: paths.profile,
      publicUrl: match.context.publicUrl,
      isUnlisted: true,
    }),
}).lazy(() => import('../../pages/profile.tsx').then((page) => page.Route));

const profileTitles = {
  'my-ads': 'Min profil',
  favorites: 'Favoriter',
  messages: 'Meddelanden',
  reviews: 'Omdömen',
};

interface ProfileSearch extends ConversationAddress {
  tab?: 'favorites' | 'messages' | 'reviews' | undefined;
}

const messagesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.messages,
  staticData: { needsSignIn: true },
  validateSearch: parseInboxAddress,
  loader: async ({ context, location }) => {
    // Only on the server: in the browser the list component fetches its own data, and what is typed must not load the page again.
    const viewer = import.meta.env.SSR && (await findViewer(context));
    if (!viewer) return;
    const { search } = parseInboxAddress(location.search);
    await context.queryClient.prefetchQuery(firstConversations(context.api, viewer.id, search));
  },
  head: ({ match }) =>
    pageHead({
      title: 'Inkorg',
      description: import.meta.env.SSR && 'Dina meddelanden.',
      path: paths.messages,
      publicUrl: match.context.publicUrl,
      isUnlisted: true,
    }),
}).lazy(() => import('../../pages/messages.tsx').then((page) => page.Route));

const notificationsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.notifications,
  staticData: { needsSignIn: true },
  validateSearch: ({ after }: Record<string, unknown>): { after?: string } =>
    typeof after === 'string' ? { after } : {},
  loaderDeps: ({ search: { after } }) => ({ after }),
  loader: async ({ context, deps: { after } }) => {
    // Only on the server: in the browser the list component fetches its own data.
    if (!import.meta.env.SSR || !(await findViewer(context))) return;
    const { api, queryClient } = context;
    await queryClient.prefetchQuery(
      api.notifications.list.queryOptions({ input: { ...(after && { after }) } }),
    );
  },
  head: ({ match }) =>
    pageHead({
      title: 'Notiser',
      description: import.meta.env.SSR && 'Det som har hänt sedan sist.',
      path: paths.notifications,
      publicUrl: match.context.publicUrl,
      isUnlisted: true,
    }),
}).lazy(() => import('../../pages/notifications.tsx').then((page) => page.Route));

const reportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reports/$id',
  staticData: { needsSignIn: true },
  loader: async ({ context, params: { id } }) => {
    if (!(await findViewer(context))) return;
    const { api, queryClient } = context;
    const report = queryClient.prefetchQuery(api.reports.find.queryOptions({ input: { id } }));
    if (import.meta.env.SSR) await report;
  },
  head: ({ match, params: { id } }) =>
    pageHead({
      title: 'Anmälan',
      description: import.meta.env.SSR && 'En anmälan och vårt beslut om den.',
      path: reportPath(id),
      publicUrl: match.context.publicUrl,
      isUnlisted: true,
    }),
}).lazy(() => import('../../pages/report.tsx').then((page) => page.Route));

export const routes = [
  createAdRoute,
  editAdRoute,
  profileRoute,
  messagesRoute,
  notificationsRoute,
  reportRoute,
] as const;

/**
 * In the browser the loader does not wait until a fetch has failed: the form reuses a fetch in progress, but would repeat
 * a failed one with all its retries.
 */
async function loadFormPart(part: Promise<unknown>): Promise<void> {
  await (import.meta.env.SSR ? part : waitBriefly(part));
}

async function findViewer({ api, queryClient }: RouterContext): Promise<Viewer | null> {
  const { viewer } = await queryClient.ensureQueryData(api.accounts.session.queryOptions());
  return viewer;
}
