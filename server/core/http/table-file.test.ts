// A list as a file while its rows are deleted.
import { expect, test } from 'vitest';
import { readPageFrom } from './cursor.ts';
import { writeFile } from './table-file.ts';

test('a file ends with the last row that was read when the remaining rows are deleted meanwhile', async () => {
  let numbers = [1, 2, 3, 4];
  const lines: string[] = [];
  const file = writeFile(['Nummer'], async (after) => {
    const page = await readPageFrom<{ number: number }, number>(
      { after, size: 2, decode: Number },
      async (from, limit) =>
        numbers
          .filter((number) => !from || number > from.cursor)
          .slice(0, limit)
          .map((number) => ({ number, cursor: String(number) })),
    );
    numbers = [1, 2];
    return { ...page, rows: page.rows.map(({ number }) => [number]) };
  });
  for await (const text of file) lines.push(...text.replace('\uFEFF', '').split('\r\n').filter(Boolean));
  expect(lines).toEqual(['Nummer', '1', '2']);
});
