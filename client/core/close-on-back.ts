// Makes the browser's Back, and Android's, close the open dialog, menu, sheet or picture viewer instead of leaving the page.
import { useEffect, useEffectEvent } from 'react';

/** Open overlays, the top one last. Each has a history entry with the address of its page. */
const closers: (() => void)[] = [];

/** What a history entry is: the router's key of the page, and how many overlays are open in it. */
interface Entry {
  page: unknown;
  overlays: number;
}

let current: Entry | undefined;

/** For an overlay that is rendered while it is open, or while `isOpen`. */
export function useCloseOnBack(close: () => void, isOpen = true): void {
  const onBack = useEffectEvent(close);
  useEffect(() => (isOpen ? closeOnBack(() => onBack()) : undefined), [isOpen]);
}

/** For a native popover that has just opened. */
export function closePopoverOnBack(popover: HTMLElement): void {
  if (!popover.matches(':popover-open')) return;
  const release = closeOnBack(() => popover.hidePopover());
  const follow = (event: ToggleEvent) => {
    if (event.target !== popover || event.newState === 'open') return;
    release();
    popover.removeEventListener('toggle', follow);
  };
  popover.addEventListener('toggle', follow);
}

/**
 * Adds a history entry for an overlay.
 *
 * The entry of an overlay that is closed in another way remains: going back takes a moment in which a link may be
 * followed, and would undo it. The next page replaces it, the next overlay uses it, and Back skips it.
 *
 * @param close called by Back
 * @returns to be called when the overlay is closed
 */
export function closeOnBack(close: () => void): () => void {
  if (!current) followHistory();
  closers.push(close);
  addEntries();
  return () => {
    const index = closers.indexOf(close);
    if (index >= 0) closers.splice(index, 1);
  };
}

function followHistory(): void {
  current = readEntry();
  // Before the router, which would load the page again.
  addEventListener('popstate', leaveEntry, { capture: true });
  const pushState = history.pushState.bind(history);
  const replaceState = history.replaceState.bind(history);
  history.pushState = (...page) => {
    if (readEntry().overlays > 0) replaceState(...page);
    else pushState(...page);
    addEntries();
  };
}

function leaveEntry(event: PopStateEvent): void {
  const left = current;
  current = readEntry();
  const isSamePage = current.page === left?.page;
  if (isSamePage) event.stopImmediatePropagation();
  const closed = closers.splice(current.overlays).toReversed();
  for (const close of closed) close();
  // The entry was that of a closed overlay: Back means the page before.
  if (isSamePage && closed.length === 0 && current.overlays < (left?.overlays ?? 0)) history.back();
}

function addEntries(): void {
  while (readEntry().overlays < closers.length) {
    const state = { ...history.state, overlays: readEntry().overlays + 1 };
    // Without notifying the router, whose page is the same.
    History.prototype.pushState.call(history, state, '');
  }
  current = readEntry();
}

function readEntry(): Entry {
  const state: { key?: string; overlays?: number } | null = history.state;
  return { page: state?.key, overlays: state?.overlays ?? 0 };
}
