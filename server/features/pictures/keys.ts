// Under which keys the files of a picture are stored.
import { PICTURE_WIDTHS, type PictureWidth } from '#shared/features/pictures/rules.ts';

/** Pictures are spread over 256 folders, so that none grows too long to list. */
export const pictureFolders = Array.from({ length: 256 }, (_, n) => `ads/${n.toString(16).padStart(2, '0')}`);

export function pictureKey(id: string, width: PictureWidth): string {
  return `ads/${id.slice(0, 2)}/${id}-${width}.webp`;
}

/** The keys of all files of a picture. */
export function pictureKeys(id: string): string[] {
  return PICTURE_WIDTHS.map((width) => pictureKey(id, width));
}

/** The picture a stored file belongs to, finished or not; null for a file that is not ours. */
export function pictureOfKey(key: string): string | null {
  return (
    /^ads\/[0-9a-f]{2}\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-\d+\.webp(?:\.[0-9a-f]+\.part)?$/.exec(
      key,
    )?.[1] ?? null
  );
}
