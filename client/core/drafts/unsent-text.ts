// The text that stays in a field after sending: the user may have continued typing during the request.

/** If the text no longer begins with what was sent, all of it stays. */
export function unsentText(current: string, sent: string): string {
  return current.startsWith(sent) ? current.slice(sent.length).trimStart() : current;
}
