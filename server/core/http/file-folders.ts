// The folders of built files and pictures, whose answers need neither the request queue nor all security headers.

const FOLDERS = ['assets', 'pictures', 'placeholders', 'news-categories'] as const;

export type FileFolder = (typeof FOLDERS)[number];

/** The folder of a file's address; undefined for all other addresses. */
export function fileFolderOf(url: string): FileFolder | undefined {
  return FOLDERS.find((folder) => url.startsWith(`/${folder}/`));
}
