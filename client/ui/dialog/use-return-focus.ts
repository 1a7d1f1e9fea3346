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
  const actions = useRef<Element | null>(null);
  return {
    remember: () => {
      opener.current = replaced ?? document.activeElement;
      actions.current = opener.current?.closest('[data-sticky-actions]') ?? null;
    },
    restore: (event) => {
      event.preventDefault();
      if (canFocus(opener.current)) return opener.current.focus();
      // The code that removed the opener may have moved the focus already.
      if (document.activeElement !== document.body) return;
      (findControl(actions.current) ?? findFallback())?.focus();
    },
  };
}

/** A page that opens with its dialog has no opener, and an action may remove the opener. */
function canFocus(opener: Element | null): opener is HTMLElement {
  return opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
}

/** The checkbox above a list, whose buttons disappear when nothing is selected any more. */
function findControl(actions: Element | null): HTMLElement | undefined {
  return (actions?.isConnected && actions.querySelector<HTMLElement>('input')) || undefined;
}

function findFallback(): HTMLElement | undefined {
  const dialogs = document.querySelectorAll<HTMLElement>('[role=dialog][data-state=open]');
  return [...dialogs].at(-1) ?? document.querySelector('main') ?? undefined;
}
