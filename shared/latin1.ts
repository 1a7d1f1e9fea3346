// Text that the engine keeps a byte a character. A single character beyond the first 256, such as a dash or an emoji, makes
// it keep a whole page in twice the memory, and takes thrice the time to send it.

/** The same with what lies beyond Latin-1 written by `write`, e.g. as a reference. */
export function inLatin1(text: string, write: (character: string) => string): string {
  const beyond = /[^\0-\xff]/gu;
  if (!beyond.test(text)) return text;
  // What a wide text is turned into stays wide, though it need not, until it is read anew.
  return JSON.parse(JSON.stringify(text.replace(beyond, write))) as string;
}
