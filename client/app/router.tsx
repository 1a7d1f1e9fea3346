// The router: one for each page made on the server, one for the whole visit in the browser.
import { type DehydratedState, dehydrate, hydrate, QueryClientProvider } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { ApiContext } from '../core/api.ts';
import { NowProvider } from '../core/now.tsx';
import { parseSearch, stringifySearch } from '../core/search-params.ts';
import { FailedPage, PendingPage } from './fallbacks.tsx';
import type { RouterContext } from './router-context.ts';
import { routeTree } from './routes.tsx';

/** What the server sends along with a page. */
interface Luggage {
  publicUrl: string;
  now: number;
  /** The query cache as JSON: everything is loaded before the page is drawn, so nothing has to be streamed. */
  queries: string;
}

export function makeRouter(context: RouterContext, nonce?: string) {
  const { queryClient, api } = context;
  return createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    ssr: nonce ? { nonce } : undefined,
    scrollRestoration: true,
    defaultPreload: 'intent',
    // Freshness is the query cache's business.
    defaultPreloadStaleTime: 0,
    defaultStructuralSharing: true,
    defaultErrorComponent: FailedPage,
    defaultPendingComponent: PendingPage,
    dehydrate: (): Luggage => ({
      publicUrl: context.publicUrl,
      now: context.now,
      queries: JSON.stringify(dehydrate(queryClient)),
    }),
    hydrate: (luggage: Luggage) => {
      context.publicUrl = luggage.publicUrl;
      context.now = luggage.now;
      hydrate(queryClient, JSON.parse(luggage.queries) as DehydratedState);
    },
    Wrap: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <ApiContext value={api}>
          <NowProvider start={context.now}>{children}</NowProvider>
        </ApiContext>
      </QueryClientProvider>
    ),
  });
}

export type AppRouter = ReturnType<typeof makeRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    /** What the page shows, for the server's page cache; a page without topics is never kept. */
    topics?: (params: Record<string, string>) => string[];
    /** Nobody stays here after signing out. */
    needsSignIn?: boolean;
    /** Draws bars of its own instead of the public ones: the back office. */
    hasOwnFrame?: boolean;
  }
}
