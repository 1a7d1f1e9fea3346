// Whoever opened a dialog gets the focus back when it closes; the library does so only for triggers of its own.
import { useRef } from 'react';

/** Call `remember` before the focus moves in, `giveBack` as the dialog's onCloseAutoFocus. */
export function useReturningFocus(): { remember: () => void; giveBack: (event: Event) => void } {
  const opener = useRef<Element | null>(null);
  return {
    remember: () => {
      opener.current = document.activeElement;
    },
    giveBack: (event) => {
      event.preventDefault();
      if (isThere(opener.current)) return opener.current.focus();
      // Whoever took the opener away may have found a better place.
      if (document.activeElement === document.body) whatIsLeft()?.focus();
    },
  };
}

/** A page that comes with its dialog open has no opener, and some openers go with what was done. */
function isThere(opener: Element | null): opener is HTMLElement {
  return opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
}

function whatIsLeft(): HTMLElement | undefined {
  const dialogs = document.querySelectorAll<HTMLElement>('[role=dialog][data-state=open]');
  return [...dialogs].at(-1) ?? document.querySelector('main') ?? undefined;
}
