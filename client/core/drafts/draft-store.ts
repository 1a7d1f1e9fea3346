// Drafts in browser storage, keyed by author and subject. They survive a reload, an expired session and a failed save.
// Strictly necessary for what the user has requested, so no consent is needed.

export interface DraftKind<Draft> {
  /** Prefix of the storage key, unique per kind. */
  name: string;
  /** Throws if the stored value is not a draft of this kind and version. */
  schema: { parse: (stored: unknown) => Draft };
  /**
   * Tab drafts are deleted when the tab is closed, session drafts when the user signs out. With `tabAndBrowser`, each open tab
   * has its own draft of the same subject, and a new tab starts with the one that was written last.
   */
  storedFor: 'tab' | 'browser' | 'session' | 'tabAndBrowser';
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
  /**
   * Calls back when another tab has sent or discarded the same draft, which is then deleted in this tab too. Returns a function that
   * ends this. Only with `tabAndBrowser`: a draft that this tab has changed stays.
   */
  onRemovedElsewhere: (author: string | null, onRemoved: (id: string) => void) => () => void;
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
  const storage = () => {
    if (storedFor === 'tabAndBrowser') return tabAndBrowserStorage;
    return storedFor === 'tab' ? sessionStorage : localStorage;
  };
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
        return Object.keys(storedFor === 'tab' ? sessionStorage : localStorage)
          .filter((key) => key.startsWith(start + prefix))
          .map((key) => key.slice(start.length));
      }),
    onRemovedElsewhere(author, onRemoved) {
      if (storedFor !== 'tabAndBrowser') return () => undefined;
      const start = keyOf(author, '');
      const listener = ({ key, oldValue, newValue }: StorageEvent) => {
        if (!key?.startsWith(start) || newValue !== null) return;
        if (unlessRefused(false, () => removeCopy(key, oldValue))) onRemoved(key.slice(start.length));
      };
      // The server renders forms too, and has no window.
      globalThis.window?.addEventListener('storage', listener);
      return () => globalThis.window?.removeEventListener('storage', listener);
    },
  };
}

/** Marks a draft that the tab has deleted, so that the tab does not continue with the one of another tab. */
const DELETED_IN_TAB = 'null';

const tabAndBrowserStorage = {
  getItem: (key: string) => sessionStorage.getItem(key) ?? localStorage.getItem(key),
  setItem(key: string, draft: string) {
    sessionStorage.setItem(key, draft);
    localStorage.setItem(key, draft);
  },
  removeItem(key: string) {
    const own = sessionStorage.getItem(key);
    // Another draft in the browser is that of another tab, which has written since.
    if (own === null || own === localStorage.getItem(key)) localStorage.removeItem(key);
    if (own !== null) sessionStorage.setItem(key, DELETED_IN_TAB);
  },
};

/** Deletes the tab's draft if it is the one that another tab has removed. Returns false if the tab has its own. */
function removeCopy(key: string, removed: string | null): boolean {
  const own = sessionStorage.getItem(key);
  if (own !== null && own !== removed) return false;
  sessionStorage.removeItem(key);
  return true;
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
