// Makes a backup of the embedded site while it runs: database, pictures and secrets. Reasons: docs/decisions/28-backup.md.
import { existsSync } from 'node:fs';
import { mkdir, readdir, realpath, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { ERASED_PEOPLE_FILE } from '../core/erased-people.ts';
import { OperatorError } from '../core/process/operator-error.ts';
import type { Settings } from '../core/process/settings.ts';
import { copyCluster, readMajorVersion } from '../database/base-backup.ts';
import { type BackupWriter, type Manifest, writeBackup } from './backup-folder.ts';
import { machine } from './machine.ts';

/** The folder of a backup made now, when none is given: dated, beside DATA_DIR. */
export function defaultBackupFolder(dataDir: string, now: Date): string {
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '');
  return path.join(path.dirname(dataDir), 'backups', `${stamp}Z`);
}

/**
 * Refuses settings and folders with which no backup can be made, before PostgreSQL is started.
 *
 * @throws OperatorError
 */
export async function checkBackup({ dataDir, databaseUrl }: Settings, target: string): Promise<void> {
  if (databaseUrl) {
    throw new OperatorError(
      'npm run backup copies the embedded database only: README.md, "Backup", says what to run with a DATABASE_URL.',
    );
  }
  if (!existsSync(path.join(dataDir, 'cluster')))
    throw new OperatorError(`There is no database in DATA_DIR (${dataDir}).`);
  if (existsSync(target)) throw new OperatorError(`${target} exists: choose another name for the backup.`);
  const isInside = !path.relative(dataDir, target).startsWith('..');
  if (isInside)
    throw new OperatorError(
      `A backup in DATA_DIR (${dataDir}) would be lost with it: choose another folder.`,
    );
}

/**
 * Writes the backup to a draft and renames it when it is complete; a failed or interrupted one is deleted.
 *
 * @param cluster.url address of the running cluster for its superuser
 */
export async function makeBackup(
  settings: Settings,
  target: string,
  { url, signal }: { url: string; signal: AbortSignal },
): Promise<Manifest> {
  const draft = `${target}.${process.pid}.partial`;
  try {
    // Parent folders have the usual mode; only this account can read the backup itself.
    await mkdir(path.dirname(draft), { recursive: true });
    await mkdir(draft, { mode: 0o700 });
    const backup = await writeBackup(draft);
    const manifest = await copySite(settings, backup, { url, signal });
    await rename(draft, target);
    return manifest;
  } catch (error) {
    // A folder that cannot be reached cannot be deleted either, and the operator needs the first error.
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
    throw explain(error, target);
  }
}

async function copySite(
  { dataDir, s3, secret }: Settings,
  backup: BackupWriter,
  { url, signal }: { url: string; signal: AbortSignal },
): Promise<Manifest> {
  const folder = await realpath(path.join(dataDir, 'cluster'));
  const copyOf = (name: string) => copyTree(dataDir, name, { backup, signal });
  // Pictures are copied before and after the database, so that every row has its pictures, even those added or deleted meanwhile.
  await copyOf('pictures');
  await copyCluster(
    { url, folder },
    {
      addFolder: (name) => backup.addFolder(path.posix.join('cluster', name)),
      addFile: (name, source) => backup.addFile(`cluster/${name}`, source),
      addContents: (name, contents) => backup.addContents(`cluster/${name}`, contents),
    },
    signal,
  );
  const createdAt = new Date().toISOString();
  await copyOf('pictures');
  await copyOf('secrets');
  await backup.addFile(ERASED_PEOPLE_FILE, path.join(dataDir, ERASED_PEOPLE_FILE));
  return backup.finish({
    createdAt,
    postgres: await readMajorVersion(folder),
    machine,
    bucket: s3?.bucket ?? null,
    hasOwnSecret: secret !== undefined,
  });
}

/** Copies the files below `name` that the backup does not have yet; those of unfinished uploads are left out. */
async function copyTree(
  dataDir: string,
  name: string,
  parts: { backup: BackupWriter; signal: AbortSignal },
): Promise<void> {
  const entries = await readdir(path.join(dataDir, name), { withFileTypes: true }).catch(absentAsNone);
  for (const entry of entries) {
    parts.signal.throwIfAborted();
    const inner = `${name}/${entry.name}`;
    if (entry.isDirectory()) await copyTree(dataDir, inner, parts);
    else if (entry.isFile() && !inner.endsWith('.part'))
      await parts.backup.addFile(inner, path.join(dataDir, inner));
  }
}

function explain(error: unknown, target: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new OperatorError(`The disk that holds ${target} has no room left for the backup.`);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR' || code === 'EEXIST')
    return new OperatorError(`The backup cannot be written to ${target}.`);
  const isPostgresGone =
    code === '57P01' || /terminated|Connection|ECONN|ENOENT.*s\.PGSQL/.test(String(error));
  if (isPostgresGone) return new OperatorError('PostgreSQL stopped while the backup was made: try again.');
  return error;
}

function absentAsNone(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
