// A button with a menu. The menu is loaded when the pointer reaches the button or it is clicked.
import { useRef, useState, type ReactNode } from 'react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { iconButtonStyle } from './icon-button.tsx';
import { LazyDialog } from '../lazy/lazy-dialog.tsx';
import type { MenuItem } from './menu-panel.tsx';

export type { MenuItem };

export type MenuButtonProps = {
  /** Name of both the button and the menu. */
  label: string;
  /** Shown above the items, for example the name of the signed-in user. */
  heading?: string;
  items: ReadonlyArray<MenuItem>;
  /** Content of the button; three dots by default. */
  children?: ReactNode;
  className?: string;
};

const loadPanel = async () => (await import('./menu-panel.tsx')).MenuPanel;

/** `<MenuButton label="Åtgärder för annonsen" items={[{ label: 'Ta bort', danger: true, onSelect: remove }]} />` */
export function MenuButton({ label, heading, items, children, className }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  return (
    <span className="relative inline-flex">
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        // The click loads it again, and shows a failure.
        onPointerEnter={() => void loadPanel().catch(() => undefined)}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          event.currentTarget.click();
        }}
        className={className ?? iconButtonStyle()}
      >
        {children ?? <Ellipsis size={20} />}
      </button>
      {isOpen && (
        <LazyDialog
          load={loadPanel}
          props={{
            label,
            heading,
            items,
            onClose: () => setIsOpen(false),
            onClosed: () => button.current?.focus(),
          }}
        />
      )}
    </span>
  );
}
