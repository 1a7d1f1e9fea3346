// The system account that runs the embedded PostgreSQL: our own, or for root another, since PostgreSQL refuses root.
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '../core/operator-error.ts';

/** An account of the operating system other than root. */
export type Account = { name: string; uid: number; gid: number };

/**
 * Chooses who runs the cluster: undefined (ourselves) for an ordinary user; for root the owner of the cluster there is,
 * else `postgres`, else `nobody`.
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

/** Whether the account may walk down to this folder and into it, judged by the mode of each folder on the way. */
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
