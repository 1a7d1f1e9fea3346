// Every page of the site: taken from the cache for visitors, rendered for everyone else.
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '#shared/contract.ts';
import type { PageAssets, PageRenderer, RenderedPage } from '#shared/rendering.ts';
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy.ts';
import { type CachedPage, etagOf, type PageCache } from './page-cache.ts';

const compress = promisify(brotliCompress);

export interface PageHost {
  cache: PageCache;
  publicUrl: string;
  /** The bundle that makes pages, and the files they need; read anew for each page in development. */
  load(href: string): Promise<{ renderer: PageRenderer; assets: PageAssets }>;
  isDevelopment: boolean;
  /** The API in the name of whoever asks. */
  apiFor(request: FastifyRequest, reply: FastifyReply): Promise<Api>;
  /** Whether the request may be someone signed in; their pages are never shared. */
  isPersonal(request: FastifyRequest): boolean;
  /** The one spelling of an address under which its page is kept. */
  cacheAddress(url: string): string;
}

/** Serves every address that nothing else has claimed. */
export function registerPages(app: FastifyInstance, host: PageHost): void {
  app.get('/*', async (request, reply) => {
    if (host.isDevelopment || host.isPersonal(request)) return sendPersonal(host, request, reply);
    const address = host.cacheAddress(request.url);
    const kept = host.cache.find(address);
    return kept ? sendKept(kept, request, reply) : sendShared(host, address, request, reply);
  });
}

async function sendPersonal(
  host: PageHost,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const nonce = randomBytes(18).toString('base64');
  const page = await render(host, { request, reply, nonce });
  if (page.redirect) return reply.redirect(page.redirect, 302);
  return (
    reply
      .code(page.status)
      .header('content-security-policy', contentSecurityPolicy(`'nonce-${nonce}'`, host.isDevelopment))
      .header('cache-control', 'private, no-store')
      .type('text/html; charset=utf-8')
      // As bytes: the framework would measure the text first, and then write it together with the head once more.
      .send(Buffer.from(page.html))
  );
}

async function sendShared(
  host: PageHost,
  address: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const generation = host.cache.generation;
  const page = await render(host, { request, reply });
  if (page.redirect) return reply.redirect(page.redirect, 302);
  const plain = Buffer.from(page.html);
  const kept: CachedPage = {
    status: page.status,
    plain,
    brotli: await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    etag: etagOf(plain),
    contentSecurityPolicy: contentSecurityPolicy(inlineScriptHashes(page.html), false),
    topics: page.topics ?? [],
  };
  if (page.topics) host.cache.keep(address, kept, generation);
  return sendKept(kept, request, reply);
}

function sendKept(page: CachedPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply
    .header('content-security-policy', page.contentSecurityPolicy)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'cookie, accept-encoding')
    .header('etag', page.etag);
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  reply.code(page.status).header('content-type', 'text/html; charset=utf-8');
  const takesBrotli = request.headers['accept-encoding']?.includes('br');
  return takesBrotli ? reply.header('content-encoding', 'br').send(page.brotli) : reply.send(page.plain);
}

interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
  nonce?: string;
}

async function render(host: PageHost, { request, reply, nonce }: Visit): Promise<RenderedPage> {
  const { renderer, assets } = await host.load(request.url);
  const page = await renderer.renderPage({
    href: request.url,
    publicUrl: host.publicUrl,
    // A page without a nonce is shared, so nothing of one visitor's may show in it.
    cookies: nonce ? request.headers.cookie : undefined,
    now: Date.now(),
    nonce,
    api: await host.apiFor(request, reply),
    assets,
    isDevelopment: host.isDevelopment,
  });
  if (page.failure)
    request.log.error({ err: page.failure, url: request.url }, 'A page could not load all it shows');
  return page;
}
