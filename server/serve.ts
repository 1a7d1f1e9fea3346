// The lifecycle of a server process: what is started, in which order, and how it ends.
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { prepareDataDir } from './core/process/data-dir.ts';
import { lockDataDir } from './core/process/data-dir-lock.ts';
import { explainFailure } from './core/process/failure.ts';
import { openShutdown, onStopSignals, type Shutdown } from './core/process/shutdown.ts';
import { createLogger, type Logger } from './core/process/logger.ts';
import { explainListening, findPort } from './core/process/port.ts';
import { loadSecret } from './core/crypto/secrets.ts';
import { openPictureMaker } from './core/pictures/pictures.ts';
import type { Services } from './core/http/request.ts';
import { parseSettings, type Settings } from './core/process/settings.ts';
import { openTerminal, type Terminal } from './core/process/terminal.ts';
import { features } from './features.ts';
import { scheduledJobs } from './scheduled-jobs.ts';
import type { Feature } from './core/feature.ts';
import { startJobs } from './core/jobs/jobs.ts';
import { seedSampleData } from './database/seed/sample-data.ts';
import { storeCopies } from './features/pictures/actions.ts';
import { openInboundServer } from './features/contact/inbound/inbound-server.ts';
import { hasSamples, isPublic } from './features/samples/actions.ts';
import { ensureSuperadmin, type NewSuperadmin } from './features/accounts/superadmin.ts';
import { prepareDatabase } from './database/prepare.ts';
import { openDatabase, type OpenDatabase } from './database/open.ts';

/** How long open requests, and then running jobs, may delay the shutdown, at most. */
const GRACE_MS = 10_000;

type Start = { settings: Settings; logger: Logger; shutdown: Shutdown; terminal: Terminal };
type Options = { env: NodeJS.ProcessEnv; isDevelopment: boolean; hasStarter: boolean };

/** Starts the site and prints its address. A signal ends it with exit code 0, a failure with one sentence and code 1. */
export async function serve({ env, isDevelopment, hasStarter }: Options): Promise<void> {
  const terminal = openTerminal(hasStarter);
  const settings = await readSettings(env, terminal);
  const logger = createLogger(settings.logLevel);
  const shutdown = openShutdown((error) =>
    logger.error({ err: error }, 'a part of the server could not be closed'),
  );
  const starting = start({ settings, logger, shutdown, terminal }, isDevelopment);
  const leave = async (code: number) => {
    await shutdown.run();
    // A failure is shown below, unless the server is stopping.
    await starting.catch(() => undefined);
    // Closes what `start` opened after the shutdown had begun.
    await shutdown.run();
    process.exit(code);
  };
  let isOpen = false;
  const first = () => {
    // No requests yet, so nothing to wait for.
    if (!isOpen) shutdown.force();
    void leave(0);
  };
  onStopSignals({ first, again: shutdown.force });
  // An unhandled rejection is only logged: nothing is left half done, and requests of other visitors are not affected.
  process.on('unhandledRejection', (error) => logger.error({ err: error }, 'unhandled rejection'));
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'uncaught exception: the server ends');
    void leave(1);
  });
  try {
    await starting;
    isOpen = true;
    terminal.print(`Baskettorget is open at ${settings.publicUrl}`);
    if (await starting)
      terminal.print(
        'It shows sample data: search engines are asked not to index it until a superadmin removes it at /admin',
      );
  } catch (error) {
    if (shutdown.signal.aborted) return;
    showFailure(error, terminal, settings.dataDir);
    await leave(1);
  }
}

async function readSettings(env: NodeJS.ProcessEnv, terminal: Terminal): Promise<Settings> {
  try {
    const settings = parseSettings(env);
    // Checked before anything else: a second `npm start` must not disturb the first.
    const port = await findPort(settings);
    return port === settings.port ? settings : parseSettings({ ...env, PORT: String(port) });
  } catch (error) {
    showFailure(error, terminal);
    process.exit(1);
  }
}

