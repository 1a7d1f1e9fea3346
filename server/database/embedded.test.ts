// The embedded PostgreSQL: creation, adoption, and recovery after every way to kill it.
import { execFile } from 'node:child_process';
import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { createLogger } from '../core/process/logger.ts';
import { connectDatabase, type Database } from './connection.ts';
import { isAlive, readPostmaster } from './embedded/postmaster.ts';
import { startCluster, type Cluster } from './embedded.ts';
import { waitFor } from '../testing/wait-for.ts';

let folder: string;
let dataDir: string;
let clusters: Cluster[];
let databases: Database[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(inject('scratchFolder'), 'embedded-'));
  await chmod(folder, 0o755);
  const created = await startCluster({ dataDir: await makeFolder('made'), logger: createLogger('silent') });
  await created.stop();
});

afterAll(() => rm(folder, { recursive: true }));

beforeEach(async ({ task }) => {
  clusters = [];
  databases = [];
  dataDir = path.join(folder, task.id);
  // Copying a cluster with its owners is quicker than initdb.
  await promisify(execFile)('cp', ['-a', path.join(folder, 'made'), dataDir]);
});

afterEach(async () => {
  for (const database of databases) await database.close();
  for (const cluster of clusters) await cluster.stop('now');
});

async function makeFolder(name: string): Promise<string> {
  const place = path.join(folder, name);
  await mkdir(place, { mode: 0o700 });
  return place;
}

async function start({ place = dataDir, isDurable = false } = {}): Promise<Cluster> {
  const cluster = await startCluster({ dataDir: place, logger: createLogger('silent'), isDurable });
  clusters.push(cluster);
  return cluster;
}

function connect(cluster: Cluster): Database {
  const database = connectDatabase(cluster.url, { max: 4 });
  databases.push(database);
  return database;
}

const clusterFolder = () => path.join(dataDir, 'cluster');
const pidFile = () => path.join(clusterFolder(), 'postmaster.pid');

async function postmasterPid(): Promise<number> {
  const postmaster = await readPostmaster(clusterFolder());
  if (!postmaster) throw new Error('no postmaster runs');
  return postmaster.pid;
}

test('gives the site a separate role, which owns nothing and is not a superuser', async () => {
  const cluster = await start();
  const site = connectDatabase(cluster.siteUrl, { max: 1 });
  databases.push(site);
  const { rows } = await site.pool.query(
    `select rolname, rolsuper, rolcreaterole, rolcreatedb, rolbypassrls,
            (select count(*) from pg_auth_members where member = pg_roles.oid) as memberships
       from pg_roles where rolname = current_user`,
  );
  expect(rows).toEqual([
    {
      rolname: 'baskettorget_site',
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolbypassrls: false,
      memberships: 0,
    },
  ]);
});

test('creates a cluster with Swedish collation that does not listen on the network', async () => {
  const { pool } = connect(await start({ isDurable: true }));
  const { rows } = await pool.query(
    `select name from unnest(array['Ö', 'a', 'Å', 'z', 'Ä', 'B']) name order by name`,
  );
  expect(rows.map(({ name }) => name)).toEqual(['a', 'B', 'z', 'Å', 'Ä', 'Ö']);
  expect((await pool.query('show listen_addresses')).rows).toEqual([{ listen_addresses: '' }]);
  expect((await pool.query('show fsync')).rows).toEqual([{ fsync: 'on' }]);
});

test('hides folder, socket and password from other accounts', async () => {
  await start();
  expect((await stat(clusterFolder())).mode & 0o777).toBe(0o700);
  expect((await stat(path.join(clusterFolder(), '.s.PGSQL.5432'))).mode & 0o777).toBe(0o700);
  expect((await stat(path.join(dataDir, 'secrets/database-password'))).mode & 0o777).toBe(0o600);
  expect(await readFile(path.join(clusterFolder(), 'pg_hba.conf'), 'utf8')).not.toMatch(
    /^(?:local|host).*trust/m,
  );
});

test('ends every process and persists what was written', async () => {
  const first = await start();
  await connect(first).pool.query('create table balls as select 7 as size');
  await databases.pop()?.close();
  const pid = await postmasterPid();
  await first.stop();
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  expect(await readdir(clusterFolder())).not.toContain('postmaster.pid');
  const second = await start();
  expect((await connect(second).pool.query('select size from balls')).rows).toEqual([{ size: 7 }]);
});

test('adopts the cluster of a killed server', async () => {
  const left = await start();
  const pid = await postmasterPid();
  const adopted = await start();
  expect(adopted.url).toBe(left.url);
  expect(await postmasterPid()).toBe(pid);
  await left.stop();
});

