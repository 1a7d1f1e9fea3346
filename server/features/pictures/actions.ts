// Taking in pictures, giving them to ads and messages, removing them, and sweeping up after what failed.
import { randomUUID } from 'node:crypto';
import type { AdPicture } from '#shared/features/ads/ad-schemas.ts';
import type { UploadRefusal } from '#shared/features/pictures/refusals.ts';
import { LARGEST_PICTURE_WIDTH } from '#shared/features/pictures/urls.ts';
import type { PictureMaker } from '../../core/pictures/pictures.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { Services } from '../../core/http/request.ts';
import type { OpenFile, Storage } from '../../core/storage/storage.ts';
import type { Connection } from '../../database/connection.ts';
import { folderOf, keysAnywhere, pictureKey } from './keys.ts';
import {
  deleteOtherPictures,
  deleteOtherPortrait,
  deleteWaitingPicture,
  givePictures,
  hasFullTray,
  insertPicture,
  markPortrait,
  placePictures,
} from './queries.ts';

export type PictureServices = Pick<Services, 'database' | 'storage' | 'logger'>;

/** An upload that is answered with something other than a picture, for a reason that is not the file's. */
export class UploadRefused extends Error {
  override name = 'UploadRefused';
  readonly reason: UploadRefusal;

  constructor(reason: UploadRefusal) {
    super(`The upload was refused: ${reason}`);
    this.reason = reason;
  }
}

/**
 * Makes a picture of a file and keeps it; it waits for its ad or its message. Files are written first and the row last, so that a row
 * never promises files that are not there; what is left of a failure is undone, or swept when even that fails.
 * Source: spec 1 §5 Image upload.
 *
 * @param upload.source the file's bytes or its path
 * @param upload.isPrivate for a message: it lies apart from what everyone may fetch, and never becomes anything else
 * @param upload.signal aborted when nobody waits for the answer any more; then nothing is kept
 * @throws PictureRefused, MakerBusy, UploadRefused
 */
export async function uploadPicture(
  services: PictureServices & { maker: PictureMaker },
  upload: { userId: string; source: Buffer | string; isPrivate?: boolean; signal?: AbortSignal },
): Promise<AdPicture> {
  const { database, storage, maker } = services;
  const { userId, source, isPrivate = false, signal } = upload;
  if (await hasFullTray(database.kysely, userId)) throw new UploadRefused('too-many-waiting');
  const { files, ...look } = await maker.makePicture(source, signal);
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
    await insertPicture(database.kysely, { id, userId, isPrivate, ...look, bytes });
    signal?.throwIfAborted();
  } catch (error) {
    await undoUpload(services, { id, userId });
    throw error;
  }
  return { id, ...look };
}

/** Makes the files of one picture and stores a copy under each of these ids; whoever asks writes the rows. */
export async function storeCopies(
  { storage, maker }: Pick<PictureServices, 'storage'> & { maker: PictureMaker },
  source: Buffer,
  ids: string[],
): Promise<Omit<AdPicture, 'id'> & { bytes: number }> {
  const { files, ...look } = await maker.makePicture(source);
  for (const id of ids) {
    await Promise.all(files.map((file) => storage.put(pictureKey(id, file.width), file.bytes, 'image/webp')));
  }
  return { ...look, bytes: files.reduce((sum, file) => sum + file.bytes.length, 0) };
}

async function undoUpload(services: PictureServices, picture: { id: string; userId: string }): Promise<void> {
  await deleteWaitingPicture(services.database.kysely, picture).catch((error: unknown) =>
    services.logger.warn({ err: error, picture: picture.id }, 'a failed upload left a row to sweep'),
  );
  await removePictureFiles(services, [picture.id]);
}

/**
 * Makes these the ad's pictures, first one first; runs in the transaction that saves the ad. Returns those that were on
 * the ad and are no longer: their rows are gone, and after the commit the caller gives them to removePictureFiles.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for a picture that is gone, somebody else's, or another ad's
 */
export async function attachPictures(
  transaction: Connection,
  wanted: { adId: string; userId: string; pictureIds: string[] },
): Promise<string[]> {
  const dropped = await deleteOtherPictures(transaction, wanted);
  const placed = await placePictures(transaction, wanted);
  return placed === wanted.pictureIds.length ? dropped : refuseMissing();
}

/**
 * Gives these to a message, in this order; runs in the transaction that writes it.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for a picture that is gone, somebody else's, sent up for an ad, or another message's
 */
export async function enclosePictures(
  transaction: Connection,
  wanted: { messageId: string; userId: string; pictureIds: string[] },
): Promise<{ id: string; width: number; height: number; preview: string }[]> {
  if (wanted.pictureIds.length === 0) return [];
  const given = await givePictures(transaction, wanted);
  if (given.length !== wanted.pictureIds.length) refuseMissing();
  return given;
}

function refuseMissing(): never {
  const sentence = 'En av bilderna finns inte längre. Ladda upp den igen.';
  return refuse('UNPROCESSABLE_CONTENT', sentence, { pictureIds: sentence });
}

/**
 * Makes this the person's portrait, or takes theirs down; runs in the transaction that saves the profile. Returns the one
 * that is gone, for removePictureFiles after the commit.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for a picture that is gone, somebody else's, or an ad's
 */
export async function hangPortrait(
  transaction: Connection,
  portrait: { userId: string; id: string | null },
): Promise<string[]> {
  const { userId, id } = portrait;
  const dropped = await deleteOtherPortrait(transaction, portrait);
  if (id === null || (await markPortrait(transaction, { userId, id }))) return dropped;
  const sentence = 'Bilden finns inte längre. Ladda upp den igen.';
  return refuse('UNPROCESSABLE_CONTENT', sentence, { portraitId: sentence });
}

/**
 * Removes one's own picture that belongs to nothing yet.
 *
 * @throws ORPCError NOT_FOUND
 */
export async function removePicture(
  services: PictureServices,
  picture: { id: string; userId: string },
): Promise<void> {
  if (!(await deleteWaitingPicture(services.database.kysely, picture))) refuse('NOT_FOUND');
  await removePictureFiles(services, [picture.id]);
}

/** Opens the largest file of a picture, or null when there is none. Whoever opens reads to the end or destroys the stream. */
export function openPictureFile(
  storage: Storage,
  { id, isPrivate }: { id: string; isPrivate: boolean },
): Promise<OpenFile | null> {
  return storage.open(pictureKey(id, LARGEST_PICTURE_WIDTH, folderOf(isPrivate)));
}

/** Removes the files of pictures whose rows are gone. Never fails: what could not be removed now is swept later. */
export async function removePictureFiles(
  { storage, logger }: Pick<PictureServices, 'storage' | 'logger'>,
  ids: string[],
): Promise<void> {
  try {
    await storage.remove(ids.flatMap(keysAnywhere));
  } catch (error) {
    logger.warn({ err: error, pictures: ids }, 'pictures were left to sweep');
  }
}
