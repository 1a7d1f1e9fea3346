// Creates the router: one for each page rendered on the server, one for the whole visit in the browser.
import { type QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { type AnyRoute, createRouter } from '@tanstack/react-router';
import type { PageName } from '#shared/features/page-settings/page-names.ts';
import { inLatin1 } from '#shared/latin1.ts';
import { ApiContext } from '../core/api.ts';
import { NowProvider } from '../core/now.tsx';
import { parseSearch, stringifySearch } from '../core/search-params.ts';
import { FailedPage, PendingPage } from './fallbacks.tsx';
import type { RouterContext } from './router-context.ts';
import type { routeTree } from './routes/routes.tsx';

/** Parsing and formatting of addresses. Case-sensitive, because the page cache compares paths byte by byte. */
export const addressOptions = { caseSensitive: true, parseSearch, stringifySearch } as const;

/** State that the server sends with a page. */
interface DehydratedState {
  publicUrl: string;
  now: number;
  /** All query results, as JSON: all data is loaded before the page is rendered, so nothing has to be streamed. */
  results: string;
}

export function makeRouter<Routes extends AnyRoute>(
  routeTree: Routes,
  context: RouterContext,
  nonce?: string,
) {
  const { queryClient, api } = context;
  return createRouter({
    routeTree,
    context,
    ...addressOptions,
    ssr: nonce ? { nonce } : undefined,
    scrollRestoration: scrollsAfterHydration(),
    defaultPreload: 'intent',
    // The query cache decides whether data is stale.
    defaultPreloadStaleTime: 0,
    defaultStructuralSharing: true,
    defaultErrorComponent: FailedPage,
    defaultPendingComponent: PendingPage,
    dehydrate: (): DehydratedState => ({
      publicUrl: context.publicUrl,
      now: context.now,
      results: inLatin1(JSON.stringify(resultsIn(queryClient)), asEscape),
    }),
    hydrate: (state: DehydratedState) => {
      context.publicUrl = state.publicUrl;
      context.now = state.now;
      for (const [key, data] of JSON.parse(state.results) as Result[]) {
        queryClient.setQueryData(key, data, { updatedAt: state.now });
      }
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

/** Restores the scroll position of a page, but not of the first page if the visitor has scrolled before hydration. */
function scrollsAfterHydration(): () => boolean {
  let isHydrated = import.meta.env.SSR;
  return () => {
    const isUntouched = isHydrated || window.scrollY === 0;
    isHydrated = true;
    return isUntouched;
  };
}

// Escapes a character as JSON does: each half of a surrogate pair separately.
const asEscape = (character: string): string =>
  character.replace(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

type Result = [QueryKey, unknown];

// The library's dehydrated state includes update counts and errors of each query; here all results are fresh.
function resultsIn(queryClient: QueryClient): Result[] {
  return queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'success' })
    .map(({ queryKey, state }) => [queryKey, state.data]);
}

/** The type includes all routes, although the browser loads most of them by section. */
export type AppRouter = ReturnType<typeof makeRouter<typeof routeTree>>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    /** Live topics of the page's content, for the server's page cache; a page without topics is never cached. */
    topics?: (params: Record<string, string>) => string[];
    /** The page setting that closes the page. */
    closedWith?: PageName;
    /** The address contains a token from a mail: browsers must not cache the page or send it as the referrer. */
    hasSecretAddress?: boolean;
    /** Signing out navigates away from this page. */
    needsSignIn?: boolean;
    /** Renders its own bars instead of the public ones: the back office. */
    hasOwnFrame?: boolean;
  }
}
