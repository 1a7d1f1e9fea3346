// Known brands, which staff edit: finds a brand in a text, and gives a typed brand its own spelling.
import { fold } from '../../../search/tokens.ts';

export interface KnownBrand {
  name: string;
  /** Other ways to write it: misspellings, abbreviations, names of its product lines. */
  aliases: string[];
}

/** Two brands are the same if their keys are: "Under Armour" and "under armour". */
export function brandKey(brand: string): string {
  return fold(brand.normalize('NFC').toLowerCase()).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The name of a known brand for one of its aliases; any other brand as typed. */
export function canonicalBrand(typed: string, brands: readonly KnownBrand[]): string {
  const key = brandKey(typed);
  const known = brands.find(({ name, aliases }) => [name, ...aliases].some((one) => brandKey(one) === key));
  return known?.name ?? typed;
}

/** The first known brand in a text, and the text after it. Null if there is none. */
export function findBrand(
  text: string,
  brands: readonly KnownBrand[],
): { brand: string; rest: string } | null {
  const plain = fold(text.normalize('NFC').toLowerCase());
  let found: { brand: string; at: number; length: number } | null = null;
  for (const { name, aliases } of brands) {
    for (const alias of [name, ...aliases]) {
      const word = fold(alias.normalize('NFC').toLowerCase());
      const at = indexOfWord(plain, word);
      // The longer of two at the same place: "Air Jordan" before "Air".
      if (at >= 0 && (!found || at < found.at || (at === found.at && word.length > found.length)))
        found = { brand: name, at, length: word.length };
    }
  }
  return found && { brand: found.brand, rest: text.normalize('NFC').slice(found.at + found.length) };
}

function indexOfWord(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isLetter(text.charAt(at - 1)) && !isLetter(text.charAt(at + word.length))) return at;
  }
  return -1;
}

function isLetter(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}
