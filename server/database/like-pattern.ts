// LIKE patterns of what a person searches for.

/** The LIKE pattern of a substring, composed (NFC) as nearly all texts are: a Mac may send å as two code points. */
export function likePattern(search: string): string {
  return `%${wholePattern(search)}%`;
}

/** The LIKE pattern of a whole text, which for `ilike` differs from equality in case only. */
export function wholePattern(search: string): string {
  return search.normalize('NFC').replaceAll(/[\\%_]/g, String.raw`\$&`);
}
