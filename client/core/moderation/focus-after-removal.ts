// Moves the focus when a row of a moderation list is removed together with the button that was pressed in it.
import { useCallback, useEffect, useRef } from 'react';

/** DOM id of the link that opens an item, to focus it. */
export function titleLinkId(id: string): string {
  return `granska-${id}`;
}

interface FocusMove {
  /** The focused element, which may be about to be removed. */
  pressed: Element | null;
  ids: string[];
}

/** Focuses the first of these rows that still exists when the pressed element is removed, unless focus is elsewhere. */
export function useFocusAfterRemoval(rows: unknown): (focusMove: FocusMove) => void {
  const pendingMove = useRef<FocusMove>(null);
  const moveFocus = useCallback(() => {
    if (!pendingMove.current || pendingMove.current.pressed?.isConnected) return;
    const [first] = pendingMove.current.ids.flatMap((id) => document.getElementById(titleLinkId(id)) ?? []);
    pendingMove.current = null;
    if (document.activeElement === document.body) first?.focus();
  }, []);
  useEffect(() => {
    if (rows) moveFocus();
  }, [moveFocus, rows]);
  return (focusMove) => {
    pendingMove.current = focusMove;
    moveFocus();
  };
}
