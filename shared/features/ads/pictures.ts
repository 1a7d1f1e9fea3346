// Which picked files are worth uploading. The server looks at the bytes themselves; this spares a doomed upload.
import { pictureWords } from './picture-words.ts';

/** Source: spec 1 §9 Images. */
export const MAX_PICTURES_PER_PICK = 5;
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
export const MAX_PICTURE_PIXELS = 50_000_000;

/** For a file chooser. Phones name HEIC by type, desktops only by ending. */
export const ACCEPTED_PICTURES =
  'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';

const pictureTypes = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/heif',
]);
const pictureEndings = /\.(?:jpe?g|png|webp|avif|heic|heif)$/i;

/**
 * Why a picked file should not be uploaded, or null when it may be tried. A file without a type is judged by its ending.
 * Source: spec 1 §5 Image upload.
 */
export function judgePicture(file: { name: string; size: number; type: string }): string | null {
  const isPicture =
    file.type === '' ? pictureEndings.test(file.name) : pictureTypes.has(file.type.toLowerCase());
  if (!isPicture) return pictureWords.refused(file.name);
  if (file.size > MAX_PICTURE_BYTES) return pictureWords.tooLarge(file.name);
  return null;
}
