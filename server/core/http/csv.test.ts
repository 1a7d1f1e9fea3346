// CSV files for spreadsheets: cells are text, never formulas.
import { expect, test } from 'vitest';
import { csvLine, plainCell } from './csv.ts';

test('separates cells by semicolons and leaves an empty cell empty', () => {
  expect(csvLine(['Åsa', 7, null, 'slut'])).toBe('Åsa;7;;slut\r\n');
});

test.each([
  ['a;b', '"a;b"'],
  ['säg "hej"', '"säg ""hej"""'],
  ['två\nrader', '"två\nrader"'],
])('%j is quoted', (cell, written) => {
  expect(csvLine([cell])).toBe(`${written}\r\n`);
});

test.each([
  '=1+1',
  '+46',
  '-1',
  '@SUM(A1)',
  ' =cmd',
  '\t=1',
  '＝1+1',
  '＋46',
  '－1',
  '＠SUM(A1)',
  ' ＝1',
  '\tBoll',
])('%j is not a formula', (cell) => {
  expect(csvLine([cell])).toBe(`'${cell}\r\n`);
});

test.each(['=1+1', '+46', '-1', '@SUM(A1)', "'n", 'Åsa', "'", ''])(
  '%j is read as it was before the export',
  (cell) => {
    expect(plainCell(csvLine([cell]).trim())).toBe(cell);
  },
);

test.each(['\r=1', '\r\n＝1', '\n+46'])('%j is quoted and not a formula', (cell) => {
  expect(csvLine([cell])).toBe(`"'${cell}"\r\n`);
});
