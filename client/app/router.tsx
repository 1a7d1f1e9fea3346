// The router: one for each page made on the server, one for the whole visit in the browser.
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { type ApiQueries, ApiContext } from '../core/api.ts';
import { NowProvider } from '../core/now.tsx';
import { parseSearch, stringifySearch } from '../core/search-params.ts';
import { FailedPage, PendingPage } from './fallbacks.tsx';
import { routeTree } from './routes.tsx';

/** What every route's loader and head may use. */
export interface RouterContext {
  api: ApiQueries;
  queryClient: QueryClient;
  publicUrl: string;
  /** When the page was made, in milliseconds since 1970. */
  now: number;
  development: boolean;
}

export function makeRouter(context: RouterContext, nonce?: string) {
  const { queryClient, api } = context;
  const router = createRouter({
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
    dehydrate: () => ({ publicUrl: context.publicUrl, now: context.now }),
    hydrate: (given: { publicUrl: string; now: number }) => {
      context.publicUrl = given.publicUrl;
      context.now = given.now;
    },
    Wrap: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <ApiContext value={api}>
          <NowProvider start={context.now}>{children}</NowProvider>
        </ApiContext>
      </QueryClientProvider>
    ),
  });
  setupRouterSsrQueryIntegration({ router, queryClient, wrapQueryClient: false });
  return router;
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
