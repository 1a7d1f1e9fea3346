// Digits as on a jersey, drawn as lines so that no font is needed.

const DIGITS = [
  'M20 8H40L52 20V80L40 92H20L8 80V20Z',
  'M16 24L32 8V92M14 92H48',
  'M8 28V20L20 8H40L52 20V38L9 80V92H52',
  'M8 22V20L20 8H40L52 20V40L42 50L52 60V80L40 92H20L8 80V78M24 50H42',
  'M42 92V8L8 62V68H54',
  'M52 8H8V44H40L52 56V80L40 92H20L8 80V76',
  'M50 20L40 8H20L8 20V80L20 92H40L52 80V58L40 46H10',
  'M8 8H52V22L26 92',
  'M20 8H40L52 20V40L42 50H18L8 40V20ZM18 50H42L52 60V80L40 92H20L8 80V60Z',
  'M10 80L20 92H40L52 80V20L40 8H20L8 20V42L20 54H50',
] as const;

export interface Numeral {
  x: number;
  y: number;
  /** Height in pixels; (x, y) is the middle. */
  height: number;
  color: string;
  trim?: string;
  weight?: number;
}

/** A whole number, centred. */
export function numeral(value: number, { x, y, height, color, trim, weight = 15 }: Numeral): string {
  const digits = String(value).split('').map(Number);
  const width = digits.length * 76 - 16;
  const d = digits
    .map((digit, i) => `<path d="${DIGITS[digit] ?? ''}" transform="translate(${i * 76} 0)"/>`)
    .join('');
  const layer = (stroke: string, thick: number): string =>
    `<g stroke="${stroke}" stroke-width="${thick}">${d}</g>`;
  const size = height / 100;
  return `<g transform="translate(${x - (width * size) / 2} ${y - height / 2}) scale(${size})" fill="none" stroke-linejoin="miter">${trim ? layer(trim, weight + 9) : ''}${layer(color, weight)}</g>`;
}
