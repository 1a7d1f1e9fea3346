// Strings that V8 stores with one byte per character. A single character beyond Latin-1, such as a dash or an emoji,
// makes a whole page take twice the memory and three times as long to send.

/** The text with characters beyond Latin-1 replaced by `write`, for example with a character reference. */
export function inLatin1(text: string, write: (character: string) => string): string {
  const beyond = /[^\0-\xff]/gu;
  if (!beyond.test(text)) return text;
  // The result of `replace` has the two-byte representation until it is parsed again.
  return JSON.parse(JSON.stringify(text.replace(beyond, write))) as string;
}
