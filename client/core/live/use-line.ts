// The line of whoever is signed in, for as long as they are.
import { useEffect, useState } from 'react';
import { pageEars } from './ears.ts';
import { openTabs } from './tabs.ts';

/** When to ask again after the session has ended: its owner may have signed in anew on the same page. */
const SIGNED_OUT_PAUSE_MS = 30_000;

/** A session that ends behind the page's back is told of by the next deed, not here: nobody is torn from what they write. */
export function useLine(userId: string): void {
  const [round, setRound] = useState(0);
  useEffect(() => {
    let again: ReturnType<typeof setTimeout> | undefined;
    pageEars.setState('connecting');
    const close = openTabs({
      userId,
      ears: pageEars,
      onSignedOut() {
        pageEars.setState('idle');
        again = setTimeout(() => setRound(round + 1), SIGNED_OUT_PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(again);
      close();
      pageEars.setState('idle');
    };
  }, [userId, round]);
}
