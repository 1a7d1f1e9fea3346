// What the files of a copy are called, so that whoever unpacks it understands what is what.
import { formatDay, shortId } from '#shared/format.ts';
import type { OwnPicture } from './export-queries.ts';

const LONGEST_TITLE = 60;

/** Gives each picture a path in the copy: "bilder/Matchboll (1a2b3c4d)/1.webp", in the order they are shown. */
export function namePictures(
  pictures: readonly OwnPicture[],
): { id: string; adId: string | null; path: string }[] {
  const counts = new Map<string, number>();
  return pictures.map(({ id, ad, isPortrait }) => {
    if (isPortrait) return { id, adId: null, path: 'bilder/profilbild.webp' };
    const folder = ad ? `${asFileName(ad.title)} (${shortId(ad.id)})` : 'utan annons';
    const number = (counts.get(folder) ?? 0) + 1;
    counts.set(folder, number);
    return { id, adId: ad?.id ?? null, path: `bilder/${folder}/${number}.webp` };
  });
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
