// A reference: React renders one page's tree repeatedly, with the page's data already loaded.
import { createORPCClient } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { type Api, contract } from '#shared/contract.ts';
import type { PageBundle } from '#shared/rendering.ts';
import { SERVER_BUNDLE } from '../server/core/rendering/client-build.ts';

const ROUND_MS = 3000;

/** From the measuring process; each later message is answered with renderings per CPU second. */
interface Order {
  address: string;
  href: string;
  cookie: string;
}

process.once('message', async ({ address, href, cookie }: Order) => {
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
    assets: { entry: '/entry.js', styles: [], preloads: {} },
    isDevelopment: false,
  });
  process.on('message', () => process.send?.(renderingsPerCpuSecond(renderMarkup)));
  process.send?.('ready');
});

function renderingsPerCpuSecond(renderMarkup: () => string): number {
  const before = process.cpuUsage();
  const end = performance.now() + ROUND_MS;
  let count = 0;
  for (; performance.now() < end; count += 1) renderMarkup();
  const { user, system } = process.cpuUsage(before);
  return count / ((user + system) / 1e6);
}
