// The storage keys of a picture's files.
import { LINK_PREVIEW_FILE, PICTURE_WIDTHS, type PictureWidth } from '#shared/features/pictures/urls.ts';

/** The folder of public pictures. */
export const PICTURE_FOLDER = 'ads';
/** The folder of message pictures, which have no public URL. */
export const PRIVATE_FOLDER = 'messages';
export const PICTURE_FOLDERS = [PICTURE_FOLDER, PRIVATE_FOLDER] as const;
/** Names the database that the stored files belong to. */
export const DATABASE_ID_KEY = 'database-id';
export type PictureFolder = (typeof PICTURE_FOLDERS)[number];

export const folderOf = (isPrivate: boolean): PictureFolder => (isPrivate ? PRIVATE_FOLDER : PICTURE_FOLDER);

/** The key of one file of a picture. Keys are spread over 256 folders, so that none grows too large for a file system. */
export function pictureKey(id: string, width: PictureWidth, folder: PictureFolder = PICTURE_FOLDER): string {
  return `${folder}/${id.slice(0, 2)}/${id}-${width}.webp`;
}

/** The key of the preview image that other sites show beside a link to the page of a public picture. */
export function linkPreviewKey(id: string): string {
  return `${PICTURE_FOLDER}/${id.slice(0, 2)}/${id}-${LINK_PREVIEW_FILE}`;
}

/** The keys of all files of a public picture. */
export function pictureKeys(id: string): string[] {
  return [...PICTURE_WIDTHS.map((width) => pictureKey(id, width)), linkPreviewKey(id)];
}

/** The keys in both folders, for deletion: by then the row that says which folder has the files is deleted. */
export function allKeys(id: string): string[] {
  return [...pictureKeys(id), ...PICTURE_WIDTHS.map((width) => pictureKey(id, width, PRIVATE_FOLDER))];
}

/** The picture that a stored file belongs to, complete or partial; null for any other file. */
export function pictureOfKey(key: string): string | null {
  return (
    /^(?:ads|messages)\/[0-9a-f]{2}\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(?:\d+\.webp|preview\.jpg)(?:\.[0-9a-f]+\.part)?$/.exec(
      key,
    )?.[1] ?? null
  );
}
