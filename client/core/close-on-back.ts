// Makes the browser's Back, and Android's, close the open dialog, menu, sheet or picture viewer instead of leaving the page.
import { useEffect, useEffectEvent, useState } from 'react';

/** Open overlays, the top one last. Each has a history entry with the address of its page. */
const closers: (() => void)[] = [];

/** A history entry: the router's key of its page, and how many overlays are open in it. */
interface Entry {
  page: unknown;
  overlays: number;
  /** The page of the entry below, if this page replaced it while an overlay was open: the router replaced the overlay's entry only. */
  replaced: unknown;
}

let current: Entry | undefined;

/** For an overlay that is mounted only while it is open; any other overlay passes `isOpen`. */
export function useCloseOnBack(close: () => void, isOpen = true): void {
  const [backs, setBacks] = useState(0);
  const onBack = useEffectEvent((count: number) => {
    close();
    setBacks(count + 1);
  });
  // Registered again after each Back that leaves it open: a dialog does not close while it saves.
  useEffect(() => (isOpen ? closeOnBack(() => onBack(backs)) : undefined), [isOpen, backs]);
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
 * When the overlay is closed in another way, its entry remains: `history.back()` is asynchronous and would undo a link
 * that is followed meanwhile. The next page replaces the entry, the next overlay uses it, and Back skips it. If the address is
 * replaced in it, the entry below has the earlier address, and Back skips that one.
 *
 * @param close called by Back
 * @returns to be called when the overlay is closed
 */
export function closeOnBack(close: () => void): () => void {
  followHistory();
  closers.push(close);
  addEntries();
  return () => {
    const index = closers.indexOf(close);
    if (index >= 0) closers.splice(index, 1);
  };
}

/** Starts with the first overlay, or with the page if it was reloaded in the entry of an overlay. */
export function followHistory(): void {
  if (current) return;
  current = readEntry();
  // Captured, so that it runs before the router's listener, which would load the page again.
  addEventListener('popstate', leaveEntry, { capture: true });
  const pushState = history.pushState.bind(history);
  const replaceState = history.replaceState.bind(history);
  history.replaceState = (state: { key?: string } | null, ...page) => {
    const { overlays, page: before, replaced } = readEntry();
    const isOverlaid = overlays > 0 && state?.key !== before;
    replaceState(
      isOverlaid || replaced ? { ...state, replaced: isOverlaid ? before : replaced } : state,
      ...page,
    );
    addEntries();
  };
  history.pushState = (...page) => {
    if (readEntry().overlays > 0) replaceState(...page);
    else pushState(...page);
    addEntries();
  };
}

function leaveEntry(event: PopStateEvent): void {
  const left = current;
  current = readEntry();
  const isReplaced = left?.replaced !== undefined && current.page === left.replaced;
  const isSamePage = isReplaced || current.page === left?.page;
  if (isSamePage) event.stopImmediatePropagation();
  const closed = closers.splice(current.overlays).toReversed();
  for (const close of closed) close();
  // The left entry belonged to an overlay that is already closed, or this one to a replaced page: Back continues.
  const isSkipped = isReplaced || current.overlays < (left?.overlays ?? 0);
  if (isSamePage && closed.length === 0 && isSkipped) history.back();
}

function addEntries(): void {
  while (readEntry().overlays < closers.length) {
    const state = { ...history.state, overlays: readEntry().overlays + 1 };
    // The prototype's method does not notify the router, whose page is the same.
    History.prototype.pushState.call(history, state, '');
  }
  current = readEntry();
}

function readEntry(): Entry {
  const state: { key?: string; overlays?: number; replaced?: string } | null = history.state;
  return { page: state?.key, overlays: state?.overlays ?? 0, replaced: state?.replaced };
}
