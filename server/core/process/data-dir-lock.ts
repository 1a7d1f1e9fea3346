// The lock on DATA_DIR: the process that holds it, a server or a command, starts and stops the embedded database.
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { OperatorError } from './operator-error.ts';

/** How long to wait for the lock, since a short command, or a server that is stopping, holds it only for a moment. */
const TIMEOUT_MS = 5000;
export const LOCK_FILE = 'server.lock';

/**
 * Locks the folder for this process until the returned function is called or the process ends, however it ends.
 *
 * The lock is an SQLite transaction that is never written: Node has no file locks of its own, and the operating system releases
 * this one when the process ends. A file with a process id would outlive a killed server, and a lock in the database
 * ends whenever PostgreSQL restarts.
 *
 * @throws OperatorError when another process holds the lock
 */
export async function lockDataDir(dataDir: string, timeout = TIMEOUT_MS): Promise<() => void> {
  const giveUpAt = Date.now() + timeout;
  for (;;) {
    const unlock = tryLockDataDir(dataDir);
    if (unlock) return unlock;
    if (Date.now() >= giveUpAt) break;
    await pause(50);
  }
  throw new OperatorError(
    `Another Baskettorget runs on DATA_DIR (${dataDir}): stop it first, or choose another folder.`,
  );
}

/** Like `lockDataDir`, without waiting; undefined when another process holds the lock. */
export function tryLockDataDir(dataDir: string): (() => void) | undefined {
  const file = new DatabaseSync(path.join(dataDir, LOCK_FILE));
  try {
    file.exec('begin exclusive');
    return () => file.close();
  } catch (error) {
    file.close();
    if (isLocked(error)) return undefined;
    throw error;
  }
}

const SQLITE_BUSY = 5;

function isLocked(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
