// What a search looks for, of what a person has typed.
import { MIN_SEARCH_LENGTH } from '../rules.ts';

/** As the table keeps texts to search in: composed. An end of line would reach from the title into the description. */
export function plainText(search: string): string {
  return search
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** One character, though the contract counts two in an emoji, would be looked for in every ad. */
export function isLongEnough(plain: string): boolean {
  return [...plain].length >= MIN_SEARCH_LENGTH;
}
