// The menu itself: arrow keys, first letters, Escape. Loaded by MenuButton.
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { DropdownMenu as Primitive } from 'radix-ui';
import { Anchor } from './anchor.tsx';
import { classNames } from '../class-names.ts';

export type MenuItem = {
  label: string;
  icon?: ReactNode;
  /** A link when it has an address, else a deed. */
  href?: string;
  onSelect?: () => void;
  danger?: boolean;
  disabled?: boolean;
  /** Draws a line above it. */
  startsGroup?: boolean;
  /** A count or mark at the right edge. */
  mark?: ReactNode;
};

export type MenuPanelProps = {
  label: string;
  heading?: string | undefined;
  items: ReadonlyArray<MenuItem>;
  onClose: () => void;
  /** Where the focus should go when the menu is gone. */
  onClosed: () => void;
};

export function MenuPanel({ label, heading, items, onClose, onClosed }: MenuPanelProps) {
  const chosen = useRef<MenuItem['onSelect']>(undefined);
  return (
    // Not in a portal: there it would stand outside the page's landmarks. Not modal: a modal menu would lock the page by a style element, which the content policy refuses.
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
          // The deed waits until the focus is back, so that a dialog it opens knows where to return it.
          chosen.current?.();
          chosen.current = undefined;
        }}
        className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 animate-appear overflow-y-auto rounded-md border border-line bg-surface p-1 text-left text-base whitespace-normal text-ink shadow-overlay"
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
  const { label, icon, href, danger, disabled, startsGroup, mark } = item;
  const content = (
    <>
      {icon}
      <span className="flex-1">{label}</span>
      {mark}
    </>
  );
  const look = classNames(
    'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 outline-none data-highlighted:bg-sunken',
    'data-disabled:cursor-not-allowed data-disabled:opacity-55',
    danger && 'text-danger',
  );
  return (
    <>
      {startsGroup && <Primitive.Separator className="my-1 h-px bg-line" />}
      <Primitive.Item asChild={href !== undefined} disabled={disabled} onSelect={onSelect} className={look}>
        {href === undefined ? content : <Anchor href={href}>{content}</Anchor>}
      </Primitive.Item>
    </>
  );
}
