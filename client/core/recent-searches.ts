// The visitor's own recent searches, stored in this browser after consent only.
import { CONSENTED_KEYS } from './consent.ts';

const [KEY] = CONSENTED_KEYS;
const MOST = 8;

/** The newest first. Empty without storage. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Call it only after consent. */
export function addRecentSearch(text: string): void {
  const isSame = (other: string): boolean => other.toLowerCase() === text.toLowerCase();
  write([text, ...readRecentSearches().filter((other) => !isSame(other))]);
}

export function removeRecentSearch(text: string): void {
  write(readRecentSearches().filter((other) => other !== text));
}

export function clearRecentSearches(): void {
  write([]);
}

function write(texts: readonly string[]): void {
  try {
    if (texts.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(texts.slice(0, MOST)));
  } catch {
    // Without storage there are no recent searches.
  }
}
