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

test.each(['\n', '\r\n'])('names the line on which each record begins, with line breaks %j', (lineBreak) => {
  const lines = ['\uFEFFNamn;Ort', '', 'A;"två', 'rader"', ';', '"";""', 'B;', ' C ; Lund '];
  const records = parseCsv(lines.join(lineBreak), options);
  expect(records.map(({ line, cells: [name] }) => [line, name])).toEqual([
    [1, 'Namn'],
    [3, 'A'],
    [7, 'B'],
    [8, 'C'],
  ]);
  expect(records.at(-1)?.cells).toEqual(['C', 'Lund']);
});

test('returns one row more than is allowed', () => {
  expect(parseCsv('Namn\n' + 'A\n'.repeat(20), options)).toHaveLength(12);
});

test('refuses broken quotes and names their line', () => {
  expect(() => parseCsv('Namn\nA"b"', options)).toThrow(
    expect.objectContaining({ data: expect.objectContaining({ fields: { csv: 'Fel på rad 2' } }) }),
  );
});
