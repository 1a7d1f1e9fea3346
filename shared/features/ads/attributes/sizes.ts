// The sizes of each system, and reading a typed size as one of them. EU sizes for shoes; US, UK and cm are converted.
import { readSize } from '../../../search/sizes.ts';
import { tokensOf } from '../../../search/tokens.ts';
import type { SizeSystem } from '../../categories/category-attributes.ts';

const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL'];
/** Children's heights in cm. */
const heights = Array.from({ length: 16 }, (_, step) => String(86 + 6 * step));

const sizesBySystem: Record<SizeSystem, readonly string[]> = {
  shoes: Array.from({ length: 79 }, (_, step) => String(16 + step / 2)),
  clothes: [...letters, ...heights],
  balls: ['3', '4', '5', '6', '7'],
};

/** In ascending order, with a point: "42.5". */
export function sizesOf(system: SizeSystem): readonly string[] {
  return sizesBySystem[system];
}

/** "42,5", as Swedes write it. */
export function labelOfSize(size: string): string {
  return size.replace('.', ',');
}

/** "strl 42,5", "152 cm". */
export function describeSize(size: string): string {
  return /^\d{3}$|^[89]\d$/.test(size) ? `${size} cm` : `strl ${labelOfSize(size)}`;
}

/** "42,5", "strl 42", "US 9", "27 cm" or "xxxl" as a size of the system. Null if it is none. */
export function normalizeSize(system: SizeSystem, typed: string): string | null {
  const tokens = tokensOf(typed).map(({ text }) => text);
  const read = readSize(tokens, 0);
  if (read && read.length === tokens.length) return sizeAmong(system, read.terms);
  const bare = readSize(['strl', ...tokens], 0);
  return bare && bare.length === tokens.length + 1 ? sizeAmong(system, bare.terms) : null;
}

/** The first of these terms, as `readSize` returns them, that is a size of the system. */
export function sizeAmong(system: SizeSystem, terms: readonly string[]): string | null {
  for (const term of terms) {
    const size = term
      .replace(/^sz/, '')
      .toUpperCase()
      .replace(/^XXXL$/, '3XL');
    if (sizesBySystem[system].includes(size)) return size;
  }
  return null;
}
