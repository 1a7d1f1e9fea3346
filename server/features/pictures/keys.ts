// Under which keys the files of a picture are stored.
import { PICTURE_WIDTHS, type PictureWidth } from '#shared/features/pictures/rules.ts';

/** Where pictures lie, apart from what else may be stored one day. */
export const PICTURE_FOLDER = 'ads';

/** Spread over 256 folders, so that none grows too long for a file system. */
export function pictureKey(id: string, width: PictureWidth): string {
  return `${PICTURE_FOLDER}/${id.slice(0, 2)}/${id}-${width}.webp`;
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
