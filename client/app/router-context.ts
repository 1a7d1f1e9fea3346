// The context of all routes. In a file of its own, because router.tsx imports the routes.
import type { QueryClient } from '@tanstack/react-query';
import type { PageAssets } from '#shared/rendering.ts';
import type { ApiQueries } from '../core/api.ts';

/** Available in every route's loader and head. */
export interface RouterContext {
  api: ApiQueries;
  queryClient: QueryClient;
  publicUrl: string;
  /** When the page was rendered, in milliseconds since 1970. */
  now: number;
  isDevelopment: boolean;
  /** On the server only. */
  assets?: PageAssets;
  /** Adds the routes of the section that the path is in; resolves to whether one of them matches it. */
  loadSection(pathname: string): Promise<boolean>;
  /** Returns cookies in the format of the Cookie header; in the browser the current ones. */
  readCookies: () => string | undefined;
}
