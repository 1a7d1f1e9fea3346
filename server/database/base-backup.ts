// Copies a running cluster with the low-level API for base backups: PostgreSQL's manual, "Continuous Archiving", 25.3.4.
// The packaged PostgreSQL has neither pg_basebackup nor pg_dump.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';

/** Receives the files, under names relative to the cluster's folder. */
export type ClusterCopy = {
  addFolder(name: string): Promise<void>;
  /** A file that no longer exists is no error. */
  addFile(name: string, source: string): Promise<void>;
  addContents(name: string, contents: string): Promise<void>;
};

/** Folders whose content PostgreSQL recreates; the folders themselves must exist. */
const EMPTIED = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
]);
const LEFT_OUT = /^(?:postmaster\.(?:pid|opts)|pg_internal\.init.*|pgsql_tmp.*|\.s\.PGSQL.*|postgres\.log)$/;
const CONTROL_FILE = 'global/pg_control';
const WAL_SEGMENT = /^[0-9A-F]{24}$/;

/**
 * Copies the cluster and the write-ahead log that makes the copy consistent: recovery ends at the moment this function ends.
 *
 * @param cluster.url address for a superuser
 */
export async function copyCluster(
  cluster: { url: string; folder: string },
  copy: ClusterCopy,
  signal: AbortSignal,
): Promise<void> {
  const client = new Client({ connectionString: cluster.url, application_name: 'baskettorget backup' });
  // Needs no handling: after a broken connection the next query fails.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // The slot prevents PostgreSQL from recycling write-ahead log that the copy needs. It ends with the session, like the backup.
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [
      `baskettorget_backup_${process.pid}`,
    ]);
    const first = await queryText(
      client,
      `select pg_walfile_name(pg_backup_start('baskettorget', true)) as answer`,
    );
    await copyFolder(cluster.folder, { copy, signal, folder: '' });
    await copy.addFile(CONTROL_FILE, path.join(cluster.folder, CONTROL_FILE));
    const { rows } = await client.query<{ last: string; label: string }>(
      'select pg_walfile_name(lsn) as last, labelfile as label from pg_backup_stop(false)',
    );
    const { last = '', label = '' } = rows[0] ?? {};
    await copy.addContents('backup_label', label);
    await copyLog(cluster.folder, { copy, first, last });
  } finally {
    await client.end();
  }
}

async function queryText(client: Client, query: string): Promise<string> {
  const { rows } = await client.query<{ answer: string }>(query);
  return rows[0]?.answer ?? '';
}

async function copyFolder(
  cluster: string,
  parts: { copy: ClusterCopy; signal: AbortSignal; folder: string },
): Promise<void> {
  const { copy, signal, folder } = parts;
  await copy.addFolder(folder);
  if (EMPTIED.has(folder)) return;
  for (const entry of await readdir(path.join(cluster, folder), { withFileTypes: true })) {
    signal.throwIfAborted();
    const name = path.posix.join(folder, entry.name);
    if (LEFT_OUT.test(entry.name) || name === CONTROL_FILE) continue;
    if (entry.isDirectory()) await copyFolder(cluster, { ...parts, folder: name });
    // A file may be missing because its table was dropped or rewritten during the copy. Recovery repeats that from the log.
    else if (entry.isFile()) await copy.addFile(name, path.join(cluster, name));
  }
}

async function copyLog(
  cluster: string,
  { copy, first, last }: { copy: ClusterCopy; first: string; last: string },
): Promise<void> {
  const names = await readdir(path.join(cluster, 'pg_wal'));
  const needed = names.filter((name) => WAL_SEGMENT.test(name) && name >= first && name <= last).sort();
  if (needed[0] !== first || needed.at(-1) !== last)
    throw new Error(`The write-ahead log from ${first} to ${last} is incomplete`);
  for (const name of needed) await copy.addFile(`pg_wal/${name}`, path.join(cluster, 'pg_wal', name));
}

/** Major version of the PostgreSQL that wrote the files. */
export async function readMajorVersion(cluster: string): Promise<string> {
  return (await readFile(path.join(cluster, 'PG_VERSION'), 'utf8')).trim();
}
