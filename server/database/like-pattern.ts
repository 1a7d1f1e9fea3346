// LIKE patterns for a substring.

/** The LIKE pattern of a substring, composed (NFC) as nearly all texts are: a Mac may send å as two code points. */
export function likePattern(search: string): string {
  return `%${search.normalize('NFC').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
