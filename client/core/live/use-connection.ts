// The live connection of the signed-in user.
import { useEffect, useEffectEvent, useState } from 'react';
import { RECONNECT_MAX_MS } from '#shared/live-timing.ts';
import { type LiveEvent, setLiveState } from './connection-state.ts';
import { openSharedConnection } from './shared-connection.ts';

/** Connects while mounted. If the session has ended, it retries later; the user notices at their next action. */
export function useLiveConnection(userId: string, onEvent: (event: LiveEvent) => void): void {
  const [attempt, setAttempt] = useState(0);
  const receive = useEffectEvent(onEvent);
  useEffect(() => {
    let retry: ReturnType<typeof setTimeout> | undefined;
    setLiveState('connecting');
    const close = openSharedConnection({
      userId,
      onEvent: (event) => receive(event),
      onSignedOut() {
        setLiveState('idle');
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
