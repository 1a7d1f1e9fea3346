// A server that is killed while it creates a copy.
import { mkdtemp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { addJob } from '../../core/jobs/jobs.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { insertPerson } from '../../testing/samples/sample-ads.ts';
import { runServer, type ServerProcess } from '../../testing/server-process.ts';
import { MAKE_EXPORT } from './export-files.ts';
import { insertExport } from './queries.ts';
import { waitFor } from '../../testing/wait-for.ts';

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = path.join(await mkdtemp(path.join(inject('scratchFolder'), 'copy-')), 'data');
});
afterAll(() => database.drop());

async function run(): Promise<ServerProcess> {
  const server = runServer({ DATABASE_URL: database.url, DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  await server.address;
  return server;
}

async function end({ process: child, ended }: ServerProcess, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  await ended;
}

async function stepsDone(): Promise<number> {
  const { rows } = await database.pool.query<{ steps_done: number }>(
    'select steps_done from personal_exports',
  );
  return rows[0]?.steps_done ?? 0;
}

test('is replaced by a server that restarts the job, and creates the copy once', async () => {
  const userId = await insertPerson(database, { email: 'anna@exempel.se', name: 'Anna Ek' });
  const killed = await run();
  // The lock blocks the job half-way.
  const blocker = await database.pool.connect();
  await blocker.query('begin');
  await blocker.query('lock table mail_links in access exclusive mode');
  await database.kysely.transaction().execute(async (tx) => {
    const { id } = await insertExport(tx, userId);
    await addJob(tx, { name: MAKE_EXPORT, payload: { id }, tries: 5 });
  });
  await waitFor(async () => expect(await stepsDone()).toBeGreaterThan(0));
  await end(killed, 'SIGKILL');
  await blocker.query('rollback');
  blocker.release();

  const next = await run();
  await waitFor(async () => {
    const { rows } = await database.pool.query('select status from personal_exports');
    expect(rows).toEqual([{ status: 'ready' }]);
  });
  await end(next, 'SIGTERM');
  const files = await readdir(path.join(dataDir, 'pictures', 'exports'), { recursive: true });
  expect(files.filter((name) => name.endsWith('.zip')).length).toBe(1);
  const { rows } = await database.pool.query(`select kind from mails where user_id = $1`, [userId]);
  expect(rows).toEqual([{ kind: 'export-ready' }]);
});
