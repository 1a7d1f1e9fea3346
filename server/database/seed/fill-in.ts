// Fills the gaps of a handwritten text, each written as a word in braces.

/** @throws RangeError for a gap that there is no word for */
export function fillIn(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\p{L}+)\}/gu, (_, gap: string) => {
    const word = words[gap];
    if (word === undefined) throw new RangeError(`no word for {${gap}}`);
    return word;
  });
}
