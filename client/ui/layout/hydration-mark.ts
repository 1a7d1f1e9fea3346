// Marks the page as hydrated, for tests and other scripts.
import { useEffect } from 'react';

/**
 * Sets `data-hydrated` on the html element. Each page renders it: React hydrates the page after the layout around it,
 * so an effect of the layout would run too early.
 */
export function HydrationMark(): null {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  return null;
}
