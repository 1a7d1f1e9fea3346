// The folder of the embedded cluster under DATA_DIR; created completely or not at all.
import { execFile } from 'node:child_process';
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  statfs,
  symlink,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '../../core/process/operator-error.ts';
import { canReach, type Account } from './account.ts';
import { openSharedFolder, type Binaries } from './binaries.ts';

export const majorVersion = '18';
const roomForNewCluster = 150 * 1024 * 1024;

const initdbOptions = [
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C.UTF-8',
  // Swedish collation: å, ä and ö sort last.
  '--locale-provider=icu',
  '--icu-locale=sv-SE',
  '--data-checksums',
];

/**
 * Returns the real path of the cluster's folder, after `initdb` when there is none.
 *
 * The account owns the folder. If it cannot reach DATA_DIR (root's home, for example), the cluster is in the shared folder and
 * DATA_DIR contains a link to it.
 */
export async function prepareCluster(
  dataDir: string,
  options: { account: Account | undefined; binaries: Binaries; password: string; isDurable: boolean },
): Promise<string> {
  const link = path.join(dataDir, 'cluster');
  if (options.account) await transferOwnership(dataDir, options.account);
  const present = await realpath(link).catch(() => undefined);
  if (present) return checkCluster(present, options.account);
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < roomForNewCluster) {
    throw new OperatorError(
      `The disk that holds DATA_DIR (${dataDir}) has no room for a database: 150 MB are needed.`,
    );
  }
  return fillCluster(dataDir, options.account, (draft) => initialise(draft, options));
}

/**
 * Creates the cluster's folder where the account can reach it, and places it once it is filled. Returns its real path.
 *
 * @param fill writes the files of a cluster to a folder, which the account must own afterwards
 */
export async function fillCluster(
  dataDir: string,
  account: Account | undefined,
  fill: (draft: string) => Promise<void>,
): Promise<string> {
  const link = path.join(dataDir, 'cluster');
  if (account) await transferOwnership(dataDir, account);
  const draft = await makeDraft(dataDir, account);
  await fill(draft);
  if (path.dirname(draft) === dataDir) {
    await rename(draft, link);
  } else {
    await rm(link, { force: true });
    await symlink(draft, link);
  }
  return realpath(link);
}

/** Root creates DATA_DIR for itself; the account that runs PostgreSQL must be able to enter it. */
async function transferOwnership(dataDir: string, account: Account): Promise<void> {
  const { uid } = await stat(dataDir);
  if (uid === 0) await chown(dataDir, account.uid, account.gid);
}

async function checkCluster(folder: string, account: Account | undefined): Promise<string> {
  const version = (await readFile(path.join(folder, 'PG_VERSION'), 'utf8')).trim();
  if (version !== majorVersion) {
    throw new OperatorError(
      `The database in ${folder} was made by PostgreSQL ${version} and cannot be read by PostgreSQL ${majorVersion}.`,
    );
  }
  if (account && !(await canReach(account, folder))) {
    throw new OperatorError(
      `The account ${account.name}, which runs PostgreSQL for root, cannot reach ${folder}: move DATA_DIR to a folder that is open to it.`,
    );
  }
  return folder;
}

async function makeDraft(dataDir: string, account: Account | undefined): Promise<string> {
  if (account && !(await canReach(account, dataDir))) {
    return mkdtemp(path.join(await openSharedFolder(), 'cluster-'));
  }
  const draft = path.join(dataDir, 'cluster.new');
  // Left by an interrupted start.
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft);
  return draft;
}

async function initialise(
  folder: string,
  {
    account,
    binaries,
    password,
    isDurable,
  }: { account: Account | undefined; binaries: Binaries; password: string; isDurable: boolean },
): Promise<void> {
  const passwordFile = `${folder}.password`;
  await writeFile(passwordFile, password, { mode: 0o600 });
  await chmod(folder, 0o700);
  if (account) {
    await chown(folder, account.uid, account.gid);
    await chown(passwordFile, account.uid, account.gid);
  }
  try {
    const where = ['--pgdata', folder, '--username=baskettorget', `--pwfile=${passwordFile}`];
    await promisify(execFile)(
      binaries.initdb,
      [...where, ...initdbOptions, ...(isDurable ? [] : ['--no-sync'])],
      {
        uid: account?.uid,
        gid: account?.gid,
        cwd: folder,
        env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
      },
    );
  } catch (error) {
    throw explain(error, folder);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

function explain(error: unknown, folder: string): OperatorError {
  const text = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  const reason = text.includes('No space left on device')
    ? `The disk that holds ${folder} has no room left.`
    : `PostgreSQL could not make a database in ${folder}: ${text.trim().split('\n').at(-1)}`;
  return new OperatorError(reason, { cause: error });
}
