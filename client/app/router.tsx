// The router: one for each page made on the server, one for the whole visit in the browser.
import { type QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { type AnyRoute, createRouter } from '@tanstack/react-router';
import { inLatin1 } from '#shared/latin1.ts';
import { ApiContext } from '../core/api.ts';
import { NowProvider } from '../core/now.tsx';
import { parseSearch, stringifySearch } from '../core/search-params.ts';
import { FailedPage, PendingPage } from './fallbacks.tsx';
import type { RouterContext } from './router-context.ts';
import type { routeTree } from './routes.tsx';

/** How addresses are read and written. One page has one path: the page cache compares every letter of it. */
export const addressOptions = { caseSensitive: true, parseSearch, stringifySearch } as const;

/** What the server sends along with a page. */
interface Luggage {
  publicUrl: string;
  now: number;
  /** All answers, as JSON: everything is loaded before the page is drawn, so nothing has to be streamed. */
  answers: string;
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
      answers: inLatin1(JSON.stringify(answersIn(queryClient)), asEscape),
    }),
    hydrate: (luggage: Luggage) => {
      context.publicUrl = luggage.publicUrl;
      context.now = luggage.now;
      for (const [key, data] of JSON.parse(luggage.answers) as Answer[]) {
        queryClient.setQueryData(key, data, { updatedAt: luggage.now });
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

// In JSON's own way, half of a pair at a time.
const asEscape = (character: string): string =>
  character.replace(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

type Answer = [QueryKey, unknown];

// The library's own luggage tells of each question how often it was asked and how it failed; here all were asked just now.
function answersIn(queryClient: QueryClient): Answer[] {
  return queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'success' })
    .map(({ queryKey, state }) => [queryKey, state.data]);
}

/** With every route, although the browser loads most of them by section. */
export type AppRouter = ReturnType<typeof makeRouter<typeof routeTree>>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    /** What the page shows, for the server's page cache; a page without topics is never kept. */
    topics?: (params: Record<string, string>) => string[];
    /** The address carries a token from a mail: no browser keeps the page, nor tells others where it came from. */
    hasSecretAddress?: boolean;
    /** Nobody stays here after signing out. */
    needsSignIn?: boolean;
    /** Draws bars of its own instead of the public ones: the back office. */
    hasOwnFrame?: boolean;
  }
}
