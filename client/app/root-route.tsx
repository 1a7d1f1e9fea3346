// The route every other route stands in: the document, the frame of the site, and who is signed in.
import { createRootRouteWithContext } from '@tanstack/react-router';
import { SiteFrame } from '../pages/layout/site-frame.tsx';
import { Document } from './document.tsx';
import { NotFoundPage } from './fallbacks.tsx';
import type { RouterContext } from './router-context.ts';

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  loader: async ({ context: { api, queryClient } }) => {
    await queryClient.ensureQueryData(api.accounts.session.queryOptions());
  },
  shellComponent: Document,
  component: SiteFrame,
  notFoundComponent: NotFoundPage,
});
