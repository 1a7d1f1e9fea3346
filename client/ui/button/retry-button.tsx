// The button "Försök igen" of what could not be loaded.
import { Button, type ButtonProps } from './button.tsx';

export type RetryButtonProps = Pick<ButtonProps, 'size' | 'className'> & {
  onRetry: () => void;
  isRetrying?: boolean;
};

/** The content replaces the button, and the focus moves to the part of the page that contains the content. */
export function RetryButton({ onRetry, isRetrying = false, ...props }: RetryButtonProps) {
  return (
    <Button {...props} ref={moveFocusOnRemoval} onClick={onRetry} busy={isRetrying}>
      Försök igen
    </Button>
  );
}

/** A ref callback. React calls its cleanup before it removes the button. */
function moveFocusOnRemoval(button: HTMLButtonElement): () => void {
  return () => {
    if (document.activeElement !== button) return;
    const ancestors = ancestorsOf(button);
    queueMicrotask(() => {
      // The page may have moved the focus already.
      if (document.activeElement !== document.body) return;
      const remaining = ancestors.find((element) => element.isConnected && element !== document.body);
      if (remaining) focusPart(remaining);
    });
  };
}

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const { parentElement } = element;
  return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : [];
}

/** The main element, if the part contains the whole page. */
function focusPart(part: HTMLElement): void {
  const target = part.querySelector<HTMLElement>('main') ?? part;
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}
