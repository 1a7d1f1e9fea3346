// The database cluster of a benchmark.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLogger } from '../../server/core/process/logger.ts';
import { startCluster } from '../../server/database/embedded.ts';

interface BenchCluster {
  dataDir: string;
  /** The address of the database. */
  url: string;
  close(): Promise<void>;
}

/** @param storedIn a folder that remains, with the cluster in it if there is one; by default a new one that is deleted */
export async function openBenchCluster(storedIn?: string): Promise<BenchCluster> {
  const dataDir = storedIn ?? (await mkdtemp(path.join(tmpdir(), 'baskettorget-bench-')));
  const { url, stop } = await startCluster({ dataDir, logger: createLogger('error') });
  return {
    dataDir,
    url,
    async close() {
      if (storedIn) return stop();
      await stop('now');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
