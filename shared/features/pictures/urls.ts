// The addresses of a picture and the widths it is stored in.

/**
 * Widths in pixels, chosen for the places pictures are shown: the phone's two columns at two dots a pixel or the desktop's
 * four (some 260 px) on an ordinary screen; the same at three dots, or on a sharp screen; and the gallery.
 * A file is never wider than its original, so a small picture's files are narrower than their names say.
 */
export const PICTURE_WIDTHS = [400, 640, 1280] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export const LARGEST_PICTURE_WIDTH: PictureWidth = 1280;

/** The address of one size of a picture. What it holds never changes. */
export function pictureUrl(id: string, width: PictureWidth): string {
  return `/pictures/${id}/${width}.webp`;
}

/** The same of a picture in a message, which is given to the two of its thread alone. */
export function messagePictureUrl(id: string, width: PictureWidth): string {
  return `/api/message-pictures/${id}/${width}.webp`;
}

/** All sizes, for `srcset`; give `sizes` beside it. */
export function pictureSrcset(id: string, urlOf = pictureUrl): string {
  return PICTURE_WIDTHS.map((width) => `${urlOf(id, width)} ${width}w`).join(', ');
}
