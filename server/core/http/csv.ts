// CSV lines as Swedish spreadsheets expect them: separated by semicolons.

/** Tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map((cell) => quote(harmless(String(cell ?? '')))).join(';')}\r\n`;
}

/**
 * A spreadsheet evaluates cells that begin like a formula, also in the full-width characters of East Asian keyboards; a
 * leading apostrophe makes them text.
 */
function harmless(cell: string): string {
  return /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n]/.test(cell) ? `'${cell}` : cell;
}

function quote(cell: string): string {
  return /[;"\r\n,]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
