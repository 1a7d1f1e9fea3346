// Assigns each tab its own draft of a form. A tab holds a Web Lock on its draft while it is open, so that two
// tabs never write to the same draft.
import type { DraftStore } from './draft-store.ts';

export interface DraftClaim {
  /** The id of the draft. */
  id: string;
  /** Another open tab has a draft of the same form. */
  isAnotherOpen: boolean;
  /** Call when the draft has been submitted: the tab then starts a new one. */
  release: () => void;
}

/** A form can have several drafts. Their ids start with the id of the form. */
export interface ClaimedForm {
  store: Pick<DraftStore<{ savedAt: number }>, 'read' | 'list'>;
  author: string;
  form: string;
}

/**
 * A reloaded page waits until the previous document has released the lock, which takes a while on a slow phone. In a
 * duplicated tab the original keeps the lock, so the wait is short.
 */
const lockTimeoutMs = { reloaded: 10_000, other: 500 };

const claims = new Map<string, Promise<DraftClaim>>();

/**
 * The draft of this tab before a reload, else the newest unlocked one, else a new one. Locked until the tab is closed.
 */
export function claimDraft(claimed: ClaimedForm): Promise<DraftClaim> {
  const tabKey = `draft-claim ${claimed.author} ${claimed.form}`;
  const claim = claims.get(tabKey) ?? openClaim(claimed, tabKey);
  claims.set(tabKey, claim);
  return claim;
}

async function openClaim({ store, author, form }: ClaimedForm, tabKey: string): Promise<DraftClaim> {
  const own = readOwnId(tabKey);
  const savedAt = (id: string) => store.read(author, id)?.savedAt ?? 0;
  const others = store
    .list(author, `${form}:`)
    .filter((id) => id !== own)
    .toSorted((a, b) => savedAt(b) - savedAt(a));
  let isAnotherOpen = false;
  for (const id of own ? [own, ...others] : others) {
    const unlock = await lock(`draft ${author} ${id}`, id === own ? ownLockTimeout() : 0);
    if (unlock) return claimOf(id, unlock);
    isAnotherOpen = true;
  }
  const id = `${form}:${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
  return claimOf(id, await lock(`draft ${author} ${id}`, 0));

  function claimOf(draftId: string, unlock: (() => void) | null): DraftClaim {
    writeOwnId(tabKey, draftId);
    const release = () => {
      writeOwnId(tabKey, null);
      claims.delete(tabKey);
      unlock?.();
    };
    return { id: draftId, isAnotherOpen, release };
  }
}

/** The lock lasts until the tab is closed or the returned function is called. Null when another tab holds it. */
async function lock(name: string, timeoutMs: number): Promise<(() => void) | null> {
  // Web Locks exist in secure contexts only; without them every tab takes the newest draft.
  if (!('locks' in navigator)) return () => undefined;
  const options = timeoutMs > 0 ? { signal: AbortSignal.timeout(timeoutMs) } : { ifAvailable: true };
  return new Promise((resolve) => {
    navigator.locks
      .request(name, options, async (granted) => {
        if (!granted) return resolve(null);
        await new Promise<void>((unlock) => resolve(unlock));
      })
      .catch(() => resolve(null));
  });
}

function ownLockTimeout(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReloaded = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
  return isReloaded ? lockTimeoutMs.reloaded : lockTimeoutMs.other;
}

function readOwnId(tabKey: string): string | null {
  try {
    return sessionStorage.getItem(tabKey);
  } catch {
    // Without storage, the tab gets a new id.
    return null;
  }
}

function writeOwnId(tabKey: string, id: string | null): void {
  try {
    if (id) sessionStorage.setItem(tabKey, id);
    else sessionStorage.removeItem(tabKey);
  } catch {
    // Without session storage, a reloaded tab takes the newest unlocked draft instead of its own.
  }
}
