// Clicks that follow a link in the same tab.
import type { MouseEvent } from 'react';

/** A click with a modifier key opens a new tab or window, or downloads. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
