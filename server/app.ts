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
import { createDeferredTasks } from './core/jobs/deferred-tasks.ts';
import { toRefusals, registerApi } from './core/http/api.ts';
import { openAuth } from './core/auth.ts';
import { openBus } from './core/bus/bus.ts';
import { documentOf, type Feature } from './core/feature.ts';
import { type HttpParts, openHttp } from './core/http/http-server.ts';
import { registerHealth, type Readiness } from './core/http/health.ts';
import { sendErrorPage, registerErrorHandlers } from './core/http/errors/error-handler.ts';
import type { Logger } from './core/process/logger.ts';
import { openLive } from './core/live/live.ts';
import { liveDocument, registerLive } from './core/live/live-route.ts';
import { createAnswerCache } from './core/answer-cache.ts';
import { createRequestQueue, refuseWhenFull } from './core/limits/request-queue.ts';
import { createThrottle } from './core/limits/throttle.ts';
import { type Client, openClientBuild } from './core/rendering/client-build.ts';
import { PageCache } from './core/rendering/page-cache.ts';
import { type PageCaching, registerPages } from './core/rendering/page-route.ts';
import type { PasswordHashing } from './core/passwords.ts';
import type { Services } from './core/http/request.ts';
import { answerBrokenRequest } from './core/http/errors/broken-requests.ts';
import { addressBehindProxies, trustProxies, warnOfUnknownProxies } from './core/http/proxies.ts';
import { currentRequestId, REQUEST_ID_HEADER, requestIdOf } from './core/http/request-id.ts';
import { refuseOtherOrigins } from './core/http/same-origin.ts';
import { headersOfFiles, securityHeaders } from './core/http/security-headers.ts';
import type { Settings } from './core/process/settings.ts';
import { answerFromCache } from './core/shared-answers.ts';
import { registerSitemap, type SitemapPart } from './core/http/sitemap/sitemap.ts';
import { noteVisitor } from './core/live/note-visitor.ts';
import { openPresence } from './core/live/presence.ts';
import { countPageRequest } from './core/views/page-requests.ts';
import { createViewCounter } from './core/views/view-counter.ts';
import { openStorage } from './core/storage/storage.ts';
import type { Database } from './database/connection.ts';
import { findLiveSession, findOpenSessions, recogniseViewer } from './features/accounts/actions.ts';
import { openGoogle } from './features/accounts/google/google-sign-in.ts';
import { refuseClosed } from './features/page-settings/open-pages.ts';
import { hideSamplesFromRobots } from './features/samples/actions.ts';
import { recordForeignRequest } from './features/security/foreign-requests.ts';
import { features } from './features.ts';
import { liveTopics } from './live-topics.ts';
import { makeContext } from './request-context.ts';

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
  disallowed: [paths.admin, '/api/', paths.profile],
};

