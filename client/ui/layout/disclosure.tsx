// A native details element, so it opens without JavaScript and with the keyboard.
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { classNames } from '../class-names.ts';

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'ref' | 'onToggle'> {
  summary: ReactNode;
  badge?: ReactNode;
  /** Called when it opens or closes, and on mount when the user opened it before hydration. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** Disclosures with the same `name` open one at a time. `open` is the initial state. */
export function Disclosure({ summary, badge, onOpenChange, children, className, ...props }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const notifyOpen = useEffectEvent((isOpen: boolean) => onOpenChange?.(isOpen));
  useEffect(() => {
    if (details.current?.open) notifyOpen(true);
  }, []);
  return (
    <details
      {...props}
      ref={details}
      onToggle={({ currentTarget }) => onOpenChange?.(currentTarget.open)}
      className={classNames('group border-b border-line', className)}
    >
      <summary className="flex min-h-11 list-none items-center gap-3 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="flex-1">{summary}</span>
        {badge}
        <ChevronDown
          size={20}
          className="shrink-0 text-muted print:hidden transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="pt-1 pb-4">{children}</div>
    </details>
  );
}
