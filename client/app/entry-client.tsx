// Hydrates the page in the browser, with the routes of its section.
import type { AnyRouter } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { openBrowserApi, queriesOf } from '../core/api.ts';
import { makeQueryClient } from '../core/query-client.ts';
import { openHealthRecord } from '../features/security/health-record.ts';
import { countNavigations } from './count-navigations.ts';
import { firstRoutes } from './routes/first-routes.tsx';
import { addSection, loadRoutesFor } from './routes/lazy-routes.ts';
import { rootRoute } from './routes/root-route.tsx';
import { makeRouter } from './router.tsx';
import './styles.css';

const { origin, pathname } = window.location;
const api = queriesOf(openBrowserApi(origin));

// The reporting code is loaded with the first violation, since violations are rare.
document.addEventListener('securitypolicyviolation', (violation) => {
  void import('../features/security/watch.ts').then(
    ({ recordViolation }) => recordViolation(violation, api.security),
    () => undefined,
  );
});
openHealthRecord();
// The filters and menus of server-rendered pages are popovers, and may be open before this script runs.
document.addEventListener('toggle', ({ target }) => closeOnBack(target), { capture: true });
closeOnBack(document.querySelector(':popover-open'));
if (hasSkippedEntry(history.state)) void followHistory();
hydratePage().catch(() => {
  // The page's own script shows the same notice when it cannot be loaded (early-clicks.ts).
  document.querySelector('script[type=module]')?.dispatchEvent(new Event('error'));
});
// After the load event, so that the page's own files come first. Registration may fail; the site works without it.
if (import.meta.env.PROD) {
  if (document.readyState === 'complete') registerServiceWorker();
  else addEventListener('load', registerServiceWorker);
}

// No top-level await: the sections' scripts import this file, and a cycle with top-level await deadlocks.
async function hydratePage(): Promise<void> {
  const routeTree = rootRoute.addChildren([...firstRoutes, ...(await loadRoutesFor(pathname))]);
  if (window.leavesPage) return;
  const router: AnyRouter = makeRouter(routeTree, {
    api,
    queryClient: makeQueryClient(),
    publicUrl: origin,
    now: Date.now(),
    isDevelopment: import.meta.env.DEV,
    readCookies: () => document.cookie,
    loadSection: (address) => addSection(router, address),
  });
  countNavigations(router);
  // A transition hydrates in steps, so that the browser can paint and scroll in between.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
}

function closeOnBack(popover: EventTarget | null): void {
  if (!(popover instanceof HTMLElement && popover.popover)) return;
  import('../core/close-on-back.ts').then(
    ({ closePopoverOnBack }) => closePopoverOnBack(popover),
    () => undefined,
  );
}

/** Whether the page was reloaded in or above a history entry that Back must skip. */
function hasSkippedEntry(state: { overlays?: number; replaced?: string } | null): boolean {
  return (state?.overlays ?? 0) > 0 || state?.replaced !== undefined;
}

function followHistory(): Promise<void> {
  return import('../core/close-on-back.ts').then(
    (module) => module.followHistory(),
    () => undefined,
  );
}

function registerServiceWorker(): void {
  // Browsers refuse it in private windows and without HTTPS. The site then works without push and offline page.
  navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
}
