// Formatting of file sizes.
import { expect, test } from 'vitest';
import { formatSize } from './format-size.ts';

test.each([
  [1, '1 kB'],
  [850_400, '850 kB'],
  [999_600, '1,0 MB'],
  [12_340_000, '12,3 MB'],
])('formats %i bytes as %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
