// The contents page: the house put together, a line for each feature.
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { LRUCache } from 'lru-cache';
import { createRouterClient } from '@orpc/server';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RouteOptions,
} from 'fastify';
import { WRITING_PATH } from '#shared/features/messages/writing.ts';
import { openAfterwards } from './core/afterwards.ts';
import { inRefusals, registerApi } from './core/api.ts';
import { openAuth } from './core/auth.ts';
import { openBus } from './core/bus.ts';
import { registerHealth } from './core/health.ts';
import { apologise, registerLastResort } from './core/last-resort.ts';
import type { Logger } from './core/logger.ts';
import { openLive } from './core/live/live.ts';
import { livePaths, registerLive } from './core/live/live-route.ts';
import { openMemory } from './core/memory.ts';
import { openPace } from './core/pace.ts';
import { type Client, openClientBuild } from './core/rendering/client-build.ts';
import { PageCache } from './core/rendering/page-cache.ts';
import { type PageCaching, registerPages, respondFromCache } from './core/rendering/page-route.ts';
import type { Services } from './core/request.ts';
import { refuseOtherOrigins } from './core/same-origin.ts';
import { headersOfFiles, securityHeaders } from './core/security-headers.ts';
import type { Settings } from './core/settings.ts';
import { answerFromMemory } from './core/shared-answers.ts';
import { openStorage } from './core/storage.ts';
import { routeUpgrades } from './core/upgrades.ts';
import type { Database } from './database/connection.ts';
import { findLiveSession, findOpenSessions, recogniseViewer } from './features/accounts/actions.ts';
import { registerGoogleCallback } from './features/accounts/google-callback.ts';
import { openGoogle } from './features/accounts/google-sign-in.ts';
import { passkeysRoutes } from './features/accounts/passkey-routes.ts';
import { accountsRoutes } from './features/accounts/routes.ts';
import { twoStepRoutes } from './features/accounts/two-step-routes.ts';
import { adminRoutes } from './features/admin/routes.ts';
import { registerAdList } from './features/ads/list-route.ts';
import { adsRoutes } from './features/ads/routes.ts';
import { registerAuditExport } from './features/audit/export-route.ts';
import { auditRoutes } from './features/audit/routes.ts';
import { categoriesRoutes } from './features/categories/routes.ts';
import { dealsRoutes } from './features/deals/routes.ts';
import { mailsRoutes } from './features/mails/routes.ts';
import { messagesRoutes } from './features/messages/routes.ts';
import { registerWriting, writingPaths } from './features/messages/writing-route.ts';
import { registerOneClick } from './features/notifications/mail-choice.ts';
import { notificationsRoutes } from './features/notifications/routes.ts';
import { pageSettingsRoutes } from './features/page-settings/routes.ts';
import { registerExportFile } from './features/personal-data/file-route.ts';
import { personalDataRoutes } from './features/personal-data/routes.ts';
import { picturePaths } from './features/pictures/document.ts';
import { registerPictureRoutes } from './features/pictures/routes.ts';
import { profilesRoutes } from './features/profiles/routes.ts';
import { reportsRoutes } from './features/reports/routes.ts';
import { savedSearchesRoutes } from './features/saved-searches/routes.ts';
import { noteForeignRequest } from './features/security/foreign-requests.ts';
import { securityRoutes } from './features/security/routes.ts';
import { siteSettingsRoutes } from './features/site-settings/routes.ts';
import { usersRoutes } from './features/users/routes.ts';
import { liveWords } from './live-words.ts';
import { makeContext } from './request-context.ts';
import { registerSitemap } from './sitemap.ts';

export const router = {
  accounts: accountsRoutes,
  admin: adminRoutes,
  ads: adsRoutes,
  audit: auditRoutes,
  categories: categoriesRoutes,
  deals: dealsRoutes,
  mails: mailsRoutes,
  messages: messagesRoutes,
  notifications: notificationsRoutes,
  pageSettings: pageSettingsRoutes,
  passkeys: passkeysRoutes,
  personalData: personalDataRoutes,
  profiles: profilesRoutes,
  reports: reportsRoutes,
  savedSearches: savedSearchesRoutes,
  security: securityRoutes,
  siteSettings: siteSettingsRoutes,
  twoStep: twoStepRoutes,
  users: usersRoutes,
};

export interface AppParts {
  settings: Settings;
  database: Database;
  /** Where the live bus listens: the same database as the pool's. */
  databaseUrl: string;
  /** Signs sessions. */
  secret: string;
  logger: Logger;
  /** The build, unless another is given. */
  client?: Client;
  /** Told of every address as it is added, so that a table of who may call what can be held against them. */
  onRoute?: (route: RouteOptions) => void;
}

