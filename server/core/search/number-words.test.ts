// Numbers in words.
import { expect, test } from 'vitest';
import { inDigits, withAgesInDigits } from './number-words.ts';

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

test.each([
  ['skor till Sjuåringen', 'skor till 7 åringen'],
  ['tolv år', '12 år'],
  ['en fem-årig', 'en 5 årig'],
  ['nio årsringar', 'nio årsringar'],
  ['fem bollar', 'fem bollar'],
  ['son som fyller 12', 'son som fyller 12 år'],
  ['min dotter är nio', 'min dotter är 9 år'],
  ['sonen är 140 cm', 'sonen är 140 cm'],
  ['är 12 år', 'är 12 år'],
])('the ages of "%s" in digits: "%s"', (typed, digits) => {
  expect(withAgesInDigits(typed)).toBe(digits);
});
