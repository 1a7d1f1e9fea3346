// Reads a CSV file of associations: its columns by name, and every row checked like the form.
import { keysOf } from '#shared/feature.ts';
import { NewAssociation } from '#shared/features/associations/editing/contract.ts';
import { csvColumns, type CsvField, MAX_CSV_ROWS } from '#shared/features/associations/editing/csv-rules.ts';
import { countyNamed } from '#shared/places/county-name.ts';
import type { County } from '#shared/places/counties.ts';
import { plainCell } from '../../../core/http/csv.ts';
import { type CsvRecord, parseCsv, refuseFile } from '../../../core/http/parse-csv.ts';

export interface CsvRow {
  /** The line of the file on which the row begins. */
  line: number;
  values: Readonly<Partial<Record<CsvField, string>>>;
  /** Null if a value is not valid. */
  association: NewAssociation | null;
  /** Null if the file does not name it. */
  county: County | null;
  /** The first error; empty for a valid row. */
  reason: string;
}

export interface CsvFile {
  rows: CsvRow[];
  /** Names of columns that are not imported: unknown ones, and repetitions of a field. */
  ignoredColumns: string[];
}

/** @throws ORPCError UNPROCESSABLE_CONTENT for a file that is not CSV, has no column of names, or too many rows */
export function readCsv(file: string): CsvFile {
  const [header, ...records] = parseCsv(file, {
    maxRows: MAX_CSV_ROWS,
    unreadable: (line) => `Filen går inte att läsa som CSV. Felet är på rad ${line}.`,
  });
  const names = header?.cells.map((name) => name.toLowerCase()) ?? [];
  const fields = names.map(fieldOf);
  if (!fields.includes('name')) refuseFile('Filen behöver en kolumn som heter Namn');
  if (records.length === 0) refuseFile('Filen har inga rader under rubrikerna');
  if (records.length > MAX_CSV_ROWS) refuseFile(`Filen får ha högst ${MAX_CSV_ROWS} rader`);
  return {
    rows: records.map((record) => readRow(record, fields)),
    ignoredColumns: names.filter((name, index) => name !== '' && !isImported(fields, index)),
  };
}

/** Of several columns of the same field, the first is imported. */
function isImported(fields: readonly (CsvField | undefined)[], index: number): boolean {
  const field = fields[index];
  return field !== undefined && fields.indexOf(field) === index;
}

function fieldOf(name: string): CsvField | undefined {
  const fields = keysOf(csvColumns);
  return fields.find((field) => (csvColumns[field] as readonly string[]).includes(name));
}

function readRow({ line, cells }: CsvRecord, fields: readonly (CsvField | undefined)[]): CsvRow {
  const values: Partial<Record<CsvField, string>> = {};
  for (const [index, field] of fields.entries()) if (field) values[field] ??= plainCell(cells[index] ?? '');
  const { data, error } = NewAssociation.safeParse({
    ...values,
    postalCode: values.postalCode?.replace(/\s/g, ''),
    hasOpenCourt: Boolean(values.openCourtDays || values.openCourtInfo),
  });
  const county = countyNamed(values.county ?? '');
  if (values.county && !county)
    return { line, values, association: null, county, reason: 'Län: Skriv ett av Sveriges 21 län' };
  if (data) return { line, values, association: data, county, reason: '' };
  const [issue] = error?.issues ?? [];
  const field = fields.find((one) => one === issue?.path[0]);
  const column = field ? capitalised(csvColumns[field][0]) : '';
  const problem = issue?.message ?? 'Raden går inte att läsa';
  // "Namn krävs" names its column already.
  const reason = problem.startsWith(column) ? problem : `${column}: ${problem}`;
  return { line, values, association: null, county, reason };
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
