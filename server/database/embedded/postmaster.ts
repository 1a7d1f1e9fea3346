// Reads postmaster.pid, and checks whether the process it names belongs to the cluster.
import { readFile, readlink } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

export type Postmaster = { pid: number; socketFolder: string; isReady: boolean };

/** Reads the postmaster; undefined when no pid file exists. A partly written file counts as not ready. */
export async function readPostmaster(clusterFolder: string): Promise<Postmaster | undefined> {
  const text = await readFile(path.join(clusterFolder, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , , socketFolder, , , status] = text.split('\n');
  if (!pid) return undefined;
  return { pid: Number(pid), socketFolder: socketFolder ?? '', isReady: status?.trim() === 'ready' };
}

/** Whether the process runs; a zombie (as in a container without init) does not. */
export async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return status.slice(status.lastIndexOf(')') + 2, status.lastIndexOf(')') + 3) !== 'Z';
}

/** Whether the process is the postmaster of this cluster, and not another one with a reused pid. */
export async function runsCluster(pid: number, clusterFolder: string): Promise<boolean> {
  if (!(await isAlive(pid))) return false;
  // Without /proc, or as another user than the cluster's, `ps` answers.
  const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  if (cwd)
    return cwd === clusterFolder && (await readFile(`/proc/${pid}/comm`, 'utf8')).startsWith('postgres');
  const listing = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return listing.stdout.includes('postgres') && listing.stdout.includes(clusterFolder);
}
