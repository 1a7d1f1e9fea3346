// Clicks that follow a link in the same tab.

/** A click with a modifier key opens a new tab or window, or downloads. */
export function isPlainClick(
  event: Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
