// Every page of the site: from the cache for visitors, rendered for signed-in users.
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '#shared/contract.ts';
import type { RenderedPage } from '#shared/rendering.ts';
import { type Auth, hasSessionCookie, readSessionToken } from '../auth.ts';
import { acceptsEncoding } from '../http/accepts-encoding.ts';
import { abortedOnClose } from '../http/closed-request.ts';
import { contentSecurityPolicy, inlineScriptHashes } from '../http/content-security-policy.ts';
import { REQUEST_ID_HEADER } from '../http/request-id.ts';
import { isUnavailable, retryAfterClosure } from '../http/errors/unavailable.ts';
import { waitForRendering } from '../limits/event-loop.ts';
import type { FairQueue } from '../limits/fair-queue.ts';
import { neighbourhoodOf } from '../limits/network.ts';
import type { Client, Rendering } from './client-build.ts';
import { compressFast, compressSmall } from './compress-page.ts';
import { type CachedPage, makeCachedPage, type PageCache, type Redirect, type Render } from './page-cache.ts';

/** For a page whose address carries a token from a mail. */
const secretHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

export interface PageCaching {
  auth: Pick<Auth, 'cookieName' | 'secret'>;
  cache: PageCache;
  client: Pick<Client, 'cacheKeyOf' | 'isDevelopment'>;
}

export interface PageHost extends PageCaching {
  publicUrl: string;
  /** The queue in which pages wait to be rendered. */
  queue: FairQueue;
  /** Security headers of every response. */
  securityHeaders: Readonly<Record<string, string>>;
  /** In development the bundle is read again for each page. */
  loadRendering(): Promise<Rendering>;
  /** The API as the request's user may call it; its calls leave their queues when the signal is aborted. */
  apiFor(visit: Pick<Visit, 'request' | 'reply' | 'signal'>): Promise<Api>;
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
  const token = readSessionToken(host.auth, request.headers.cookie);
  const signal = abortedOnClose(reply);
  const page = await host.queue.run(() => render(host, { request, reply, nonce, signal }), {
    ...(token ? { group: token, isPreferred: true } : { group: neighbourhoodOf(request.ip) }),
    signal,
  });
  if (page.redirect) return reply.redirect(page.redirect, 302);
  reply
    .code(page.status)
    .header('content-security-policy', contentSecurityPolicy(`'nonce-${nonce}'`, host.client.isDevelopment))
    .header('cache-control', 'private, no-store')
    .type('text/html; charset=utf-8')
    .headers(ownHeaders(page));
  // Sent as bytes: the framework would first compute the length of a text, and then encode it again to send it.
  if (!acceptsEncoding(request.raw, 'br')) return reply.send(Buffer.from(page.html));
  return reply.header('content-encoding', 'br').send(compressFast(page.html));
}

async function sendShared(
  host: PageHost,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const key = host.client.cacheKeyOf(request.url);
  const group = neighbourhoodOf(request.ip);
  const renderInTurn: Render = (begin, signal) =>
    host.queue.run(
      () => {
        begin();
        return renderShared(host, { request, reply, signal });
      },
      { group, signal },
    );
  const signal = abortedOnClose(reply);
  const page =
    key === undefined
      ? await renderInTurn(() => undefined, signal)
      : await host.cache.load(key, renderInTurn, signal);
  if ('redirect' in page) return reply.redirect(page.redirect, 302);
  reply.hijack();
  sendCached(page, { request: request.raw, response: reply.raw, requestId: request.id });
  return reply;
}

async function renderShared(host: PageHost, visit: Visit): Promise<CachedPage | Redirect> {
  const page = await render(host, visit);
  if (page.redirect) return { redirect: page.redirect };
  const plain = Buffer.from(page.html);
  return makeCachedPage({
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
    topics: page.topics,
  });
}

function ownHeaders({ hasSecretAddress, closure }: RenderedPage): Readonly<Record<string, string>> {
  return { ...(hasSecretAddress && secretHeaders), ...(closure && retryAfterClosure(closure)) };
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
}

function sendCached(page: CachedPage, { request, response, requestId }: Exchange): void {
  const { headers: shared, body } = page.responses[acceptsEncoding(request, 'br') ? 'brotli' : 'plain'];
  const headers = [...shared, REQUEST_ID_HEADER, requestId];
  // The header may list several ETags, and a proxy may have made this one weak (W/): it is the same page. Other statuses
  // than 200 ignore it (RFC 9110 §13.2.1).
  const isUnchanged = page.status === 200 && request.headers['if-none-match']?.includes(page.etag);
  if (isUnchanged) response.writeHead(304, headers).end();
  else response.writeHead(page.status, headers).end(request.method === 'HEAD' ? '' : body, 'latin1');
}

interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
  nonce?: string;
  /** Aborted when no client waits for the page any more. */
  signal: AbortSignal;
}

async function render(host: PageHost, { request, reply, nonce, signal }: Visit): Promise<RenderedPage> {
  const { renderer, assets } = await host.loadRendering();
  const page = await renderer.renderPage({
    href: request.url,
    publicUrl: host.publicUrl,
    // A page without a nonce is shared by visitors, so it must not depend on the cookies of one of them.
    cookies: nonce ? request.headers.cookie : undefined,
    now: Date.now(),
    nonce,
    api: await host.apiFor({ request, reply, signal }),
    assets,
    waitForRendering: () => waitForRendering(signal),
    isDevelopment: host.client.isDevelopment,
  });
  // In an overload or an outage of the database, the visitor gets a short error page.
  if (isUnavailable(page.failure)) throw page.failure;
  if (page.failure)
    request.log.error({ err: page.failure, url: request.url }, 'A page could not load all it shows');
  return page;
}
