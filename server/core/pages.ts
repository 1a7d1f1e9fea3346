// Every page of the site: taken from the cache for visitors, rendered for everyone else.
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '#shared/contract.ts';
import type { PageAssets, PageRenderer, RenderedPage } from '#shared/rendering.ts';
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy.ts';
import { type CachedPage, makeCachedPage, type PageCache } from './page-cache.ts';

const compress = promisify(brotliCompress);
/** A fifth of the page, for a tenth of a millisecond: handing it to another thread would take longer. */
const ONCE = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 1,
    // A window no larger than a page: with the usual one, pages went out at less than half the rate.
    [constants.BROTLI_PARAM_LGWIN]: 17,
  },
};
/** The last step before it takes several times as long. */
const FOR_MANY = { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } };

export interface PageHost {
  cache: PageCache;
  publicUrl: string;
  /** Those of every answer. */
  securityHeaders: Readonly<Record<string, string>>;
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
    return sendShared(host, request, reply);
  });
}

/** Gives visitors the pages that are ready, before anything else looks at the request. */
export function answerFromCache(
  app: FastifyInstance,
  host: Pick<PageHost, 'cache' | 'isPersonal' | 'cacheAddress'>,
): void {
  app.addHook('onRequest', (request, reply, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const kept = isRead && !host.isPersonal(request) && host.cache.find(host.cacheAddress(request.url));
    if (kept) sendKept(kept, request, reply);
    else next();
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
  // As bytes: the framework would measure the text first, and then write it together with the head once more.
  const plain = Buffer.from(page.html);
  reply
    .code(page.status)
    .header('content-security-policy', contentSecurityPolicy(`'nonce-${nonce}'`, host.isDevelopment))
    .header('cache-control', 'private, no-store')
    .type('text/html; charset=utf-8');
  if (!takesBrotli(request)) return reply.send(plain);
  return reply.header('content-encoding', 'br').send(brotliCompressSync(plain, ONCE));
}

async function sendShared(
  host: PageHost,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const generation = host.cache.generation;
  const page = await render(host, { request, reply });
  if (page.redirect) return reply.redirect(page.redirect, 302);
  const plain = Buffer.from(page.html);
  const kept = makeCachedPage({
    status: page.status,
    plain,
    brotli: await compress(plain, FOR_MANY),
    headers: {
      ...host.securityHeaders,
      'content-security-policy': contentSecurityPolicy(inlineScriptHashes(page.html), false),
      'cache-control': 'private, no-cache',
      vary: 'cookie, accept-encoding',
      'content-type': 'text/html; charset=utf-8',
    },
    topics: page.topics ?? [],
  });
  if (page.topics) host.cache.keep(host.cacheAddress(request.url), kept, generation);
  return sendKept(kept, request, reply);
}

// Past the framework, which would put the same head together anew for every visitor.
function sendKept(page: CachedPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer = page.answers[takesBrotli(request) ? 'brotli' : 'plain'];
  reply.hijack();
  if (request.headers['if-none-match'] === page.etag) reply.raw.writeHead(304, answer.head).end();
  else reply.raw.writeHead(page.status, answer.head).end(request.method === 'HEAD' ? undefined : answer.body);
  return reply;
}

function takesBrotli(request: FastifyRequest): boolean {
  return request.headers['accept-encoding']?.includes('br') ?? false;
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
