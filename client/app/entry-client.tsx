// Hydrates the page in the browser, with the routes of the section its address is in.
import type { AnyRouter } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { openBrowserApi } from '../core/api.ts';
import { queriesOf } from '../core/endpoint-queries.ts';
import { makeQueryClient } from '../core/query-client.ts';
import { firstRoutes } from './first-routes.tsx';
import { addSection, loadRoutesFor } from './lazy-routes.ts';
import { rootRoute } from './root-route.tsx';
import { makeRouter } from './router.tsx';
import './styles.css';

const { origin, pathname } = window.location;
const api = queriesOf(openBrowserApi(origin));

// Fetched when there is something to report, which for most people is never.
document.addEventListener('securitypolicyviolation', (violation) => {
  void import('../features/security/watch.ts').then(
    ({ recordViolation }) => recordViolation(violation, api.security),
    () => undefined,
  );
});
void hydratePage();
// Once the page has come with all it needs. A browser that refuses does without.
if (import.meta.env.PROD) {
  if (document.readyState === 'complete') keepWatch();
  else addEventListener('load', keepWatch);
}

// Not awaited at the top of this file: the sections' scripts import this one, and each would wait for the other.
async function hydratePage(): Promise<void> {
  const routeTree = rootRoute.addChildren([...firstRoutes, ...(await loadRoutesFor(pathname))]);
  const router: AnyRouter = makeRouter(routeTree, {
    api,
    queryClient: makeQueryClient(),
    publicUrl: origin,
    now: Date.now(),
    isDevelopment: import.meta.env.DEV,
    readCookies: () => document.cookie,
    loadSection: (address) => addSection(router, address),
  });
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
}

function keepWatch(): void {
  navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
}
