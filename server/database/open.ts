// Opens the database of the settings: the operator's PostgreSQL, or the embedded one.
import { DatabaseError } from 'pg';
import type { Logger } from '../core/process/logger.ts';
import { OperatorError } from '../core/process/operator-error.ts';
import type { Settings } from '../core/process/settings.ts';
import { connectDatabase, type Database } from './connection.ts';
import { startCluster, type Cluster } from './embedded.ts';

export type OpenDatabase = {
  database: Database;
  url: string;
  /** The role that owns the tables and migrates; equal to `url` when there is one role. */
  ownerUrl: string;
  /** Absent with DATABASE_URL. */
  cluster?: Cluster;
};

const oldestVersion = 15;
const connectionsPerServer = 20;

/**
 * Opens a pool on the database after checking that it answers and is new enough.
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
    return {
      database: connectDatabase(url, { max: connectionsPerServer, logger }),
      url,
      ownerUrl: cluster.url,
      cluster,
    };
  }
  const ownerUrl = settings.databaseOwnerUrl ?? settings.databaseUrl;
  const url = asOwner ? ownerUrl : settings.databaseUrl;
  const database = connectDatabase(url, { max: connectionsPerServer, logger });
  try {
    await checkVersion(database);
  } catch (error) {
    await database.close();
    throw explain(error, url);
  }
  return { database, url, ownerUrl };
}

async function checkVersion({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ server_version: string }>('show server_version');
  const version = rows[0]?.server_version ?? '';
  if (Number.parseInt(version, 10) >= oldestVersion) return;
  throw new OperatorError(
    `DATABASE_URL leads to PostgreSQL ${version}, but ${oldestVersion} or a newer one is needed.`,
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
