// What remains in a field after its text has been sent: the user may have gone on writing meanwhile.

/** A text changed in its middle remains as a whole. */
export function unsentText(current: string, sent: string): string {
  return current.startsWith(sent) ? current.slice(sent.length).trimStart() : current;
}
