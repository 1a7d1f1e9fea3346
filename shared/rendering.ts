// Rendering on the server: what the server gives the client's bundle, and what the bundle returns.
import type { Api } from './contract.ts';

/** Which scripts and styles a page needs, by route id; from the build's own manifest. */
export interface PageAssets {
  entry: string;
  styles: string[];
  /** Module addresses each route id needs beyond the entry. */
  preloads: Record<string, string[]>;
}

export interface PageRequest {
  /** Path and query, as asked for. */
  href: string;
  /** The site's public origin, for canonical addresses. */
  publicUrl: string;
  /** The request's Cookie header, for how the visitor has set up the page. Not to be sent along with it. */
  cookies: string | undefined;
  /** Milliseconds since 1970; server and browser count ages from the same moment. */
  now: number;
  nonce?: string;
  api: Api;
  assets: PageAssets;
  /** Scripts the development server wants in the head. */
  isDevelopment: boolean;
}

export interface RenderedPage {
  status: number;
  /** Set when the page lives elsewhere. */
  redirect?: string;
  html: string;
  /** What the page shows, for the page cache; undefined when it must not be kept. */
  topics?: string[];
  /** The address itself lets in whoever has it: nobody else is to hear of it. */
  hasSecretAddress?: boolean;
  /** Why a part of the page could not be loaded, for the log. */
  failure?: unknown;
}

export interface PageRenderer {
  renderPage(request: PageRequest): Promise<RenderedPage>;
}

/** What the built bundle offers; the list of sources is the build's own, so the two cannot drift apart. */
export interface PageBundle extends PageRenderer {
  pageSources: Record<string, string[]>;
  /**
   * The key under which the page at an address may be cached: its path, and the search parameters that its route
   * validates. Undefined for a page that is never cached.
   */
  cacheKeyOf(url: string): string | undefined;
  /** Loads a page and returns React's part of rendering it, for measuring. */
  loadMarkup(page: PageRequest): Promise<() => string>;
}
