// The current time for the whole page, so that server and browser render the same ages.
import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';

const Now = createContext(0);
const MINUTE = 60_000;

/** Starts at the time of server rendering, then follows the browser's clock by the minute. */
export function NowProvider({ start, children }: { start: number; children: ReactNode }) {
  const [now, setNow] = useState(start);
  useEffect(() => {
    // A transition: otherwise all components that show an age are hydrated or rendered in one long task.
    const tick = () => startTransition(() => setNow(Date.now()));
    // After hydration, whose first render must match the server's markup.
    const firstTick = setTimeout(tick);
    const ticking = setInterval(tick, MINUTE);
    return () => {
      clearTimeout(firstTick);
      clearInterval(ticking);
    };
  }, []);
  return <Now value={now}>{children}</Now>;
}

/** Milliseconds since 1970, updated every minute. */
export function useNow(): number {
  return useContext(Now);
}
