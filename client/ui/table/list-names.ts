// The names of selected rows in a question about them.

/** A question with more names would be longer than a phone's screen. */
const MAX_NAMES = 5;

const list = new Intl.ListFormat('sv');

/** "Norrvikens BK", or "”Norrvikens BK”, ”Ekstad Basket” och 3 till": names may contain commas. */
export function listNames(names: readonly string[]): string {
  const [first = ''] = names;
  if (names.length === 1) return first;
  const shown = names.length === MAX_NAMES + 1 ? names : names.slice(0, MAX_NAMES);
  const rest = names.length - shown.length;
  return list.format([...shown.map((name) => `”${name}”`), ...(rest > 0 ? [`${rest} till`] : [])]);
}
