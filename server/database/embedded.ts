// The embedded PostgreSQL: started beside the server, adopted after a crash, restarted when it exits, stopped with the server.
import { chown, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import type { Logger } from '../core/process/logger.ts';
import { OperatorError } from '../core/process/operator-error.ts';
import { loadSecret } from '../core/crypto/secrets.ts';
import { chooseAccount, type Account } from './embedded/account.ts';
import { findBinaries } from './embedded/binaries.ts';
import { prepareCluster } from './embedded/folder.ts';
import { endCluster, findRunning, launchCluster, type Launch } from './embedded/launch.ts';
import { isAlive } from './embedded/postmaster.ts';

const SITE_ROLE = 'baskettorget_site';

export type Cluster = {
  /**
   * postgresql:// address of the database `baskettorget` for its owner, a superuser, over a socket that only this account and root
   * can open.
   */
  url: string;
  /** The same for the role of the running site, which owns nothing. */
  siteUrl: string;
  /** Stops the cluster: 'calm' disconnects clients and writes a checkpoint, 'now' leaves recovery to the next start. */
  stop(how?: 'calm' | 'now'): Promise<void>;
};

/**
 * Starts the cluster under dataDir, which is created the first time, or adopts the one that a killed server left running. Until
 * `stop`, a cluster that exits is restarted at the same address.
 *
 * @param options.isDurable false for tests: data may be lost if the machine crashes.
 * @param options.restarts false for a user of the cluster that does not hold the lock of DATA_DIR: only its holder may restart it
 * @param options.signal aborts the start; it has no effect once the cluster has started.
 * @throws OperatorError when it cannot run here.
 */
export async function startCluster(options: {
  dataDir: string;
  logger: Logger;
  isDurable?: boolean;
  restarts?: boolean;
  signal?: AbortSignal;
}): Promise<Cluster> {
  const { dataDir, logger, isDurable = true, restarts = true } = options;
  const account = await chooseAccount(path.join(dataDir, 'cluster'));
  const binaries = await findBinaries(account);
  const password = await loadSecret(dataDir, 'database-password');
  const folder = await prepareCluster(dataDir, { account, binaries, password, isDurable });
  const running = await findRunning(folder, options.signal);
  const socketFolder = running?.socketFolder ?? (await chooseSocketFolder(folder, account));
  const stopping = new AbortController();
  const signal = stopping.signal;
  const launch = { postgres: binaries.postgres, folder, socketFolder, account, isDurable, signal };
  const pid = running?.pid ?? (await launchCluster({ ...launch, signal: options.signal ?? signal }));
  const lastPid = restarts ? restartUntilAborted(pid, { launch, logger }) : pid;
  const urlAs = (role: string, secret: string, database: string) =>
    `postgresql://${role}:${secret}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`;
  const sitePassword = await loadSecret(dataDir, 'site-password');
  const url = urlAs('baskettorget', password, 'baskettorget');
  const siteUrl = urlAs(SITE_ROLE, sitePassword, 'baskettorget');
  const stop = async (how: 'calm' | 'now' = 'calm') => {
    stopping.abort();
    await endCluster(await lastPid, folder, how);
    if (socketFolder !== folder) await rm(socketFolder, { recursive: true, force: true });
  };
  try {
    await createDatabase(urlAs('baskettorget', password, 'postgres'), { folder, sitePassword });
  } catch (error) {
    if (!running) await stop();
    throw error;
  }
  return { url, siteUrl, stop };
}

/** A socket path may have 103 bytes (macOS); with a deep DATA_DIR the socket is in the temporary folder. */
async function chooseSocketFolder(folder: string, account: Account | undefined): Promise<string> {
  if (Buffer.byteLength(path.join(folder, '.s.PGSQL.5432')) <= 103) return folder;
  const socketFolder = await mkdtemp(path.join(os.tmpdir(), 'baskettorget-'));
  if (account) await chown(socketFolder, account.uid, account.gid);
  return socketFolder;
}

/** Restarts the postmaster until aborted; returns the pid of the last one. */
async function restartUntilAborted(
  first: number,
  { launch, logger }: { launch: Launch; logger: Logger },
): Promise<number> {
  let pid = first;
  // Aborted when the site stops, which ends the loop.
  const rest = (ms: number) =>
    pause(ms, undefined, { signal: launch.signal, ref: false }).catch(() => undefined);
  while (!launch.signal.aborted) {
    if (await isAlive(pid)) {
      await rest(200);
      continue;
    }
    logger.error({ pid }, 'PostgreSQL ended unexpectedly; restarting');
    try {
      pid = await launchCluster(launch);
    } catch (error) {
      logger.error({ err: error }, 'PostgreSQL does not start; retrying');
      await rest(2000);
    }
  }
  return pid;
}

async function createDatabase(
  url: string,
  { folder, sitePassword }: { folder: string; sitePassword: string },
): Promise<void> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    const { rowCount } = await client.query(`select from pg_database where datname = 'baskettorget'`);
    if (rowCount === 0) await client.query('create database baskettorget');
    const { rowCount: roles } = await client.query('select from pg_roles where rolname = $1', [SITE_ROLE]);
    if (roles === 0) await client.query(`create role ${SITE_ROLE} login`);
    await client.query(`alter role ${SITE_ROLE} password ${client.escapeLiteral(sitePassword)}`);
  } catch (error) {
    const isPasswordLost = error instanceof DatabaseError && error.code === '28P01';
    if (!isPasswordLost) throw error;
    throw new OperatorError(
      `The file secrets/database-password does not hold the password of the database in ${folder}.`,
    );
  } finally {
    await client.end();
  }
}
