// Restores the focus when a tile moves or is removed: browsers drop the focus of a removed element.
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

interface FocusedButton {
  tile: string | undefined;
  action: string | undefined;
  /** Index of the tile. */
  index: number;
}

/**
 * Returns a function to call just before the change. After it, the focus is on the same button; if its tile is gone,
 * on the remove button of the tile that took its position, or else on the file chooser.
 */
export function useRestoredFocus(
  box: RefObject<HTMLElement | null>,
  fallback: RefObject<HTMLElement | null>,
): () => void {
  const focused = useRef<FocusedButton>(null);

  useLayoutEffectInBrowser(() => {
    if (!focused.current || !box.current) return;
    const { tile, action, index } = focused.current;
    focused.current = null;
    const tiles = [...box.current.querySelectorAll<HTMLElement>('[data-tile]')];
    const same = tiles.find((one) => one.dataset['tile'] === tile);
    const near = same ?? tiles[Math.min(index, tiles.length - 1)];
    const button = near?.querySelector<HTMLElement>(`[data-action="${same ? action : 'remove'}"]`);
    // The tile may lack the same button: the cover has no button that makes it the cover.
    const other = near?.querySelector<HTMLElement>('[data-action]');
    (button ?? other ?? fallback.current)?.focus({ preventScroll: true });
  });

  return useCallback(() => {
    const button = document.activeElement;
    const tile = button instanceof HTMLElement ? button.closest<HTMLElement>('[data-tile]') : null;
    if (!tile || !(button instanceof HTMLElement)) return;
    const index = [...(tile.parentElement?.children ?? [])].indexOf(tile);
    focused.current = { tile: tile.dataset['tile'], action: button.dataset['action'], index };
  }, []);
}

const useLayoutEffectInBrowser = typeof document === 'undefined' ? () => undefined : useLayoutEffect;
