// Serves the client's sources while they are being written: the bundler runs inside the server, changes show at once.
import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import type { PageRenderer } from '#shared/rendering.ts';
import type { PageHost } from './core/pages.ts';

const RENDERER = '/client/app/entry-server.tsx';
const assets = {
  entry: '/client/app/entry-client.tsx',
  styles: ['/client/app/styles.css'],
  preloads: {},
  fonts: [],
};

export async function serveSources(app: FastifyInstance): Promise<PageHost['load']> {
  await app.register(middie);
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  });
  app.use(vite.middlewares);
  app.addHook('onClose', () => vite.close());
  return async () => ({ renderer: (await vite.ssrLoadModule(RENDERER)) as unknown as PageRenderer, assets });
}
