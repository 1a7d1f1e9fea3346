// Restores a backup to DATA_DIR: verifies all of it first, and leaves DATA_DIR as it was if anything fails.
import { existsSync } from 'node:fs';
import { chmod, chown, copyFile, mkdir, readdir, rename, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { ERASED_PEOPLE_FILE, mergeErased } from '../core/erased-people.ts';
import { createLogger } from '../core/process/logger.ts';
import { OperatorError } from '../core/process/operator-error.ts';
import type { Settings } from '../core/process/settings.ts';
import { chooseAccount } from '../database/embedded/account.ts';
import { fillCluster, majorVersion } from '../database/embedded/folder.ts';
import { connectDatabase } from '../database/connection.ts';
import { startCluster } from '../database/embedded.ts';
import { DATABASE_ID_KEY } from '../features/pictures/keys.ts';
import { type Manifest, readManifest, verifyBackup } from './backup-folder.ts';
import { machine } from './machine.ts';
import { listNames, moveAside, putBack } from './old-data.ts';
import { withDataDirStopped } from './replace-data-dir.ts';

export type Restore = {
  /** The backup. */
  from: string;
  /** Moves a DATA_DIR that is not empty aside instead of refusing. */
  movesOld: boolean;
  /** A list of erased people of another data folder. */
  erasedList?: string;
};

export type Restored = {
  manifest: Manifest;
  /** Where the old DATA_DIR is now. */
  old?: string;
  /** Whether a list newer than the backup was found, so that later erasures are repeated. */
  hasErasedList: boolean;
};

/**
 * @throws OperatorError when the backup is damaged or made for another machine, the site runs, or DATA_DIR is not empty
 */
export async function restoreBackup(
  settings: Settings,
  { from, movesOld, erasedList }: Restore,
  signal: AbortSignal,
): Promise<Restored> {
  const { dataDir, databaseUrl } = settings;
  if (databaseUrl) {
    throw new OperatorError(
      'npm run restore replaces the embedded database only: README.md, "Backup", says what to run with a DATABASE_URL.',
    );
  }
  return withDataDirStopped(dataDir, () => replaceData(dataDir, { from, movesOld, erasedList }, signal));
}

async function replaceData(
  dataDir: string,
  { from, movesOld, erasedList }: Restore,
  signal: AbortSignal,
): Promise<Restored> {
  const isEmpty = (await listNames(dataDir)).length === 0;
  if (!isEmpty && !movesOld) {
    throw new OperatorError(
      `The folder DATA_DIR (${dataDir}) is not empty: add --move-old to rename it and restore in its place.`,
    );
  }
  if (erasedList && !existsSync(erasedList)) throw new OperatorError(`There is no file ${erasedList}.`);
  const manifest = await readManifest(from);
  checkMachine(manifest);
  const names = await verifyBackup(from, manifest, signal);

  const old = isEmpty ? undefined : await moveAside(dataDir, await listNames(dataDir));
  try {
    await checkRoom(dataDir, manifest);
    await copyBackup({ from, dataDir, manifest, names, signal });
    const lists = [erasedList, old && path.join(old, ERASED_PEOPLE_FILE)].filter(
      (list) => list !== undefined,
    );
    for (const list of lists) await mergeErased(dataDir, list);
    await recover(dataDir, signal);
    return { manifest, old, hasErasedList: lists.length > 0 };
  } catch (error) {
    await putBack(dataDir, old);
    throw error;
  }
}

/** The files of a cluster depend on the version of PostgreSQL and on the processor. */
function checkMachine({ postgres, machine: other }: Manifest): void {
  if (postgres !== majorVersion) {
    throw new OperatorError(
      `The backup was made by PostgreSQL ${postgres} and cannot be read by PostgreSQL ${majorVersion}.`,
    );
  }
  if (other !== machine)
    throw new OperatorError(`The backup was made on ${other} and cannot be restored on ${machine}.`);
}

async function checkRoom(dataDir: string, { bytes }: Manifest): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize > bytes) return;
  const megabytes = Math.ceil(bytes / 1024 / 1024);
  throw new OperatorError(
    `The disk that holds DATA_DIR (${dataDir}) has no room for the backup: ${megabytes} MB are needed.`,
  );
}

/**
 * Copies the secrets last and all at once: the site refuses a folder without them, such as one that an interrupted restore left.
 */
async function copyBackup({
  from,
  dataDir,
  manifest,
  names,
  signal,
}: {
  from: string;
  dataDir: string;
  manifest: Manifest;
  names: string[];
  signal: AbortSignal;
}): Promise<void> {
  const copy = async (prefix: string, target: string) => {
    for (const folder of manifest.folders.filter((one) => isBelow(one, prefix)))
      await mkdir(path.join(target, folder.slice(prefix.length)), { recursive: true, mode: 0o700 });
    for (const name of names.filter((one) => isBelow(one, prefix))) {
      signal.throwIfAborted();
      await copyFile(path.join(from, name), path.join(target, name.slice(prefix.length)));
    }
  };
  await copy('pictures', path.join(dataDir, 'pictures'));
  // It names the database before the restore, which has another id.
  await rm(path.join(dataDir, 'pictures', DATABASE_ID_KEY), { force: true });
  await copy(ERASED_PEOPLE_FILE, path.join(dataDir, ERASED_PEOPLE_FILE));
  const account = await chooseAccount(path.join(dataDir, 'cluster'));
  await fillCluster(dataDir, account, async (draft) => {
    await copy('cluster', draft);
    await chmod(draft, 0o700);
    if (account) await giveTo(account, draft);
  });
  await copy('secrets', path.join(dataDir, 'secrets.restored'));
  await rename(path.join(dataDir, 'secrets.restored'), path.join(dataDir, 'secrets'));
}

const isBelow = (name: string, prefix: string) => name === prefix || name.startsWith(`${prefix}/`);

async function giveTo(account: { uid: number; gid: number }, folder: string): Promise<void> {
  await chown(folder, account.uid, account.gid);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) await giveTo(account, place);
    else await chown(place, account.uid, account.gid);
  }
}

/**
 * Starts the database once, so that a backup it cannot recover from is found now and not at the next start. The time of the
 * restore becomes part of its id (`readDatabaseId`), so that it does not delete pictures from the bucket of the original.
 */
async function recover(dataDir: string, signal: AbortSignal): Promise<void> {
  const cluster = await startCluster({ dataDir, logger: createLogger('silent'), signal });
  const { pool, close } = connectDatabase(cluster.url, { max: 1 });
  try {
    await pool.query(
      `alter database baskettorget set baskettorget.restored_at = '${new Date().toISOString()}'`,
    );
  } finally {
    await close().finally(() => cluster.stop());
  }
}
