// The root route: the document, the site's frame and the session.
import { createRootRouteWithContext } from '@tanstack/react-router';
import { SiteFrame } from '../../pages/layout/site-frame.tsx';
import { loadClosedPages } from '../../features/page-settings/use-open-pages.ts';
import { loadOperator } from '../../features/site-settings/operator.ts';
import { Document } from '../document.tsx';
import { NotFoundPage } from '../fallbacks.tsx';
import type { RouterContext } from '../router-context.ts';

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  loader: async ({ context: { api, queryClient } }) => {
    await Promise.all([
      queryClient.ensureQueryData(api.accounts.session.queryOptions()),
      loadClosedPages({ api, queryClient }),
      // Prefetched, so that an error is ignored: a page also renders without it.
      queryClient.prefetchQuery({ ...api.samples.find.queryOptions(), staleTime: Number.POSITIVE_INFINITY }),
      loadOperator({ api, queryClient }),
    ]);
  },
  shellComponent: Document,
  component: SiteFrame,
  notFoundComponent: NotFoundPage,
});
