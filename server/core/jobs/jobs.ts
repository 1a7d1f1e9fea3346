// Background jobs: a queue in the database, and a schedule that runs each job once across all nodes.
import { EventEmitter } from 'node:events';
import {
  Logger as WorkerLogger,
  type WorkerEvents,
  makeWorkerUtils,
  parseCronItems,
  run,
  type RunnerOptions,
  runMigrations,
  type Task,
  type TaskList,
} from 'graphile-worker';
import { sql } from 'kysely';
import { Client } from 'pg';
import type { Connection, Database } from '../../database/connection.ts';
import { locks } from '../../database/locks.ts';
import { runExclusively } from '../../database/exclusive.ts';
import type { Logger } from '../process/logger.ts';

const CONCURRENT_JOBS = 2;
/** Concurrency of jobs that call other servers. */
const CONCURRENT_CALLS = 8;
/** New jobs start at once. Polling only finds retries; at the default of two seconds each of so many workers would query. */
const CALLS_POLL_MS = 10_000;
const LOCK_WORKER = 'select pg_advisory_lock(hashtextextended($1, 0))';

/** A background job: its name, its schedule and its function. */
export interface Job {
  name: string;
  /** Five fields as in crontab, UTC; left out for jobs enqueued with `addJob`. */
  schedule?: string;
  /** Calls another server, which may never answer: runs in its own pool, so that it does not block other jobs. */
  callsOut?: boolean;
  run: (turn: JobTurn) => Promise<void>;
}

export interface JobTurn {
  /** The payload given to `addJob`. */
  payload: unknown;
  /** Whether a failure is not retried. */
  isLastTry: boolean;
  /** Aborted when the process ends. */
  signal: AbortSignal;
}

export interface Jobs {
  close(): Promise<void>;
}

/**
 * Starts running jobs in this process. Jobs left locked by a killed process are unlocked at once instead of after the
 * library's four hours.
 */
export async function startJobs(
  { databaseUrl, database, logger }: { databaseUrl: string; database: Database; logger: Logger },
  jobs: readonly Job[],
): Promise<Jobs> {
  const workerLogger = new WorkerLogger(
    () => (level, message) => logger[level === 'warning' ? 'warn' : level]({ job: true }, message),
  );
  const options = { pgPool: database.pool, logger: workerLogger };
  // A separate connection: its advisory locks last as long as this process and show other nodes that it is alive.
  const lockConnection = new Client({ connectionString: databaseUrl, application_name: 'baskettorget jobs' });
  lockConnection.on('error', (error) =>
    logger.warn({ err: error }, 'The connection that holds the job workers’ locks broke'),
  );
  await lockConnection.connect();
  await migrateJobs(database, workerLogger);
  await unlockJobsOfDeadWorkers(lockConnection, options);

  const events: WorkerEvents = new EventEmitter();
  // One query at a time per connection.
  let locking: Promise<unknown> = Promise.resolve();
  events.on('worker:create', ({ worker }) => {
    locking = locking
      .then(() => lockConnection.query(LOCK_WORKER, [worker.workerId]))
      .catch((error: unknown) => logger.warn({ err: error }, 'Could not take the lock of a job worker'));
  });
  const start = (selected: readonly Job[], throttle: Pick<RunnerOptions, 'concurrency' | 'pollInterval'>) =>
    run({
      ...options,
      ...throttle,
      events,
      noHandleSignals: true,
      taskList: tasksOf(selected),
      parsedCronItems: parseCronItems(
        selected.flatMap(({ name, schedule }) =>
          schedule ? [{ task: name, match: schedule, identifier: name }] : [],
        ),
      ),
    });
  const runners = [
    await start(
      jobs.filter(({ callsOut }) => !callsOut),
      { concurrency: CONCURRENT_JOBS },
    ),
    await start(
      jobs.filter(({ callsOut }) => callsOut),
      { concurrency: CONCURRENT_CALLS, pollInterval: CALLS_POLL_MS },
    ),
  ];
  return {
    async close() {
      await Promise.all(runners.map((runner) => runner.stop()));
      await lockConnection.end();
    },
  };
}

/** The jobs as the library's task list. */
export function tasksOf(jobs: readonly Job[]): TaskList {
  return Object.fromEntries(
    jobs.map(({ name, run: work }): [string, Task] => [
      name,
      (payload, { job, abortSignal }) =>
        work({ payload, isLastTry: job.attempts >= job.max_attempts, signal: abortSignal }),
    ]),
  );
}

/**
 * Enqueues a job in the caller's transaction: it starts after the commit, or at `runAt`. A failed job is retried; each delay is e times the
 * one before.
 */
export async function addJob(
  connection: Connection,
  { name, payload, tries, runAt }: { name: string; payload: object; tries: number; runAt?: Date },
): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, payload => ${JSON.stringify(payload)}::json,
    max_attempts => ${tries}::integer, run_at => ${runAt ?? null}::timestamptz)`.execute(connection);
}

/**
 * Enqueues one job for each payload.
 *
 * @param jobs.keys one for each payload: a pending job with the same key is replaced
 * @param jobs.queue jobs of one queue run one at a time, independently of other queues
 */
export async function addJobs(
  connection: Connection,
  jobs: {
    name: string;
    payloads: readonly object[];
    tries: number;
    keys?: readonly string[];
    queue?: string;
  },
): Promise<void> {
  const { name, payloads, tries, keys = payloads.map(() => null), queue = null } = jobs;
  if (payloads.length === 0) return;
  const texts = payloads.map((payload) => JSON.stringify(payload));
  await sql`select graphile_worker.add_job(${name}, payload => payload, max_attempts => ${tries}::integer,
      job_key => key, queue_name => ${queue}::text)
    from unnest(${texts}::json[], ${keys}::text[]) as job (payload, key)`.execute(connection);
}

/** Creates the tables of the queue. Exclusive, since the library's migrations do not expect several nodes to start at once. */
export async function migrateJobs({ pool }: Pick<Database, 'pool'>, logger?: WorkerLogger): Promise<void> {
  await runExclusively(pool, locks.jobMigrations, () => runMigrations({ pgPool: pool, logger }));
}

async function unlockJobsOfDeadWorkers(
  client: Client,
  options: Parameters<typeof makeWorkerUtils>[0],
): Promise<void> {
  const { rows } = await client.query<{ locked_by: string; is_dead: boolean }>(
    `select locked_by, pg_try_advisory_lock(hashtextextended(locked_by, 0)) as is_dead
       from (select distinct locked_by from graphile_worker.jobs where locked_by is not null) as locked`,
  );
  const dead = rows.filter((row) => row.is_dead).map((row) => row.locked_by);
  if (dead.length === 0) return;
  const utils = await makeWorkerUtils(options);
  await utils.forceUnlockWorkers(dead);
  await utils.release();
  for (const id of dead) await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [id]);
}