export interface AppParts {
  settings: Settings;
  database: Database;
  /** The database the live bus listens on; the same as the pool's. */
  databaseUrl: string;
  /** Signs sessions. */
  secret: string;
  logger: Logger;
  /** Tests pass one with a low cost. */
  passwords?: PasswordHashing;
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
export async function buildApp(parts: AppParts): Promise<App> {
  const { settings, database, logger, secret } = parts;
  const bus = await openBus({ redisUrl: settings.redisUrl, databaseUrl: parts.databaseUrl }, logger);
  const deferredTasks = createDeferredTasks(logger);
  const live = openLive({
    database,
    bus,
    logger,
    deferredTasks,
    topics: liveTopics(database),
    findOpenSessions: (tokens) => findOpenSessions(database, tokens),
  });
  const services: Services = {
    settings,
    database,
    logger,
    storage: await openStorage(settings),
    auth: openAuth(settings, secret, parts.passwords),
    google: openGoogle(settings),
    bus,
    live,
    presence: openPresence({ database, live }),
    deferredTasks,
    memory: createAnswerCache(bus),
    throttle: createThrottle(),
    views: createViewCounter({
      database,
      deferredTasks,
      pages: declared.flatMap(({ views }) => views ?? []),
    }),
    requestQueue: createRequestQueue(),
    personalData: declared.flatMap(({ personalData }) => personalData ?? []),
    undo: Object.assign({}, ...declared.map(({ undo }) => undo)),
  };
  const client = parts.client ?? (await openClientBuild());
  const pages: PageCaching = { auth: services.auth, cache: new PageCache(bus), client };
  // Only the bundler uses WebSockets, in development.
  const mayUpgrade = client.isDevelopment;
  const isTrustedProxy = trustProxies(settings.trustedProxies);
  const warn = warnOfUnknownProxies(isTrustedProxy, logger);
  const ownHost = new URL(settings.publicUrl).host;
  const addressOf = (request: IncomingMessage) => addressBehindProxies(request, isTrustedProxy);
  const receive = (request: IncomingMessage) => {
    warn(request);
    return requestIdOf(request, isTrustedProxy);
  };
  const loggerInstance: FastifyBaseLogger = logger;
  const headers = securityHeaders(settings.publicUrl);
  const isRefused: HttpParts['isRefused'] = (request, response, requestId) =>
    refuseWhenFull(
      { queue: services.requestQueue, headers: { ...headers, [REQUEST_ID_HEADER]: requestId } },
      request,
      response,
    );
  const hideSamples = hideSamplesFromRobots(services);
  const server = fastify({
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
        isRefused,
        prepare: hideSamples,
        answer,
        mayUpgrade,
        receive,
        countView(request) {
          countPageRequest(services.views, request, { addressOf, ownHost });
          noteVisitor(services.presence, request, { cookieName: services.auth.cookieName, addressOf });
        },
      }),
    clientErrorHandler: answerBrokenRequest,
    forceCloseConnections: 'idle',
    // A request on an open connection is answered as long as the server drains.
    return503OnClosing: false,
    // Describing the API takes a quarter of a second of a processor; the default of 10 s is too short where many compete for it.
    pluginTimeout: 60_000,
    routerOptions: { ignoreTrailingSlash: true },
  });
  if (parts.onRoute) server.addHook('onRoute', parts.onRoute);
  server.addHook('preClose', async () => pages.cache.close());
  server.addHook('preClose', () => services.presence.close());
  server.addHook('onClose', async () => {
    await deferredTasks.finish();
    await bus.close();
  });
  const fileHeaders = headersOfFiles(headers);
  server.addHook('onRequest', async ({ url, id }, reply) => {
    reply.header(REQUEST_ID_HEADER, id);
    const folder = /^\/(assets|pictures|placeholders)\//.exec(url)?.[1] as
      | keyof typeof fileHeaders
      | undefined;
    reply.headers(folder ? fileHeaders[folder] : headers);
  });
  registerErrorHandlers(server);
  refuseOtherOrigins(server, settings.publicUrl, (request) => void recordForeignRequest(services, request));

  const contextOf = (request: FastifyRequest, reply: FastifyReply) => makeContext(services, request, reply);
  const readiness = registerHealth(server, services, pages.cache);
  const findUser = async (request: FastifyRequest) =>
    (await recogniseViewer(services, request.headers.cookie)).viewer;
  const findAccount = async (request: FastifyRequest) => {
    const { viewer, suspended } = await recogniseViewer(services, request.headers.cookie);
    return viewer ?? suspended;
  };
  const closed = refuseClosed(declared.flatMap(({ closedWith }) => closedWith ?? []));
  registerApi(server, {
    router,
    queue: services.requestQueue,
    interceptors: [closed],
    largeBodies: new Map(declared.flatMap(({ largeBodies }) => Object.entries(largeBodies ?? {}))),
    contextOf,
    description: {
      publicUrl: settings.publicUrl,
      cookieName: services.auth.cookieName,
      features: [liveDocument, ...declared.map(documentOf)],
    },
  });
  registerLive(server, { live, findSession: (request) => findLiveSession(services, request.headers.cookie) });
  for (const { http, tableFiles = [] } of declared) {
    await http?.(server, { services, contextOf, findUser, findAccount });
    for (const { register } of tableFiles) register(server, { services, findUser });
  }
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
    apiFor: async (request, reply) =>
      createRouterClient(router, {
        context: await contextOf(request, reply),
        interceptors: [toRefusals(server.log), closed, answerFromCache(services.memory, sharedAnswers)],
      }),
  });
  return { server, services, readiness };
}
