// A fold: the browser's own, so it opens without script and with the keyboard.
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { classNames } from '../class-names.ts';

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'ref' | 'onToggle'> {
  summary: ReactNode;
  mark?: ReactNode;
  /** Told when it opens or closes, also when somebody has opened it before the page awoke. */
  onTurn?: (isOpen: boolean) => void;
}

/** Folds that share a `name` open one at a time. `open` is where it starts. */
export function Disclosure({ summary, mark, onTurn, children, className, ...props }: DisclosureProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const tell = useEffectEvent((isOpen: boolean) => onTurn?.(isOpen));
  useEffect(() => {
    if (fold.current?.open) tell(true);
  }, []);
  return (
    <details
      {...props}
      ref={fold}
      onToggle={({ currentTarget }) => onTurn?.(currentTarget.open)}
      className={classNames('group border-b border-line', className)}
    >
      <summary className="flex min-h-11 list-none items-center gap-3 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="flex-1">{summary}</span>
        {mark}
        <ChevronDown
          size={20}
          className="shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="pt-1 pb-4">{children}</div>
    </details>
  );
}
