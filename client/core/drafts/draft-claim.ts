// Which draft of a form this tab writes. Two tabs never write the same one: each holds a lock on its own while it is open.
import type { DraftStore } from './draft-store.ts';

export interface DraftClaim {
  /** The id of the draft. */
  id: string;
  /** Another open tab has a draft of the same form. */
  isAnotherOpen: boolean;
  /** The draft has been saved: the next one of this tab is new. */
  release: () => void;
}

/** The same form may have several drafts, each with an id that begins with the form's. */
export interface ClaimedForm {
  store: Pick<DraftStore<{ savedAt: number }>, 'read' | 'list'>;
  author: string;
  form: string;
}

/**
 * A reloaded page gets its draft as soon as the page before it has released the lock, which takes a slow phone a while. In a
 * duplicated tab the first one never does.
 */
const lockTimeoutMs = { reloaded: 10_000, other: 500 };

const claims = new Map<string, Promise<DraftClaim>>();

/** The draft this tab had before a reload; else the newest that no open tab holds; else a new one. Held until the tab is closed. */
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

  function claimOf(held: string, unlock: (() => void) | null): DraftClaim {
    writeOwnId(tabKey, held);
    const release = () => {
      writeOwnId(tabKey, null);
      claims.delete(tabKey);
      unlock?.();
    };
    return { id: held, isAnotherOpen, release };
  }
}

/** Held until the tab is closed or unlocks; null when another tab holds it. */
async function lock(name: string, timeoutMs: number): Promise<(() => void) | null> {
  // Browsers give locks to secure pages only; without them every tab takes the newest draft.
  if (!('locks' in navigator)) return () => undefined;
  const options = timeoutMs > 0 ? { signal: AbortSignal.timeout(timeoutMs) } : { ifAvailable: true };
  return new Promise((resolve) => {
    navigator.locks
      .request(name, options, async (held) => {
        if (!held) return resolve(null);
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
    return null;
  }
}

function writeOwnId(tabKey: string, id: string | null): void {
  try {
    if (id) sessionStorage.setItem(tabKey, id);
    else sessionStorage.removeItem(tabKey);
  } catch {
    // Only a reload makes a difference: it takes the newest draft that is free.
  }
}
