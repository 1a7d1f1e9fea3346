// Jobs of several nodes: no job is started twice while its node is alive, even if PostgreSQL is restarted meanwhile.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createLogger } from '../process/logger.ts';
import { addJob, type Jobs, startJobs } from './jobs.ts';
import { waitFor } from '../../testing/wait-for.ts';

/** How often a node checks the locks; three seconds by default. */
const CHECK_LOCKS_MS = 500;

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
  const settings = { databaseUrl: database.url, database, checkLocksMs: CHECK_LOCKS_MS };
  const jobs = await startJobs({ ...settings, logger: createLogger('silent') }, [
    {
      name: 'long',
      async run({ payload }) {
        starts.push({ node, payload });
        await new Promise<void>((resolve) => endings.push(resolve));
      },
    },
    { name: 'short', run: async ({ payload }) => void starts.push({ node, payload }) },
  ]);
  nodes.push(jobs);
}

const add = (id: string) => addJob(database.kysely, { name: 'long', payload: { id }, tries: 5 });
const startsOf = (id: string) =>
  starts.filter(({ payload }) => (payload as { id: string }).id === id).map(({ node }) => node);

async function readLocks(): Promise<{ locked_by: string | null }[]> {
  return (await database.pool.query('select locked_by from graphile_worker._private_jobs')).rows;
}

/** Ends every session of the nodes, as a restart of PostgreSQL does. Their locks end with them. */
async function endSessions(): Promise<void> {
  await database.pool
    .query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    .catch(() => undefined);
}

/** Inserts a job that is locked by a node that no longer exists. */
async function addJobOfDeadNode(id: string): Promise<void> {
  await database.pool.query(
    `insert into graphile_worker._private_jobs (task_id, payload, locked_by, locked_at)
     select id, json_build_object('id', $1::text), 'pool-dead', now() from graphile_worker._private_tasks
      where identifier = 'short'`,
    [id],
  );
}

/**
 * Resolves after a node's second check, after which it may start jobs of a node that has died. Its end is stored: a connection
 * that ends meanwhile would reject a promise of the library that nothing handles.
 */
async function waitForTwoChecks(id: string): Promise<void> {
  await addJobOfDeadNode(id);
  await waitFor(() => expect(startsOf(id)).toHaveLength(1));
  const findJob = () =>
    database.pool.query(`select from graphile_worker._private_jobs where payload ->> 'id' = $1`, [id]);
  await waitFor(async () => expect((await findJob()).rowCount).toBe(0));
}

test('a job that is running is not started by another node, nor after a restart of PostgreSQL', async () => {
  await startNode('first');
  await add('one');
  await waitFor(() => expect(startsOf('one')).toEqual(['first']));
  await startNode('second');
  await waitForTwoChecks('before the restart');
  await endSessions();
  await waitForTwoChecks('after the restart');
  await waitForTwoChecks('long after the restart');
  expect(startsOf('one')).toEqual(['first']);
  endJobs();
  await waitFor(async () => expect(await readLocks()).toEqual([]));
});

test('a job of a node that has died is started by another one', async () => {
  await startNode('alive');
  await add('two');
  await waitFor(() => expect(startsOf('two')).toEqual(['alive']));
  // A queue that is locked by a node that no longer exists.
  await database.pool.query(
    `insert into graphile_worker._private_job_queues (queue_name, locked_at, locked_by) values ('queue', now(), 'pool-dead')`,
  );
  await database.pool.query(
    `select graphile_worker.add_job('long', payload => '{"id": "three"}', queue_name => 'queue')`,
  );
  await waitFor(() => expect(startsOf('three')).toEqual(['alive']));
});

test('a job whose end could not be stored is run again', async () => {
  await startNode('only');
  await add('four');
  await waitFor(() => expect(startsOf('four')).toEqual(['only']));
  const [lock] = await readLocks();
  // The job is locked by this node, which does not run it: the statement that should have deleted the job has failed.
  await database.pool.query(
    `insert into graphile_worker._private_jobs (task_id, payload, locked_by, locked_at)
     select id, '{"id": "five"}', $1, now() - interval '1 minute' from graphile_worker._private_tasks where identifier = 'long'`,
    [lock?.locked_by],
  );
  await waitFor(() => expect(startsOf('five')).toEqual(['only']));
  expect(startsOf('four')).toEqual(['only']);
});
