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
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
