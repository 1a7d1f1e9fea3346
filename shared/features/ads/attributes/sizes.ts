// The sizes of each system, and how they are written. EU sizes for shoes.
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
