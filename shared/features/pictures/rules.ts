// Limits of uploaded pictures: bytes, pixels, file types and number. Source: spec 1 §9 Images.

export const MAX_PICTURES_PER_PICK = 5;
export const MAX_PICTURE_MEGABYTES = 10;
export const MAX_PICTURE_BYTES = MAX_PICTURE_MEGABYTES * 1024 * 1024;
export const MAX_PICTURE_MEGAPIXELS = 50;
export const MAX_PICTURE_PIXELS = MAX_PICTURE_MEGAPIXELS * 1_000_000;

/**
 * Uploaded pictures per user that are not yet attached to an ad or a message: five ads of 20 pictures, the most that the setting
 * allows, since those of abandoned forms are stored for a week.
 */
export const MAX_WAITING_PICTURES = 100;

/** Concurrent uploads per user. */
export const MAX_UPLOADS_AT_ONCE = 10;

/** For `<input accept>`. Phones report HEIC as a media type, desktops only as a file extension. */
export const ACCEPTED_PICTURES =
  'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';

const acceptedTypes = new Set(ACCEPTED_PICTURES.split(',').filter((type) => type.includes('/')));
const acceptedEndings = /\.(?:jpe?g|png|webp|avif|heic|heif)$/i;

export type FileProblem = 'not-a-picture' | 'too-big';

/**
 * Why a selected file must not be uploaded; null if it may be. A file without a type is checked by its extension. The
 * server checks the bytes; this only avoids an upload that would fail. Source: spec 1 §5 Image upload.
 */
export function findFileProblem(file: { name: string; size: number; type: string }): FileProblem | null {
  const isPicture =
    file.type === '' ? acceptedEndings.test(file.name) : acceptedTypes.has(file.type.toLowerCase());
  if (!isPicture) return 'not-a-picture';
  return file.size > MAX_PICTURE_BYTES ? 'too-big' : null;
}
