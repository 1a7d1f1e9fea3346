// Reads the colour tokens from the style sheet and checks the contrast of all pairs used on screen, in both themes.
import { expect, test } from 'vitest';
import sheet from './styles.css?raw';

type Tokens = Map<string, string>;

const light = tokensIn(sheet.slice(sheet.indexOf('@theme {')));
const dark: Tokens = new Map([...light, ...tokensIn(sheet.slice(sheet.indexOf('@variant night {')))]);
const hall: Tokens = new Map([...dark, ['bg', dark.get('hall') ?? '']]);

const texts: Array<[text: string, grounds: string[]]> = [
  ['ink', ['bg', 'surface', 'sunken', 'floor', 'danger-soft', 'warning-soft', 'success-soft', 'pine-soft']],
  ['muted', ['bg', 'surface', 'sunken']],
  ['bg', ['ink']],
  ['accent-ink', ['accent', 'accent-hover']],
  ['accent-text', ['bg', 'surface']],
  ['pine', ['bg', 'surface', 'sunken', 'pine-soft']],
  ['pine-ink', ['pine', 'pine-hover']],
  ['danger', ['bg', 'surface', 'danger-soft']],
  ['danger-ink', ['danger', 'danger-hover']],
  ['warning', ['bg', 'surface', 'warning-soft']],
  ['success', ['bg', 'surface', 'success-soft']],
  ['hall-ink', ['hall']],
];
const outlines: Array<[line: string, grounds: string[]]> = [
  ['outline', ['bg', 'surface']],
  ['focus', ['bg', 'surface', 'floor']],
  ['pine', ['surface']],
];

test.each([
  ['light', light],
  ['dark', dark],
  ['the hall', hall],
])('text has a contrast of at least 4.5:1 in %s, outlines of at least 3:1', (_theme, tokens) => {
  expect(belowContrast(tokens, texts, 4.5)).toEqual([]);
  expect(belowContrast(tokens, outlines, 3)).toEqual([]);
});

test('text on the floodlit floor is readable where the floor is brightest', () => {
  const floor = /@utility floodlit \{\s*background-color: ([^;]+);/u.exec(sheet)?.[1] ?? '';
  expect(contrast(hall.get('ink') ?? '', floor)).toBeGreaterThan(4.5);
});

test('labels on photographs are readable on each of their background colours', () => {
  const plates = ['oklch(0.86 0.11 82)', 'oklch(0.9 0.01 264)'];
  for (const plate of plates) expect(contrast(plate, light.get('hall') ?? '')).toBeGreaterThan(4.5);
});

function belowContrast(tokens: Tokens, pairs: typeof texts, least: number): string[] {
  return pairs.flatMap(([front, grounds]) =>
    grounds
      .map((ground) => ({ ground, ratio: contrast(tokens.get(front) ?? '', tokens.get(ground) ?? '') }))
      .filter(({ ratio }) => !(ratio >= least))
      .map(({ ground, ratio }) => `${front} on ${ground}: ${ratio.toFixed(2)}`),
  );
}

function tokensIn(css: string): Tokens {
  const block = css.slice(0, endOfBlock(css));
  return new Map(
    [...block.matchAll(/--color-([a-z-]+): (oklch\([^)]+\));/gu)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

function endOfBlock(css: string): number {
  let depth = 0;
  for (let at = css.indexOf('{'); at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return css.length;
}

/** WCAG 2.2 contrast ratio of two colours written as `oklch(L C H)`. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

// oklch to linear sRGB with the matrices of CSS Color 4; values outside the gamut are clipped, as screens do.
function luminance(colour: string): number {
  const [lightness = Number.NaN, chroma = 0, hue = 0] = (/oklch\(([^)]+)\)/u.exec(colour)?.[1] ?? '')
    .split(' ')
    .map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function clip(value: number): number {
  return Math.min(1, Math.max(0, value));
}
