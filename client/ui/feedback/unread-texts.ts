// How many have not been read, in words.
/** How much waits to be read, as a screen reader says it: "1 oläst", "3 olästa". */
export function unreadWords(count: number): string {
  return count === 1 ? '1 oläst' : `${count} olästa`;
}
