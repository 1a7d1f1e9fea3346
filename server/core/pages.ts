// Every page of the site: taken from the cache for visitors, rendered for everyone else.
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '#shared/contract.ts';
import type { PageAssets, PageRenderer, RenderedPage } from '#shared/rendering.ts';
import { contentSecurityPolicy, inlineScriptHashes } from './http/content-security-policy.ts';
import { type CachedPage, makeCachedPage, type PageCache } from './page-cache.ts';

const compress = promisify(brotliCompress);
/** A fifth of the page, for less than a tenth of a millisecond: handing it to another thread would take longer. */
const ONCE = {
  // Large enough for most packed pages to come out whole.
  chunkSize: 32 * 1024,
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 0,
    // A window hardly larger than a page: with the usual one, pages went out at less than half the rate.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
};
/** Where a page lies while it is packed; made anew for each, its memory would be a good part of the work. */
const desk = Buffer.allocUnsafeSlow(512 * 1024);
/** The last step before it takes several times as long. */
const FOR_MANY = { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } };

/** For a page whose address carries a token from a mail. */
const secretHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

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
  /** Whether a request with this Cookie header may be someone signed in; their pages are never shared. */
  isPersonal(cookies: string | undefined): boolean;
  /** Whether what is kept can be trusted: the news of changes arrives. */
  isCurrent(): boolean;
  /** The one spelling of an address under which its page is kept. */
  cacheAddress(url: string): string;
}

/** Serves every address that nothing else has claimed. */
export function registerPages(app: FastifyInstance, host: PageHost): void {
  app.get('/*', async (request, reply) => {
    if (host.isDevelopment || host.isPersonal(request.headers.cookie))
      return sendPersonal(host, request, reply);
    return sendShared(host, request, reply);
  });
}

/**
 * Gives a visitor the page that is ready, and tells whether there was one. To be asked before the framework looks at the
 * request: that would take longer than the answer.
 */
export function answerFromCache(
  host: Pick<PageHost, 'cache' | 'isPersonal' | 'isCurrent' | 'cacheAddress'>,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || !request.url || !host.isCurrent() || host.isPersonal(request.headers.cookie)) return false;
  const kept = host.cache.find(host.cacheAddress(request.url));
  if (kept) sendKept(kept, request, response);
  return kept !== undefined;
}

async function sendPersonal(
  host: PageHost,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const nonce = randomBytes(18).toString('base64');
  const page = await render(host, { request, reply, nonce });
  if (page.redirect) return reply.redirect(page.redirect, 302);
  reply
    .code(page.status)
    .header('content-security-policy', contentSecurityPolicy(`'nonce-${nonce}'`, host.isDevelopment))
    .header('cache-control', 'private, no-store')
    .type('text/html; charset=utf-8')
    .headers(page.hasSecretAddress ? secretHeaders : {});
  // As bytes: the framework would measure the text first, and then write it together with the head once more.
  if (!takesBrotli(request.raw)) return reply.send(Buffer.from(page.html));
  return reply.header('content-encoding', 'br').send(pack(page.html));
}

function pack(html: string): Buffer {
  // No character of a page takes more than three bytes.
  const isLong = html.length * 3 > desk.length;
  const plain = isLong ? Buffer.from(html) : desk.subarray(0, desk.write(html));
  return brotliCompressSync(plain, ONCE);
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
      ...(page.hasSecretAddress && secretHeaders),
    },
    topics: page.topics ?? [],
  });
  if (page.topics) host.cache.keep(host.cacheAddress(request.url), kept, generation);
  reply.hijack();
  sendKept(kept, request.raw, reply.raw);
  return reply;
}

function sendKept(page: CachedPage, request: IncomingMessage, response: ServerResponse): void {
  const answer = page.answers[takesBrotli(request) ? 'brotli' : 'plain'];
  // Among others, or weakened by a proxy, it is the same page.
  if (request.headers['if-none-match']?.includes(page.etag)) response.writeHead(304, answer.head).end();
  else
    response.writeHead(page.status, answer.head).end(request.method === 'HEAD' ? '' : answer.body, 'latin1');
}

function takesBrotli({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return /(?:^|[\s,])br\s*(?:;\s*q=(?:0?\.0*[1-9]\d*|1(?:\.0*)?)\s*)?(?:,|$)/i.test(
    headers['accept-encoding'] ?? '',
  );
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
