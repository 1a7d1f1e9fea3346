// Restores the focus when a tile moves or is removed: browsers drop the focus of an element taken out of the page.
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

interface FocusedButton {
  tile: string | undefined;
  action: string | undefined;
  /** The tile's place in the row. */
  place: number;
}

/**
 * Gives a function to call just before the change: afterwards the focus is on the same button, or, when its tile is
 * gone, on the button to remove the one that took its place, or else on the chooser.
 */
export function useRestoredFocus(
  box: RefObject<HTMLElement | null>,
  fallback: RefObject<HTMLElement | null>,
): () => void {
  const focused = useRef<FocusedButton>(null);

  useLayoutEffectInBrowser(() => {
    if (!focused.current || !box.current) return;
    const { tile, action, place } = focused.current;
    focused.current = null;
    const tiles = [...box.current.querySelectorAll<HTMLElement>('[data-tile]')];
    const same = tiles.find((one) => one.dataset['tile'] === tile);
    const near = same ?? tiles[Math.min(place, tiles.length - 1)];
    const button = near?.querySelector<HTMLElement>(`[data-action="${same ? action : 'remove'}"]`);
    (button ?? fallback.current)?.focus({ preventScroll: true });
  });

  return useCallback(() => {
    const button = document.activeElement;
    const tile = button instanceof HTMLElement ? button.closest<HTMLElement>('[data-tile]') : null;
    if (!tile || !(button instanceof HTMLElement)) return;
    const place = [...(tile.parentElement?.children ?? [])].indexOf(tile);
    focused.current = { tile: tile.dataset['tile'], action: button.dataset['action'], place };
  }, []);
}

const useLayoutEffectInBrowser = typeof document === 'undefined' ? () => undefined : useLayoutEffect;
