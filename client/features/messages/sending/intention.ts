// The intention to write to a user, as a text that is stored while a visitor signs in on another page.

export function intentionToWrite(personId: string): string {
  return `write ${personId}`;
}

/** The user's id; null for another intention. */
export function readIntentionToWrite(intention: string): string | null {
  const [deed, personId] = intention.split(' ');
  return deed === 'write' && personId ? personId : null;
}
