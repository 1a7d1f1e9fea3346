// What was in DATA_DIR before a restore: moved aside, and put back if the restore fails.
import { mkdir, readdir, realpath, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { LOCK_FILE } from '../core/process/data-dir-lock.ts';
import { OperatorError } from '../core/process/operator-error.ts';

/** The names in DATA_DIR, without `lost+found` of the file system, and without the lock, which is held meanwhile. */
export async function listNames(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => name !== 'lost+found' && !name.startsWith(LOCK_FILE));
}

/**
 * Moves what is in DATA_DIR to a folder in it: DATA_DIR itself may be a mount point, which cannot be renamed. If one name
 * cannot be moved, those before it are moved back.
 *
 * @throws OperatorError if a name is a mount point
 */
export async function moveAside(dataDir: string, names: readonly string[]): Promise<string> {
  const old = path.join(
    dataDir,
    `before-restore-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}Z`,
  );
  await mkdir(old, { mode: 0o700 });
  for (const name of names) {
    try {
      await rename(path.join(dataDir, name), path.join(old, name));
    } catch (error) {
      await moveBack(dataDir, old);
      throw explain(error, path.join(dataDir, name));
    }
  }
  return old;
}

/** Deletes what the restore has written and moves the old data back. */
export async function putBack(dataDir: string, old: string | undefined): Promise<void> {
  // When root runs the site, it may be a link to a folder elsewhere.
  const cluster = await realpath(path.join(dataDir, 'cluster')).catch(() => null);
  if (cluster) await rm(cluster, { recursive: true });
  for (const name of await listNames(dataDir)) {
    const place = path.join(dataDir, name);
    if (place !== old) await rm(place, { recursive: true, force: true });
  }
  if (old) await moveBack(dataDir, old);
}

async function moveBack(dataDir: string, old: string): Promise<void> {
  for (const name of await readdir(old)) await rename(path.join(old, name), path.join(dataDir, name));
  await rmdir(old);
}

function explain(error: unknown, place: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code !== 'EBUSY' && code !== 'EXDEV') return error;
  return new OperatorError(
    `${place} is a mount point and cannot be moved aside: nothing was changed. Restore to an empty folder, or unmount it first.`,
    { cause: error },
  );
}
