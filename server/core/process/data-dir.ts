// The folder that holds everything the site keeps on this machine, closed to other accounts.
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { OperatorError } from './operator-error.ts';

/** Stands in every folder of the site's own, also where all its secrets come from the environment. */
const MARK = 'secrets';

/**
 * Makes DATA_DIR with mode 0700, or closes the one there is, and proves that it can be written.
 *
 * @throws OperatorError when it is no folder, cannot be written, has no room, or holds somebody else's files: closing those
 * (DATA_DIR=/etc, say) would break the machine.
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
    await mkdir(path.join(dataDir, MARK), { recursive: true, mode: 0o700 });
  } catch (error) {
    throw explain(error, dataDir);
  }
}

async function makeFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { mode: 0o700 });
  } catch (error) {
    const isFolder = (await stat(dataDir).catch(() => undefined))?.isDirectory();
    if (!isFolder) throw error;
  }
}

async function holdsOtherFiles(dataDir: string): Promise<boolean> {
  const names = await readdir(dataDir);
  if (names.includes(MARK)) return false;
  // What a fresh disk or a repository may hold.
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
