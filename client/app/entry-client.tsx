// Wakes the page in the browser. What only the back office needs comes in a script of its own, which visitors never fetch.
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isOfficeAddress, mailLinkPaths } from '#shared/paths.ts';
import { openBrowserApi } from '../core/api.ts';
import { queriesOf } from '../core/endpoint-queries.ts';
import { makeQueryClient } from '../core/query-client.ts';
import { mailLinkDoors, officeDoor } from './doors.ts';
import { publicRoutes } from './public-routes.tsx';
import { rootRoute } from './root-route.tsx';
import { makeRouter } from './router.tsx';
import './styles.css';

const { origin, pathname } = window.location;
const api = queriesOf(openBrowserApi(origin));

// Fetched when there is something to report, which for most people is never.
document.addEventListener('securitypolicyviolation', (violation) => {
  void import('../features/security/watch.ts').then(
    ({ noteViolation }) => noteViolation(violation, api.security),
    () => undefined,
  );
});
void wakePage();
// Once the page has come with all it needs. A browser that refuses does without.
if (import.meta.env.PROD) {
  if (document.readyState === 'complete') keepWatch();
  else addEventListener('load', keepWatch);
}

// Not awaited at the top of this file: the back office's script needs this one, and each would wait for the other.
async function wakePage(): Promise<void> {
  const office = isOfficeAddress(pathname) ? (await import('./admin-routes.tsx')).adminRoutes : officeDoor;
  const mailLinks = mailLinkPaths.includes(pathname)
    ? (await import('./mail-link-routes.tsx')).mailLinkRoutes
    : mailLinkDoors;
  const router = makeRouter(rootRoute.addChildren([...publicRoutes, ...mailLinks, office]), {
    api,
    queryClient: makeQueryClient(),
    publicUrl: origin,
    now: Date.now(),
    isDevelopment: import.meta.env.DEV,
    readCookies: () => document.cookie,
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
