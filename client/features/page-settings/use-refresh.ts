// When page settings are fetched again. Reasons: docs/decisions/29-closed-pages.md.
import { useViewer } from '../../core/viewer.ts';

/** Maximum age of a setting: an older one is refetched when the user navigates or returns to the tab. */
export const FRESH_MS = 10_000;
/** Polling interval of a visible tab of a visitor, who has no live connection. */
export const VISITOR_POLL_MS = 15_000;

/** Options of the queries of page settings. Signed-in users get a live event when one changes. */
export function useRefresh() {
  const isVisitor = useViewer() === null;
  return {
    staleTime: FRESH_MS,
    // The loader has just fetched it, in the browser or on the server; the server's copy is as old as the page itself.
    refetchOnMount: false,
    refetchInterval: isVisitor ? VISITOR_POLL_MS : false,
  } as const;
}
