// What a visitor has said of storing more than the site needs. Kept in their own browser, and nothing else before it is
// said. Source: spec 1 §4 Cookie consent; LEK 9:28: no is as easy as yes, and either can be taken back.
import { useSyncExternalStore } from 'react';

export type Consent = 'accepted' | 'declined';

const KEY = 'cookie-consent';
const listeners = new Set<() => void>();
/** Of a browser that keeps nothing, for as long as the page stands. */
let said: Consent | null = null;

/** Null until it is said; undefined while that is not known, as on the server. */
export function useConsent(): Consent | null | undefined {
  return useSyncExternalStore(subscribe, readConsent, () => undefined);
}

export function giveConsent(consent: Consent): void {
  said = consent;
  try {
    localStorage.setItem(KEY, consent);
  } catch {
    // Then it is asked again at the next visit.
  }
  for (const hear of listeners) hear();
}

function readConsent(): Consent | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'accepted' || kept === 'declined' ? kept : null;
  } catch {
    return said;
  }
}

/** Another tab may be the one in which it is said. */
function subscribe(hear: () => void): () => void {
  listeners.add(hear);
  addEventListener('storage', hear);
  return () => {
    listeners.delete(hear);
    removeEventListener('storage', hear);
  };
}
