// Opens the database of the settings: the operator's PostgreSQL, or the embedded one.
import { DatabaseError } from 'pg';
import type { Logger } from '../core/process/logger.ts';
import { OperatorError } from '../core/process/operator-error.ts';
import type { Settings } from '../core/process/settings.ts';
import { connectDatabase, type Database } from './connection.ts';
import { startCluster, type Cluster } from './embedded.ts';

export type OpenDatabase = {
  /** For requests: canceled when they take too long. */
  database: Database;
  /** For migrations, jobs and commands, which may take any time and leave the connections of requests alone. */
  background: Database;
  url: string;
  /** The role that owns the tables and migrates; equal to `url` when there is one role. */
  ownerUrl: string;
  /** Absent with DATABASE_URL. */
  cluster?: Cluster;
};

const oldestVersion = 15;
const REQUEST_CONNECTIONS = 20;
/** The jobs that run at once, a listener for each of their two pools, and some for their statements outside a transaction. */
const BACKGROUND_CONNECTIONS = 16;
/** No statement of a request takes a second, so this is one that would block the others. */
const STATEMENT_TIMEOUT_MS = 15_000;
const ANSWER_TIMEOUT_MS = 20_000;

/**
 * Opens pools on the database after checking that it answers, is new enough and can be written.
 *
 * @param options.signal aborts an embedded start, which may take minutes after a crash
 * @param options.asOwner for maintenance from the command line
 * @throws OperatorError when DATABASE_URL does not lead to a usable PostgreSQL, or the embedded one cannot run.
 */
export async function openDatabase(
  settings: Settings,
  { logger, signal, asOwner = false }: { logger: Logger; signal?: AbortSignal; asOwner?: boolean },
): Promise<OpenDatabase> {
  if (!settings.databaseUrl) {
    const cluster = await startCluster({ dataDir: settings.dataDir, logger, signal });
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
    throw explain(error, url);
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
    // Its absence is logged by the other.
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

function explain(error: unknown, databaseUrl: string): unknown {
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
  return reason ? new OperatorError(`DATABASE_URL does not work: ${reason}.`, { cause: error }) : error;
}
