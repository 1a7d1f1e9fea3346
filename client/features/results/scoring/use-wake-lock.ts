// Prevents the screen from turning off during a match, where the browser can.
import { useEffect } from 'react';

export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    const closing = new AbortController();
    // Requested again whenever the page becomes visible, because the browser releases the lock when the page is hidden.
    const request = async () => {
      if (document.visibilityState !== 'visible') return;
      // The browser may refuse, for example to save battery. The screen then turns off as usual.
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (closing.signal.aborted) void lock?.release();
    };
    document.addEventListener('visibilitychange', () => void request(), { signal: closing.signal });
    void request();
    return () => {
      closing.abort();
      void lock?.release();
    };
  }, [isWanted]);
}
