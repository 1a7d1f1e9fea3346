// Parses uploaded CSV files: finds the separator, and the line on which each record begins.
import { CsvError, parse } from 'csv-parse/sync';
import { refuse } from './refusal.ts';

export interface CsvRecord {
  /** The line of the file on which the record begins. */
  line: number;
  cells: readonly string[];
}

interface Parsed {
  record: string[];
  /** Where the record ends: bytes from the beginning of the file. */
  info: { bytes: number };
}

/** A first line that is for Excel only, such as `sep=;`. */
const STATED_SEPARATOR = /^sep=([^"\n])\n/i;

/** Empty lines and records without values, which are not returned, at the beginning of a text. */
const EMPTY_LINES = /^(?:[\s;,]|"")*\n/;

/**
 * The header and the records of a file, with trimmed cells and without empty records.
 *
 * @param options.maxRows rows that are allowed below the header; one more is returned, by which a longer file is recognised
 * @param options.unreadable the sentence that refuses a file with broken quotes
 * @throws ORPCError UNPROCESSABLE_CONTENT for a file with broken quotes
 */
export function parseCsv(
  file: string,
  { maxRows, unreadable }: { maxRows: number; unreadable: (line: number) => string },
): CsvRecord[] {
  // Old spreadsheets end lines with CR alone.
  const text = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const stated = STATED_SEPARATOR.exec(text)?.[1];
  // Left empty, so that the lines below have the same numbers.
  const csv = text.replace(STATED_SEPARATOR, '\n');
  try {
    const parsed = parse(csv, {
      delimiter: stated ?? separatorOf(csv),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      to: maxRows + 2,
      // The library's type lacks `info`, which the option `info: true` adds to each record.
    }) as unknown as Parsed[];
    return withLines(csv, parsed);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // Its own number of lines is that of the end of the file if a quote is not closed.
    return refuseFile(unreadable(firstLineAfter(csv, Number(error['bytes'] ?? 0))));
  }
}

/** Refuses a file, with the sentence at the field `csv`. */
export function refuseFile(sentence: string): never {
  return refuse('UNPROCESSABLE_CONTENT', sentence, { csv: sentence });
}

function withLines(csv: string, parsed: readonly Parsed[]): CsvRecord[] {
  const bytes = Buffer.from(csv);
  let [start, line] = [0, 1];
  return parsed.map(({ record, info }) => {
    const text = bytes.toString('utf8', start, info.bytes);
    const first = line + countLineBreaks(EMPTY_LINES.exec(text)?.[0] ?? '');
    start = info.bytes;
    line += countLineBreaks(text);
    return { line: first, cells: record };
  });
}

/** The line of the first record after this many bytes. */
function firstLineAfter(csv: string, size: number): number {
  const bytes = Buffer.from(csv);
  const [before, rest] = [bytes.toString('utf8', 0, size), bytes.toString('utf8', size)];
  return 1 + countLineBreaks(before) + countLineBreaks(EMPTY_LINES.exec(rest)?.[0] ?? '');
}

function countLineBreaks(text: string): number {
  return text.split('\n').length - 1;
}

/** The separator that is most frequent in the first line: Swedish spreadsheets write semicolons. */
function separatorOf(csv: string): string {
  const [first = ''] = csv.split('\n', 1);
  const count = (separator: string) => first.split(separator).length;
  return [';', ',', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ';';
}
