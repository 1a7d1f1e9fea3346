// The names of selected rows in a question.
import { expect, test } from 'vitest';
import { listNames } from './list-names.ts';

test.each([
  [['A, B'], 'A, B'],
  [['A, B', 'C'], '”A, B” och ”C”'],
  [['1', '2', '3', '4', '5', '6'], '”1”, ”2”, ”3”, ”4”, ”5” och ”6”'],
  [['1', '2', '3', '4', '5', '6', '7'], '”1”, ”2”, ”3”, ”4”, ”5” och 2 till'],
])('%j is %s', (names, text) => {
  expect(listNames(names)).toBe(text);
});
