// One clock for the whole page, so that server and browser agree on how old things are.
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

const Now = createContext(0);
const MINUTE = 60_000;

/** Starts at the moment the server made the page, then follows the browser's clock by the minute. */
export function NowProvider({ start, children }: { start: number; children: ReactNode }) {
  const [now, setNow] = useState(start);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    // Only once the page stands as the server made it: the first picture of it has the server's ages.
    const first = setTimeout(tick);
    const ticking = setInterval(tick, MINUTE);
    return () => {
      clearTimeout(first);
      clearInterval(ticking);
    };
  }, []);
  return <Now value={now}>{children}</Now>;
}

/** Milliseconds since 1970, as of this minute. */
export function useNow(): number {
  return useContext(Now);
}
