// Unread counts as text.
/** For screen readers: "1 oläst", "3 olästa". */
export function unreadTexts(count: number): string {
  return count === 1 ? '1 oläst' : `${count} olästa`;
}
