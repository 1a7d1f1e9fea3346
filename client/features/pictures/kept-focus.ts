// Where the keyboard stands when a tile moves or goes: browsers drop the focus of what is lifted out of the page.
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

interface Standing {
  tile: string | undefined;
  deed: string | undefined;
  /** The tile's place in the row. */
  place: number;
}

/**
 * Gives a function to call just before the change: afterwards the focus is on the same button, or, when its tile is
 * gone, on the button to remove the one that took its place, or else on the chooser.
 */
export function useKeptFocus(
  box: RefObject<HTMLElement | null>,
  fallback: RefObject<HTMLElement | null>,
): () => void {
  const standing = useRef<Standing>(null);

  useLayoutEffectInBrowser(() => {
    if (!standing.current || !box.current) return;
    const { tile, deed, place } = standing.current;
    standing.current = null;
    const tiles = [...box.current.querySelectorAll<HTMLElement>('[data-tile]')];
    const same = tiles.find((one) => one.dataset['tile'] === tile);
    const near = same ?? tiles[Math.min(place, tiles.length - 1)];
    const button = near?.querySelector<HTMLElement>(`[data-deed="${same ? deed : 'remove'}"]`);
    (button ?? fallback.current)?.focus({ preventScroll: true });
  });

  return useCallback(() => {
    const button = document.activeElement;
    const tile = button instanceof HTMLElement ? button.closest<HTMLElement>('[data-tile]') : null;
    if (!tile || !(button instanceof HTMLElement)) return;
    const place = [...(tile.parentElement?.children ?? [])].indexOf(tile);
    standing.current = { tile: tile.dataset['tile'], deed: button.dataset['deed'], place };
  }, []);
}

const useLayoutEffectInBrowser = typeof document === 'undefined' ? () => undefined : useLayoutEffect;
