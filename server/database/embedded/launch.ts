// Finds, launches and ends the postmaster of the embedded cluster.
import { spawn } from 'node:child_process';
import { open, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { OperatorError } from '../../core/process/operator-error.ts';
import type { Account } from './account.ts';
import { isAlive, readPostmaster, runsCluster, type Postmaster } from './postmaster.ts';

export type Launch = {
  /** Path of the postgres binary. */
  postgres: string;
  folder: string;
  socketFolder: string;
  account: Account | undefined;
  /** False: data may be lost if the machine crashes (fsync is off). */
  isDurable: boolean;
  /** Aborts the launch. */
  signal: AbortSignal;
};

const patience = 30_000;
const largestLog = 5 * 1024 * 1024;

/**
 * Finds the running postmaster and waits until it accepts connections; removes the files of a terminated one.
 *
 * @param signal ends the waiting, which takes minutes during recovery
 */
export async function findRunning(folder: string, signal?: AbortSignal): Promise<Postmaster | undefined> {
  for (;;) {
    const postmaster = await readPostmaster(folder);
    if (!postmaster) return undefined;
    if (!(await runsCluster(postmaster.pid, folder))) {
      await rm(path.join(folder, 'postmaster.pid'), { force: true });
      return undefined;
    }
    if (postmaster.isReady) return postmaster;
    signal?.throwIfAborted();
    await pause(10);
  }
}

/**
 * Launches the cluster unless it runs, and returns the process id once it accepts connections. Recovery after a crash may take
 * minutes. Retries while processes of a killed postmaster still hold its shared memory.
 */
export async function launchCluster(launch: Launch): Promise<number> {
  const giveUpAt = Date.now() + patience;
  for (;;) {
    const running = await findRunning(launch.folder);
    if (running) return running.pid;
    const outcome = await launchOnce(launch);
    if ('pid' in outcome) return outcome.pid;
    const isPassing = /still in use|already exists|could not bind/.test(outcome.log);
    if (!isPassing || Date.now() > giveUpAt || launch.signal.aborted)
      throw explain(outcome.log, launch.folder);
    await pause(100);
  }
}

/** Ends the postmaster and waits for its exit. */
export async function endCluster(pid: number, folder: string, how: 'calm' | 'now'): Promise<void> {
  if (!(await runsCluster(pid, folder))) return;
  process.kill(pid, how === 'calm' ? 'SIGINT' : 'SIGQUIT');
  const giveUpAt = Date.now() + patience;
  while (await isAlive(pid)) {
    if (Date.now() > giveUpAt) return process.kill(pid, 'SIGKILL') && undefined;
    await pause(10);
  }
}

async function launchOnce(launch: Launch): Promise<{ pid: number } | { log: string }> {
  // No postmaster runs, so the socket's lock file is stale, even if its pid belongs to another process now.
  await rm(path.join(launch.socketFolder, '.s.PGSQL.5432.lock'), { force: true });
  const logFile = path.join(launch.folder, 'postgres.log');
  const before = await stat(logFile).then(
    ({ size }) => size,
    () => 0,
  );
  const log = await open(logFile, before > largestLog ? 'w' : 'a', 0o600);
  const postgres = spawn(launch.postgres, ['-D', launch.folder, ...tuning(launch)], {
    // In a separate session, so that Ctrl-C in the terminal does not stop it before the last request is answered.
    detached: true,
    cwd: launch.folder,
    stdio: ['ignore', log.fd, log.fd],
    uid: launch.account?.uid,
    gid: launch.account?.gid,
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
  });
  const ended = new Promise<'ended'>((resolve) =>
    postgres.once('exit', () => resolve('ended')).once('error', () => resolve('ended')),
  );
  postgres.unref();
  await log.close();
  for (;;) {
    const postmaster = await readPostmaster(launch.folder);
    if (postmaster?.isReady && postmaster.pid === postgres.pid) return { pid: postmaster.pid };
    if ((await Promise.race([ended, pause(10)])) === 'ended') return { log: await readFrom(logFile, before) };
    if (launch.signal.aborted) postgres.kill('SIGQUIT');
  }
}

function tuning({ socketFolder, isDurable }: Launch): string[] {
  const megabytes = Math.round(os.totalmem() / 1024 / 1024);
  const settings: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    max_connections: isDurable ? '100' : '300',
    shared_buffers: `${Math.min(512, Math.max(32, Math.round(megabytes / 8)))}MB`,
    effective_cache_size: `${Math.max(128, Math.round(megabytes / 2))}MB`,
    maintenance_work_mem: '128MB',
    work_mem: '16MB',
    // Solid-state disks: random reads cost little more than sequential ones.
    random_page_cost: '1.1',
    effective_io_concurrency: '64',
    // JIT compilation takes longer than running any query of the site.
    jit: 'off',
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
    log_checkpoints: 'off',
    log_timezone: 'UTC',
    timezone: 'UTC',
    ...(isDurable
      ? {}
      : {
          fsync: 'off',
          synchronous_commit: 'off',
          full_page_writes: 'off',
          wal_level: 'minimal',
          max_wal_senders: '0',
        }),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function readFrom(file: string, start: number): Promise<string> {
  const text = await readFile(file);
  return text.subarray(start > text.length ? 0 : start).toString('utf8');
}

function explain(log: string, folder: string): OperatorError {
  if (log.includes('No space left on device'))
    return new OperatorError(`The disk that holds ${folder} has no room left.`);
  const fatal = log.split('\n').findLast((line) => /FATAL|PANIC/.test(line)) ?? log.trim().split('\n').at(-1);
  return new OperatorError(
    `PostgreSQL does not start on ${folder}: ${fatal?.replace(/^.*(?:FATAL|PANIC): */, '')}`,
  );
}
