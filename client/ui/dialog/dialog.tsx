// A conversation of its own above the page: a full sheet on phones, a card on wider screens. Load it when opened.
import type { ReactNode } from 'react';
import { Dialog as Primitive } from 'radix-ui';
import X from 'lucide-react/icons/x';
import { classNames } from '../class-names.ts';
import { IconButton } from '../button/icon-button.tsx';
import { useReturnFocus } from './use-return-focus.ts';
import { followVisibleArea } from './visible-area.ts';
// Beside the sheet that every page loads, as the dialog is.
import './dialog.css';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** sm 28 rem, md 36 rem, lg 56 rem; below 640 px always the whole screen. */
  size?: 'sm' | 'md' | 'lg';
  /** The content takes the sheet's whole height, to its edges, and scrolls by itself. */
  fills?: boolean;
  /** Beside the button that closes it. */
  tools?: ReactNode;
  /** Stays put at the bottom: the buttons. */
  footer?: ReactNode;
  children: ReactNode;
};

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-4xl' };

/** Focus moves in, Tab stays in, Escape and the veil close it, and focus returns to where it came from. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'md',
  fills = false,
  tools,
  footer,
  children,
}: DialogProps) {
  const { remember, restore } = useReturnFocus();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Veil />
        <Primitive.Content
          ref={followVisibleArea}
          aria-modal="true"
          data-holds-page=""
          onOpenAutoFocus={(event) => {
            remember();
            focusStart(event);
          }}
          onCloseAutoFocus={restore}
          onInteractOutside={keepForToast}
          // A picture that is shown large above it closes first, by itself.
          onEscapeKeyDown={(event) => document.querySelector('dialog:modal') && event.preventDefault()}
          className={classNames(
            'dialog-sheet z-50 flex animate-rise flex-col bg-surface text-ink shadow-overlay outline-none sm:rounded-lg',
            widths[size],
            fills && 'dialog-sheet-filled',
          )}
        >
          <header className="flex items-start gap-3 border-b border-line py-2 pr-2 pl-5">
            <Primitive.Title className="min-w-0 flex-1 py-2 text-lg">{title}</Primitive.Title>
            {tools}
            <Primitive.Close asChild>
              <IconButton label="Stäng" icon={<X size={22} />} />
            </Primitive.Close>
          </header>
          <div
            className={
              fills
                ? 'flex min-h-0 flex-1 flex-col'
                : 'min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5'
            }
          >
            {description && (
              <Primitive.Description className="mb-4 text-muted">{description}</Primitive.Description>
            )}
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-3">
              {footer}
            </footer>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

// A toast belongs to whatever is open: pressing it leaves nothing.
function keepForToast(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]'))
    event.preventDefault();
}

// The library would begin at the close button. A form begins at its first field, or the one that wears
// `data-takes-focus` (fields of a hidden tab do not count); reading begins at the top.
function focusStart(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  event.preventDefault();
  const sheet = event.currentTarget;
  const start =
    sheet.querySelector<HTMLElement>('[data-takes-focus]:not([hidden] *)') ??
    sheet.querySelector<HTMLElement>(
      ':is(input:not([type=hidden]), textarea, select):not([hidden] *, :disabled)',
    );
  (start ?? sheet).focus();
}

/** Not the library's own overlay: that one writes a style element, which the content policy refuses. */
export function Veil() {
  return <div aria-hidden="true" className="fixed inset-0 z-50 animate-appear bg-hall/65" />;
}
