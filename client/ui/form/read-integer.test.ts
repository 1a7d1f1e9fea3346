// Whole numbers in text fields.
import { expect, test } from 'vitest';
import { readInteger } from './read-integer.ts';

test.each([
  ['0', 0],
  ['12', 12],
  [' 1000 ', 1000],
  ['\u00A07', 7],
])('%j is %i', (typed, number) => {
  expect(readInteger(typed)).toBe(number);
});

test.each(['', ' ', '0x9', '1e1', '12.', '12.5', '12,5', '-1', '+1', '1 000', 'tio', 'Infinity'])(
  '%j is not a number',
  (typed) => {
    expect(readInteger(typed)).toBeNaN();
  },
);
