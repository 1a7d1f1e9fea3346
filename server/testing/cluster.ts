// The PostgreSQL of the tests: one cluster for a whole run, with a migrated template that each test file clones.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { migrateJobs } from '../core/jobs/jobs.ts';
import { createLogger } from '../core/process/logger.ts';
import { connectDatabase } from '../database/connection.ts';
import { startCluster } from '../database/embedded.ts';
import { migrate } from '../database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the database `baskettorget` of the tests' cluster; its owner may create others. */
    clusterUrl: string;
    /** A folder for anything, including a test's own clusters; all are stopped and removed at the end of the run, even if killed. */
    scratchFolder: string;
    /** A DATA_DIR with a migrated cluster, stopped, to be copied: creating one takes seconds. */
    preparedDataDir: string;
  }
}

/** Several times what a whole run stores at once. */
const NEEDED_BYTES = 4 * 1024 ** 3;

/** Starts the cluster and provides its address to the tests. Vitest calls the returned function at the end of the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const scratchFolder = await mkdtemp(path.join(await chooseParent(), 'baskettorget-test-'));
  const guard = guardFolder(scratchFolder);
  // PostgreSQL runs under another account when root runs the tests.
  await chmod(scratchFolder, 0o755);
  const dataDir = path.join(scratchFolder, 'shared');
  const preparedDataDir = path.join(scratchFolder, 'prepared');
  await mkdir(dataDir, { mode: 0o700 });
  const start = () => startCluster({ dataDir, logger: createLogger('error'), isDurable: false });
  let cluster = await start();
  const teardown = async () => {
    await cluster.stop('now');
    guard.stdin.end();
    await once(guard, 'exit');
  };
  try {
    await migrateAll(cluster.url);
    await cluster.stop();
    // Preserves the owner of the files, which is PostgreSQL's account when root runs the tests.
    await promisify(execFile)('cp', ['-Rp', dataDir, preparedDataDir]);
    cluster = await start();
    await makeTemplate(cluster.url);
  } catch (error) {
    // Vitest does not tear down a run that fails to start.
    await teardown();
    throw error;
  }
  // Inherited by the workers. The servers that tests start share the cache, because they run the same program.
  process.env.NODE_COMPILE_CACHE = path.join(scratchFolder, 'compiled');
  project.provide('clusterUrl', cluster.url);
  project.provide('scratchFolder', scratchFolder);
  project.provide('preparedDataDir', preparedDataDir);
  return teardown;
}

/**
 * Chooses a folder in memory if it has room: cloning a database creates a thousand files, which is ten times as much work on a
 * disk.
 */
async function chooseParent(): Promise<string> {
  const inMemory = '/dev/shm';
  const space = await statfs(inMemory).catch(() => undefined);
  return space && space.bavail * space.bsize > NEEDED_BYTES ? inMemory : os.tmpdir();
}

/**
 * A shell that waits for the end of this process, even by kill -9, since its standard input closes then. It stops every
 * PostgreSQL that is left and removes the folder.
 */
function guardFolder(folder: string) {
  const script = `read -r _
    find "$0" -name postmaster.pid | while read -r file; do
      pid=$(head -n 1 "$file") && kill -QUIT "$pid"
      while [ -e "$file" ] && kill -0 "$pid"; do sleep 0.1; done
    done
    rm -rf "$0"`;
  return spawn('sh', ['-c', script, folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
}

async function migrateAll(url: string): Promise<void> {
  const database = connectDatabase(url, { max: 2 });
  await migrate(database.pool);
  await database.close();
}

/** Its migrated database becomes the template; the address then leads to an empty one of the same name. */
async function makeTemplate(clusterUrl: string): Promise<void> {
  const database = connectDatabase(clusterUrl, { max: 2 });
  await migrateJobs(database);
  await database.close();
  const url = new URL(clusterUrl);
  url.pathname = '/postgres';
  const maintenance = connectDatabase(url.href, { max: 1 });
  await maintenance.pool.query('alter database baskettorget rename to template_migrated');
  await maintenance.pool.query(
    'alter database template_migrated with is_template true allow_connections false',
  );
  await maintenance.pool.query('create database baskettorget');
  await maintenance.close();
}
