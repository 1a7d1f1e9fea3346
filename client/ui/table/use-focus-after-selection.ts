// Moves the focus when the buttons above a list disappear together with the one that was pressed.
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the checkbox above the list once nothing is selected any more, unless the focus is elsewhere; the main part of the page
 * when that row is gone too.
 *
 * @param isShown whether the buttons are shown, or the progress of their action
 * @returns for the row of the buttons
 */
export function useFocusAfterSelection(isShown: boolean): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  const wasShown = useRef(isShown);
  useEffect(() => {
    const isGone = wasShown.current && !isShown;
    wasShown.current = isShown;
    if (!isGone || document.activeElement !== document.body) return;
    const target = row.current?.querySelector('input') ?? document.querySelector('main');
    target?.focus({ preventScroll: true });
  }, [isShown]);
  return row;
}
