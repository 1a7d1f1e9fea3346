// Background jobs: a queue in the database, and a schedule that runs each job once across all nodes.
import { EventEmitter } from 'node:events';
import {
  Logger as WorkerLogger,
  type WorkerEvents,
  parseCronItems,
  run,
  type RunnerOptions,
  runMigrations,
  type Task,
  type TaskList,
} from 'graphile-worker';
import { sql } from 'kysely';
import { DAY_MS } from '#shared/durations.ts';
import type { Connection, Database } from '../../database/connection.ts';
import { isDatabaseAway } from '../../database/availability.ts';
import { locks as lockNumbers } from '../../database/locks.ts';
import { runExclusively } from '../../database/exclusive.ts';
import type { Logger } from '../process/logger.ts';
import { openPoolLocks } from './pool-locks.ts';

const CONCURRENT_JOBS = 2;
/** Concurrency of jobs that call other servers. */
const CONCURRENT_CALLS = 8;
/** New jobs start at once; polling only finds retries. By default each of the workers would query every two seconds. */
const CALLS_POLL_MS = 10_000;

/** Runs once a day. If no server runs at that time, it runs at the next start: the privacy policy promises deletions. */
const DAILY = /^\d+ \d+ \* \* \*$/;

/** A background job: its name, its schedule and its function. */
export interface Job {
  name: string;
  /** Its name in the previous release, whose queued jobs are run too; removed in the next release. */
  formerName?: string;
  /** Five fields as in crontab, UTC; left out for jobs enqueued with `addJob`. */
  schedule?: string;
  /** Calls another server, which may never answer: runs in its own pool, so that it does not block other jobs. */
  callsOut?: boolean;
  run: (jobRun: JobRun) => Promise<void>;
}

export interface JobRun {
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

/** Starts running jobs in this process. */
export async function startJobs(
  {
    databaseUrl,
    database,
    logger,
    checkLocksMs,
  }: { databaseUrl: string; database: Database; logger: Logger; checkLocksMs?: number },
  jobs: readonly Job[],
): Promise<Jobs> {
  const workerLogger = new WorkerLogger(() => (level, message, meta) => {
    // An outage of the database is logged once, elsewhere.
    const isQuiet = isDatabaseAway(meta?.error);
    logger[isQuiet ? 'debug' : level === 'warning' ? 'warn' : level]({ job: true }, message);
  });
  const options = { pgPool: database.pool, logger: workerLogger };
  await migrateJobs(database, workerLogger);
  await correctLastRuns(database, logger);
  const locks = await openPoolLocks(databaseUrl, database, checkLocksMs);

  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => locks.addPool(workerPool.id));
  events.on('job:start', ({ job }) => locks.beginJob(job.id));
  events.on('job:complete', ({ job }) => locks.endJob(job.id));
  const start = (selected: readonly Job[], throttle: Pick<RunnerOptions, 'concurrency' | 'pollInterval'>) =>
    run({
      ...options,
      ...throttle,
      events,
      noHandleSignals: true,
      taskList: tasksOf(selected),
      parsedCronItems: parseCronItems(
        selected.flatMap(({ name, schedule }) =>
          schedule
            ? [
                {
                  task: name,
                  match: schedule,
                  identifier: name,
                  options: { backfillPeriod: DAILY.test(schedule) ? DAY_MS : 0 },
                },
              ]
            : [],
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
      await locks.close();
    },
  };
}

/**
 * A job runs only at times after its last run. If the clock of a node was ahead, that may be years away, so such times are
 * deleted.
 */
async function correctLastRuns({ pool }: Database, logger: Logger): Promise<void> {
  const { rows } = await pool.query<{ job: string }>(
    `update graphile_worker._private_known_crontabs set last_execution = null
      where last_execution > now() + interval '5 minutes' returning identifier as job`,
  );
  if (rows.length === 0) return;
  logger.warn({ jobs: rows.map(({ job }) => job) }, 'The clock was ahead when these jobs ran last');
}

/** The jobs as the library's task list. */
export function tasksOf(jobs: readonly Job[]): TaskList {
  return Object.fromEntries(
    jobs.flatMap(({ name, formerName, run: work }) => {
      const task: Task = (payload, { job, abortSignal }) =>
        work({ payload, isLastTry: job.attempts >= job.max_attempts, signal: abortSignal });
      return [name, formerName].flatMap((known) => (known ? [[known, task]] : []));
    }),
  );
}

/**
 * Enqueues a job in the caller's transaction: it starts after the commit, or at `runAt`. A failed job is retried; each delay is e
 * times the one before.
 *
 * @param job.key a pending job with the same key is replaced
 */
export async function addJob(
  connection: Connection,
  {
    name,
    payload,
    tries,
    runAt,
    key,
  }: { name: string; payload: object; tries: number; runAt?: Date; key?: string },
): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, payload => ${JSON.stringify(payload)}::json,
    max_attempts => ${tries}::integer, run_at => ${runAt ?? null}::timestamptz, job_key => ${key ?? null}::text)`.execute(
    connection,
  );
}

/** SQL that enqueues a job, as a part of a larger statement. @param job.payload SQL expression for the JSON of the payload */
export function addingJob({
  name,
  payload,
  tries,
}: {
  name: string;
  payload: string;
  tries: number;
}): string {
  return `graphile_worker.add_job('${name}', payload => ${payload}, max_attempts => ${tries})`;
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
  await runExclusively(pool, lockNumbers.jobMigrations, () => runMigrations({ pgPool: pool, logger }));
}
