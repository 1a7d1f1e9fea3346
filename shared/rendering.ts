// The interface between the server and the client bundle for server rendering.
import type { Api } from './contract.ts';

/** Scripts and styles per route id, from the build manifest. */
export interface PageAssets {
  entry: string;
  /** Style sheets of each route id; those of every page are the root's. */
  styles: Record<string, string[]>;
  /** Modules that each route id needs in addition to the entry. */
  preloads: Record<string, string[]>;
}

export interface PageRequest {
  /** Path and query of the request. */
  href: string;
  /** The site's public origin, for canonical URLs. */
  publicUrl: string;
  /** The request's Cookie header, for display settings. Not forwarded to API calls. */
  cookies: string | undefined;
  /** Milliseconds since 1970; server and browser compute ages from the same time. */
  now: number;
  nonce?: string;
  api: Api;
  assets: PageAssets;
  /** Waits until the page may be rendered, once its data is loaded. */
  waitForRendering: () => Promise<void>;
  /** Adds the development server's scripts to the head. */
  isDevelopment: boolean;
}

export interface RenderedPage {
  status: number;
  /** Target of a redirect. */
  redirect?: string;
  html: string;
  /** Topics that invalidate the cached page; undefined if it must not be cached. */
  topics?: string[];
  /** The URL grants access to anyone who has it, so it must not leak in a Referer header. */
  hasSecretAddress?: boolean;
  /** Why a part of the page could not be loaded, for the log. */
  failure?: unknown;
}

export interface PageRenderer {
  renderPage(request: PageRequest): Promise<RenderedPage>;
}

/** Exports of the built bundle; the source list comes from the build, so both always match. */
export interface PageBundle extends PageRenderer {
  pageSources: Record<string, string[]>;
  /**
   * The cache key of a URL: its path and the search parameters that its route validates. Undefined if the page is never
   * cached.
   */
  cacheKeyOf(url: string): string | undefined;
  /** Loads a page and returns a function that renders its React markup, for benchmarks. */
  loadMarkup(page: PageRequest): Promise<() => string>;
}
