// Fills the placeholders of a handwritten text, each a name in braces.

/**
 * @throws RangeError for a placeholder without a value
 */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\p{L}+)\}/gu, (_, gap: string) => {
    const value = values[gap];
    if (value === undefined) throw new RangeError(`no value for {${gap}}`);
    return value;
  });
}
