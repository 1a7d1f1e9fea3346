// Builds the app: opens the services and registers everything that answers a request.
import type { IncomingMessage } from 'node:http';
import { createRouterClient } from '@orpc/server';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RouteOptions,
} from 'fastify';
import { join } from '#shared/feature.ts';
import { paths } from '#shared/paths.ts';
import { toRefusals, registerApi } from './core/http/api.ts';
import { documentOf, type Feature } from './core/feature.ts';
import { openHttp } from './core/http/http-server.ts';
import { fileFolderOf } from './core/http/file-folders.ts';
import { registerHealth, type Readiness } from './core/http/health.ts';
import { sendErrorPage, registerErrorHandlers } from './core/http/errors/error-handler.ts';
import { liveDocument, registerLive } from './core/live/live-route.ts';
import { registerPublicLive } from './core/live/public-route.ts';
import { refuseWhenFull } from './core/limits/request-queue.ts';
import { type Client, openClientBuild } from './core/rendering/client-build.ts';
import { PageCache } from './core/rendering/page-cache.ts';
import { type PageCaching, registerPages } from './core/rendering/page-route.ts';
import type { Services } from './core/http/request.ts';
import { answerBrokenRequest } from './core/http/errors/broken-requests.ts';
import { addressBehindProxies, trustProxies, warnOfUnknownProxies } from './core/http/proxies.ts';
import { currentRequestId, REQUEST_ID_HEADER, requestIdOf } from './core/http/request-id.ts';
import { refuseOtherOrigins } from './core/http/same-origin.ts';
import { headersOfFiles, securityHeaders } from './core/http/security-headers.ts';
import { answerFromCache } from './core/shared-answers.ts';
import { registerSitemap, type SitemapPart } from './core/http/sitemap/sitemap.ts';
import { noteVisitor } from './core/live/note-visitor.ts';
import { countPageRequest } from './core/views/page-requests.ts';
import { findLiveSession, recogniseViewer } from './features/accounts/actions.ts';
import { listClosedPages, refuseClosed } from './features/page-settings/open-pages.ts';
import { hideSamplesFromRobots } from './features/samples/actions.ts';
import { recordCrossOriginRequest } from './features/security/cross-origin-requests.ts';
import { features } from './features.ts';
import { makeContext } from './request-context.ts';
import { openServices, type ServiceOptions } from './services.ts';

const router = join(features.flatMap((feature) => ('routes' in feature ? [feature.routes] : [])));
const declared: readonly Feature[] = features;

/** Pages that belong to no feature. */
const sitePages: SitemapPart = {
  pages: [
    paths.home,
    paths.about,
    paths.faq,
    paths.support,
    paths.contact,
    paths.terms,
    paths.privacy,
    paths.cookies,
    paths.accessibility,
  ],
  disallowed: [paths.admin, '/api/', paths.profile, `${paths.support}?problem=`],
};

export interface AppOptions extends ServiceOptions {
  /** The built client by default. */
  client?: Client;
  /** Called for every route as it is registered, so that tests can compare all routes with the access table. */
  onRoute?: (route: RouteOptions) => void;
}

export interface App {
  server: FastifyInstance;
  services: Services;
  readiness: Readiness;
}

/** Opens the services and registers all routes; does not listen yet. `server.close()` closes everything opened here. */
export async function buildApp(options: AppOptions): Promise<App> {
  const services = await openServices(options, declared);
  const { settings } = services;
  const client = options.client ?? (await openClientBuild());
  const pages: PageCaching = { auth: services.auth, cache: new PageCache(services.bus), client };
  const headers = securityHeaders(settings.publicUrl);
  const server = createServer(services, { pages, headers });
  if (options.onRoute) server.addHook('onRoute', options.onRoute);
  server.addHook('preClose', async () => pages.cache.close());
  server.addHook('preClose', () => services.presence.close());
  server.addHook('onClose', async () => {
    await services.deferredTasks.finish();
    await services.bus.close();
  });
  addHeaders(server, headers);
  registerErrorHandlers(server);
  refuseOtherOrigins(
    server,
    settings.publicUrl,
    (request) => void recordCrossOriginRequest(services, request),
  );
  const readiness = registerHealth(server, services, pages.cache);
  const contextOf = (request: FastifyRequest, reply: FastifyReply) => makeContext(services, request, reply);
  const closed = refuseClosed(declared.flatMap(({ closedWith }) => closedWith ?? []));
  registerApi(server, {
    router,
    queue: services.requestQueue,
    interceptors: [closed],
    compressedAnswers: new Set(declared.flatMap(({ compressedAnswers }) => compressedAnswers ?? [])),
    largeBodies: new Map(declared.flatMap(({ largeBodies }) => Object.entries(largeBodies ?? {}))),
    contextOf,
    description: {
      publicUrl: settings.publicUrl,
      cookieName: services.auth.cookieName,
      features: [liveDocument, ...declared.map(documentOf)],
    },
  });
  registerLive(server, {
    live: services.live,
    findSession: (request) => findLiveSession(services, request.headers.cookie),
  });
  registerPublicLive(server, {
    publicLive: services.publicLive,
    listClosedPages: () => listClosedPages(services),
  });
  await registerFeatureRoutes(server, services, contextOf);
  registerSitemap(server, {
    publicUrl: settings.publicUrl,
    services,
    parts: [sitePages, ...declared.flatMap(({ sitemap }) => sitemap ?? [])],
  });
  const sharedAnswers = declared.map((feature) => feature.sharedAnswers ?? {});
  registerPages(server, {
    ...pages,
    publicUrl: settings.publicUrl,
    queue: services.requestQueue,
    securityHeaders: headers,
    loadRendering: await client.serve(server),
    async apiFor({ request, reply, signal }) {
      const context = await contextOf(request, reply);
      return createRouterClient(router, {
        // A page may be rendered for several clients: it ends when the last of them leaves, rather than the first.
        context: { ...context, queueEntry: () => ({ ...context.queueEntry(), signal }) },
        interceptors: [toRefusals(server.log), closed, answerFromCache(services.answerCache, sharedAnswers)],
      });
    },
  });
  return { server, services, readiness };
}

