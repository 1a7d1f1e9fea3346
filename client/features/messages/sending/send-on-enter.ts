// Sends a message with Enter; Shift+Enter begins a new line.
import type { KeyboardEvent } from 'react';

/** A handler of `onKeyDown`. */
export function sendOnEnter(send: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    // Enter also confirms input method composition.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
}
