// URLs of a picture, and the widths in which it is stored.

/**
 * Widths in pixels, chosen for: two columns on a phone at 2x or four columns on a desktop (some 260 px) at 1x; the same
 * at 3x or on a high-density desktop; and the gallery. A file is never wider than its original, so the file of a small
 * picture can be narrower than its name states.
 */
export const PICTURE_WIDTHS = [400, 640, 1280] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export const LARGEST_PICTURE_WIDTH: PictureWidth = 1280;

/** URL of one size of a picture. Its content never changes. */
export function pictureUrl(id: string, width: PictureWidth): string {
  return `/pictures/${id}/${width}.webp`;
}

/** Size of the image beside a link to a page, in pixels. */
export const LINK_PREVIEW = { width: 1200, height: 630 } as const;
export const LINK_PREVIEW_FILE = 'preview.jpg';

/** URL of the link preview image of a picture, a JPEG. */
export function linkPreviewUrl(id: string): string {
  return `/pictures/${id}/${LINK_PREVIEW_FILE}`;
}

/** URL of a picture in a message, accessible to the two participants only. */
export function messagePictureUrl(id: string, width: PictureWidth): string {
  return `/api/message-pictures/${id}/${width}.webp`;
}

/** URL of a picture in a text of the forum, accessible to those who may read it. */
export function textPictureUrl(id: string, width: PictureWidth): string {
  return `/api/text-pictures/${id}/${width}.webp`;
}

/** `srcset` of all sizes; use with `sizes`. */
export function pictureSrcset(id: string, urlOf = pictureUrl): string {
  return PICTURE_WIDTHS.map((width) => `${urlOf(id, width)} ${width}w`).join(', ');
}
