// Which draft this tab writes. Two tabs never write the same one: each holds a lock on its own as long as it is open.
import { listDrafts } from './draft-store.ts';

export interface DraftClaim {
  key: string;
  /** Another open tab holds a draft of the same form. */
  isAnotherOpen: boolean;
  /** The draft has become an ad: the tab's next one is new. */
  release: () => void;
}

/**
 * A reloaded page gets its draft back as soon as the page before it has let go, which a slow phone takes its time with.
 * In a duplicated tab the first one never does.
 */
const patienceMs = { reloaded: 10_000, other: 500 };

const claims = new Map<string, Promise<DraftClaim>>();

/**
 * The draft this tab had before it was reloaded; else the newest that no open tab holds; else a new one. The tab keeps
 * it until it is closed.
 *
 * @param form whose draft of what: a person's id and 'ny', or the ad that is being changed
 */
export function claimDraft(form: string): Promise<DraftClaim> {
  const claimed = claims.get(form) ?? claim(`utkast:${form}`, () => claims.delete(form));
  claims.set(form, claimed);
  return claimed;
}

async function claim(form: string, onRelease: () => void): Promise<DraftClaim> {
  const own = readOwn(form);
  const others = listDrafts(`${form}:`).filter((key) => key !== own);
  let isAnotherOpen = false;
  for (const key of own ? [own, ...others] : others) {
    const letGo = await hold(key, key === own ? ownPatience() : 0);
    if (letGo) return claimOf(key, letGo);
    isAnotherOpen = true;
  }
  const key = `${form}:${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
  return claimOf(key, await hold(key, 0));

  function claimOf(held: string, letGo: (() => void) | null): DraftClaim {
    writeOwn(form, held);
    const release = () => {
      writeOwn(form, null);
      onRelease();
      letGo?.();
    };
    return { key: held, isAnotherOpen, release };
  }
}

/** Holds the lock until the tab closes or lets go; null when another tab holds it. */
async function hold(key: string, patience: number): Promise<(() => void) | null> {
  // Browsers give locks to secure pages only; without them the newest draft is anybody's.
  if (!('locks' in navigator)) return () => undefined;
  const waiting = patience > 0 ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true };
  return new Promise((resolve) => {
    navigator.locks
      .request(key, waiting, async (lock) => {
        if (!lock) return resolve(null);
        await new Promise<void>((letGo) => resolve(letGo));
      })
      .catch(() => resolve(null));
  });
}

function ownPatience(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReloaded = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
  return isReloaded ? patienceMs.reloaded : patienceMs.other;
}

function readOwn(form: string): string | null {
  try {
    return sessionStorage.getItem(form);
  } catch {
    return null;
  }
}

function writeOwn(form: string, key: string | null): void {
  try {
    if (key) sessionStorage.setItem(form, key);
    else sessionStorage.removeItem(form);
  } catch {
    // Only a reload will notice.
  }
}
