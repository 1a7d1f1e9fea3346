// What is heard without asking: a line for whoever is signed in, and how any component listens.
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import { type Ears, type LiveEvent, type LiveState, makeEars } from './ears.ts';
import type { TabsParts } from './tabs.ts';

const EarsContext = createContext<Ears | null>(null);

export interface LiveProviderProps {
  /** Whose line it is; null for a visitor, who has none. */
  userId: string | null;
  /** The session has ended behind the page's back. */
  onSignedOut: () => void;
  children: ReactNode;
}

export function LiveProvider({ userId, onSignedOut, children }: LiveProviderProps) {
  const [ears] = useState(makeEars);
  const leave = useEffectEvent(onSignedOut);
  useEffect(() => {
    if (!userId) return;
    const gone = new AbortController();
    ears.setState('connecting');
    openLine({ userId, ears, onSignedOut: () => leave(), signal: gone.signal }).catch(() =>
      ears.setState('lost'),
    );
    return () => {
      gone.abort();
      ears.setState('idle');
    };
  }, [userId, ears]);
  return <EarsContext value={ears}>{children}</EarsContext>;
}

/** The line is fetched apart: visitors need none. */
async function openLine({ signal, ...parts }: TabsParts & { signal: AbortSignal }): Promise<void> {
  const { openTabs } = await import('./tabs.ts');
  if (signal.aborted) return;
  signal.addEventListener('abort', openTabs(parts));
}

/** Calls back for every event of a topic. Topics: 'hello' (fresh: something may have been missed), 'message', 'receipt' … */
export function useLive(topic: string, hear: (event: LiveEvent) => void): void {
  const ears = useContext(EarsContext);
  const listen = useEffectEvent(hear);
  useEffect(() => ears?.listen(topic, (event) => listen(event)), [ears, topic]);
}

/** Whether the server is heard just now. */
export function useLiveState(): LiveState {
  const ears = useContext(EarsContext);
  return useSyncExternalStore(
    ears?.onState ?? never,
    () => ears?.state ?? 'idle',
    () => 'idle',
  );
}

const never = () => () => undefined;
