// The number of hits as text.
import { expect, test } from 'vitest';
import { describeCount } from './ad-count.ts';

test.each([
  [{ n: 0, capped: false }, '0 annonser'],
  [{ n: 1, capped: false }, '1 annons'],
  [{ n: 24, capped: false }, '24 annonser'],
  [{ n: 200, capped: true }, 'fler än 200 annonser'],
])('formats %o as “%s”', (count, text) => {
  expect(describeCount(count)).toBe(text);
});
