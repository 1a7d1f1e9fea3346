// The system account that runs the embedded PostgreSQL: the current one, or another one for root, which PostgreSQL refuses.
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '../../core/process/operator-error.ts';

/** An account of the operating system other than root. */
export type Account = { name: string; uid: number; gid: number };

/**
 * Chooses the account that runs the cluster: undefined (the current one) for an ordinary user; for root the owner of the existing
 * cluster, else `postgres`, else `nobody`.
 */
export async function chooseAccount(clusterFolder: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = await readAccounts();
  const owner = await stat(clusterFolder).catch(() => undefined);
  const account =
    (owner && accounts.find(({ uid }) => uid !== 0 && uid === owner.uid)) ??
    accounts.find(({ name }) => name === 'postgres') ??
    accounts.find(({ name }) => name === 'nobody');
  if (account) return account;
  throw new OperatorError(
    'PostgreSQL does not run as root and this system has no account called postgres or nobody: start as an ordinary user, or set DATABASE_URL.',
  );
}

/** Whether the account can enter this folder, given the mode of each folder on the path. */
export async function canReach(account: Account, folder: string): Promise<boolean> {
  const { uid, gid, mode } = await stat(folder);
  const enter = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  if ((mode & enter) === 0) return false;
  const parent = path.dirname(folder);
  return parent === folder || canReach(account, parent);
}

async function readAccounts(): Promise<Account[]> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n');
  return lines.flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}
