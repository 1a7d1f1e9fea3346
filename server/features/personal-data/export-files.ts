// The files of copies: where they are made, and sweeping up those that nobody may fetch any more.
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Services } from '../../core/http/request.ts';
import type { ListedFile } from '../../core/storage/storage.ts';
import { EXPORT_FOLDER, exportKey, exportOfKey } from './keys.ts';
import { deleteOldExports, failForsakenExports, listKnownExports } from './queries.ts';

export const MAKE_EXPORT = 'make-export';

/** Copies are made in minutes; a file that old was left by a server that was killed. */
const LEFT_MS = 60 * 60 * 1000;
const AT_A_TIME = 1000;

/**
 * Lets `work` write a file on this machine, since a bucket wants to know its length before the first byte, and removes the
 * file whatever happens.
 */
export async function onDesk<Result>(
  { settings }: Pick<Services, 'settings'>,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = deskOf(settings);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await clearDesk(folder);
  const file = path.join(folder, `${randomUUID()}.zip`);
  try {
    return await work(file);
  } finally {
    await rm(file, { force: true });
  }
}

function deskOf({ dataDir }: Services['settings']): string {
  return path.join(dataDir, 'exports');
}

/** Never fails: what could not be removed now is swept later. */
export async function removeExportFiles(
  { storage, logger }: Pick<Services, 'storage' | 'logger'>,
  ids: string[],
): Promise<void> {
  try {
    await storage.remove(ids.map(exportKey));
  } catch (error) {
    logger.warn({ err: error, exports: ids }, 'copies of personal data were left to sweep');
  }
}

/**
 * Removes copies whose time is out, and files without a row: of people who are erased, or of a server that was killed. What
 * waits for a job that was lost is given up.
 */
export async function sweepExports(services: Services): Promise<void> {
  const { database, storage } = services;
  await failForsakenExports(database.kysely, MAKE_EXPORT);
  await removeExportFiles(services, await deleteOldExports(database.kysely));
  let batch: StoredCopy[] = [];
  for await (const file of storage.list(EXPORT_FOLDER)) {
    const id = exportOfKey(file.key);
    if (id) batch.push({ file, id });
    if (batch.length < AT_A_TIME) continue;
    await sweepBatch(services, batch);
    batch = [];
  }
  await sweepBatch(services, batch);
  await clearDesk(deskOf(services.settings));
}

interface StoredCopy {
  file: ListedFile;
  id: string;
}

async function sweepBatch({ database, storage }: Services, batch: StoredCopy[]): Promise<void> {
  const known = await listKnownExports(
    database.kysely,
    batch.map(({ id }) => id),
  );
  const orphans: string[] = [];
  for (const { file, id } of batch) {
    const isPart = file.key.endsWith('.part');
    if (known.has(id) && !isPart) continue;
    // Half a file may be on its way; one whose row is gone is nobody's.
    const written = isPart && known.has(id) ? await file.writtenAt() : null;
    if (!written || written.getTime() < Date.now() - LEFT_MS) orphans.push(file.key);
  }
  await storage.remove(orphans);
}

async function clearDesk(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const found = await stat(path.join(folder, name)).catch(() => null);
    if (found && found.mtimeMs < Date.now() - LEFT_MS) await rm(path.join(folder, name), { force: true });
  }
}
