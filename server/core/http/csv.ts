// Lines of a file that spreadsheets open, in Swedish: semicolons between the cells.

/** Tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map((cell) => quote(harmless(String(cell ?? '')))).join(';')}\r\n`;
}

/** A spreadsheet would run what begins like a formula; with an apostrophe before it, it is text. */
function harmless(cell: string): string {
  return /^[\s\0]*[=+\-@]|^[\t\r\n]/.test(cell) ? `'${cell}` : cell;
}

function quote(cell: string): string {
  return /[;"\r\n,]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
