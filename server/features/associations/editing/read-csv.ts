// Reads a CSV file of associations: its separator, its columns by name, and every row checked like the form.
import { CsvError, parse } from 'csv-parse/sync';
import { NewAssociation } from '#shared/features/associations/editing/contract.ts';
import { csvColumns, type CsvField, MAX_CSV_ROWS } from '#shared/features/associations/editing/csv-rules.ts';
import { refuse } from '../../../core/http/refusal.ts';

export interface CsvRow {
  /** The line of the file that it begins on. */
  line: number;
  values: Readonly<Partial<Record<CsvField, string>>>;
  /** Null if a value is not valid. */
  association: NewAssociation | null;
  /** What is wrong; empty for a valid row. */
  reason: string;
}

export interface CsvFile {
  rows: CsvRow[];
  /** Names of columns that are not imported. */
  ignoredColumns: string[];
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

/** @throws ORPCError UNPROCESSABLE_CONTENT for a file that is not CSV, has no column of names, or too many rows */
export function readCsv(csv: string): CsvFile {
  const [header, ...records] = parseCsv(csv);
  const names = header?.record.map((name) => name.trim().toLowerCase()) ?? [];
  const fields = names.map(fieldOf);
  if (!fields.includes('name')) refuseFile('Filen behöver en kolumn som heter Namn');
  if (records.length === 0) refuseFile('Filen har inga rader under rubrikerna');
  if (records.length > MAX_CSV_ROWS) refuseFile(`Filen får ha högst ${MAX_CSV_ROWS} rader`);
  return {
    rows: records.map(({ record, info }) => readRow(record, fields, info.lines)),
    ignoredColumns: names.filter((name, index) => name !== '' && !fields[index]),
  };
}

function parseCsv(csv: string): Parsed[] {
  const options = {
    bom: true,
    delimiter: separatorOf(csv),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    // The header is one of them, and one too many is noticed.
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

/** Of the first line: Swedish spreadsheets write semicolons. */
function separatorOf(csv: string): string {
  const [first = ''] = csv.split(/\r?\n/, 1);
  const count = (separator: string) => first.split(separator).length;
  return [';', ',', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ';';
}

function fieldOf(name: string): CsvField | undefined {
  const fields = Object.keys(csvColumns) as CsvField[];
  return fields.find((field) => (csvColumns[field] as readonly string[]).includes(name));
}

function readRow(record: readonly string[], fields: readonly (CsvField | undefined)[], line: number): CsvRow {
  const values: Partial<Record<CsvField, string>> = {};
  for (const [index, field] of fields.entries()) if (field) values[field] ??= record[index] ?? '';
  const { data, error } = NewAssociation.safeParse({
    ...values,
    postalCode: values.postalCode?.replace(/\s/g, ''),
    hasOpenCourt: Boolean(values.openCourtDays ?? values.openCourtInfo),
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
