// Reads a typed size as one of a system. US, UK and cm are converted. In a separate file, because most visitors load the
// sizes, and the conversion tables are larger.
import { areForWomen, possibleSizes, readSize } from '../../../search/size-terms.ts';
import { tokensOf } from '../../../search/tokens.ts';
import type { SizeSystem } from '../../categories/category-attributes.ts';
import { sizesOf } from './sizes.ts';

/** The texts of an ad that say for whom the item is. */
type TextsForWhom = Partial<Record<'title' | 'category' | 'description' | 'audience', string>>;

/** Whether the US sizes of an ad are of the women's scale, as the search reads them from all its texts. */
export function isForWomen({ title, category, description, audience }: TextsForWhom): boolean {
  const texts = [title, category, description, audience].map((text) => text ?? '');
  return areForWomen(texts.flatMap((text) => tokensOf(text).map((token) => token.text)));
}

/**
 * "42,5", "42 2/3", "strl 42", "US 9", "27 cm" or "xxxl" as a size of the system. Null if it is none.
 *
 * @param isWomens whether a US size is of the women's scale, see `isForWomen`
 */
export function normalizeSize(system: SizeSystem, typed: string, isWomens?: boolean): string | null {
  const tokens = tokensOf(roundThirds(typed)).map(({ text }) => text);
  const read = readSize(tokens, 0, isWomens);
  if (read && read.length === tokens.length) return sizeAmong(system, read.terms);
  const bare = readSize(['strl', ...tokens], 0, isWomens);
  return bare && bare.length === tokens.length + 1 ? sizeAmong(system, bare.terms) : null;
}

/** Sizes in thirds, as adidas has them, rounded to the nearest half: "42⅔" and "42 1/3" are 42,5. */
export function roundThirds(text: string): string {
  return text.replace(/(?<=\d)(?:\s?[⅓⅔]|\s[12]\/3(?!\d))/gu, ',5');
}

/** The first of these terms, as `readSize` returns them, that is a size of the system. */
export function sizeAmong(system: SizeSystem, terms: readonly string[]): string | null {
  for (const term of terms) {
    const size = term
      .replace(/^sz/, '')
      .toUpperCase()
      .replace(/^XXXL$/, '3XL');
    if (sizesOf(system).includes(size)) return size;
  }
  return null;
}

const SYSTEMS = ['shoes', 'clothes', 'balls'] as const;

/**
 * The sizes that a text names as such, "strl 43", "US 9" or "stl 146/152", in the form of the filters. A bare number may be
 * a model.
 *
 * @param options.withCm also those in centimetres, which in descriptions are more often other lengths
 * @param options.isWomens whether US sizes are of the women's scale, see `isForWomen`
 */
export function statedSizes(
  text: string,
  { withCm, isWomens }: { withCm: boolean; isWomens?: boolean },
): string[] {
  const tokens = tokensOf(roundThirds(text));
  const words = tokens.map((token) => token.text);
  const found: (string | null)[] = [];
  for (let index = 0; index < tokens.length;) {
    const read = readSize(words, index, isWomens);
    const end = index + (read?.length ?? 1);
    const isInCm = words[end - 1] === 'cm';
    if (read && (withCm || !isInCm)) {
      found.push(sizeOfAnySystem(read.terms));
      const other = tokens[end];
      if (other?.isOtherEnd) found.push(sizeOfAnySystem(possibleSizes(other.text)));
    }
    index = end;
  }
  return [...new Set(found)].filter((size) => size !== null);
}

function sizeOfAnySystem(terms: readonly string[]): string | null {
  return SYSTEMS.map((system) => sizeAmong(system, terms)).find((size) => size !== null) ?? null;
}
