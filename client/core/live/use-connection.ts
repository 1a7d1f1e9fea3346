// The live connection of the signed-in user.
import { useEffect, useEffectEvent, useState } from 'react';
import { RECONNECT_MAX_MS } from '#shared/live-timing.ts';
import { setLiveState } from './connection-state.ts';
import { type ConnectionOptions, openSharedConnection } from './shared-connection.ts';

/**
 * Connects while mounted. When the server refuses the session, calls `onSignedOut`, and connects again later if the user
 * is still signed in.
 */
export function useLiveConnection({ userId, onEvent, onSignedOut }: ConnectionOptions): void {
  const [attempt, setAttempt] = useState(0);
  const receive = useEffectEvent(onEvent);
  const notifySignedOut = useEffectEvent(onSignedOut);
  useEffect(() => {
    let retry: ReturnType<typeof setTimeout> | undefined;
    setLiveState('connecting');
    const close = openSharedConnection({
      userId,
      onEvent: (event) => receive(event),
      onSignedOut() {
        setLiveState('idle');
        notifySignedOut();
        retry = setTimeout(() => setAttempt(attempt + 1), RECONNECT_MAX_MS);
      },
    });
    return () => {
      clearTimeout(retry);
      close();
      setLiveState('idle');
    };
  }, [userId, attempt]);
}
