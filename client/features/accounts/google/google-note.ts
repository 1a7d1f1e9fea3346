// What the page remembers while somebody is at Google: what they were about to do. In this tab only, until they are back.

const KEY = 'google-sign-in';

export interface GoogleNote {
  /** As `SignInRequest` has it. */
  intention: string | undefined;
  /** Whether they were going somewhere: then a new member is not taken to their profile instead. */
  hasPendingIntent: boolean;
}

export function leaveNote(note: GoogleNote): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(note));
  } catch {
    // A browser that keeps nothing comes back to the page all the same.
  }
}

/** Reads the note and takes it away. */
export function takeNote(): GoogleNote {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    sessionStorage.removeItem(KEY);
    const { intention, hasPendingIntent } = kept as Partial<Record<keyof GoogleNote, unknown>>;
    return {
      intention: typeof intention === 'string' ? intention : undefined,
      hasPendingIntent: hasPendingIntent === true,
    };
  } catch {
    return { intention: undefined, hasPendingIntent: false };
  }
}
