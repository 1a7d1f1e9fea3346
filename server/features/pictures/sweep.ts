// Sweeps up pictures that no ad or message came for and files that no row knows.
import type { ListedFile } from '../../core/storage/storage.ts';
import { type PictureServices, removePictureFiles } from './actions.ts';
import { PICTURE_FOLDERS, pictureOfKey } from './keys.ts';
import { deleteForgottenPictures, hasAnyPicture, listExisting } from './queries.ts';

/** Drafts live a week in the browser. No upload takes an hour, so a file that old whose row is missing has none coming. */
const patience = { draftMs: 7 * 24 * 60 * 60 * 1000, fileMs: 60 * 60 * 1000 };

/**
 * Removes pictures that waited too long for an ad or a message, and stored files without a row. Files of other kinds are left alone.
 * A database without a single picture is more likely the wrong one than full of orphans, so then no file is touched.
 *
 * @param ages how old, in milliseconds: a picture that waits (a week), a file without a row (an hour)
 */
export async function sweepPictures(
  services: PictureServices,
  { draftMs, fileMs } = patience,
): Promise<{ pictures: number; files: number }> {
  const { kysely } = services.database;
  const forgotten = await deleteForgottenPictures(kysely, draftMs);
  await removePictureFiles(services, forgotten);
  if (!(await hasAnyPicture(kysely))) return { pictures: forgotten.length, files: 0 };
  const before = Date.now() - fileMs;
  let files = 0;
  let batch: StoredPart[] = [];
  for (const folder of PICTURE_FOLDERS) {
    for await (const file of services.storage.list(folder)) {
      const picture = pictureOfKey(file.key);
      if (picture) batch.push({ file, picture });
      if (batch.length < BATCH) continue;
      files += await sweepBatch(services, batch, before);
      batch = [];
    }
  }
  files += await sweepBatch(services, batch, before);
  return { pictures: forgotten.length, files };
}

const BATCH = 1000;

interface StoredPart {
  file: ListedFile;
  /** The id of the picture it belongs to. */
  picture: string;
}

async function sweepBatch(
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
