// A button with a menu. Only the button is drawn at first; the menu is fetched when somebody reaches for it.
import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { iconButtonStyle } from './icon-button.tsx';
import type { MenuItem, MenuPanelProps } from './menu-panel.tsx';
import { tellMissing } from './tell-missing.ts';

export type { MenuItem };

export type MenuButtonProps = {
  /** Names both the button and the menu. */
  label: string;
  /** Stands above the items: whose menu it is. */
  heading?: string;
  items: ReadonlyArray<MenuItem>;
  /** What the button shows; three dots unless told. */
  children?: ReactNode;
  className?: string;
};

/** `<MenuButton label="Åtgärder för annonsen" items={[{ label: 'Ta bort', danger: true, onSelect: remove }]} />` */
export function MenuButton({ label, heading, items, children, className }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [view, setView] = useState<{ Panel: ComponentType<MenuPanelProps> }>();

  async function fetchPanel(): Promise<void> {
    if (view) return;
    const { MenuPanel } = await import('./menu-panel.tsx');
    setView({ Panel: MenuPanel });
  }

  return (
    <span className="relative inline-flex">
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={() => void fetchPanel().catch(() => {})}
        onClick={() => {
          setIsOpen(!isOpen);
          fetchPanel().catch(() => {
            setIsOpen(false);
            tellMissing();
          });
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          event.currentTarget.click();
        }}
        className={className ?? iconButtonStyle()}
      >
        {children ?? <Ellipsis size={20} />}
      </button>
      {view && (
        <view.Panel
          label={label}
          heading={heading}
          items={items}
          open={isOpen}
          onOpenChange={setIsOpen}
          onClosed={() => button.current?.focus()}
        />
      )}
    </span>
  );
}
