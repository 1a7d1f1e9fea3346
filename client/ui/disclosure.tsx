// A fold: the browser's own, so it opens without script and with the keyboard.
import type { ComponentProps, ReactNode } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { classNames } from './class-names.ts';

/** Folds that share a `name` open one at a time. `open` is where it starts. */
export function Disclosure({
  summary,
  mark,
  children,
  className,
  ...props
}: ComponentProps<'details'> & { summary: ReactNode; mark?: ReactNode }) {
  return (
    <details {...props} className={classNames('group border-b border-line', className)}>
      <summary className="flex min-h-11 list-none items-center gap-3 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="flex-1">{summary}</span>
        {mark}
        <ChevronDown
          size={20}
          className="shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
