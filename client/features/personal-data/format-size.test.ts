// How large a file is said to be.
import { expect, test } from 'vitest';
import { formatSize } from './format-size.ts';

test.each([
  [1, '1 kB'],
  [850_400, '850 kB'],
  [999_600, '1,0 MB'],
  [12_340_000, '12,3 MB'],
])('%i bytes is %s', (bytes, said) => {
  expect(formatSize(bytes)).toBe(said);
});
