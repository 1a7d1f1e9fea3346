// Every page of the site: from the cache for visitors, rendered for signed-in users.
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '#shared/contract.ts';
import type { RenderedPage } from '#shared/rendering.ts';
import { type Auth, hasSessionCookie } from '../auth.ts';
import { contentSecurityPolicy, inlineScriptHashes } from '../http/content-security-policy.ts';
import { REQUEST_ID_HEADER } from '../http/request-id.ts';
import { isUnavailable, RETRY_AFTER } from '../http/unavailable.ts';
import type { Client, Rendering } from './client-build.ts';
import { compressFast, compressSmall } from './compress-page.ts';
import { type CachedPage, makeCachedPage, type PageCache } from './page-cache.ts';

/** For a page whose address carries a token from a mail. */
const secretHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

export interface PageCaching {
  auth: Pick<Auth, 'cookieName'>;
  cache: PageCache;
  client: Pick<Client, 'cacheKeyOf' | 'isDevelopment'>;
}

export interface PageHost extends PageCaching {
  publicUrl: string;
  contactAddress?: string | undefined;
  /** Those of every response. */
  securityHeaders: Readonly<Record<string, string>>;
  /** In development, read again for each page. */
  loadRendering(): Promise<Rendering>;
  /** The API as the request's user may call it. */
  apiFor(request: FastifyRequest, reply: FastifyReply): Promise<Api>;
}

/** Serves every address that no other route has. */
export function registerPages(app: FastifyInstance, host: PageHost): void {
  app.get('/*', async (request, reply) => {
    if (host.client.isDevelopment || hasSessionCookie(host.auth, request.headers.cookie))
      return sendPersonal(host, request, reply);
    return sendShared(host, request, reply);
  });
}

/**
 * Sends a visitor the cached page, and returns whether there was one. Called before the framework sees the request: what
 * the framework does for each request takes longer than sending the page.
 */
export function respondFromCache({ auth, cache, client }: PageCaching, exchange: Exchange): boolean {
  const { request } = exchange;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || !request.url || hasSessionCookie(auth, request.headers.cookie)) return false;
  const key = client.cacheKeyOf(request.url);
  const page = key === undefined ? undefined : cache.find(key);
  if (page) sendCached(page, exchange);
  return page !== undefined;
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
    .header('content-security-policy', contentSecurityPolicy(`'nonce-${nonce}'`, host.client.isDevelopment))
    .header('cache-control', 'private, no-store')
    .type('text/html; charset=utf-8')
    .headers(ownHeaders(page));
  // As bytes: the framework would measure a text first, and then write it again together with the headers.
  if (!acceptsBrotli(request.raw)) return reply.send(Buffer.from(page.html));
  return reply.header('content-encoding', 'br').send(compressFast(page.html));
}

async function sendShared(
  host: PageHost,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { generation } = host.cache;
  const page = await render(host, { request, reply });
  if (page.redirect) return reply.redirect(page.redirect, 302);
  const plain = Buffer.from(page.html);
  const shared = makeCachedPage({
    status: page.status,
    plain,
    brotli: await compressSmall(plain),
    headers: {
      ...host.securityHeaders,
      'content-security-policy': contentSecurityPolicy(inlineScriptHashes(page.html), false),
      'cache-control': 'private, no-cache',
      vary: 'cookie, accept-encoding',
      'content-type': 'text/html; charset=utf-8',
      ...ownHeaders(page),
    },
    topics: page.topics ?? [],
  });
  const key = page.topics && host.client.cacheKeyOf(request.url);
  if (key !== undefined) host.cache.store(key, shared, generation);
  reply.hijack();
  sendCached(shared, { request: request.raw, response: reply.raw, requestId: request.id });
  return reply;
}

function ownHeaders({ status, hasSecretAddress }: RenderedPage): Readonly<Record<string, string>> {
  return { ...(hasSecretAddress && secretHeaders), ...(status === 503 && RETRY_AFTER) };
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
}

function sendCached(page: CachedPage, { request, response, requestId }: Exchange): void {
  const { headers: shared, body } = page.responses[acceptsBrotli(request) ? 'brotli' : 'plain'];
  const headers = [...shared, REQUEST_ID_HEADER, requestId];
  // In a list of others, or weakened by a proxy, it is the same page.
  if (request.headers['if-none-match']?.includes(page.etag)) response.writeHead(304, headers).end();
  else response.writeHead(page.status, headers).end(request.method === 'HEAD' ? '' : body, 'latin1');
}

function acceptsBrotli({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
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
  const { renderer, assets } = await host.loadRendering();
  const page = await renderer.renderPage({
    href: request.url,
    publicUrl: host.publicUrl,
    contactAddress: host.contactAddress,
    // A page without a nonce is shared, so it must show nothing of one visitor's.
    cookies: nonce ? request.headers.cookie : undefined,
    now: Date.now(),
    nonce,
    api: await host.apiFor(request, reply),
    assets,
    isDevelopment: host.client.isDevelopment,
  });
  // The endpoint has logged it.
  if (isUnavailable(page.failure)) return { ...page, status: 503, topics: undefined };
  if (page.failure)
    request.log.error({ err: page.failure, url: request.url }, 'A page could not load all it shows');
  return page;
}
