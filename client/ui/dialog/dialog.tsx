// A modal dialog: full screen on phones, a card on wider screens. Load it when it opens.
import type { ReactNode } from 'react';
import { Dialog as Primitive } from 'radix-ui';
import X from 'lucide-react/icons/x';
import { classNames } from '../class-names.ts';
import { useCloseOnBack } from '../../core/close-on-back.ts';
import { IconButton } from '../button/icon-button.tsx';
import { firstFieldIn } from '../form/first-field.ts';
import { measureDialogBar } from '../layout/measured-bar.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { followVisibleArea } from './visible-area.ts';
// Not in the style sheet of every page, because dialogs are loaded on demand.
import './dialog.css';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** sm 28 rem, md 36 rem, lg 56 rem; below 640 px always the whole screen. */
  size?: 'sm' | 'md' | 'lg';
  /** The content fills the dialog to its edges and scrolls by itself. */
  fills?: boolean;
  /** The dialog grows downwards only: for content of changing height. */
  hangs?: boolean;
  /** The dialog has its own address: leaving it closes the dialog, so Back needs no further history entry. */
  hasOwnAddress?: boolean;
  /** Gets the focus on close; by default the element that has it when the dialog opens. */
  opener?: Element | null;
  /** Shown beside the close button. */
  tools?: ReactNode;
  /** Stays at the bottom: the buttons. */
  footer?: ReactNode;
  children: ReactNode;
};

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-4xl' };

/** Traps the focus and restores it on close; Escape, Back and a press on the backdrop close it. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'md',
  fills = false,
  hangs = false,
  hasOwnAddress = false,
  opener,
  tools,
  footer,
  children,
}: DialogProps) {
  const { remember, restore } = useReturnFocus(opener);
  useCloseOnBack(() => onOpenChange(false), open && !hasOwnAddress);
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Backdrop />
        <Primitive.Content
          ref={followVisibleArea}
          aria-modal="true"
          data-holds-page=""
          onOpenAutoFocus={(event) => {
            remember();
            focusStart(event);
          }}
          onCloseAutoFocus={restore}
          onInteractOutside={ignoreToasts}
          onEscapeKeyDown={(event) => closesInnerElement(event) && event.preventDefault()}
          className={classNames(
            'dialog-sheet z-50 flex animate-rise flex-col bg-surface text-ink shadow-overlay outline-none sm:rounded-lg',
            widths[size],
            fills && 'dialog-sheet-filled',
            hangs && 'dialog-sheet-hung',
          )}
        >
          <div className="flex items-start gap-3 border-b border-line py-2 pr-2 pl-5">
            <Primitive.Title className="min-w-0 flex-1 py-2 text-lg">{title}</Primitive.Title>
            {tools}
            <Primitive.Close asChild>
              <IconButton label="Stäng" icon={<X size={22} />} />
            </Primitive.Close>
          </div>
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
            <div
              ref={measureDialogBar}
              className="no-print flex flex-wrap justify-end gap-3 border-t border-line px-5 py-3"
            >
              {footer}
            </div>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Escape first closes a full-screen picture above the dialog, an open list of a field, or a panel within the dialog. */
function closesInnerElement({ target }: Event): boolean {
  if (document.querySelector('dialog:modal')) return true;
  return (
    target instanceof Element &&
    target.closest('[role=combobox][aria-expanded=true], [data-closes-on-escape]') !== null
  );
}

// A press on a toast does not count as outside the dialog.
function ignoreToasts(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]'))
    event.preventDefault();
}

// The library would focus the close button. A form focuses its first field; a dialog without fields focuses itself, so that
// reading starts at the top.
function focusStart(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  event.preventDefault();
  const sheet = event.currentTarget;
  (firstFieldIn(sheet) ?? sheet).focus();
}

/** The backdrop. The library's own overlay writes a style element, which the content policy refuses. */
export function Backdrop() {
  return <div aria-hidden="true" className="fixed inset-0 z-50 animate-appear bg-hall/65" />;
}
