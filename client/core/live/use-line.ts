// The line of whoever is signed in, for as long as they are.
import { useEffect, useEffectEvent } from 'react';
import { pageEars } from './ears.ts';
import { openTabs } from './tabs.ts';

/** @param onSignedOut the session has ended behind the page's back */
export function useLine(userId: string, onSignedOut: () => void): void {
  const leave = useEffectEvent(onSignedOut);
  useEffect(() => {
    pageEars.setState('connecting');
    const close = openTabs({ userId, ears: pageEars, onSignedOut: () => leave() });
    return () => {
      close();
      pageEars.setState('idle');
    };
  }, [userId]);
}
