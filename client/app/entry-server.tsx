// Renders a page on the server: loads its data through the API in-process and returns HTML.
import { createServerHistory } from '@tanstack/history';
import {
  attachRouterServerSsrUtils,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { paths } from '#shared/paths.ts';
import type { PageAssets, PageRequest, RenderedPage } from '#shared/rendering.ts';
import { queriesOf } from '../core/api.ts';
import { isRefusal } from '../core/failure.ts';
import { makeServerQueryClient } from '../core/query-client.ts';
import { findClosure } from '../features/page-settings/use-page-setting.ts';
import { cacheKeyOf } from './cache-key.ts';
import { findThrown, renderFailed } from './find-thrown.ts';
import { pageSources } from './page-sources.ts';
import { type AppRouter, makeRouter } from './router.tsx';
import { routeTree } from './routes/routes.tsx';

export { cacheKeyOf, pageSources };

/** The router's own handler does the same with Request, Response and streams, at twice the cost. */
export async function renderPage(page: PageRequest): Promise<RenderedPage> {
  const queryClient = makeServerQueryClient();
  const router = openRouter(page, queryClient);
  try {
    await router.load();
    const result = router._serverResult;
    if (result?.type === 'redirect') {
      const { status, headers } = result.redirect;
      return { status, redirect: headers.get('location') ?? paths.home, html: '' };
    }
    const unavailable = failureOf(router);
    // Not rendered: the visitor gets a short error page.
    if (isRefusal(unavailable, 'SERVICE_UNAVAILABLE'))
      return { status: unavailable.status, html: '', failure: unavailable };
    await router.serverSsr?.dehydrate();
    await page.waitForRendering();
    const whole = renderMarkup(router);
    const thrown = await findThrown(whole, <RouterServer router={router} />);
    const markup = thrown === null ? whole : renderFailed(router, thrown, () => renderMarkup(router));
    const html = await transformHtmlStringWithRouter(router, markup);
    const rendered = thrown === null ? getSsrStatus(router) : 500;
    const closure = rendered === 200 ? closureOf(router) : undefined;
    const status = closure ? 503 : rendered;
    // In an overload, the parts that could be loaded are shown.
    const partFailure = isRefusal(queryClient.failure, 'SERVICE_UNAVAILABLE')
      ? undefined
      : queryClient.failure;
    return {
      status,
      html,
      // A page that lacks a part is not cached: the next visitor may get all of it.
      topics: rendered === 200 && !queryClient.failure ? topicsOf(router) : undefined,
      hasSecretAddress: router.state.matches.some((match) => match.staticData.hasSecretAddress),
      ...(closure && { closure }),
      failure: failureOf(router) ?? thrown ?? partFailure,
    };
  } finally {
    router.serverSsr?.cleanup();
  }
}

/** Loads a page and returns a function that only renders it with React: the reference of the page benchmark. */
export async function loadMarkup(page: PageRequest): Promise<() => string> {
  const router = openRouter(page, makeServerQueryClient());
  await router.load();
  await router.serverSsr?.dehydrate();
  return () => renderMarkup(router);
}

function renderMarkup(router: AppRouter): string {
  return renderToString(<RouterServer router={router} />);
}

function openRouter(page: PageRequest, queryClient: QueryClient): AppRouter {
  const { publicUrl, now, nonce, isDevelopment } = page;
  const readCookies = () => page.cookies;
  const router = makeRouter(
    routeTree,
    {
      api: queriesOf(page.api),
      queryClient,
      publicUrl,
      now,
      isDevelopment,
      readCookies,
      assets: page.assets,
      // The server has all routes from the start.
      loadSection: async () => false,
    },
    nonce,
  );
  attachRouterServerSsrUtils({ router, manifest: manifestOf(page.assets) });
  const history = createServerHistory(page.href);
  router.update({ ...router.options, history, origin: publicUrl });
  return router;
}

/**
 * A closed section answers 503, so that search engines neither index its message nor drop its pages: "return an informational
 * error page with a 503 HTTP response status code" (developers.google.com/search/docs, Pause your business online).
 */
function closureOf(router: AppRouter): RenderedPage['closure'] {
  const pageName = router.state.matches.at(-1)?.staticData.closedWith;
  return pageName && findClosure(router.options.context, pageName);
}

function topicsOf(router: AppRouter): string[] | undefined {
  const match = router.state.matches.at(-1);
  const topics = match?.staticData.topics?.(match.params);
  // The frame of every page has the operator and sample data in its footer, and open pages only in its navigation.
  return topics && [...new Set([...topics, 'site-settings', 'samples', 'page-settings'])];
}

/** The error of a part that could not be loaded, for the log; the visitor sees an error page. */
function failureOf(router: AppRouter): unknown {
  return router.state.matches.find((match) => match.status === 'error')?.error;
}

/** Only the style sheets: the scripts are loaded later. */
function manifestOf({ styles }: PageAssets) {
  return { routes: Object.fromEntries(Object.entries(styles).map(([id, css]) => [id, { css }])) };
}
