// Work that is done beside the requests: a queue in the database, and a clock that strikes once over all nodes.
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
/** Of those that mostly wait for others' computers. */
const CONCURRENT_CALLS = 8;
/** New ones are heard of at once. For what is tried again each of so many would ask the database every two seconds. */
const CALLS_POLL_MS = 10_000;
const MARK_ALIVE = 'select pg_advisory_lock(hashtextextended($1, 0))';

/** A task of ours: its name, when the clock starts it, and what it does. */
export interface Job {
  name: string;
  /** Five fields as in crontab, UTC; left out for what is done when `addJob` asks for it. */
  schedule?: string;
  /** Waits for a computer that is not ours, and may never answer: done beside the others, so that it holds none of them up. */
  callsOut?: boolean;
  run: (turn: JobTurn) => Promise<void>;
}

export interface JobTurn {
  /** What `addJob` was given. */
  payload: unknown;
  /** If this fails, it is not tried again. */
  isLastTry: boolean;
  /** The process is about to end. */
  signal: AbortSignal;
}

export interface Jobs {
  close(): Promise<void>;
}

/**
 * Starts doing jobs in this process. What an earlier process left locked when it was killed is taken up again at once,
 * instead of after the library's four hours.
 */
export async function startJobs(
  { databaseUrl, database, logger }: { databaseUrl: string; database: Database; logger: Logger },
  jobs: readonly Job[],
): Promise<Jobs> {
  const workerLogger = new WorkerLogger(
    () => (level, message) => logger[level === 'warning' ? 'warn' : level]({ job: true }, message),
  );
  const options = { pgPool: database.pool, logger: workerLogger };
  // A connection of its own: its lock lives as long as this process, and tells the others that it does.
  const life = new Client({ connectionString: databaseUrl, application_name: 'baskettorget jobs' });
  life.on('error', (error) =>
    logger.warn({ err: error }, 'The jobs lost the connection that marks them alive'),
  );
  await life.connect();
  await migrateJobs(database, workerLogger);
  await freeJobsOfTheDead(life, options);

  const events: WorkerEvents = new EventEmitter();
  // One after the other: a connection takes one question at a time.
  let marking: Promise<unknown> = Promise.resolve();
  events.on('worker:create', ({ worker }) => {
    marking = marking
      .then(() => life.query(MARK_ALIVE, [worker.workerId]))
      .catch((error: unknown) => logger.warn({ err: error }, 'A worker could not be marked alive'));
  });
  const start = (some: readonly Job[], throttle: Pick<RunnerOptions, 'concurrency' | 'pollInterval'>) =>
    run({
      ...options,
      ...throttle,
      events,
      noHandleSignals: true,
      taskList: tasksOf(some),
      parsedCronItems: parseCronItems(
        some.flatMap(({ name, schedule }) =>
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
      await life.end();
    },
  };
}

/** The same as the library wants them. */
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
 * Asks for a job in the caller's transaction: it is begun once that is committed. What fails is tried again after a pause
 * that is e times as long each time.
 */
export async function addJob(
  connection: Connection,
  { name, payload, tries }: { name: string; payload: object; tries: number },
): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, payload => ${JSON.stringify(payload)}::json, max_attempts => ${tries}::integer)`.execute(
    connection,
  );
}

/**
 * The same for many at once, one for each payload.
 *
 * @param jobs.keys one for each payload: a job that waits under the same key gives way to the new one
 * @param jobs.queue jobs of one queue are done one at a time, whatever others wait for
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

/** Makes the tables of the queue. Several nodes may start at once; the library's own migrations do not expect that. */
export async function migrateJobs({ pool }: Pick<Database, 'pool'>, logger?: WorkerLogger): Promise<void> {
  await runExclusively(pool, locks.jobMigrations, () => runMigrations({ pgPool: pool, logger }));
}

async function freeJobsOfTheDead(
  client: Client,
  options: Parameters<typeof makeWorkerUtils>[0],
): Promise<void> {
  const { rows } = await client.query<{ locked_by: string; is_dead: boolean }>(
    `select locked_by, pg_try_advisory_lock(hashtextextended(locked_by, 0)) as is_dead
       from (select distinct locked_by from graphile_worker.jobs where locked_by is not null) as held`,
  );
  const dead = rows.filter((row) => row.is_dead).map((row) => row.locked_by);
  if (dead.length === 0) return;
  const utils = await makeWorkerUtils(options);
  await utils.forceUnlockWorkers(dead);
  await utils.release();
  for (const id of dead) await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [id]);
}
