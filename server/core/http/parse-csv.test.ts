// CSV files: their separator, and the line on which each record begins.
import { expect, test } from 'vitest';
import { parseCsv } from './parse-csv.ts';

const options = { maxRows: 10, unreadable: (line: number) => `Fel på rad ${line}` };

test.each([';', ',', '\t'])('finds the separator %j', (separator) => {
  const csv = ['Namn', 'Ort'].join(separator) + '\n' + ['Lund Basket', 'Lund'].join(separator);
  expect(parseCsv(csv, options).map(({ cells }) => cells)).toEqual([
    ['Namn', 'Ort'],
    ['Lund Basket', 'Lund'],
  ]);
});

test.each([';', ',', '\t', '|'])('reads the separator %j from a first line for Excel', (separator) => {
  const lines = [`sep=${separator}`, `Namn${separator}Ort`, `"Lund, Malmö; Ystad"${separator}Lund`];
  expect(parseCsv('\uFEFF' + lines.join('\r\n'), options)).toEqual([
    { line: 2, cells: ['Namn', 'Ort'] },
    { line: 3, cells: ['Lund, Malmö; Ystad', 'Lund'] },
  ]);
});

test.each(['\n', '\r\n', '\r'])(
  'names the line on which each record begins, with line breaks %j',
  (lineBreak) => {
    const lines = ['\uFEFFNamn;Ort', '', 'A;"två', 'rader"', ';', '"";""', 'B;', ' C ; Lund '];
    const records = parseCsv(lines.join(lineBreak), options);
    expect(records.map(({ line, cells: [name] }) => [line, name])).toEqual([
      [1, 'Namn'],
      [3, 'A'],
      [7, 'B'],
      [8, 'C'],
    ]);
    expect(records.at(-1)?.cells).toEqual(['C', 'Lund']);
  },
);

test('returns one row more than is allowed', () => {
  expect(parseCsv('Namn\n' + 'A\n'.repeat(20), options)).toHaveLength(12);
});

test.each([
  ['a quote within a value', 'Namn\nA"b"\nC', 2],
  ['a quote that is not closed', 'Namn\n\n"A\nB\nC\n', 3],
  ['a quote after line breaks within a value', 'Namn;Ort\r\nA;"två\r\nrader"\r\nB"b";Lund', 4],
])('refuses %s and names its line', (_what, csv, line) => {
  expect(() => parseCsv(csv, options)).toThrow(
    expect.objectContaining({ data: expect.objectContaining({ fields: { csv: `Fel på rad ${line}` } }) }),
  );
});
