// Numbers in words.
import { expect, test } from 'vitest';
import { inDigits } from './number-words.ts';

test.each([
  ['fyrtiotre', '43'],
  ['fyrtitvå', '42'],
  ['tjugo', '20'],
  ['trettioåtta', '38'],
  ['tre', 'tre'],
  ['skor', 'skor'],
])('%s is %s', (word, digits) => {
  expect(inDigits(word)).toBe(digits);
});
