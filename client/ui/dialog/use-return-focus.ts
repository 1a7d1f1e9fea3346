// Returns the focus to the element that opened a dialog; the library does so only for its own triggers.
import { useRef } from 'react';

/**
 * Call `remember` before the focus moves into the dialog, and `restore` as its onCloseAutoFocus.
 *
 * @param replaced the opener of a dialog that replaces another one, since the focus is no longer there
 */
export function useReturnFocus(replaced?: Element | null): {
  remember: () => void;
  restore: (event: Event) => void;
} {
  const opener = useRef<Element | null>(null);
  return {
    remember: () => {
      opener.current = replaced ?? document.activeElement;
    },
    restore: (event) => {
      event.preventDefault();
      if (canFocus(opener.current)) return opener.current.focus();
      // The code that removed the opener may have moved the focus already.
      if (document.activeElement === document.body) findFallback()?.focus();
    },
  };
}

/** A page that opens with its dialog has no opener, and an action may remove the opener. */
function canFocus(opener: Element | null): opener is HTMLElement {
  return opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
}

function findFallback(): HTMLElement | undefined {
  const dialogs = document.querySelectorAll<HTMLElement>('[role=dialog][data-state=open]');
  return [...dialogs].at(-1) ?? document.querySelector('main') ?? undefined;
}
