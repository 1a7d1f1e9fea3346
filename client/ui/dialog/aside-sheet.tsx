// A column beside a list on desktops, a sheet on smaller screens: one element, so it works without JavaScript.
import { useEffect, useRef, useState, type ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { classNames } from '../class-names.ts';
import { iconButtonStyle } from '../button/icon-button.tsx';

export type AsideSheetProps = {
  /** A button with this as its `popoverTarget` opens the sheet; hide that button from 1024 px. */
  id: string;
  title: string;
  children: ReactNode;
  /** Stays at the bottom of the open sheet. */
  footer: ReactNode;
};

/** A native popover: Escape, Back on Android and a press on the backdrop close it. */
export function AsideSheet({ id, title, children, footer }: AsideSheetProps) {
  const sheet = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const follow = (event: ToggleEvent) => {
      if (event.target !== element) return;
      setIsOpen(event.newState === 'open');
      if (event.newState === 'open') element.focus();
    };
    // A popover does not trap the focus, and a focused element behind the sheet would be hidden.
    const closeWhenLeft = ({ relatedTarget }: FocusEvent) => {
      const isWithin = relatedTarget instanceof Node && element.contains(relatedTarget);
      if (relatedTarget && !isWithin && element.matches(':popover-open')) element.hidePopover();
    };
    element.addEventListener('toggle', follow);
    element.addEventListener('focusout', closeWhenLeft);
    return () => {
      element.removeEventListener('toggle', follow);
      element.removeEventListener('focusout', closeWhenLeft);
    };
  }, []);

  return (
    <section
      ref={sheet}
      id={id}
      popover="auto"
      tabIndex={-1}
      aria-label={title}
      role={isOpen ? 'dialog' : undefined}
      data-holds-page={isOpen ? '' : undefined}
      className={classNames(
        'static m-0 h-auto w-full max-w-none overflow-visible border-0 bg-transparent p-0 text-ink outline-none lg:block',
        'open:fixed open:inset-y-0 open:right-0 open:left-auto open:flex open:h-dvh open:max-h-none open:animate-rise open:flex-col',
        'open:bg-surface open:shadow-overlay sm:open:w-108 backdrop:bg-hall/65',
      )}
    >
      <header className="hidden items-center border-b border-line py-2 pr-2 pl-5 in-[:popover-open]:flex">
        <h2 className="flex-1 text-lg">{title}</h2>
        <button
          type="button"
          aria-label="Stäng"
          popoverTarget={id}
          popoverTargetAction="hide"
          className={iconButtonStyle()}
        >
          <X size={22} />
        </button>
      </header>
      <div className="in-[:popover-open]:min-h-0 in-[:popover-open]:flex-1 in-[:popover-open]:overflow-y-auto in-[:popover-open]:overscroll-contain in-[:popover-open]:px-5 in-[:popover-open]:py-4">
        {children}
      </div>
      <footer className="hidden gap-3 border-t border-line px-5 py-3 in-[:popover-open]:flex">
        {footer}
      </footer>
    </section>
  );
}
