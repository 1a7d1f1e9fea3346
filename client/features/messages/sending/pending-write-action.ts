// The pending action of writing to a user, as a string that is stored while a visitor signs in on another page.

export function formatWriteAction(personId: string): string {
  return `write ${personId}`;
}

/** The user's id; null for another action. */
export function parseWriteAction(pendingAction: string): string | null {
  const [action, personId] = pendingAction.split(' ');
  return action === 'write' && personId ? personId : null;
}
