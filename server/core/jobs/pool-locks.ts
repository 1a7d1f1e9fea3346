// Locks that show other nodes that this node is alive, and the return to the queue of locked jobs that no node runs.
import { Client } from 'pg';
import type { Database } from '../../database/connection.ts';

/** Interval of the checks. Within it a living node must lock its pools again after a restart of PostgreSQL. */
const CHECK_MS = 3000;
const RETRY_MS = 250;
const TIMEOUT_MS = 5000;
/** How long a finished job may remain locked, while the library stores its result. */
const ENDING_MS = 10_000;

export interface PoolLocks {
  /** A pool of this process, under whose id the library locks jobs in the table. */
  addPool(id: string): void;
  beginJob(id: string): void;
  endJob(id: string): void;
  close(): Promise<void>;
}

interface LockConnection {
  client: Client;
  isBroken: boolean;
  /** Pools of this process whose lock this connection holds. */
  locked: Set<string>;
  /** Pools of other processes whose lock was free at the last check. */
  suspects: Set<string>;
}

/**
 * Holds an advisory lock for each pool of workers, on a separate connection that ends with the process. The jobs of a pool whose
 * lock is free are returned to the queue at once, instead of after the library's four hours.
 *
 * A restart of PostgreSQL frees all locks while jobs continue, so each node locks its pools again, and a pool counts as dead only
 * if its lock was free at two checks over the same connection. Jobs whose end could not be stored during the restart, which the
 * library would leave locked, are returned as well: they run again, as after a kill.
 *
 * @param checkMs only tests pass it, to wait less
 */
export async function openPoolLocks(
  databaseUrl: string,
  database: Database,
  checkMs = CHECK_MS,
): Promise<PoolLocks> {
  const pools = new Set<string>();
  /** When each job of this process may be unlocked, in ms since 1970; infinity while it runs. */
  const busyUntil = new Map<string, number>();
  let connection = await connect();
  let timer: NodeJS.Timeout | undefined;
  let checking: Promise<void> = Promise.resolve();
  let isClosed = false;

  async function connect(): Promise<LockConnection> {
    const client = new Client({
      connectionString: databaseUrl,
      application_name: 'baskettorget jobs',
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      keepAlive: true,
    });
    const opened = { client, isBroken: false, locked: new Set<string>(), suspects: new Set<string>() };
    client.on('error', () => {
      opened.isBroken = true;
      checkAfter(RETRY_MS);
    });
    try {
      await client.connect();
    } catch (error) {
      // The caller gets the first error.
      client.end().catch(() => undefined);
      throw error;
    }
    return opened;
  }

  function checkAfter(ms: number): void {
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      checking = checking.then(check);
    }, ms).unref();
  }

  async function check(): Promise<void> {
    if (isClosed) return;
    try {
      if (connection.isBroken) connection = await connect();
      await lockPools(connection);
      await unlockDeadPools(connection);
      await unlockEndedJobs();
      checkAfter(connection.locked.size < pools.size ? RETRY_MS : checkMs);
    } catch {
      // The absence of the database is logged elsewhere.
      connection.isBroken = true;
      connection.client.end().catch(() => undefined);
      checkAfter(RETRY_MS);
    }
  }

  async function lockPools({ client, locked }: LockConnection): Promise<void> {
    for (const id of pools) {
      if (locked.has(id)) continue;
      // Does not wait: the broken connection may hold the lock a moment longer, or another node may hold it during its check.
      const { rows } = await client.query<{ isLocked: boolean }>(
        'select pg_try_advisory_lock(hashtextextended($1, 0)) as "isLocked"',
        [id],
      );
      if (rows[0]?.isLocked) locked.add(id);
    }
  }

  async function unlockDeadPools(current: LockConnection): Promise<void> {
    const { rows } = await current.client.query<{ id: string }>(
      `select id from (select locked_by as id from graphile_worker._private_jobs
                        union select locked_by from graphile_worker._private_job_queues) as locked
        where id <> all($1) and pg_try_advisory_xact_lock(hashtextextended(id, 0))`,
      [[...pools]],
    );
    const deadPools = rows.map(({ id }) => id).filter((id) => current.suspects.has(id));
    current.suspects = new Set(rows.map(({ id }) => id));
    if (deadPools.length > 0)
      await current.client.query('select graphile_worker.force_unlock_workers($1::text[])', [deadPools]);
  }

  async function unlockEndedJobs(): Promise<void> {
    const now = Date.now();
    for (const [id, until] of busyUntil) if (until < now) busyUntil.delete(id);
    await database.pool.query(
      `with ended as (
         update graphile_worker._private_jobs set locked_at = null, locked_by = null
          where locked_by = any($1) and id <> all($2::bigint[]) and locked_at < now() - make_interval(secs => $3)
         returning job_queue_id)
       update graphile_worker._private_job_queues set locked_at = null, locked_by = null
        where id in (select job_queue_id from ended)`,
      [[...pools], [...busyUntil.keys()], ENDING_MS / 1000],
    );
  }

  return {
    addPool(id) {
      pools.add(id);
      checkAfter(0);
    },
    beginJob: (id) => busyUntil.set(id, Number.POSITIVE_INFINITY),
    endJob: (id) => busyUntil.set(id, Date.now() + ENDING_MS),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await checking;
      await connection.client.end();
    },
  };
}
