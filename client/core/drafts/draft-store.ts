// Drafts in browser storage, keyed by author and subject. They survive a reload, an expired session and a failed save.
// Strictly necessary for what the user has requested, so no consent is needed.

export interface DraftKind<Draft> {
  /** Prefix of the storage key, unique per kind. */
  name: string;
  /** Throws if the stored value is not a draft of this kind and version. */
  schema: { parse: (stored: unknown) => Draft };
  /** Tab drafts are deleted when the tab is closed, session drafts when the user signs out. */
  storedFor: 'tab' | 'browser' | 'session';
}

/** The author is a user id, or null for a visitor. Drafts of other accounts are not readable. */
export interface DraftStore<Draft> {
  /** Null if there is none or it is invalid. */
  read: (author: string | null, id: string) => Draft | null;
  /** False if the browser refuses, for example because its storage is full. */
  write: (author: string | null, id: string, draft: Draft) => boolean;
  clear: (author: string | null, id: string) => void;
  /** Ids of the author's drafts that start with `prefix`. */
  list: (author: string | null, prefix: string) => string[];
}

const SESSION_PREFIX = 'session ';

/** A draft of a single text. Not a zod schema: first pages would load zod only to check whether there is a draft. */
export const TextDraft = {
  parse(stored: unknown): string {
    if (typeof stored !== 'string') throw new TypeError('A draft without a text');
    return stored;
  },
};

export function createDraftStore<Draft>({ name, schema, storedFor }: DraftKind<Draft>): DraftStore<Draft> {
  // Accessed on each call, since a browser may refuse access to the property itself.
  const storage = () => (storedFor === 'tab' ? sessionStorage : localStorage);
  const lifetime = storedFor === 'session' ? SESSION_PREFIX : '';
  const keyOf = (author: string | null, id: string) =>
    `${lifetime}${name}-draft ${author ?? 'visitor'} ${id}`;
  return {
    read: (author, id) =>
      unlessRefused(null, () => schema.parse(JSON.parse(storage().getItem(keyOf(author, id)) ?? 'null'))),
    write: (author, id, draft) =>
      unlessRefused(false, () => {
        storage().setItem(keyOf(author, id), JSON.stringify(draft));
        return true;
      }),
    clear: (author, id) => unlessRefused(undefined, () => storage().removeItem(keyOf(author, id))),
    list: (author, prefix) =>
      unlessRefused([], () => {
        const start = keyOf(author, '');
        return Object.keys(storage())
          .filter((key) => key.startsWith(start + prefix))
          .map((key) => key.slice(start.length));
      }),
  };
}

/** Deletes the session drafts of all users of this browser. */
export function deleteSessionDrafts(): void {
  unlessRefused(undefined, () => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(SESSION_PREFIX)) localStorage.removeItem(key);
  });
}

/** Without storage the form still works; a reload then loses the input. */
function unlessRefused<Result>(fallback: Result, access: () => Result): Result {
  try {
    return access();
  } catch {
    return fallback;
  }
}
