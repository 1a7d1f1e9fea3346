// The drafts that a test has stored. Files share the document, so something else may still be stored by the file before.

/** Keys of the tab's drafts. */
export function storedDrafts(): string[] {
  return Object.keys(sessionStorage).filter((key) => key.includes('-draft '));
}
