// Names of the files in a copy, understandable without the site.
import { formatDay, shortId } from '#shared/format.ts';
import type { OwnPicture } from './export-queries.ts';

const MAX_TITLE_LENGTH = 60;

export interface NamedPicture {
  id: string;
  isPrivate: boolean;
  /** Id of the ad, message, forum text, article or message to the operator that has the picture. */
  ownerId: string | null;
  path: string;
}

/** Assigns each picture a path in the copy: "bilder/Matchboll (1a2b3c4d)/1.webp", in display order. */
export function namePictures(pictures: readonly OwnPicture[]): NamedPicture[] {
  const counts = new Map<string, number>();
  return pictures.map((picture) => {
    const { id, ad, messageId, forumTextId, newsId, contactMessageId, isPortrait, isPrivate } = picture;
    if (isPortrait) return { id, isPrivate, ownerId: null, path: 'bilder/profilbild.webp' };
    const folder = folderOf(picture);
    const number = (counts.get(folder) ?? 0) + 1;
    counts.set(folder, number);
    return {
      id,
      isPrivate,
      ownerId: ad?.id ?? messageId ?? forumTextId ?? newsId ?? contactMessageId,
      path: `bilder/${folder}/${number}.webp`,
    };
  });
}

function folderOf({ ad, messageId, forumTextId, newsId, contactMessageId, isPrivate }: OwnPicture): string {
  if (forumTextId) return `forumet/${shortId(forumTextId)}`;
  if (newsId) return `nyheter/${shortId(newsId)}`;
  if (messageId) return `meddelanden/${shortId(messageId)}`;
  if (contactMessageId) return `kontakt/${shortId(contactMessageId)}`;
  if (isPrivate) return 'utan meddelande';
  return ad ? `${asFileName(ad.title)} (${shortId(ad.id)})` : 'utan annons';
}

/** Letters, digits, spaces and hyphens: valid in every file system, and without path separators. */
export function asFileName(title: string): string {
  const name = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  // Counts code points, so that no surrogate pair is cut.
  return [...name].slice(0, MAX_TITLE_LENGTH).join('').trim() || 'Annons';
}

/** The file name of the download. */
export function copyName(madeAt: Date): string {
  return `baskettorget-mina-uppgifter-${formatDay(madeAt)}.zip`;
}
