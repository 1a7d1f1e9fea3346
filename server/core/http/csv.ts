// CSV lines as Swedish spreadsheets expect them: separated by semicolons.

/** Makes spreadsheets read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map((cell) => quote(harmless(String(cell ?? '')))).join(';')}\r\n`;
}

/** The text of a cell of a file that was exported with `csvLine`: without the apostrophe before what begins like a formula. */
export function plainCell(cell: string): string {
  return cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell;
}

/**
 * A spreadsheet evaluates cells that begin like a formula, also in the full-width characters of East Asian keyboards; a
 * leading apostrophe makes them text.
 */
function harmless(cell: string): string {
  return isFormula(cell) ? `'${cell}` : cell;
}

function isFormula(cell: string): boolean {
  return /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n]/.test(cell);
}

function quote(cell: string): string {
  return /[;"\r\n,]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
