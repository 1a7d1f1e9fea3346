// The PostgreSQL of the tests: one cluster for a whole run, with a migrated template that each test file clones.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { createLogger } from '../core/logger.ts';
import { connectDatabase } from '../database/connection.ts';
import { startCluster } from '../database/embedded.ts';
import { migrate } from '../database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the database `baskettorget` of the tests' cluster; its owner may create others. */
    clusterUrl: string;
  }
}

/** Starts the cluster, and tells the tests its address. Vitest calls what is returned when the run is over. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'baskettorget-test-'));
  const guard = guardFolder(dataDir);
  const cluster = await startCluster({ dataDir, logger: createLogger('error'), isLasting: false });
  await makeTemplate(cluster.url);
  project.provide('clusterUrl', cluster.url);
  return async () => {
    await cluster.stop('now');
    guard.stdin.end();
    await once(guard, 'exit');
  };
}

/**
 * A shell that waits for our end, whichever way we go, kill -9 included: its standard input closes with us. It then ends
 * a PostgreSQL that is left and removes the folder.
 */
function guardFolder(dataDir: string) {
  const script = `read -r _
    pid=$(head -n 1 "$0/cluster/postmaster.pid" 2>/dev/null) && kill -QUIT "$pid"
    while [ -e "$0/cluster/postmaster.pid" ] && kill -0 "$pid" 2>/dev/null; do sleep 0.1; done
    rm -rf "$0"`;
  return spawn('sh', ['-c', script, dataDir], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
}

async function makeTemplate(clusterUrl: string): Promise<void> {
  const main = connectDatabase(clusterUrl, { max: 1 });
  await main.pool.query('create database template_migrated');
  const url = new URL(clusterUrl);
  url.pathname = '/template_migrated';
  const template = connectDatabase(url.href, { max: 1 });
  await migrate(template.pool);
  await template.close();
  await main.pool.query('alter database template_migrated with is_template true allow_connections false');
  await main.close();
}
