// How any component listens to what the server tells without being asked.
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { type LiveEvent, type LiveState, pageEars } from './ears.ts';

/** Calls back for every event of a topic. Topics: 'hello' (fresh: something may have been missed), 'message', 'receipt' … */
export function useLive(topic: string, hear: (event: LiveEvent) => void): void {
  const listen = useEffectEvent(hear);
  useEffect(() => pageEars.listen(topic, (event) => listen(event)), [topic]);
}

/** Whether the server is heard just now. */
export function useLiveState(): LiveState {
  return useSyncExternalStore(
    pageEars.onState,
    () => pageEars.state,
    () => 'idle',
  );
}
