// How the number of hits reads.
import { expect, test } from 'vitest';
import { describeCount } from './ad-count.ts';

test.each([
  [{ n: 0, capped: false }, '0 annonser'],
  [{ n: 1, capped: false }, '1 annons'],
  [{ n: 24, capped: false }, '24 annonser'],
  [{ n: 200, capped: true }, 'fler än 200 annonser'],
])('says of %o “%s”', (count, words) => {
  expect(describeCount(count)).toBe(words);
});
