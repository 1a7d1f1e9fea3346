// Normalises the text of a search.
import { MIN_SEARCH_LENGTH } from '../rules.ts';

/** NFC, as in the search column. A line break is replaced, since it would match across the end of the title. */
export function plainText(search: string): string {
  return search
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** The contract counts an emoji as two characters; as one, it would match nearly every ad. */
export function isLongEnough(plain: string): boolean {
  return [...plain].length >= MIN_SEARCH_LENGTH;
}
