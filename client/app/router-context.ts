// What the routes are given. Apart from the router, which imports the routes.
import type { QueryClient } from '@tanstack/react-query';
import type { ApiQueries } from '../core/endpoint-queries.ts';

/** What every route's loader and head may use. */
export interface RouterContext {
  api: ApiQueries;
  queryClient: QueryClient;
  publicUrl: string;
  /** When the page was made, in milliseconds since 1970. */
  now: number;
  isDevelopment: boolean;
  /** Adds the routes of the section that the address is in, and says whether one of them matches it. */
  loadSection(pathname: string): Promise<boolean>;
  /** As in a Cookie header; in the browser, of this moment. */
  readCookies: () => string | undefined;
}
