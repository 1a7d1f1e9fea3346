// Drafts of what is being written, stored in this browser by author and by what it is about. They survive a reload, an expired
// session and a failed save. Strictly necessary for what the person has asked for, so no consent is needed.

export interface DraftKind<Draft> {
  /** Unique among the kinds: it begins the storage key. */
  name: string;
  /** Throws for what is not a draft of this kind, or not one of this version. */
  schema: { parse: (stored: unknown) => Draft };
  /** Drafts stored for the tab are gone when it is closed. */
  storedFor: 'tab' | 'browser';
}

/** The author is a user id, or null for a visitor: nobody reads the draft of another account. */
export interface DraftStore<Draft> {
  /** Null when there is none, or it cannot be read. */
  read: (author: string | null, id: string) => Draft | null;
  /** False when the browser refuses, for example because its storage is full. */
  write: (author: string | null, id: string, draft: Draft) => boolean;
  clear: (author: string | null, id: string) => void;
  /** The ids of the author's drafts that begin with `prefix`. */
  list: (author: string | null, prefix: string) => string[];
}

export function createDraftStore<Draft>({ name, schema, storedFor }: DraftKind<Draft>): DraftStore<Draft> {
  // Read at each call: a browser may refuse access to the property itself.
  const storage = () => (storedFor === 'tab' ? sessionStorage : localStorage);
  const keyOf = (author: string | null, id: string) => `${name}-draft ${author ?? 'visitor'} ${id}`;
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

/** A browser that stores nothing is no reason to fail: then a reload loses what was written, as in any form. */
function unlessRefused<Result>(fallback: Result, access: () => Result): Result {
  try {
    return access();
  } catch {
    return fallback;
  }
}