test('is not restarted by a command beside the site after the site has stopped it', async () => {
  const site = await start();
  const pid = await postmasterPid();
  await startCluster({ dataDir, logger: createLogger('silent'), isDurable: false, restarts: false });
  await site.stop();
  // A cluster that ended unexpectedly is restarted after 200 ms.
  await pause(1000);
  expect(await readPostmaster(clusterFolder())).toBeUndefined();
  expect(await isAlive(pid)).toBe(false);
});

test('stops on its first run too when DATA_DIR is reached by a symbolic link', async () => {
  await makeFolder('disk');
  const link = path.join(folder, 'link');
  await symlink(path.join(folder, 'disk'), link);
  const cluster = await start({ place: link });
  const { pid = 0 } = (await readPostmaster(path.join(link, 'cluster'))) ?? {};
  await cluster.stop();
  expect(await isAlive(pid)).toBe(false);
});

test('does not wait for the recovery of an adopted cluster once the start is aborted', async () => {
  await start();
  const ready = await readFile(pidFile(), 'utf8');
  await writeFile(pidFile(), ready.replace('ready   ', 'starting'));
  const signal = AbortSignal.abort();
  await expect(startCluster({ dataDir, logger: createLogger('silent'), signal })).rejects.toThrow('aborted');
  await writeFile(pidFile(), ready);
});

test('restarts at the same address with every acknowledged row after kill -9', async () => {
  const { pool } = connect(await start({ isDurable: true }));
  await pool.query('create table throws (number integer primary key)');
  const acknowledged: number[] = [];
  const first = await postmasterPid();
  for (let number = 0; number < 200; number += 1) {
    if (number === 100) process.kill(first, 'SIGKILL');
    // Retries like a request that fails while the database is unreachable.
    await waitFor(() => pool.query('insert into throws values ($1) on conflict do nothing', [number]));
    acknowledged.push(number);
  }
  // A connection outlives its postmaster for a moment and may have answered all queries before.
  await waitFor(async () => expect(await postmasterPid()).not.toBe(first));
  const { rows } = await waitFor(() =>
    pool.query<{ number: number }>('select number from throws order by 1'),
  );
  expect(rows.map(({ number }) => number)).toEqual(acknowledged);
});

test('restarts after kill -9 while no server runs', async () => {
  const first = await start({ isDurable: true });
  await connect(first).pool.query('create table balls as select 7 as size');
  await databases.pop()?.close();
  // Restores the pid file, which a killed postmaster would leave.
  const stale = await readFile(pidFile(), 'utf8');
  await first.stop('now');
  await writeFile(pidFile(), stale);
  expect((await connect(await start()).pool.query('select size from balls')).rows).toEqual([{ size: 7 }]);
});

test('starts although a pid file names another process', async () => {
  const first = await start();
  const stale = (await readFile(pidFile(), 'utf8')).replace(/^\d+/, String(process.pid));
  await first.stop();
  await writeFile(pidFile(), stale);
  await writeFile(path.join(clusterFolder(), '.s.PGSQL.5432.lock'), stale);
  await start();
  expect(await postmasterPid()).not.toBe(process.pid);
});

test('starts over after an interrupted initdb', async () => {
  const place = await makeFolder('cut-off');
  await mkdir(path.join(place, 'cluster.new'));
  await writeFile(path.join(place, 'cluster.new', 'PG_VERSION'), '18');
  await start({ place });
  expect((await readdir(place)).sort()).toEqual(['cluster', 'secrets']);
});

test('chooses another folder for its socket when the path of DATA_DIR is too long', async () => {
  const deep = path.join(folder, 'djup'.repeat(25));
  await rename(dataDir, deep);
  const cluster = await start({ place: deep });
  expect((await connect(cluster).pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  const socketFolder = new URL(cluster.url).searchParams.get('host') ?? '';
  await databases.pop()?.close();
  await cluster.stop();
  await expect(stat(socketFolder)).rejects.toThrow('ENOENT');
});

test('refuses a cluster of another version of PostgreSQL', async () => {
  await (await start()).stop();
  await writeFile(path.join(clusterFolder(), 'PG_VERSION'), '17\n');
  await expect(start()).rejects.toThrow(
    `The database in ${clusterFolder()} was made by PostgreSQL 17 and cannot be read by PostgreSQL 18.`,
  );
});

test('names the file when its password is lost, and leaves no process behind', async () => {
  await (await start()).stop();
  await writeFile(path.join(dataDir, 'secrets/database-password'), 'fel');
  await expect(start()).rejects.toThrow(
    `The file secrets/database-password does not hold the password of the database in ${clusterFolder()}.`,
  );
  expect(await readdir(clusterFolder())).not.toContain('postmaster.pid');
});
