// The menu: arrow keys, type-ahead, Escape, Back. Loaded by MenuButton.
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { DropdownMenu as Primitive } from 'radix-ui';
import { useCloseOnBack } from '../../core/close-on-back.ts';
import { Anchor } from './anchor.tsx';
import { classNames } from '../class-names.ts';

export type MenuItem = {
  label: string;
  icon?: ReactNode;
  /** With an address the item is a link; without one it calls `onSelect`. */
  href?: string;
  onSelect?: () => void;
  danger?: boolean;
  disabled?: boolean;
  /** Renders a separator above the item. */
  startsGroup?: boolean;
  /** A count or badge at the right edge. */
  badge?: ReactNode;
};

export type MenuPanelProps = {
  label: string;
  heading?: string | undefined;
  items: ReadonlyArray<MenuItem>;
  onClose: () => void;
  /** Called when the menu is closed, to restore the focus. */
  onClosed: () => void;
};

export function MenuPanel({ label, heading, items, onClose, onClosed }: MenuPanelProps) {
  const chosen = useRef<MenuItem['onSelect']>(undefined);
  useCloseOnBack(onClose);
  return (
    // Not in a portal, which would put the menu outside the page's landmarks. Not modal: a modal menu locks the page
    // with a style element, which the content policy refuses.
    <Primitive.Root open onOpenChange={onClose} modal={false}>
      <Primitive.Trigger asChild>
        <span aria-hidden="true" tabIndex={-1} className="pointer-events-none absolute inset-0" />
      </Primitive.Trigger>
      <Primitive.Content
        aria-label={label}
        aria-labelledby={undefined}
        align="end"
        sideOffset={6}
        collisionPadding={8}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
          // The action runs after the focus is restored, so that a dialog it opens can return the focus.
          chosen.current?.();
          chosen.current = undefined;
        }}
        className="z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[min(22rem,calc(100vw-1rem))] min-w-52 animate-appear overflow-y-auto rounded-md border border-line bg-surface p-1 text-left text-base whitespace-normal text-ink shadow-overlay"
      >
        {heading && (
          <Primitive.Label className="max-w-64 truncate px-3 py-2 font-display text-sm font-bold">
            {heading}
          </Primitive.Label>
        )}
        {items.map((item) => (
          <Row
            key={item.label}
            item={item}
            onSelect={() => {
              chosen.current = item.onSelect;
            }}
          />
        ))}
      </Primitive.Content>
    </Primitive.Root>
  );
}

function Row({ item, onSelect }: { item: MenuItem; onSelect: () => void }) {
  const { label, icon, href, danger, disabled, startsGroup, badge } = item;
  const content = (
    <>
      {icon}
      <span className="min-w-0 flex-1">{label}</span>
      {badge}
    </>
  );
  const classes = classNames(
    'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 leading-snug outline-none data-highlighted:bg-sunken [&>svg]:shrink-0',
    'data-disabled:cursor-not-allowed data-disabled:opacity-55',
    danger && 'text-danger',
  );
  return (
    <>
      {startsGroup && <Primitive.Separator className="my-1 h-px bg-line" />}
      <Primitive.Item
        asChild={href !== undefined}
        disabled={disabled}
        onSelect={onSelect}
        className={classes}
      >
        {href === undefined ? content : <Anchor href={href}>{content}</Anchor>}
      </Primitive.Item>
    </>
  );
}
