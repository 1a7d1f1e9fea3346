// Looking for a piece of a text.

/** What LIKE takes for any text that holds this one, which is composed as nearly all texts are: a Mac may type å as two letters. */
export function patternOf(search: string): string {
  return `%${search.normalize('NFC').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
