// The folder with all persistent data of the site on this machine, accessible to its own account only.
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { OperatorError } from './operator-error.ts';

/** Exists in every data folder, even if all secrets come from the environment; identifies the folder. */
const MARKER_FOLDER = 'secrets';

/**
 * Creates DATA_DIR with mode 0700, or sets the mode of an existing one, and checks that it is writable.
 *
 * @throws OperatorError if it is not a folder, not writable, on a full disk, or contains other files: changing the mode of such a
 * folder (DATA_DIR=/etc, say) would break the machine.
 */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(path.dirname(dataDir), { recursive: true });
    await makeFolder(dataDir);
    if (await holdsOtherFiles(dataDir)) {
      throw new OperatorError(`The folder DATA_DIR (${dataDir}) holds other files: choose an empty one.`);
    }
    const { uid, mode } = await stat(dataDir);
    const isOurs = uid === process.getuid?.();
    if (isOurs && (mode & 0o777) !== 0o700) await chmod(dataDir, 0o700);
    const probe = path.join(dataDir, `.probe-${randomBytes(6).toString('hex')}`);
    await writeFile(probe, 'room?');
    await rm(probe);
    await mkdir(path.join(dataDir, MARKER_FOLDER), { recursive: true, mode: 0o700 });
  } catch (error) {
    throw explain(error, dataDir);
  }
}

async function makeFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { mode: 0o700 });
  } catch (error) {
    // It may exist already. If even its state cannot be read, the first error explains more.
    const isFolder = (await stat(dataDir).catch(() => undefined))?.isDirectory();
    if (!isFolder) throw error;
  }
}

async function holdsOtherFiles(dataDir: string): Promise<boolean> {
  const names = await readdir(dataDir);
  if (names.includes(MARKER_FOLDER)) return false;
  // Files that a new disk or a repository may contain.
  return names.some((name) => !['lost+found', '.gitkeep'].includes(name));
}

function explain(error: unknown, dataDir: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOENT':
      return new OperatorError(
        `The folder DATA_DIR (${dataDir}) cannot be written by ${os.userInfo().username}.`,
      );
    case 'EEXIST':
    case 'ENOTDIR':
      return new OperatorError(`DATA_DIR (${dataDir}) is not a folder.`);
    default:
      return error;
  }
}