/** Resolves to whether sample data is shown at a public address. */
async function start(options: Start, isDevelopment: boolean): Promise<boolean> {
  const { settings, logger, shutdown, terminal } = options;
  await prepareDataDir(settings.dataDir);
  const { database, background, url, ownerUrl } = await open(options);
  terminal.step('Migrating the database');
  await prepareDatabase({ background, url, ownerUrl }, logger);
  shutdown.signal.throwIfAborted();
  terminal.step('Opening the site');
  const secret = settings.secret ?? (await loadSecret(settings.dataDir, 'session-secret'));
  const client = isDevelopment ? (await import('./development.ts')).clientSources : undefined;
  const { server, services, readiness } = await buildApp({
    settings,
    database,
    databaseUrl: url,
    secret,
    logger,
    client,
  });
  const unhurried = { ...services, database: background };
  shutdown.onClose((forced) => closeServer(server, forced));
  shutdown.signal.throwIfAborted();
  const declared: readonly Feature[] = features;
  for (const feature of declared) await feature.start?.(services);
  printSuperadmin(await ensureSuperadmin(unhurried), options);
  if (settings.sampleData) await addSampleData(unhurried, terminal);
  shutdown.signal.throwIfAborted();
  const jobs = await startJobs({ databaseUrl: url, database: background, logger }, scheduledJobs(unhurried));
  // A job that has not ended by then returns to the queue.
  shutdown.onClose((forced) => waitAtMost(GRACE_MS, jobs.close(), forced));
  shutdown.signal.throwIfAborted();
  if (settings.inboundSmtpPort !== undefined) {
    const inbound = await openInboundServer(services, settings.inboundSmtpPort);
    shutdown.onClose(() => inbound.close());
  }
  await server.listen({ port: settings.port, host: settings.host }).catch((error: unknown) => {
    throw explainListening(error, settings);
  });
  shutdown.onClose(async (forced) => {
    readiness.end();
    await Promise.race([pause(settings.shutdownDelay * 1000), untilAborted(forced)]);
  });
  return isPublic(settings.publicUrl) && hasSamples(database.kysely);
}

async function open({ settings, logger, shutdown, terminal }: Start): Promise<OpenDatabase> {
  terminal.step(settings.databaseUrl ? 'Connecting to the database' : 'Starting PostgreSQL');
  if (!settings.databaseUrl) {
    // Only the holder of the folder's lock may adopt or stop the database in it.
    const unlock = await lockDataDir(settings.dataDir);
    shutdown.onClose(async () => unlock());
  }
  shutdown.signal.throwIfAborted();
  const opened = await openDatabase(settings, { logger, signal: shutdown.signal });
  const { database, background, cluster } = opened;
  if (cluster) {
    shutdown.onClose((forced) => {
      forced.addEventListener('abort', () => void cluster.stop('now'));
      return cluster.stop(forced.aborted ? 'now' : 'calm');
    });
  }
  shutdown.onClose((forced) =>
    waitAtMost(GRACE_MS, Promise.all([database.close(), background.close()]), forced),
  );
  shutdown.signal.throwIfAborted();
  return opened;
}

/** Stops accepting requests and waits for open ones; live streams are ended by the app. */
async function closeServer(server: FastifyInstance, forced: AbortSignal): Promise<void> {
  const cutOff = () => server.server.closeAllConnections();
  if (forced.aborted) cutOff();
  forced.addEventListener('abort', cutOff);
  const timer = setTimeout(cutOff, GRACE_MS);
  // Closes keep-alive connections once their last request is answered.
  const sweep = setInterval(() => server.server.closeIdleConnections(), 50);
  // Twice, because the tasks of the last requests are finished after these.
  await waitAtMost(2 * GRACE_MS, server.close(), forced);
  clearTimeout(timer);
  clearInterval(sweep);
}

async function waitAtMost(ms: number, ending: PromiseLike<unknown>, forced: AbortSignal): Promise<void> {
  const timer = new AbortController();
  // Aborted when the other has ended.
  const over = pause(ms, undefined, { signal: timer.signal }).catch(() => undefined);
  await Promise.race([ending, untilAborted(forced), over]).finally(() => timer.abort());
}

async function untilAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
}

/** Adds sample data to a site without ads. The sample users' passwords are random and known to nobody. */
async function addSampleData(services: Services, terminal: Terminal): Promise<void> {
  terminal.step('Adding sample data');
  const maker = openPictureMaker();
  try {
    await seedSampleData({
      database: services.database,
      passwordHash: await services.auth.hashPassword(randomBytes(32).toString('base64url')),
      storePicture: (source, ids) => storeCopies({ storage: services.storage, maker }, source, ids),
    });
  } finally {
    maker.close();
  }
}

/** Prints the superadmin's password. This is possible only once, because only its hash is stored. */
function printSuperadmin(created: NewSuperadmin | null, { settings, terminal }: Start): void {
  if (!created) return;
  const known = settings.adminPassword ? '(the one in ADMIN_PASSWORD)' : undefined;
  const password = created.password ? (known ?? created.password) : '(the one the account has)';
  terminal.print(`Superadmin: ${created.email}\nPassword:   ${password}`);
}

function showFailure(error: unknown, terminal: Terminal, dataDir?: string): void {
  const sentence = explainFailure(error, dataDir);
  if (sentence) terminal.fail(sentence);
  else createLogger('fatal').fatal({ err: error }, 'the server could not start');
}
