// Joins class names; falsy values are left out.

/** `classNames('a', isOpen && 'b')` gives `'a b'` or `'a'`. */
export function classNames(...parts: ReadonlyArray<string | false | null | undefined>): string {
  return parts.filter(Boolean).join(' ');
}
