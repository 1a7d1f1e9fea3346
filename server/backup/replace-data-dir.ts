// Runs work that replaces what is in DATA_DIR, which nothing else may use meanwhile.
import { existsSync } from 'node:fs';
import { mkdir, realpath, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { LOCK_FILE, tryLockDataDir } from '../core/process/data-dir-lock.ts';
import { OperatorError } from '../core/process/operator-error.ts';
import { endCluster, findRunning } from '../database/embedded/launch.ts';

/**
 * Locks the folder, which is made if it does not exist, and ends the PostgreSQL that a killed server has left there. After a
 * failure nothing is left of the lock.
 *
 * @throws OperatorError while a server or a command uses the folder; what `work` throws
 */
export async function withDataDirStopped<Result>(
  dataDir: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const file = path.join(dataDir, LOCK_FILE);
  const made = await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const wasThere = existsSync(file);
  const unlock = tryLockDataDir(dataDir);
  if (!unlock) throw new OperatorError(`Baskettorget runs on DATA_DIR (${dataDir}): stop it first.`);
  let isDone = false;
  try {
    await stopOrphanedCluster(dataDir);
    const result = await work();
    isDone = true;
    return result;
  } finally {
    unlock();
    if (!isDone && !wasThere) await rm(file, { force: true });
    // A folder that is not empty stays: what is in it was not written by this command.
    if (!isDone && made) await rmdir(dataDir).catch(() => undefined);
  }
}

async function stopOrphanedCluster(dataDir: string): Promise<void> {
  const folder = await realpath(path.join(dataDir, 'cluster')).catch(() => null);
  const orphan = folder === null ? undefined : await findRunning(folder);
  if (folder !== null && orphan) await endCluster(orphan.pid, folder, 'calm');
}
