// Files of copies: temporary files, deletion, and purging files without a row.
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { HOUR_MS } from '#shared/durations.ts';
import type { Services } from '../../core/http/request.ts';
import type { ListedFile } from '../../core/storage/storage.ts';
import { EXPORT_FOLDER, exportKey, exportOfKey } from './keys.ts';
import { deleteOldExports, failOrphanedExports, listKnownExports } from './queries.ts';

export const MAKE_EXPORT = 'make-export';

/** Creating a copy takes minutes; an older temporary file was left by a killed server. */
const ORPHAN_AGE_MS = HOUR_MS;
const BATCH_SIZE = 1000;

/**
 * Calls `work` with a temporary local file, because S3 needs the length before the first byte; always deletes the file.
 */
export async function withTemporaryFile<Result>(
  { settings }: Pick<Services, 'settings'>,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = temporaryFolderOf(settings);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await deleteOldTemporaryFiles(folder);
  const file = path.join(folder, `${randomUUID()}.zip`);
  try {
    return await work(file);
  } finally {
    await rm(file, { force: true });
  }
}

function temporaryFolderOf({ dataDir }: Services['settings']): string {
  return path.join(dataDir, 'exports');
}

/** Never fails: files that could not be deleted are purged later. */
export async function removeExportFiles(
  { storage, logger }: Pick<Services, 'storage' | 'logger'>,
  ids: string[],
): Promise<void> {
  try {
    await storage.remove(ids.map(exportKey));
  } catch (error) {
    logger.warn(
      { err: error, exports: ids },
      'Copies of personal data could not be deleted and will be purged',
    );
  }
}

/**
 * Deletes expired copies, and files without a row: of erased people, or of a killed server. Marks copies whose job was
 * lost as failed.
 */
export async function purgeExports(services: Services): Promise<void> {
  const { database, storage } = services;
  await failOrphanedExports(database.kysely, MAKE_EXPORT);
  await removeExportFiles(services, await deleteOldExports(database.kysely));
  let batch: StoredCopy[] = [];
  for await (const file of storage.list(EXPORT_FOLDER)) {
    const id = exportOfKey(file.key);
    if (id) batch.push({ file, id });
    if (batch.length < BATCH_SIZE) continue;
    await purgeBatch(services, batch);
    batch = [];
  }
  await purgeBatch(services, batch);
  await deleteOldTemporaryFiles(temporaryFolderOf(services.settings));
}

interface StoredCopy {
  file: ListedFile;
  id: string;
}

async function purgeBatch({ database, storage }: Services, batch: StoredCopy[]): Promise<void> {
  const known = await listKnownExports(
    database.kysely,
    batch.map(({ id }) => id),
  );
  const orphans: string[] = [];
  for (const { file, id } of batch) {
    const isPart = file.key.endsWith('.part');
    if (known.has(id) && !isPart) continue;
    // A partial file may still be uploading, unless its row is deleted.
    const written = isPart && known.has(id) ? await file.writtenAt() : null;
    if (!written || written.getTime() < Date.now() - ORPHAN_AGE_MS) orphans.push(file.key);
  }
  await storage.remove(orphans);
}

async function deleteOldTemporaryFiles(folder: string): Promise<void> {
  // There is no folder before the first export, and a file may be deleted meanwhile.
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const found = await stat(path.join(folder, name)).catch(() => null);
    if (found && found.mtimeMs < Date.now() - ORPHAN_AGE_MS)
      await rm(path.join(folder, name), { force: true });
  }
}
