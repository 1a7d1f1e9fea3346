// Under which keys the files of a picture are stored.
import { PICTURE_WIDTHS, type PictureWidth } from '#shared/features/pictures/urls.ts';

/** Where pictures lie that everyone may fetch, apart from what else may be stored one day. */
export const PICTURE_FOLDER = 'ads';
/** Where those of messages lie: no public address leads here. */
export const PRIVATE_FOLDER = 'messages';
export const PICTURE_FOLDERS = [PICTURE_FOLDER, PRIVATE_FOLDER] as const;
export type PictureFolder = (typeof PICTURE_FOLDERS)[number];

export const folderOf = (isPrivate: boolean): PictureFolder => (isPrivate ? PRIVATE_FOLDER : PICTURE_FOLDER);

/** Spread over 256 folders, so that none grows too long for a file system. */
export function pictureKey(id: string, width: PictureWidth, folder: PictureFolder = PICTURE_FOLDER): string {
  return `${folder}/${id.slice(0, 2)}/${id}-${width}.webp`;
}

/** The keys of all files of a picture that everyone may fetch. */
export function pictureKeys(id: string): string[] {
  return PICTURE_WIDTHS.map((width) => pictureKey(id, width));
}

/** Wherever it lies: whoever removes one has no row left to ask. */
export function keysAnywhere(id: string): string[] {
  return PICTURE_FOLDERS.flatMap((folder) => PICTURE_WIDTHS.map((width) => pictureKey(id, width, folder)));
}

/** The picture a stored file belongs to, finished or not; null for a file that is not ours. */
export function pictureOfKey(key: string): string | null {
  return (
    /^(?:ads|messages)\/[0-9a-f]{2}\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-\d+\.webp(?:\.[0-9a-f]+\.part)?$/.exec(
      key,
    )?.[1] ?? null
  );
}
