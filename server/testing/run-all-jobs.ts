// Runs all jobs of a test's app to their end, instead of waiting for the time at which they are due.
import { Logger as WorkerLogger, runOnce } from 'graphile-worker';
import type { Pool } from 'pg';
import { vi } from 'vitest';
import { tasksOf } from '../core/jobs/jobs.ts';
import type { Services } from '../core/http/request.ts';
import { scheduledJobs } from '../scheduled-jobs.ts';

const WAIT_FOR_JOBS = { timeout: 20_000, interval: 5 };

/** Runs all deferred tasks and all pending jobs, also those that wait for a retry and those that a job queues. */
export async function runAllJobs(services: Services): Promise<void> {
  const { pool } = services.database;
  await services.deferredTasks.finish();
  await makePendingDue(pool);
  /**
   * Jobs that were made due here. A job that then queues itself for later again, as an ad's does while the marketplace is
   * closed, is not made due again.
   */
  const repeated: string[] = [];
  let added: string[];
  do {
    await runDue(services);
    added = await makeAddedDue(pool, repeated);
    repeated.push(...added);
  } while (added.length > 0);
}

/** Moves all jobs to the past in their order, because jobs due at the same time run in any order. */
async function makePendingDue(pool: Pool): Promise<void> {
  await pool.query(
    `update graphile_worker._private_jobs set run_at = run_at - (latest - now()) - interval '1 minute'
       from (select max(run_at) as latest from graphile_worker._private_jobs) as jobs where run_at > now()`,
  );
}

async function runDue(services: Services): Promise<void> {
  const { pool } = services.database;
  await runOnce({
    pgPool: pool,
    taskList: tasksOf(scheduledJobs(services)),
    noHandleSignals: true,
    logger: new WorkerLogger(() => () => undefined),
  });
  // runOnce may return while the last job is still running.
  await vi.waitFor(async () => {
    const { rows } = await pool.query(
      'select id from graphile_worker._private_jobs where locked_at is not null',
    );
    if (rows.length > 0) throw new Error('A job is running');
  }, WAIT_FOR_JOBS);
}

/**
 * Makes new jobs due, also if the clock was set back. A job that was skipped because another job of its queue was running has
 * been due for a minute; a failed job is due later, which distinguishes them.
 *
 * @returns the jobs that will run, by task and payload
 */
async function makeAddedDue(pool: Pool, repeated: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ job: string }>(
    `update graphile_worker._private_jobs set run_at = now() - interval '1 minute'
      where (attempts = 0 or (attempts < max_attempts and run_at < now() - interval '30 seconds'))
        and not (run_at > now() and concat(task_id, ' ', payload) = any($1))
      returning concat(task_id, ' ', payload) as job`,
    [repeated],
  );
  return rows.map(({ job }) => job);
}
