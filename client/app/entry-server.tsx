// Makes a page on the server: loads what it needs through the API in-process, and answers with HTML.
import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server';
import type { PageAssets, PageRenderer, PageRequest, RenderedPage } from '#shared/rendering.ts';
import { queriesOf } from '../core/api.ts';
import { makeQueryClient } from '../core/query-client.ts';
import { type AppRouter, makeRouter } from './router.tsx';

export const renderPage: PageRenderer['renderPage'] = async (page: PageRequest): Promise<RenderedPage> => {
  let made: AppRouter | undefined;
  const handle = createRequestHandler({
    request: new Request(new URL(page.href, page.publicUrl)),
    getRouterManifest: () => manifestOf(page.assets),
    createRouter: () => {
      made = makeRouter(
        {
          api: queriesOf(page.api),
          queryClient: makeQueryClient(true),
          publicUrl: page.publicUrl,
          now: page.now,
          development: page.isDevelopment,
        },
        page.nonce,
      );
      return made;
    },
  });
  let topics: string[] | undefined;
  const response = await handle(({ router, responseHeaders }) => {
    topics = topicsOf(router);
    return renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> });
  });
  const redirect = response.headers.get('location') ?? undefined;
  return {
    status: response.status,
    redirect,
    html: redirect ? '' : await response.text(),
    topics: response.status === 200 ? topics : undefined,
  };
};

function topicsOf(router: AppRouter): string[] | undefined {
  const match = router.state.matches.at(-1);
  return match?.staticData.topics?.(match.params);
}

const manifests = new WeakMap<PageAssets, ReturnType<typeof makeManifest>>();

function manifestOf(assets: PageAssets) {
  const known = manifests.get(assets);
  if (known) return known;
  const made = makeManifest(assets);
  manifests.set(assets, made);
  return made;
}

function makeManifest(assets: PageAssets) {
  const routes: Record<
    string,
    { preloads?: string[]; css?: string[]; scripts?: { attrs: Record<string, unknown> }[] }
  > = {};
  for (const [route, preloads] of Object.entries(assets.preloads)) routes[route] = { preloads };
  routes['__root__'] = {
    preloads: assets.preloads['__root__'],
    css: assets.styles,
    scripts: [{ attrs: { type: 'module', async: true, src: assets.entry } }],
  };
  return { routes };
}
