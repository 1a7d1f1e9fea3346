// Reads a CSV file of associations: its separator, its columns by name, and every row checked like the form.
import { CsvError, parse } from 'csv-parse/sync';
import { keysOf } from '#shared/feature.ts';
import { NewAssociation } from '#shared/features/associations/editing/contract.ts';
import { csvColumns, type CsvField, MAX_CSV_ROWS } from '#shared/features/associations/editing/csv-rules.ts';
import { plainCell } from '../../../core/http/csv.ts';
import { refuse } from '../../../core/http/refusal.ts';

export interface CsvRow {
  /** The line of the file on which the row begins. */
  line: number;
  values: Readonly<Partial<Record<CsvField, string>>>;
  /** Null if a value is not valid. */
  association: NewAssociation | null;
  /** The first error; empty for a valid row. */
  reason: string;
}

export interface CsvFile {
  rows: CsvRow[];
  /** Names of columns that are not imported: unknown ones, and repetitions of a field. */
  ignoredColumns: string[];
}

interface Parsed {
  record: string[];
  /** Where the record ends: bytes from the beginning of the file. */
  info: { bytes: number };
}

/** @throws ORPCError UNPROCESSABLE_CONTENT for a file that is not CSV, has no column of names, or too many rows */
export function readCsv(file: string): CsvFile {
  const csv = file.replace(/^\uFEFF/, '');
  const parsed = parseCsv(csv);
  const lines = linesOf(csv, parsed);
  const [header, ...records] = parsed;
  const names = header?.record.map((name) => name.trim().toLowerCase()) ?? [];
  const fields = names.map(fieldOf);
  if (!fields.includes('name')) refuseFile('Filen behöver en kolumn som heter Namn');
  if (records.length === 0) refuseFile('Filen har inga rader under rubrikerna');
  if (records.length > MAX_CSV_ROWS) refuseFile(`Filen får ha högst ${MAX_CSV_ROWS} rader`);
  return {
    rows: records.map(({ record }, index) => readRow(record, fields, lines[index + 1] ?? 0)),
    ignoredColumns: names.filter((name, index) => name !== '' && !isImported(fields, index)),
  };
}

/** Of several columns of the same field, the first is imported. */
function isImported(fields: readonly (CsvField | undefined)[], index: number): boolean {
  const field = fields[index];
  return field !== undefined && fields.indexOf(field) === index;
}

function parseCsv(csv: string): Parsed[] {
  const options = {
    delimiter: separatorOf(csv),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    // The header, the allowed rows, and one row more, by which a file that is too long is recognised.
    to: MAX_CSV_ROWS + 2,
  };
  try {
    return parse(csv, options) as unknown as Parsed[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? ` Felet är på rad ${error['lines']}.` : '';
    return refuseFile(`Filen går inte att läsa som CSV.${line}`);
  }
}

/** The line on which each record begins. Those of csv-parse count a line break within quotes twice if it is CRLF. */
function linesOf(csv: string, records: readonly Parsed[]): number[] {
  const bytes = Buffer.from(csv);
  let [start, line] = [0, 1];
  return records.map(({ info }) => {
    const text = bytes.toString('utf8', start, info.bytes);
    const emptyLines = countLineBreaks(/^\s*/.exec(text)?.[0] ?? '');
    const first = line + emptyLines;
    start = info.bytes;
    line += countLineBreaks(text);
    return first;
  });
}

function countLineBreaks(text: string): number {
  return text.split('\n').length - 1;
}

/** The separator that is most frequent in the first line: Swedish spreadsheets write semicolons. */
function separatorOf(csv: string): string {
  const [first = ''] = csv.split(/\r?\n/, 1);
  const count = (separator: string) => first.split(separator).length;
  return [';', ',', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ';';
}

function fieldOf(name: string): CsvField | undefined {
  const fields = keysOf(csvColumns);
  return fields.find((field) => (csvColumns[field] as readonly string[]).includes(name));
}

function readRow(record: readonly string[], fields: readonly (CsvField | undefined)[], line: number): CsvRow {
  const values: Partial<Record<CsvField, string>> = {};
  for (const [index, field] of fields.entries()) if (field) values[field] ??= plainCell(record[index] ?? '');
  const { data, error } = NewAssociation.safeParse({
    ...values,
    postalCode: values.postalCode?.replace(/\s/g, ''),
    hasOpenCourt: Boolean(values.openCourtDays || values.openCourtInfo),
  });
  if (data) return { line, values, association: data, reason: '' };
  const [issue] = error?.issues ?? [];
  const field = fields.find((one) => one === issue?.path[0]);
  const column = field ? capitalised(csvColumns[field][0]) : '';
  const problem = issue?.message ?? 'Raden går inte att läsa';
  // "Namn krävs" names its column already.
  const reason = problem.startsWith(column) ? problem : `${column}: ${problem}`;
  return { line, values, association: null, reason };
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function refuseFile(sentence: string): never {
  return refuse('UNPROCESSABLE_CONTENT', sentence, { csv: sentence });
}
