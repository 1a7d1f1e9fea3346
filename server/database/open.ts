// Opens the database of the settings: the operator's PostgreSQL, or the embedded one.
import { DatabaseError } from 'pg';
import type { Logger } from '../core/process/logger.ts';
import { OperatorError } from '../core/process/operator-error.ts';
import type { Settings } from '../core/process/settings.ts';
import { connectDatabase, type Database } from './connection.ts';
import { startCluster, type Cluster } from './embedded.ts';

export type OpenDatabase = {
  /** For requests. Statements that take too long are canceled. */
  database: Database;
  /** For migrations, jobs and commands, which may take any time and must not use up the connections of requests. */
  background: Database;
  url: string;
  /** The role that owns the tables and migrates; equal to `url` when there is one role. */
  ownerUrl: string;
  /** Absent with DATABASE_URL. */
  cluster?: Cluster;
};

const oldestVersion = 15;
const REQUEST_CONNECTIONS = 20;
/**
 * One for each job that runs at the same time, a listener for each of their two pools, and some for statements outside a
 * transaction.
 */
const BACKGROUND_CONNECTIONS = 16;
/** Statements of requests take less than a second. One that takes this long is faulty, and would block the others. */
const STATEMENT_TIMEOUT_MS = 15_000;
const ANSWER_TIMEOUT_MS = 20_000;

/**
 * Opens pools on the database after checking that it answers, is new enough and can be written.
 *
 * @param options.signal aborts an embedded start, which may take minutes after a crash
 * @param options.asOwner for maintenance from the command line
 * @param options.restarts false beside a running site, which restarts the embedded one itself
 * @throws OperatorError when DATABASE_URL does not lead to a usable PostgreSQL, or the embedded one cannot run.
 */
export async function openDatabase(
  settings: Settings,
  {
    logger,
    signal,
    asOwner = false,
    restarts = true,
  }: { logger: Logger; signal?: AbortSignal; asOwner?: boolean; restarts?: boolean },
): Promise<OpenDatabase> {
  if (!settings.databaseUrl) {
    const cluster = await startCluster({ dataDir: settings.dataDir, logger, signal, restarts });
    const url = asOwner ? cluster.url : cluster.siteUrl;
    return { ...connect(url, logger), url, ownerUrl: cluster.url, cluster };
  }
  const ownerUrl = settings.databaseOwnerUrl ?? settings.databaseUrl;
  const url = asOwner ? ownerUrl : settings.databaseUrl;
  const { database, background } = connect(url, logger);
  try {
    await checkServer(background);
  } catch (error) {
    await Promise.all([database.close(), background.close()]);
    throw explainConnection(error, url, url === settings.databaseUrl ? 'DATABASE_URL' : 'DATABASE_OWNER_URL');
  }
  return { database, background, url, ownerUrl };
}

function connect(url: string, logger: Logger): Pick<OpenDatabase, 'database' | 'background'> {
  return {
    database: connectDatabase(url, {
      max: REQUEST_CONNECTIONS,
      logger,
      statementTimeout: STATEMENT_TIMEOUT_MS,
      answerTimeout: ANSWER_TIMEOUT_MS,
    }),
    // Without a logger, because `database` already logs when the server cannot be reached.
    background: connectDatabase(url, { max: BACKGROUND_CONNECTIONS }),
  };
}

async function checkServer({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ server_version: string }>('show server_version');
  const version = rows[0]?.server_version ?? '';
  if (Number.parseInt(version, 10) < oldestVersion) {
    throw new OperatorError(
      `DATABASE_URL leads to PostgreSQL ${version}, but ${oldestVersion} or a newer one is needed.`,
    );
  }
  const { rows: modes } = await pool.query<{ transaction_read_only: string }>('show transaction_read_only');
  if (modes[0]?.transaction_read_only !== 'on') return;
  throw new OperatorError(
    'DATABASE_URL leads to a PostgreSQL that cannot be written, such as a standby: give the address of the primary.',
  );
}

/** Turns the error of a connection into an OperatorError that names the variable, if the operator can fix it. */
export function explainConnection(
  error: unknown,
  databaseUrl: string,
  variable: 'DATABASE_URL' | 'DATABASE_OWNER_URL',
): unknown {
  if (error instanceof OperatorError || !(error instanceof Error)) return error;
  const { host, pathname, username } = new URL(databaseUrl);
  const server = host || 'the server it names';
  const code = 'code' in error ? String(error.code) : '';
  const sentences: Record<string, string> = {
    ECONNREFUSED: `nothing answers at ${server}`,
    ENOENT: `nothing answers at ${server}`,
    ENOTFOUND: `no host is called ${server}`,
    EAI_AGAIN: `no host is called ${server}`,
    EHOSTUNREACH: `${server} cannot be reached`,
    ENETUNREACH: `${server} cannot be reached`,
    ETIMEDOUT: `${server} does not answer`,
    '28P01': `${server} refuses the password of ${username}`,
    '28000': `${server} refuses ${username}`,
    '3D000': `${server} has no database called ${pathname.slice(1)}`,
  };
  const isKnown = error instanceof DatabaseError || code !== '';
  const reason =
    sentences[code] ?? (isKnown || /timeout|SSL|terminated/i.test(error.message) ? error.message : undefined);
  return reason ? new OperatorError(`${variable} does not work: ${reason}.`, { cause: error }) : error;
}
