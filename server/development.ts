// Serves the client from its sources in development: Vite runs inside the server and updates pages on every change.
import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import { createServer, type ViteDevServer } from 'vite';
import type { PageRenderer, RenderedPage } from '#shared/rendering.ts';
import type { Client, Rendering } from './core/rendering/client-build.ts';

const RENDERER = '/client/app/entry-server.tsx';
const assets = {
  entry: '/client/app/entry-client.tsx',
  styles: { __root__: ['/client/app/styles.css'] },
  preloads: {},
};

/** The client in development. Without a cache key, its pages are never cached. */
export const clientSources: Client = { isDevelopment: true, cacheKeyOf: () => undefined, serve };

async function serve(app: FastifyInstance): Promise<() => Promise<Rendering>> {
  await app.register(middie);
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: app.server } },
    html: { cspNonce: NONCE },
    appType: 'custom',
  });
  app.use(vite.middlewares);
  app.addHook('onClose', () => vite.close());
  const scripts = await scriptsOf(vite);
  return async () => {
    const { renderPage } = (await vite.ssrLoadModule(RENDERER)) as unknown as PageRenderer;
    return {
      renderer: { renderPage: async (page) => withScripts(await renderPage(page), scripts, page.nonce) },
      assets,
    };
  };
}

const NONCE = 'nonce-of-the-page';

/** The scripts that Vite needs in the head, before ours, for hot module replacement. */
async function scriptsOf(vite: ViteDevServer): Promise<string> {
  const page = await vite.transformIndexHtml('/', '<html><head></head><body></body></html>');
  const head = /<head>([\s\S]*)<\/head>/.exec(page)?.[1] ?? '';
  // React ignores unknown scripts when it hydrates the page, but not the white space between them.
  return head.replaceAll(/>\s+</g, '><').trim();
}

function withScripts(page: RenderedPage, scripts: string, nonce = ''): RenderedPage {
  return { ...page, html: page.html.replace('<head>', () => `<head>${scripts.replaceAll(NONCE, nonce)}`) };
}
