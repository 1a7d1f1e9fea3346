// The visitor's choice about cookies beyond the necessary ones, stored in localStorage. Before the choice only what the
// site needs is stored, such as the session's health record. Source: spec 1 §4 Cookie consent; LEK 9:28: declining is
// as easy as accepting, and the choice can be changed.
import { useSyncExternalStore } from 'react';

export type Consent = 'accepted' | 'declined';

const KEY = 'cookie-consent';
/** Keys that are stored in localStorage only after consent. */
export const CONSENTED_KEYS = ['recent-searches'] as const;
const listeners = new Set<() => void>();
/** The choice when localStorage is unavailable or full; lost on reload. */
let inMemory: Consent | null = null;

/** Null before a choice; undefined on the server and during hydration. */
export function useConsent(): Consent | null | undefined {
  return useSyncExternalStore(subscribe, readConsent, () => undefined);
}

export function giveConsent(consent: Consent): void {
  inMemory = consent;
  try {
    if (consent === 'declined') for (const key of CONSENTED_KEYS) localStorage.removeItem(key);
    localStorage.setItem(KEY, consent);
  } catch {
    // If localStorage is full or unavailable, the visitor is asked again on the next visit.
  }
  for (const notify of listeners) notify();
}

function readConsent(): Consent | null {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'accepted' || stored === 'declined' ? stored : inMemory;
  } catch {
    // Without storage, the choice applies to this page.
    return inMemory;
  }
}

/** The choice may be made in another tab. */
function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', onChange);
  };
}
