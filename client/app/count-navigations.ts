// Counts views of pages that the router opens in the browser; the server counts the pages that it sends itself.
import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';
import { viewedPageAt } from '#shared/features/views/viewed-pages.ts';

export function countNavigations(router: Pick<AnyRouter, 'subscribe'>): void {
  router.subscribe('onResolved', ({ fromLocation, toLocation }) => {
    const path = shownPath(toLocation);
    // The first page of a visit has no `fromLocation`: the server sent it and has counted it.
    if (!fromLocation || shownPath(fromLocation) === path || !viewedPageAt(path)) return;
    const body = JSON.stringify({ path });
    const headers = { 'content-type': 'application/json' };
    // A view that cannot be sent is not counted.
    void fetch('/api/views', { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
  });
}

/** The path in the address bar: a dialog over a list may have an address of its own. */
function shownPath({ pathname, maskedLocation }: ParsedLocation): string {
  return maskedLocation?.pathname ?? pathname;
}
