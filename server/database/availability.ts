// Whether the database can be reached. Distinguishes an unreachable database from a failed statement, and logs once when it
// becomes unreachable and once when it is reachable again.
import { DatabaseError, Pool, type PoolClient } from 'pg';
import type { Logger } from 'pino';

const PROBE_MS = 1000;
/**
 * SQLSTATE codes: class 08 (connection exceptions), too many connections, and 57P01–57P05 (server or session ended or not ready).
 */
const AWAY_CODES = /^(?:08...|53300|57P0[1-5])$/;
const STATEMENT_TIMEOUT = '57014';
/** The driver's message; its error has no code. */
const ANSWER_TIMEOUT = 'Query read timeout';

/** The message of the pool when none of its connections became free in time. */
const POOL_IN_USE = 'timeout exceeded when trying to connect';

/** Errors of database connections, recorded because errors of an unreachable mail server or bucket look the same. */
const connectionErrors = new WeakSet<Error>();

/** Whether a statement failed only because the database cannot be reached. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseError) return AWAY_CODES.test(error.code ?? '');
  return connectionErrors.has(error);
}

/** Whether a request that failed with this error may succeed later: the database is unreachable or took too long. */
export function isDatabaseBusy(error: unknown): boolean {
  if (error instanceof DatabaseError && error.code === STATEMENT_TIMEOUT) return true;
  return isDatabaseAway(error) || (error instanceof Error && error.message === ANSWER_TIMEOUT);
}

export interface Availability {
  /** Reports that a statement failed. Errors are ignored unless the database cannot be reached. */
  report(error: unknown): void;
  isAway(): boolean;
  close(): void;
}

/** @param probe resolves when the database answers */
export function watchAvailability(probe: () => Promise<unknown>, logger: Logger | undefined): Availability {
  let awaySince: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let isChecking = false;

  const answers = () =>
    probe().then(
      () => true,
      () => false,
    );

  function probeLater(): void {
    timer = setTimeout(async () => {
      const isBack = await answers();
      if (isClosed || awaySince === undefined) return;
      if (!isBack) return probeLater();
      const seconds = Math.round((Date.now() - awaySince) / 1000);
      awaySince = undefined;
      logger?.warn({ seconds }, 'The database answers again');
    }, PROBE_MS).unref();
  }

  function reportAway(error: unknown): void {
    if (isClosed || awaySince !== undefined) return;
    awaySince = Date.now();
    const reason = error instanceof Error ? error.message || String(error) : String(error);
    logger?.error({ reason }, 'The database does not answer');
    probeLater();
  }

  /** Statements that wait for a lock use up the connections of a database that answers. */
  async function checkUsedUp(error: unknown): Promise<void> {
    if (isChecking) return;
    isChecking = true;
    if (!(await answers())) reportAway(error);
    else if (!isClosed) logger?.warn('All connections of a database pool were in use for ten seconds');
    isChecking = false;
  }

  return {
    report(error) {
      if (isClosed || awaySince !== undefined || !isDatabaseAway(error)) return;
      if (error instanceof Error && error.message === POOL_IN_USE) void checkUsedUp(error);
      else reportAway(error);
    },
    isAway: () => awaySince !== undefined,
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

type Callback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** A pool that reports each connection that cannot be opened, or that breaks. */
export class WatchedPool extends Pool {
  /** Called after the error is recorded as a connection error. */
  onConnectionError: (error: Error) => void = () => undefined;

  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<PoolClient> | void {
    if (!callback) {
      return super.connect().catch((error: Error) => {
        this.noteConnectionError(error);
        throw error;
      });
    }
    return super.connect((error, client, done) => {
      if (error) this.noteConnectionError(error);
      callback(error, client, done);
    });
  }

  noteConnectionError(error: Error): void {
    // A server that refuses the connection, for example because of a wrong password, is reachable.
    if (!(error instanceof DatabaseError)) connectionErrors.add(error);
    this.onConnectionError(error);
  }
}
