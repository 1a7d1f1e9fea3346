// Jobs of several nodes: none is started twice while its node lives, also when PostgreSQL was restarted meanwhile.
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createLogger } from '../process/logger.ts';
import { addJob, type Jobs, startJobs } from './jobs.ts';

/** Longer than another node looks twice. */
const TWO_LOOKS_MS = 8000;
const WAIT = { timeout: 30_000, interval: 50 };

let database: TestDatabase;
let nodes: Jobs[];
/** Ends the running jobs. */
let endings: (() => void)[];

beforeEach(async () => {
  database = await createTestDatabase();
  nodes = [];
  endings = [];
});
afterEach(async () => {
  endJobs();
  for (const node of nodes) await node.close();
  await database.drop();
});

interface Start {
  node: string;
  payload: unknown;
}
const starts: Start[] = [];

function endJobs(): void {
  for (const end of endings.splice(0)) end();
}

/** Starts a node whose jobs last until `endJobs`. */
async function startNode(node: string): Promise<void> {
  const jobs = await startJobs({ databaseUrl: database.url, database, logger: createLogger('silent') }, [
    {
      name: 'long',
      async run({ payload }) {
        starts.push({ node, payload });
        await new Promise<void>((resolve) => endings.push(resolve));
      },
    },
  ]);
  nodes.push(jobs);
}

const add = (id: string) => addJob(database.kysely, { name: 'long', payload: { id }, tries: 5 });
const startsOf = (id: string) =>
  starts.filter(({ payload }) => (payload as { id: string }).id === id).map(({ node }) => node);

async function readLocks(): Promise<{ locked_by: string | null }[]> {
  return (await database.pool.query('select locked_by from graphile_worker._private_jobs')).rows;
}

/** As a restart does: every session of the nodes ends, and with it its locks. */
async function endSessions(): Promise<void> {
  await database.pool
    .query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    .catch(() => undefined);
}

test('a job that is running is not started by another node, nor after a restart of PostgreSQL', async () => {
  await startNode('first');
  await add('one');
  await vi.waitFor(() => expect(startsOf('one')).toEqual(['first']), WAIT);
  await startNode('second');
  await pause(TWO_LOOKS_MS);
  await endSessions();
  await pause(TWO_LOOKS_MS);
  expect(startsOf('one')).toEqual(['first']);
  endJobs();
  await vi.waitFor(async () => expect(await readLocks()).toEqual([]), WAIT);
});

test('a job of a node that has died is started by another one', async () => {
  await startNode('alive');
  await add('two');
  await vi.waitFor(() => expect(startsOf('two')).toEqual(['alive']), WAIT);
  // As if a node had taken it that is no more.
  await database.pool.query(
    `insert into graphile_worker._private_job_queues (queue_name, locked_at, locked_by) values ('queue', now(), 'pool-dead')`,
  );
  await database.pool.query(
    `select graphile_worker.add_job('long', payload => '{"id": "three"}', queue_name => 'queue')`,
  );
  await vi.waitFor(() => expect(startsOf('three')).toEqual(['alive']), WAIT);
});

test('a job whose end could not be stored is run again', async () => {
  await startNode('only');
  await add('four');
  await vi.waitFor(() => expect(startsOf('four')).toEqual(['only']), WAIT);
  const [lock] = await readLocks();
  // Locked by this node, which does not run it: the statement that would have deleted it has failed.
  await database.pool.query(
    `insert into graphile_worker._private_jobs (task_id, payload, locked_by, locked_at)
     select id, '{"id": "five"}', $1, now() - interval '1 minute' from graphile_worker._private_tasks where identifier = 'long'`,
    [lock?.locked_by],
  );
  await vi.waitFor(() => expect(startsOf('five')).toEqual(['only']), WAIT);
  expect(startsOf('four')).toEqual(['only']);
});
