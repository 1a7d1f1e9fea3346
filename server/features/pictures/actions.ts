// Uploading pictures, reading and deleting them; attach.ts attaches them.
import { randomUUID } from 'node:crypto';
import type { AdPicture } from '#shared/features/ads/ad-schemas.ts';
import type { UploadRefusal } from '#shared/features/pictures/refusals.ts';
import { LARGEST_PICTURE_WIDTH } from '#shared/features/pictures/urls.ts';
import type { PictureMaker } from '../../core/pictures/pictures.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { Services } from '../../core/http/request.ts';
import type { OpenFile, Storage } from '../../core/storage/storage.ts';
import { folderOf, allKeys, pictureKey } from './keys.ts';
import { deleteUnattachedPicture, hasMaxUnattachedPictures, insertPicture } from './queries.ts';

export type PictureServices = Pick<Services, 'database' | 'storage' | 'logger'>;

/** An upload refused for a reason other than the file. */
export class UploadRefused extends Error {
  override name = 'UploadRefused';
  readonly reason: UploadRefusal;

  constructor(reason: UploadRefusal) {
    super(`The upload was refused: ${reason}`);
    this.reason = reason;
  }
}

/**
 * Converts a file to a picture and stores it, not attached yet to an ad or a message. Files are written before the row,
 * so that no row refers to missing files; after a failure both are deleted, or purged later if that fails too.
 * Source: spec 1 §5 Image upload.
 *
 * @param upload.source the file's bytes or its path
 * @param upload.isPrivate for a message or a text of the forum: stored apart from public pictures, and only these can use it
 * @param upload.signal aborted when the client has closed the connection; then nothing is stored
 * @throws PictureRefused, MakerBusy, UploadRefused
 */
export async function uploadPicture(
  services: PictureServices & { maker: PictureMaker },
  upload: { userId: string; source: Buffer | string; isPrivate?: boolean; signal?: AbortSignal },
): Promise<AdPicture> {
  const { database, storage, maker } = services;
  const { userId, source, isPrivate = false, signal } = upload;
  if (await hasMaxUnattachedPictures(database.kysely, userId)) throw new UploadRefused('too-many-waiting');
  const { files, ...image } = await maker.makePicture(source, { group: userId, signal });
  const id = randomUUID();
  try {
    const written = await Promise.allSettled(
      files.map((file) =>
        storage.put(pictureKey(id, file.width, folderOf(isPrivate)), file.bytes, 'image/webp'),
      ),
    );
    const failure = written.find((outcome) => outcome.status === 'rejected');
    if (failure) throw failure.reason;
    signal?.throwIfAborted();
    const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
    await insertPicture(database.kysely, { id, userId, isPrivate, ...image, bytes });
    signal?.throwIfAborted();
  } catch (error) {
    await undoUpload(services, { id, userId });
    throw error;
  }
  return { id, ...image };
}

/** Converts one picture and stores a copy under each of these ids; the caller inserts the rows. */
export async function storeCopies(
  { storage, maker }: Pick<PictureServices, 'storage'> & { maker: PictureMaker },
  source: Buffer,
  ids: string[],
): Promise<Omit<AdPicture, 'id'> & { bytes: number }> {
  const { files, ...image } = await maker.makePicture(source);
  for (const id of ids) {
    await Promise.all(files.map((file) => storage.put(pictureKey(id, file.width), file.bytes, 'image/webp')));
  }
  return { ...image, bytes: files.reduce((sum, file) => sum + file.bytes.length, 0) };
}

async function undoUpload(services: PictureServices, picture: { id: string; userId: string }): Promise<void> {
  await deleteUnattachedPicture(services.database.kysely, picture).catch((error: unknown) =>
    services.logger.warn(
      { err: error, picture: picture.id },
      'Row of a failed upload was not deleted; the purge will delete it',
    ),
  );
  await removePictureFiles(services, [picture.id]);
}

export * from './attach.ts';
export {
  attachTextPictures,
  findAttachedSizes,
  findTextPictureSizes,
  type TextTarget,
} from './text-picture-queries.ts';

/**
 * Deletes one of the user's own pictures that is not attached to anything.
 *
 * @throws ORPCError NOT_FOUND
 */
export async function deletePicture(
  services: PictureServices,
  picture: { id: string; userId: string },
): Promise<void> {
  if (!(await deleteUnattachedPicture(services.database.kysely, picture))) refuse('NOT_FOUND');
  await removePictureFiles(services, [picture.id]);
}

/**
 * Opens the largest file of a picture; null if there is none. The caller reads the stream to its end or destroys it.
 */
export function openPictureFile(
  storage: Storage,
  { id, isPrivate }: { id: string; isPrivate: boolean },
): Promise<OpenFile | null> {
  return storage.open(pictureKey(id, LARGEST_PICTURE_WIDTH, folderOf(isPrivate)));
}

/**
 * Deletes the files of pictures whose rows are deleted. Never fails: files that could not be deleted are purged later.
 */
export async function removePictureFiles(
  { storage, logger }: Pick<PictureServices, 'storage' | 'logger'>,
  ids: string[],
): Promise<void> {
  try {
    await storage.remove(ids.flatMap(allKeys));
  } catch (error) {
    logger.warn({ err: error, pictures: ids }, 'Picture files were not deleted; the purge will delete them');
  }
}
