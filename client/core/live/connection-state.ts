// State of a user's live connection, for every component. The connection itself is loaded later. That of a visitor has no state
// here, since nothing that a visitor does depends on it.
import { useSyncExternalStore } from 'react';

/** An event from the server. The topic identifies the feature that handles it. */
export interface LiveEvent {
  topic: string;
  [detail: string]: unknown;
}

/** `idle` without a signed-in user; `lost` while the server is unreachable. */
export type LiveState = 'idle' | 'connecting' | 'open' | 'lost';

const subscribers = new Set<() => void>();
let current: LiveState = 'idle';

export function readLiveState(): LiveState {
  return current;
}

/** Whether there is no connection to the server. */
export function isOffline(): boolean {
  return current === 'lost' || globalThis.navigator?.onLine === false;
}

export function setLiveState(state: LiveState): void {
  if (current === state) return;
  current = state;
  for (const notify of subscribers) notify();
}

function subscribe(onChange: () => void): () => void {
  subscribers.add(onChange);
  return () => subscribers.delete(onChange);
}

export function useLiveState(): LiveState {
  return useSyncExternalStore(subscribe, readLiveState, () => 'idle');
}
