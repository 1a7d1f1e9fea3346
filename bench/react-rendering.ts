// The reference of rendered pages: a plain Node HTTP server that renders one page's tree for each request, with the
// page's data already loaded, and sends it compressed as the site does.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createORPCClient } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { type Api, contract } from '#shared/contract.ts';
import type { PageBundle } from '#shared/rendering.ts';
import { SERVER_BUNDLE } from '../server/core/rendering/client-build.ts';
import { compressFast } from '../server/core/rendering/compress-page.ts';

/** The first message of the measuring process. Each later one is answered with the CPU seconds used so far. */
interface PageToRender {
  address: string;
  href: string;
  cookie: string;
}

process.once('message', async ({ address, href, cookie }: PageToRender) => {
  const { loadMarkup } = (await import(SERVER_BUNDLE)) as PageBundle;
  const api: Api = createORPCClient(
    new OpenAPILink(contract, { url: `${address}/api`, headers: { cookie } }),
  );
  const renderMarkup = await loadMarkup({
    href,
    publicUrl: address,
    cookies: cookie,
    now: Date.now(),
    nonce: 'nonce',
    api,
    assets: { entry: '/entry.js', styles: {}, preloads: {} },
    waitForRendering: async () => undefined,
    isDevelopment: false,
  });
  const server = createServer((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
      .end(compressFast(renderMarkup()));
  });
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1e6);
  });
  server.listen(0, '127.0.0.1', () =>
    process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
  );
});