interface ServerOptions {
  pages: PageCaching;
  headers: ReturnType<typeof securityHeaders>;
}

/**
 * A Fastify server without routes. Its HTTP server answers cached pages itself and refuses requests while the request queue is
 * full.
 */
function createServer(services: Services, { pages, headers }: ServerOptions): FastifyInstance {
  const { settings, logger } = services;
  const loggerInstance: FastifyBaseLogger = logger;
  const isTrustedProxy = trustProxies(settings.trustedProxies);
  const warn = warnOfUnknownProxies(isTrustedProxy, logger);
  const unlimited = declared.flatMap((feature) => feature.unlimited ?? []);
  const ownHost = new URL(settings.publicUrl).host;
  const addressOf = (request: IncomingMessage) => addressBehindProxies(request, isTrustedProxy);
  return fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, request, reply) => void sendErrorPage(request, reply, error.statusCode ?? 500),
    // A child logger for every request would outlive the request in memory; log entries contain the address anyway.
    childLoggerFactory: () => loggerInstance,
    trustProxy: isTrustedProxy,
    genReqId: () => currentRequestId() ?? '',
    serverFactory: (answer) =>
      openHttp({
        pages,
        isRefused: (request, response, requestId) =>
          refuseWhenFull(
            {
              queue: services.requestQueue,
              unlimited,
              headers: { ...headers, [REQUEST_ID_HEADER]: requestId },
            },
            request,
            response,
          ),
        prepare: hideSamplesFromRobots(services),
        answer,
        // Only the bundler uses WebSockets, in development.
        mayUpgrade: pages.client.isDevelopment,
        receive(request) {
          warn(request);
          return requestIdOf(request, isTrustedProxy);
        },
        countView(request) {
          countPageRequest(services.views, request, { addressOf, ownHost, auth: services.auth });
          noteVisitor(services.presence, request, { cookieName: services.auth.cookieName, addressOf });
        },
      }),
    clientErrorHandler: answerBrokenRequest,
    forceCloseConnections: 'idle',
    // During the shutdown, requests on open connections are still answered.
    return503OnClosing: false,
    // The default of 10 s is too short where many processes compete for a core.
    pluginTimeout: 60_000,
    routerOptions: { ignoreTrailingSlash: true },
  });
}

function addHeaders(server: FastifyInstance, headers: ServerOptions['headers']): void {
  const fileHeaders = headersOfFiles(headers);
  server.addHook('onRequest', async ({ url, id }, reply) => {
    reply.header(REQUEST_ID_HEADER, id);
    const folder = fileFolderOf(url);
    reply.headers(folder ? fileHeaders[folder] : headers);
  });
}

/** Registers the routes of features that are outside the API: files, feeds, redirects. */
async function registerFeatureRoutes(
  server: FastifyInstance,
  services: Services,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => ReturnType<typeof makeContext>,
): Promise<void> {
  const findUser = async (request: FastifyRequest) =>
    (await recogniseViewer(services, request.headers.cookie)).viewer;
  const findAccount = async (request: FastifyRequest) => {
    const { viewer, suspended } = await recogniseViewer(services, request.headers.cookie);
    return viewer ?? suspended;
  };
  for (const { http, tableFiles = [] } of declared) {
    await http?.(server, { services, contextOf, findUser, findAccount });
    for (const { register } of tableFiles) register(server, { services, contextOf });
  }
}
