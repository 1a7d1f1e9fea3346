// Counts views of pages that are opened without a request for a page: the server sees those that it sends.
import type { AnyRouter } from '@tanstack/react-router';
import { viewedPageAt } from '#shared/features/views/viewed-pages.ts';

export function countNavigations(router: Pick<AnyRouter, 'subscribe'>): void {
  router.subscribe('onResolved', ({ fromLocation, toLocation, pathChanged }) => {
    // Without one before, the page was sent by the server.
    if (!fromLocation || !pathChanged || !viewedPageAt(toLocation.pathname)) return;
    const body = JSON.stringify({ path: toLocation.pathname });
    const headers = { 'content-type': 'application/json' };
    void fetch('/api/views', { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
  });
}
