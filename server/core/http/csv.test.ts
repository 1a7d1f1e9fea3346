// Files for spreadsheets: what they hold is text, whatever somebody has written.
import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('cells stand between semicolons, and an empty one is nothing', () => {
  expect(csvLine(['Åsa', 7, null, 'slut'])).toBe('Åsa;7;;slut\r\n');
});

test.each([
  ['a;b', '"a;b"'],
  ['säg "hej"', '"säg ""hej"""'],
  ['två\nrader', '"två\nrader"'],
])('%j is quoted', (cell, written) => {
  expect(csvLine([cell])).toBe(`${written}\r\n`);
});

test.each(['=1+1', '+46', '-1', '@SUM(A1)', ' =cmd', '\t=1'])('%j is no formula', (cell) => {
  expect(csvLine([cell])).toBe(`'${cell}\r\n`);
});
