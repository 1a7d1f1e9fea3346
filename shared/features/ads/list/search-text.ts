// Normalises the text of a search.

/** NFC, as in the search column. A line break is replaced, since it would match across the end of the title. */
export function plainText(search: string): string {
  return search
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** The text of a search without quotation marks, so that its phrases become separate words. */
export function withoutQuotes(plain: string): string {
  return plainText(plain.replaceAll(/["”“]/gu, ' '));
}

/** Whether the text is one character (an emoji counts as one). Such a search matches only the beginnings of words. */
export function isOneCharacter(plain: string): boolean {
  return [...plain.toLowerCase()].length === 1;
}

/** The characters that words of a text begin with; between words are all characters but letters and digits. */
export function wordBeginnings(text: string): string[] {
  return text.match(/(?<![\p{L}\p{Nd}])./gsu) ?? [];
}
