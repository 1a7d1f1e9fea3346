// Who in the page listens to what the server tells. The line itself is fetched apart, for the signed-in only.

/** What is told; `topic` says which feature it is for. */
export interface LiveEvent {
  topic: string;
  [detail: string]: unknown;
}

/** `idle` until somebody is signed in; `lost` while the server cannot be reached. */
export type LiveState = 'idle' | 'connecting' | 'open' | 'lost';

export interface Ears {
  listen(topic: string, hear: (event: LiveEvent) => void): () => void;
  tell(event: LiveEvent): void;
  state: LiveState;
  setState(state: LiveState): void;
  onState(changed: () => void): () => void;
}

function makeEars(): Ears {
  const listeners = new Map<string, Set<(event: LiveEvent) => void>>();
  const watchers = new Set<() => void>();
  const ears: Ears = {
    state: 'idle',
    listen(topic, hear) {
      const others = listeners.get(topic) ?? new Set();
      listeners.set(topic, others.add(hear));
      return () => others.delete(hear);
    },
    tell(event) {
      for (const hear of listeners.get(event.topic) ?? []) hear(event);
    },
    setState(state) {
      if (ears.state === state) return;
      ears.state = state;
      for (const changed of watchers) changed();
    },
    onState(changed) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
  };
  return ears;
}

/** Of this page. On the server nobody listens: effects do not run there. */
export const pageEars = makeEars();
