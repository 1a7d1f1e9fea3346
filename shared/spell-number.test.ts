import { expect, test } from 'vitest';
import { spellNumber } from './spell-number.ts';

test.each([
  [2, 'två'],
  [3, 'tre'],
  [5, 'fem'],
  [12, 'tolv'],
  [13, '13'],
  [1, '1'],
])('spells %i as %s', (number, text) => {
  expect(spellNumber(number)).toBe(text);
});
