// Counts views of pages that are opened without a request for a page: the server sees those that it sends.
import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';
import { viewedPageAt } from '#shared/features/views/viewed-pages.ts';

export function countNavigations(router: Pick<AnyRouter, 'subscribe'>): void {
  router.subscribe('onResolved', ({ fromLocation, toLocation }) => {
    const path = shownPath(toLocation);
    // Without one before, the page was sent by the server.
    if (!fromLocation || shownPath(fromLocation) === path || !viewedPageAt(path)) return;
    const body = JSON.stringify({ path });
    const headers = { 'content-type': 'application/json' };
    void fetch('/api/views', { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
  });
}

/** As the address bar shows it: a dialog over a list may have an address of its own. */
function shownPath({ pathname, maskedLocation }: ParsedLocation): string {
  return maskedLocation?.pathname ?? pathname;
}
