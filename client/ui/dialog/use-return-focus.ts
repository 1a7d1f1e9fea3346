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
  const adjacent = useRef<readonly Element[]>([]);
  return {
    remember: () => {
      opener.current = replaced ?? document.activeElement;
      adjacent.current = partsBeside(opener.current);
    },
    restore: (event) => {
      event.preventDefault();
      if (canFocus(opener.current)) return opener.current.focus();
      // The code that removed the opener may have moved the focus already.
      if (document.activeElement !== document.body) return;
      (findControl(adjacent.current) ?? findFallback())?.focus();
    },
  };
}

/** A page that opens with its dialog has no opener, and an action may remove the opener. */
function canFocus(opener: Element | null): opener is HTMLElement {
  return opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
}

/**
 * Where the focus moves when an action removes the button in a list: to the checkbox above the list if the button was beside it,
 * or to the next row, else the previous one, else the summary of the disclosure that contains the list.
 */
function partsBeside(opener: Element | null): readonly Element[] {
  const bar = opener?.closest('[data-sticky-actions]');
  if (bar) return [bar];
  const row = opener?.closest('tr, li');
  const parts = [row?.nextElementSibling, row?.previousElementSibling, opener?.closest('details')];
  return parts.flatMap((part) => part ?? []);
}

/** The checkbox is disabled while the action runs, and takes the focus after that: useFocusAfterSelection. */
function findControl(parts: readonly Element[]): HTMLElement | undefined {
  const controls =
    '[data-sticky-actions] input, input:not(:disabled), a[href], button:not(:disabled), summary';
  return parts.flatMap((part) => (part.isConnected && part.querySelector<HTMLElement>(controls)) || [])[0];
}

function findFallback(): HTMLElement | undefined {
  const dialogs = document.querySelectorAll<HTMLElement>('[role=dialog][data-state=open]');
  return [...dialogs].at(-1) ?? document.querySelector('main') ?? undefined;
}