export interface App {
  server: FastifyInstance;
  services: Services;
}

/** As many as write to each other by way of one process within a while; some hundreds of bytes each. */
const MOST_LAST_SEEN = 2000;

/** Puts the house together; nothing listens yet. `server.close()` ends all that was opened here. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { settings, database, logger, secret } = parts;
  const bus = await openBus({ redisUrl: settings.redisUrl, databaseUrl: parts.databaseUrl }, logger);
  const afterwards = openAfterwards(logger);
  const live = openLive({
    database,
    bus,
    logger,
    afterwards,
    words: liveWords(database),
    findOpenSessions: (tokens) => findOpenSessions(database, tokens),
  });
  const services: Services = {
    settings,
    database,
    logger,
    storage: await openStorage(settings),
    auth: openAuth(settings, secret),
    google: openGoogle(settings),
    bus,
    live,
    afterwards,
    memory: openMemory(bus),
    pace: openPace(),
    lastSeen: new LRUCache({ max: MOST_LAST_SEEN }),
  };
  const client = parts.client ?? (await openClientBuild());
  const pages: PageCaching = { auth: services.auth, cache: new PageCache(bus), client };
  // While the sources are served the bundler has a socket too.
  const mayUpgrade = (url: string) => isForWriting(url) || client.isDevelopment;
  const loggerInstance: FastifyBaseLogger = logger;
  const server = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, request, reply) => void apologise(request, reply, error.statusCode ?? 500),
    // A log of its own for every request would keep the garbage of finished ones alive; what is logged says the address.
    childLoggerFactory: () => loggerInstance,
    trustProxy: 'loopback',
    serverFactory: (answer) => openHttp(pages, answer, mayUpgrade),
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
  });
  if (parts.onRoute) server.addHook('onRoute', parts.onRoute);
  server.addHook('preClose', async () => pages.cache.close());
  server.addHook('onClose', async () => {
    await afterwards.finish();
    await bus.close();
  });
  const headers = securityHeaders(settings.publicUrl);
  const fileHeaders = headersOfFiles(headers);
  server.addHook('onRequest', async ({ url }, reply) => {
    const folder = /^\/(assets|pictures|placeholders)\//.exec(url)?.[1] as
      | keyof typeof fileHeaders
      | undefined;
    reply.headers(folder ? fileHeaders[folder] : headers);
  });
  registerLastResort(server);
  refuseOtherOrigins(server, settings.publicUrl, (request) => void noteForeignRequest(services, request));

  const contextOf = (request: FastifyRequest, reply: FastifyReply) => makeContext(services, request, reply);
  registerHealth(server, services, pages.cache);
  const otherPaths = { ...picturePaths, ...livePaths, ...writingPaths };
  const answer = registerApi(server, { router, contextOf, otherPaths });
  registerLive(server, { live, findSession: (request) => findLiveSession(services, request.headers.cookie) });
  routeUpgrades(server, isForWriting);
  registerWriting(server, services);
  registerAdList(server, services, answer);
  registerGoogleCallback(server, contextOf);
  const findUser = async (request: FastifyRequest) =>
    (await recogniseViewer(services, request.headers.cookie)).viewer;
  await registerPictureRoutes(server, { ...services, findUser });
  registerAuditExport(server, { ...services, findUser });
  registerExportFile(server, { ...services, findUser });
  await registerOneClick(server, services);
  registerSitemap(server, services);
  registerPages(server, {
    ...pages,
    publicUrl: settings.publicUrl,
    securityHeaders: headers,
    loadRendering: await client.serve(server),
    apiFor: async (request, reply) =>
      createRouterClient(router, {
        context: await contextOf(request, reply),
        interceptors: [inRefusals(server.log), answerFromMemory(services.memory)],
      }),
  });
  return { server, services };
}

function isForWriting(url: string): boolean {
  return url.split('?', 1)[0] === WRITING_PATH;
}

/** A cached page needs nothing of what the framework does for a request. */
function openHttp(pages: PageCaching, answer: RequestListener, mayUpgrade: (url: string) => boolean): Server {
  // Whoever sends a request a byte at a time may do so for five minutes; ten megabytes take a slow phone three.
  const options: ServerOptions = {
    requestTimeout: 300_000,
    keepAliveTimeout: 72_000,
    shouldUpgradeCallback: ({ url = '' }) => mayUpgrade(url),
  };
  return createServer(options, (request, response) => {
    if (!respondFromCache(pages, request, response)) answer(request, response);
  });
}
