// Scheduled jobs that were missed, and clocks that were wrong.
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { createLogger, type Logger } from '../process/logger.ts';
import { type Jobs, startJobs } from './jobs.ts';

let database: TestDatabase;
let node: Jobs | undefined;

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await node?.close();
  await database.drop();
});

/** @param lastRun an SQL expression */
async function recordLastRun(lastRun: string): Promise<void> {
  await database.pool.query(
    `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
       values ('daily', now() - interval '9 days', ${lastRun}), ('hourly', now() - interval '9 days', ${lastRun})`,
  );
}

/** Starts a node; returns the names of the jobs that have run. */
async function start(logger: Logger = createLogger('silent')): Promise<string[]> {
  const runs: string[] = [];
  node = await startJobs({ databaseUrl: database.url, database, logger }, [
    { name: 'daily', schedule: '37 3 * * *', run: async () => void runs.push('daily') },
    { name: 'hourly', schedule: '17 * * * *', run: async () => void runs.push('hourly') },
  ]);
  return runs;
}

test('a daily job that was missed runs at the next start', async () => {
  await recordLastRun(`now() - interval '3 days'`);
  const runs = await start();
  await waitFor(() => expect(runs).toContain('daily'));
});

test('jobs run again after a clock that was ahead is corrected', async () => {
  await recordLastRun(`now() + interval '1 year'`);
  const lines: string[] = [];
  await start(pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }));
  const { rows } = await database.pool.query(
    `select from graphile_worker._private_known_crontabs where last_execution > now() + interval '1 hour'`,
  );
  expect(rows).toEqual([]);
  expect(lines.join('')).toContain('The clock was ahead');
});
