// When page settings are fetched again, besides live events. Reasons: docs/decisions/29-closed-pages.md.

/** Maximum age of a setting: an older one is refetched when the user navigates or returns to the tab. */
export const FRESH_MS = 10_000;

/** Options of the queries of page settings. */
export const freshness = {
  staleTime: FRESH_MS,
  // The loader has just fetched it, in the browser or on the server; the server's copy is as old as the page itself.
  refetchOnMount: false,
} as const;
