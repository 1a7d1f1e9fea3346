// The limits of an uploaded picture: bytes, pixels, file types, and how many at a time. Source: spec 1 §9 Images.

export const MAX_PICTURES_PER_PICK = 5;
export const MAX_PICTURE_MEGABYTES = 10;
export const MAX_PICTURE_BYTES = MAX_PICTURE_MEGABYTES * 1024 * 1024;
export const MAX_PICTURE_MEGAPIXELS = 50;
export const MAX_PICTURE_PIXELS = MAX_PICTURE_MEGAPIXELS * 1_000_000;

/** How many uploaded pictures a person may have that belong to no ad and no message yet. */
export const MAX_WAITING_PICTURES = 50;

/** How many pictures one person may upload at the same time. */
export const MAX_UPLOADS_AT_ONCE = 10;

/** For a file chooser. Phones name HEIC by type, desktops only by ending. */
export const ACCEPTED_PICTURES =
  'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';

const acceptedTypes = new Set(ACCEPTED_PICTURES.split(',').filter((type) => type.includes('/')));
const acceptedEndings = /\.(?:jpe?g|png|webp|avif|heic|heif)$/i;

export type FileFlaw = 'not-a-picture' | 'too-big';

/**
 * Why a picked file must not be uploaded, or null. A file without a type is judged by its ending. The server reads the bytes
 * themselves; this spares an upload that is bound to fail. Source: spec 1 §5 Image upload.
 */
export function findFileFlaw(file: { name: string; size: number; type: string }): FileFlaw | null {
  const isPicture =
    file.type === '' ? acceptedEndings.test(file.name) : acceptedTypes.has(file.type.toLowerCase());
  if (!isPicture) return 'not-a-picture';
  return file.size > MAX_PICTURE_BYTES ? 'too-big' : null;
}
