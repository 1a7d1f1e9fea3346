// Purges pictures that were never attached, and files without a row.
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { UNATTACHED_PICTURE_DAYS } from '#shared/privacy/retention-times.ts';
import type { ListedFile } from '../../core/storage/storage.ts';
import { type PictureServices, removePictureFiles } from './actions.ts';
import { PICTURE_FOLDERS, pictureOfKey } from './keys.ts';
import { deleteUnattachedSince, hasAnyPicture, listExisting } from './queries.ts';
import { ownsStorage } from './storage-owner.ts';

/** A draft in a browser may use an unattached picture. No upload takes an hour, so an older file without a row gets none. */
const minimumAges = { draftMs: UNATTACHED_PICTURE_DAYS * DAY_MS, fileMs: HOUR_MS };

/**
 * Deletes pictures that have been unattached for too long, and stored files without a row. Other kinds of files are
 * left alone. Nothing is deleted if the files belong to another database. A database without any picture is more likely
 * the wrong one than full of orphans, so then no file is deleted.
 *
 * @param ages minimum ages in milliseconds: of an unattached picture (a week), of a file without a row (an hour)
 * @param signal aborted when the process ends; the next run continues
 */
export async function purgePictures(
  services: PictureServices,
  { draftMs, fileMs } = minimumAges,
  signal?: AbortSignal,
): Promise<{ pictures: number; files: number }> {
  const { kysely } = services.database;
  const hasPictures = await hasAnyPicture(kysely);
  if (hasPictures && !(await ownsStorage(services))) return { pictures: 0, files: 0 };
  const unattached = await deleteUnattachedSince(kysely, draftMs);
  await removePictureFiles(services, unattached);
  if (!hasPictures) return { pictures: unattached.length, files: 0 };
  const before = Date.now() - fileMs;
  let files = 0;
  let batch: StoredPart[] = [];
  for (const folder of PICTURE_FOLDERS) {
    for await (const file of services.storage.list(folder)) {
      if (signal?.aborted) return { pictures: unattached.length, files };
      const picture = pictureOfKey(file.key);
      if (picture) batch.push({ file, picture });
      if (batch.length < BATCH) continue;
      files += await purgeBatch(services, batch, before);
      batch = [];
    }
  }
  files += await purgeBatch(services, batch, before);
  return { pictures: unattached.length, files };
}

const BATCH = 1000;

interface StoredPart {
  file: ListedFile;
  /** The id of the picture it belongs to. */
  picture: string;
}

async function purgeBatch(
  { database, storage }: PictureServices,
  batch: StoredPart[],
  before: number,
): Promise<number> {
  const existing = await listExisting(database.kysely, [...new Set(batch.map(({ picture }) => picture))]);
  const orphans: string[] = [];
  for (const { file, picture } of batch) {
    if (existing.has(picture) && !file.key.endsWith('.part')) continue;
    const written = await file.writtenAt();
    if (written && written.getTime() < before) orphans.push(file.key);
  }
  await storage.remove(orphans);
  return orphans.length;
}
