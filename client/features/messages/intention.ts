// That somebody was about to write to a person, as a text that outlives the page: kept while they sign in elsewhere.

export function intentionToWrite(personId: string): string {
  return `write ${personId}`;
}

/** Whom; null when the text speaks of something else. */
export function readIntentionToWrite(intention: string): string | null {
  const [deed, personId] = intention.split(' ');
  return deed === 'write' && personId ? personId : null;
}
