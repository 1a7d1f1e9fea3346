// What the files of a copy are called, so that whoever unpacks it understands what is what.
import { formatDay, shortId } from '#shared/format.ts';
import type { OwnPicture } from './export-queries.ts';

const LONGEST_TITLE = 60;

export interface NamedPicture {
  id: string;
  isPrivate: boolean;
  /** The ad or the message that has it. */
  ownerId: string | null;
  path: string;
}

/** Gives each picture a path in the copy: "bilder/Matchboll (1a2b3c4d)/1.webp", in the order they are shown. */
export function namePictures(pictures: readonly OwnPicture[]): NamedPicture[] {
  const counts = new Map<string, number>();
  return pictures.map(({ id, ad, messageId, isPortrait, isPrivate }) => {
    if (isPortrait) return { id, isPrivate, ownerId: null, path: 'bilder/profilbild.webp' };
    const folder = folderOf({ ad, messageId, isPrivate });
    const number = (counts.get(folder) ?? 0) + 1;
    counts.set(folder, number);
    return { id, isPrivate, ownerId: ad?.id ?? messageId, path: `bilder/${folder}/${number}.webp` };
  });
}

function folderOf({ ad, messageId, isPrivate }: Pick<OwnPicture, 'ad' | 'messageId' | 'isPrivate'>): string {
  if (messageId) return `meddelanden/${shortId(messageId)}`;
  if (isPrivate) return 'utan meddelande';
  return ad ? `${asFileName(ad.title)} (${shortId(ad.id)})` : 'utan annons';
}

/** Letters, digits, spaces and hyphens: what every file system takes, and no path can be made of. */
export function asFileName(title: string): string {
  const name = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  // By characters, not by halves of them.
  return [...name].slice(0, LONGEST_TITLE).join('').trim() || 'Annons';
}

/** What the browser saves the copy as. */
export function copyName(madeAt: Date): string {
  return `baskettorget-mina-uppgifter-${formatDay(madeAt)}.zip`;
}
