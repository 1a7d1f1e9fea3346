// Opens the services that requests and jobs need, each once for the process.
import { createAnswerCache } from './core/answer-cache.ts';
import { openAuth } from './core/auth.ts';
import { openBus } from './core/bus/bus.ts';
import type { Services } from './core/http/request.ts';
import { createDeferredTasks } from './core/jobs/deferred-tasks.ts';
import { createRequestQueue } from './core/limits/request-queue.ts';
import { createThrottle } from './core/limits/throttle.ts';
import { openLive } from './core/live/live.ts';
import { noteVisitor } from './core/live/note-visitor.ts';
import { openPresence } from './core/live/presence.ts';
import { openPublicLive } from './core/live/public-live.ts';
import type { PasswordHashing } from './core/passwords.ts';
import type { Logger } from './core/process/logger.ts';
import type { Settings } from './core/process/settings.ts';
import { openStorage } from './core/storage/storage.ts';
import { createViewCounter } from './core/views/view-counter.ts';
import type { Database } from './database/connection.ts';
import { findOpenSessions, findUsersOfSessions } from './features/accounts/actions.ts';
import { openGoogle } from './features/accounts/google/google-sign-in.ts';
import { listClosedPages } from './features/page-settings/open-pages.ts';
import type { Feature } from './core/feature.ts';
import { liveTopics } from './live-topics.ts';

export interface ServiceOptions {
  settings: Settings;
  database: Database;
  /** The database the live bus listens on; the same as the pool's. */
  databaseUrl: string;
  /** Signs sessions. */
  secret: string;
  logger: Logger;
  /** Tests pass a hashing function with a low cost. */
  passwords?: PasswordHashing;
}

/** The caller finishes `deferredTasks` and closes `bus` and `presence`. */
export async function openServices(options: ServiceOptions, features: readonly Feature[]): Promise<Services> {
  const { settings, database, logger, secret } = options;
  const bus = await openBus({ redisUrl: settings.redisUrl, databaseUrl: options.databaseUrl }, logger);
  const deferredTasks = createDeferredTasks(logger);
  const live = openLive({
    database,
    bus,
    logger,
    deferredTasks,
    topics: liveTopics(database),
    findOpenSessions: (tokens) => findOpenSessions(database, tokens),
  });
  const auth = openAuth(settings, secret, options.passwords);
  const presence = openPresence({ database, live });
  const answerCache = createAnswerCache(bus);
  const publicLive = openPublicLive({
    live,
    bus,
    logger,
    events: Object.assign({}, ...features.map(({ publicEvents }) => publicEvents)),
    listClosedPages: () => listClosedPages({ database, answerCache }),
    noteReader: (request, ip) =>
      noteVisitor(presence, request, { cookieName: auth.cookieName, addressOf: () => ip }),
  });
  return {
    settings,
    database,
    logger,
    storage: await openStorage(settings),
    auth,
    google: openGoogle(settings),
    bus,
    live,
    publicLive,
    presence,
    deferredTasks,
    answerCache,
    throttle: createThrottle(),
    views: createViewCounter({
      database,
      deferredTasks,
      pages: features.flatMap(({ views }) => views ?? []),
      findUsers: (tokens) => findUsersOfSessions(database, tokens),
    }),
    requestQueue: createRequestQueue(),
    personalData: features.flatMap(({ personalData }) => personalData ?? []),
    undo: Object.assign({}, ...features.map(({ undo }) => undo)),
  };
}
